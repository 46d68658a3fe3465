"""The server: tables behind HTTP and WebSockets, and a log in which nothing is lost."""

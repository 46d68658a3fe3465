"""The server: tables over HTTP and WebSockets, with a durable log."""

"""A client of the server: join a table, follow it, play, and come back by itself."""

"""A client of the server that joins tables, follows them, plays, and reconnects automatically."""

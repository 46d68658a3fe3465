"""A client for the server: it joins tables, follows them, plays, and reconnects automatically."""

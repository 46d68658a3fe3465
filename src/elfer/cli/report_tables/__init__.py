"""Tables of results for the terminal."""

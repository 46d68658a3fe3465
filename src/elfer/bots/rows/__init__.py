"""How the bots play row games."""

"""How the bots play Master."""

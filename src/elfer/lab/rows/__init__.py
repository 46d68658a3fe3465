"""The fast kernel of the row games."""

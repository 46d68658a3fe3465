"""Bots against each other on the reference engine: whole matches, and what is counted in them."""

"""Zweikampf: both players turn over a card, and the higher one takes both."""

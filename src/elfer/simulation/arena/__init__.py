"""Contests between bots: duplicate deals, scores, ratings, and the ladder."""

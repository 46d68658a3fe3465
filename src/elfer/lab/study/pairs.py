"""Which bots are compared to tell luck from skill: change this table, and run the studies again."""

PAIRS = (("hard", "greedy"), ("hard", "child"), ("hard", "easy"))
"""The better one, and plainer ones at all other seats; the next pair where one shows no skill.

Who lays or asks whatever he can is the most usual opponent, but where three of them sit around one
who thinks, that can be worse for him than for them.
"""

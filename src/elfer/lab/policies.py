"""The names of the kernel's own players; each family has a move for every one of them."""

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}

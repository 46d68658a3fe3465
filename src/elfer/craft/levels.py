"""What the levels below `hard` miss where moves are weighed, in percent of the times."""

HASTE = {"easy": 40, "medium": 18}
"""In a row game: how often each lays before it has thought."""
OVERLOOKS = {"child": 57, "easy": 45, "medium": 30}
"""In Master: how often each does not see that a card could be laid."""
PERCENT = 100

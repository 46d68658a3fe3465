"""Which numbers a seat will be asked for: the count goes on, and starts again now and then."""

from functools import lru_cache

PATIENCE = 0.8
"""What the next time is worth against this one."""
TURNS = 12
"""How far ahead is looked."""


@lru_cache(maxsize=1 << 10)
def asked(number: int, highest: int, players: int, restarts: float) -> tuple[float, ...]:
    """By number: how often it is the seat's turn with it after this turn, the later the less."""
    chances = [0.0] * (highest + 1)
    chances[number] = 1.0
    total = [0.0] * (highest + 1)
    worth = 1.0
    for _ in range(TURNS):
        for _ in range(players):
            chances = [0.0, 0.0, *chances[1:highest]]
            chances[1] = 1 - (1 - restarts) * sum(chances)
            chances[2:] = [chance * (1 - restarts) for chance in chances[2:]]
        worth *= PATIENCE
        total = [sum_ + worth * chance for sum_, chance in zip(total, chances, strict=True)]
    return tuple(total)

"""How rows grow: said in a word for whoever knows the rules as numbers only."""

from enum import IntEnum


class Growth(IntEnum):
    """Which empty places may be filled once a card lies on its place."""

    BESIDE = 0
    """Its neighbours."""
    ONE_START = 1
    """Its neighbours; a row that has begun can be started no more."""
    SAME_VALUE = 2
    """Its neighbours; the first card's value starts every other row."""
    BOTH_ENDS = 3
    """The neighbours of the whole row, once both its ends lie."""

"""Why bots do things in row games, beside the reasons that all games share."""

from enum import StrEnum


class RowWhy(StrEnum):
    """A reason in a word; the facts that its sentence has are in brackets."""

    WAY_FOR_OWN = "way-for-own"
    """(count: how many own cards lie beyond)"""
    LEAST_GIFT = "least-gift"
    FUN = "fun"
    HASTY = "hasty"
    SOLVED = "solved"
    DRAWS_ON = "draws-on"
    STOPS_DRAWING = "stops-drawing"

"""The words for habits."""

from enum import StrEnum


class Why(StrEnum):
    """Why one back of a card was chosen and not another, and what one says to a card."""

    EDGE = "luck-edge"
    """It likes the card at the edge."""
    STICKS_OUT = "luck-sticks-out"
    """One card stuck out a little."""
    LUCKY_NUMBER = "luck-number"
    """It counts to its lucky number."""
    MIDDLE = "luck-middle"
    """It takes the one in the middle, as always."""
    SECOND = "luck-second"
    """It never takes the first card, but the one next to it."""
    ALL_ALIKE = "luck-all-alike"
    """It knows that all backs are alike, and lets chance decide."""
    ONLY_MOVE = "luck-only-move"
    """There is nothing to decide: the card is turned over."""
    BRAVE = "luck-brave"
    """It is behind and hopes for a high card."""

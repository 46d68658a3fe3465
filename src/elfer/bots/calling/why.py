"""The words for what moves those who watch and call."""

from enum import StrEnum


class Why(StrEnum):
    """Why something was called, laid or overlooked."""

    ALIKE = "call-alike"
    """It saw two piles with the same number."""
    MIDDLE = "call-middle"
    """It saw the number of the middle pile."""
    MIDDLE_FREE = "call-middle-free"
    """It went for the middle pile, which was worth more."""
    MISREAD = "call-misread"
    """It took one number for another that looks like it."""
    WRONG_WORD = "call-wrong-word"
    """It saw the match but said the wrong word."""
    UNSEEN = "call-unseen"
    """It did not see it in time."""
    FITS = "call-fits"
    """The card was one higher than that pile."""
    LEADER = "call-leader"
    """It gave the card to the player who was nearest to winning."""
    OVERLOOKED = "call-overlooked"
    """It did not see that the card fitted elsewhere."""
    CAUGHT = "call-caught"
    """It saw that another had overlooked a place."""
    LETS_GO = "call-lets-go"
    """It kept silent, as the call would have helped another to win."""

"""The words for what moves a guesser."""

from enum import StrEnum


class Why(StrEnum):
    """Why a number was said."""

    FEELING = "guess-feeling"
    """It had a feeling for the cards that nobody knows."""
    OWN_CARD = "guess-own-card"
    """It added what is usual to its own card."""
    COPIES = "guess-copies"
    """It said one more or one less than the player before."""
    REPEATS = "guess-repeats"
    """It liked the number that the player before had said."""
    MIDDLE = "guess-middle"
    """It said the middle of all sums that are possible."""
    HIDES = "guess-hides"
    """It did not want its guess to give away its card."""
    LISTENS = "guess-listens"
    """It worked out what the guesses before tell, and took the best answer."""
    BEST_ANSWER = "guess-best-answer"
    """Most sums are nearer to this number than to the guesses before."""
    FORESEES = "guess-foresees"
    """It thought of what those after it would answer."""

"""The words for what moves those who choose in secret."""

from enum import StrEnum


class Why(StrEnum):
    """Why a card was chosen."""

    BIGGEST = "choose-biggest"
    """It likes to play its biggest cards."""
    ANY = "choose-any"
    """It took any card, so that nobody could know which."""
    STAKE = "choose-stake"
    """There was more to win than usual, so it played high."""
    AHEAD = "choose-one-ahead"
    """It mixed the cards that are best for this trick and for what is left after it."""
    SOLVED = "choose-solved"
    """It mixed its cards so that nobody can gain by knowing how it plays."""
    PLAYED_OUT = "choose-played-out"
    """It played the game to its end many times, and this card won most."""

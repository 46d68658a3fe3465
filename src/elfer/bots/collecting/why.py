"""The words for what moves a collector."""

from enum import StrEnum


class Why(StrEnum):
    """Why a card was taken or laid, why a round was closed or not."""

    FAVOURITE = "collect-favourite"
    """It likes this colour best."""
    SHINY = "collect-shiny"
    """The highest card that lay open."""
    ADDS = "collect-adds"
    """The card adds to the colour that it collects."""
    STOCK = "collect-stock"
    """No open card was worth as much as an unseen one."""
    USELESS = "collect-useless"
    """The card was the one that it could best do without."""
    DENIES = "collect-denies"
    """The card helps those who come next as little as possible."""
    COVERS = "collect-covers"
    """It covers a card that another would have taken."""
    CLOSES = "collect-closes"
    """Its hand was good enough to close."""
    WAITS = "collect-waits"
    """Its hand was of one colour, but too low to close."""
    SNATCHES = "collect-snatches"
    """It took the card so that another could not."""
    PLAYED_OUT = "collect-played-out"
    """It tried the moves in many ways that the cards may lie, and this brought the most."""

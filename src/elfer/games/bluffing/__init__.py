"""What the games have in common in which cards lie face down and a number is claimed."""

from elfer.games.bluffing.game import BluffGame
from elfer.games.bluffing.layout import BluffLayout, BluffState, BluffView, cards_said
from elfer.games.bluffing.memory import Memory, Repute
from elfer.games.bluffing.moves import PILE, lays

__all__ = [
    "PILE",
    "BluffGame",
    "BluffLayout",
    "BluffState",
    "BluffView",
    "Memory",
    "Repute",
    "cards_said",
    "lays",
]

"""Farben sammeln: take a card, lay one on the open piles, until a hand is all of one colour."""

from elfer.games.farben_sammeln.game import FarbenSammeln
from elfer.games.farben_sammeln.layout import CollectingView

__all__ = ["CollectingView", "FarbenSammeln"]

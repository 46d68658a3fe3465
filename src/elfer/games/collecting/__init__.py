"""Farben sammeln: take a card and lay one until your hand has only one colour."""

from elfer.games.collecting.rules import FarbenSammeln
from elfer.games.collecting.state import CollectingView

__all__ = ["CollectingView", "FarbenSammeln"]

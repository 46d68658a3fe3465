"""Mogeln: cards face down, counted aloud, doubted, and slipped in when nobody looks."""

from elfer.games.mogeln.game import Mogeln
from elfer.games.mogeln.layout import MogelnView

__all__ = ["Mogeln", "MogelnView"]

"""Lass dich nicht erwischen!: cards face down, counted to twenty, and anyone may object."""

from elfer.games.erwischt.game import Erwischt
from elfer.games.erwischt.layout import ErwischtView

__all__ = ["Erwischt", "ErwischtView"]

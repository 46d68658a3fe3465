"""Mogeln and Lass dich nicht erwischen!: players lay cards face down and may lie about them."""

from elfer.games.bluffing.memory import Memory, Repute
from elfer.games.bluffing.moves import claimed_colour
from elfer.games.bluffing.state import BluffView

__all__ = ["BluffView", "Memory", "Repute", "claimed_colour"]

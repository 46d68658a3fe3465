"""Elfer raus! Master: jokers, bridges between the rows, swaps and bonus cards."""

from elfer.games.master.game import Master

__all__ = ["Master"]

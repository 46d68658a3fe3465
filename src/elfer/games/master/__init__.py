"""Elfer raus! Master: rows with jokers, swaps, bridges and bonus cards."""

from elfer.games.master.rules import Master

__all__ = ["Master"]

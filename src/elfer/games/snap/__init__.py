"""Schnipp Schnapp: turn over cards, be the first to call, collect quartets."""

from elfer.games.snap.rules import SchnippSchnapp

__all__ = ["SchnippSchnapp"]

"""Schnipp Schnapp: turn over, call first, collect quartets."""

from elfer.games.schnipp_schnapp.game import SchnippSchnapp

__all__ = ["SchnippSchnapp"]

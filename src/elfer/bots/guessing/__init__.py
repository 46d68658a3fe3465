"""Guessing a sum: how likely each one is, what others give away, where to stand among them."""

from elfer.bots.guessing.mind import guessing

__all__ = ["guessing"]

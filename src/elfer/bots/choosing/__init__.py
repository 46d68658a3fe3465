"""Choosing in secret: habits below, a mix that cannot be exploited above."""

from elfer.bots.choosing.mind import choosing

__all__ = ["choosing"]

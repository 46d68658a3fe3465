"""How the games are thought about in which cards lie face down and a number is claimed."""

from elfer.bots.bluffing.mind import bluffing

__all__ = ["bluffing"]

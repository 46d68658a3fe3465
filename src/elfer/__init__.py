"""The Elfer raus! family of card games: one engine, every game, exactly by the booklets."""

__version__ = "0.1.0"

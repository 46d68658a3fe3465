"""The rules of all games: one package per family, and the registry that lists every game."""

from elfer.games.registry import DEFAULT_GAME, EARLIER, GAMES, game_named

__all__ = ["DEFAULT_GAME", "EARLIER", "GAMES", "game_named"]

"""Whole matches of one level, with every situation in which it was asked and its choice."""

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import NamedTuple
from unittest import mock

from elfer.bots import levels
from elfer.bots.choice import ChosenMove, Situation
from elfer.engine.match import new_match
from elfer.engine.moves import Move
from elfer.games import GAMES
from elfer.simulation.arena.match_runner import play_match

MATCHES = {"junior": 40, "elfer-raus": 16, "mogeln": 8, "ratefix": 2, "schnipp-schnapp": 1}
"""The number of matches of games that are short or that offer few choices, or many."""
DEFAULT_MATCHES = 4
PLAYERS = 4


class Decision(NamedTuple):
    """A situation, and the move of a level."""

    situation: Situation
    chosen: ChosenMove

    @property
    def moves(self) -> list[Move]:
        """The legal moves."""
        return [*self.situation.moves]

    @property
    def move(self) -> Move | None:
        """The chosen move; None if the level did nothing."""
        return self.chosen.move

    @property
    def why(self) -> str:
        """The first reason for the move, or an empty text."""
        return str(self.chosen.reasons[0].why) if self.chosen.reasons else ""


@cache
def decisions(game_id: str, level: str, playouts: int = 0) -> tuple[Decision, ...]:
    """Return all choices of a level that plays seeded matches of a game against itself.

    Without playouts, `expert` does not search, which makes no difference to its habits.
    """
    game = GAMES[game_id]
    players = min(max(PLAYERS, game.least_players), game.most_players)
    made: list[Decision] = []
    choose = levels.choose

    def record(level: str, situation: Situation, rng: Random) -> ChosenMove:
        made.append(Decision(situation, choose(level, situation, rng)))
        return made[-1].chosen

    with mock.patch.object(levels, "choose", record):
        for number in range(MATCHES.get(game_id, DEFAULT_MATCHES)):
            match = new_match(game, players, {}, f"characters/{number}")
            rngs = [Random(f"{number}/{seat}") for seat in range(players)]
            for _ in play_match(match, [level] * players, rngs, playouts):
                pass
    return tuple(made)


def share(made: Iterable[Decision], kept: Callable[[Decision], bool]) -> float:
    """Return the share of decisions in which a promise was kept; there must be some."""
    results = [kept(each) for each in made]
    assert results, "the promise was never put to the test"
    return sum(results) / len(results)

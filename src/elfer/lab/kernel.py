"""The fast kernel as Python sees it: whole matches, playouts, and many games step by step."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from elfer.kernel.cards import Mask
from elfer.kernel.errors import BadRequest, quoted
from elfer.kernel.game import AnyGame, Setup
from elfer.kernel.match import check_players
from elfer.kernel.moves import Move
from elfer.kernel.options import RoundsOptions, filled
from elfer.lab.bits import words
from elfer.lab.moves import NONE, Cards, Moves, Table
from elfer.lab.policies import POLICIES
from elfer.lab.results import MOST_PLAYERS, RESULT, Results

Positions = npt.NDArray[Any]
"""Rounds at one moment each, in one array."""
SEEDS = 1 << 64


class Kernel(ABC):
    """A game of one family, for so many players, with its options."""

    package: ClassVar[str]
    """Where the compiled entries of the family are."""
    position: ClassVar[np.dtype[Any]]
    most_moves: ClassVar[int]
    """As many moves as can be legal at once, or more."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, Any]) -> None:
        check_players(game, players)
        chosen = filled(game.options, options, players)
        assert isinstance(chosen, RoundsOptions)
        self.game = game
        self.players = players
        self.rounds = chosen.rounds
        self.setup: Setup[Any] = Setup(players, chosen, 1, chosen.dealer)
        self.rules = self.rules_for(self.setup)
        self.deck: Cards = np.array(game.deck(self.setup), np.uint8)
        self.moves: dict[int, Move] = {self.code(move): move for move in game.language.values()}

    @abstractmethod
    def rules_for(self, setup: Setup[Any]) -> Any:
        """The rules as numbers."""

    @abstractmethod
    def code(self, move: Move) -> int:
        """The number of a move."""

    @abstractmethod
    def write(self, state: Any, position: Any) -> None:
        """Write a state of the reference engine into a position."""

    @abstractmethod
    def write_seen(self, view: Any, position: Any) -> tuple[list[int], list[int]]:
        """Write what a seat knows; give the cards that it has not seen, and who has how many."""

    @abstractmethod
    def same(self, state: Any, position: Any) -> bool:
        """Whether a position is this state of the reference engine."""

    def matches(self, seed: int, first: int, count: int, players: Sequence[str]) -> Results:
        """The results of matches number `first` on; the same ones whatever the batch."""
        results = np.zeros(count, RESULT)
        scratch = self._seated(1, players)
        run = self._entry("matches", "matches")
        run(self.rules, scratch, self.deck, self.rounds, seed % SEEDS, first, results)
        return results

    def winners(self, results: Results) -> npt.NDArray[np.bool_]:
        """Who has won each match: a line each, a column for each seat (G-6)."""
        points = results["points"][:, : self.players]
        best = points.min(1) if self.game.best == "fewest" else points.max(1)
        return np.asarray(points == best[:, None])

    def playouts(
        self,
        view: Any,
        count: int,
        seed: int,
        players: Sequence[str],
        barred: Mapping[int, Mask] | None = None,
    ) -> Table:
        """The points of each seat if the round is played to its end, a line for each time.

        What the view does not show is dealt anew each time; a seat gets none of the cards that it
        is barred from. The same seed deals the same cards.
        """
        start = self._seated(1, players)
        unseen, counts = self.write_seen(view, start[0])
        if start[0]["turn"] == NONE:
            raise BadRequest("The round is over; nothing is left to play.")
        limits = np.zeros((MOST_PLAYERS, 2), np.int64)
        for seat, mask in (barred or {}).items():
            limits[seat] = words(mask)
        points = np.zeros((count, self.players), np.int64)
        played = self._entry("playouts", "playouts")(
            self.rules,
            start,
            np.zeros(1, self.position),
            np.array(unseen, np.uint8),
            np.array(counts, np.int64),
            limits,
            seed % SEEDS,
            points,
        )
        if played < count:
            raise BadRequest(
                "The unseen cards cannot be dealt: the hands are barred from too many."
            )
        return points

    def deals(self, seed: int, first: int, count: int, players: Sequence[str]) -> Positions:
        """The first rounds of matches number `first` on, before their first move."""
        positions = self._seated(count, players)
        deal = self._entry("steps", "deals")
        deal(self.rules, positions, self.deck, seed % SEEDS, first, 0)
        return positions

    def legal(self, positions: Positions) -> tuple[Table, Moves]:
        """The legal moves of each game, a line each, and how many they are."""
        moves = np.zeros((positions.size, self.most_moves), np.int64)
        counts = np.zeros(positions.size, np.int64)
        self._entry("steps", "legal_moves")(self.rules, positions, moves, counts)
        return moves, counts

    def choices(self, positions: Positions) -> Moves:
        """What the player whose turn it is would do in each game; its luck goes on."""
        moves = np.zeros(positions.size, np.int64)
        self._entry("steps", "choices")(self.rules, positions, moves)
        return moves

    def step(self, positions: Positions, moves: Moves) -> None:
        """Make a move in each game that is not over, or refuse and change nothing."""
        scratch = np.zeros(self.most_moves, np.int64)
        wrong = self._entry("steps", "steps")(self.rules, positions, moves, scratch)
        if wrong != NONE:
            raise BadRequest(f"Game {wrong} of the batch cannot make the move {moves[wrong]}.")

    def points(self, positions: Positions) -> Table:
        """The points of each seat, once a round is over."""
        points = np.zeros((positions.size, self.players), np.int64)
        self._entry("steps", "standings")(self.rules, positions, points)
        return points

    def _seated(self, count: int, players: Sequence[str]) -> Positions:
        """Empty positions with these players around the table."""
        if len(players) != self.players:
            raise BadRequest(f"{self.players} seats need as many bots, not {len(players)}.")
        for name in players:
            if name not in POLICIES:
                known = ", ".join(POLICIES)
                raise BadRequest(f"The kernel has no bot {quoted(name)}; it has {known}.")
        positions = np.zeros(count, self.position)
        positions["players"][:, : self.players] = [POLICIES[name] for name in players]
        return positions

    def _entry(self, module: str, name: str) -> Any:
        """A compiled entry; only what is used is compiled."""
        return getattr(import_module(f"{self.package}.{module}"), name)


def number_of(value: int | None) -> int:
    """A seat, a row or a card as a position has it."""
    return NONE if value is None else value


def or_none(number: Any) -> int | None:
    """A seat, a row or a card as the reference engine has it."""
    return None if number == NONE else int(number)

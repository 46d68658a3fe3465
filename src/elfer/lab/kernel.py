"""The fast kernel as Python sees it: whole matches, playouts, and many games step by step."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.craft.features import Features
from elfer.kernel.cards import Card, Mask
from elfer.kernel.errors import BadRequest, quoted
from elfer.kernel.game import AnyGame, Setup
from elfer.kernel.match import check_players
from elfer.kernel.moves import Move
from elfer.kernel.options import RoundsOptions, filled
from elfer.kernel.seats import Seat
from elfer.lab import entries
from elfer.lab.bits import WORD, words
from elfer.lab.entries import Types
from elfer.lab.moves import NONE, Cards, Moves, Table
from elfer.lab.policies import NOT_GROWN_UP, POLICIES, WEIGHING
from elfer.lab.results import MOST_PLAYERS, RESULT, Results
from elfer.lab.weights import book_for

Positions = npt.NDArray[Any]
"""Rounds at one moment each, in one array."""
SEEDS = 1 << 64


class Unseen(NamedTuple):
    """The cards that a seat has not seen, and how many of them each hand has; the rest is stock."""

    seat: Seat | None
    cards: list[Card]
    counts: list[int]


class Kernel(ABC):
    """A game of one family, for so many players, with its options."""

    types: ClassVar[Types]
    """What the compiler calls the family's rules and positions …"""
    weighing_types: ClassVar[Types]
    """… and where some players weigh what they do. Only then that is compiled …"""
    grown_types: ClassVar[Types]
    """… or less of it, where all of them are grown up."""
    grown_rules: ClassVar[Any]
    """What these rules are for Python: the same, of another class."""
    features: ClassVar[Features]
    """What they weigh."""
    position: ClassVar[np.dtype[Any]]
    most_moves: ClassVar[int]
    """As many moves as can be legal at once, or more."""
    seatable: Mapping[str, int] = POLICIES
    """Its players by name; whoever tunes weights seats one more."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, Any]) -> None:
        check_players(game, players)
        chosen = filled(game.options, options, players)
        assert isinstance(chosen, RoundsOptions)
        self.game = game
        self.players = players
        self.rounds = chosen.rounds
        self.setup: Setup[Any] = Setup(players, chosen, 1, chosen.dealer)
        self.rules = self.rules_for(self.setup)
        book = book_for(self.features, game.id, players)
        self.weighing = self.rules._replace(weights=book)
        self.grown = self.grown_rules(*self.weighing)
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
    def write_seen(self, view: Any, position: Any) -> Unseen:
        """Write what a seat knows into a position; say what it does not."""

    @abstractmethod
    def told(self, state: Any) -> tuple[Any, ...]:
        """A state of the reference engine, as `read` tells a position that is the same."""

    @abstractmethod
    def read(self, positions: Positions) -> list[tuple[Any, ...]]:
        """Everything that the rules know of each round."""

    def matches(self, seed: int, first: int, count: int, players: Sequence[str]) -> Results:
        """The results of matches number `first` on; the same ones whatever the batch."""
        results = np.zeros(count, RESULT)
        scratch = self._seated(1, players)
        _, rules = self._playing(scratch)
        run = self.matching(scratch, count)
        run(rules, scratch, self.deck, self.rounds, seed % SEEDS, first, results)
        return results

    def matching(self, scratch: Positions, count: int) -> entries.Entry:
        """What plays so many matches fastest with those who sit in this position."""
        return entries.matches(self._playing(scratch)[0])

    def winners(self, results: Results) -> npt.NDArray[np.bool_]:
        """Who has won each match: a line each, a column for each seat (G-6)."""
        points = results["points"][:, : self.players]
        best = points.min(1) if self.game.best == "fewest" else points.max(1)
        return np.asarray(points == best[:, None])

    def worlds(
        self,
        view: Any,
        count: int,
        seed: int,
        players: Sequence[str],
        barred: Mapping[Seat, Mask] | None = None,
    ) -> Positions:
        """The round as a seat sees it on its turn, again and again, what it cannot see dealt anew.

        A seat gets none of the cards that it is barred from. The same seed deals the same cards.
        """
        start = self._seated(1, players)
        unseen = self.write_seen(view, start[0])
        if unseen.seat is None or start[0]["turn"] != unseen.seat:
            raise BadRequest("Only a seat whose turn it is can think about what may come.")
        limits = np.zeros((MOST_PLAYERS, 2), np.int64)
        for seat, mask in (barred or {}).items():
            limits[seat] = words(mask)
        worlds = np.repeat(start, count)
        dealt = entries.worlds(self.types)(
            self.rules,
            worlds,
            np.array(unseen.cards, np.uint8),
            np.array(unseen.counts, np.int64),
            limits,
            seed % SEEDS,
        )
        if dealt < count:
            raise BadRequest("The unseen cards cannot be dealt: hands are barred from too many.")
        return worlds

    def finish(self, positions: Positions) -> Table:
        """Play each round to its end; the points of each seat, a line for each round."""
        points = np.zeros((positions.size, self.players), np.int64)
        types, rules = self._playing(positions)
        entries.finish(types)(rules, positions, points)
        return points

    def tried(self, worlds: Positions, turns: Table, chosen: Sequence[int], points: Table) -> None:
        """Begin each world with each of the chosen turns, play it out, and note all points.

        A turn is a line of moves; one that ends with `NOTHING` goes on as its player likes. The
        points have a line for each turn, in it one for each world, with a column for each seat.
        """
        types, rules = self._playing(worlds)
        run = entries.turns(types)
        scratch = np.zeros(1, self.position)
        run(rules, worlds, scratch, turns, np.array(chosen, np.int64), points)

    def deals(
        self, seed: int, first: int, count: int, players: Sequence[str], number: int = 1
    ) -> Positions:
        """The rounds of that number of matches number `first` on, before their first move."""
        positions = self._seated(count, players)
        deal = entries.deals(self.types)
        deal(self.rules, positions, self.deck, seed % SEEDS, first, number - 1)
        return positions

    def legal(self, positions: Positions) -> tuple[Table, Moves]:
        """The legal moves of each game, a line each, and how many they are."""
        moves = np.zeros((positions.size, self.most_moves), np.int64)
        counts = np.zeros(positions.size, np.int64)
        entries.legal(self.types)(self.rules, positions, moves, counts)
        return moves, counts

    def choices(self, positions: Positions) -> Moves:
        """What the player whose turn it is would do in each game; its luck goes on."""
        moves = np.zeros(positions.size, np.int64)
        types, rules = self._playing(positions)
        entries.choices(types)(rules, positions, moves)
        return moves

    def step(self, positions: Positions, moves: Moves) -> None:
        """Make a move in each game that is not over, or refuse and change nothing."""
        scratch = np.zeros(self.most_moves, np.int64)
        wrong = entries.steps(self.types)(self.rules, positions, moves, scratch)
        if wrong != NONE:
            raise BadRequest(f"Game {wrong} of the batch cannot make the move {moves[wrong]}.")

    def _playing(self, positions: Positions) -> tuple[Types, Any]:
        """The rules for those who play in these positions, and what the compiler calls them."""
        players = positions["players"][:, : self.players]
        if (players < WEIGHING).all():
            return self.types, self.rules
        if np.isin(players, NOT_GROWN_UP).any():
            return self.weighing_types, self.weighing
        return self.grown_types, self.grown

    def _seated(self, count: int, players: Sequence[str]) -> Positions:
        """Empty positions with these players around the table."""
        if len(players) != self.players:
            raise BadRequest(f"{self.players} seats need as many bots, not {len(players)}.")
        for name in players:
            if name not in self.seatable:
                known = ", ".join(POLICIES)
                raise BadRequest(f"The kernel has no bot {quoted(name)}; it has {known}.")
        positions = np.zeros(count, self.position)
        positions["players"][:, : self.players] = [self.seatable[name] for name in players]
        return positions


def number_of(value: int | None) -> int:
    """A seat, a row or a card as a position has it."""
    return NONE if value is None else value


def masks(pairs: Any) -> list[Any]:
    """Pairs of words as masks of the reference engine, in lists as deep as the array."""
    return (pairs[..., 0].astype(object) | pairs[..., 1].astype(object) << WORD).tolist()


def stocks(positions: Positions) -> list[bytes]:
    """The stock of each round, the top card first."""
    piles, size = positions["stock"].tobytes(), positions["stock"].shape[1]
    lefts = enumerate(positions["left"].tolist())
    return [piles[size * number : size * number + left][::-1] for number, left in lefts]

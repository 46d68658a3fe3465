"""The Python interface of the compiled engine: matches, playouts, and games step by step."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from elfer.compiled import checks, entry_points
from elfer.compiled.bits import WORD, words
from elfer.compiled.checks import HIGHEST, BadBatch, BadBatchType, whole
from elfer.compiled.encoding import MOST_PLAYERS, NONE, RESULT, Cards, Moves, Results, Table
from elfer.compiled.entry_points import Types
from elfer.compiled.evaluation import make_table
from elfer.compiled.policies import FIRST_NETWORK, LINEAR, POLICIES, UNSKILLED, WEIGHTED
from elfer.engine.cards import Card, Mask
from elfer.engine.errors import BadRequest
from elfer.engine.game import AnyGame, Setup
from elfer.engine.match import check_players
from elfer.engine.moves import Move
from elfer.engine.options import RoundsOptions, fill_defaults
from elfer.engine.seats import Seat
from elfer.evaluation.features import Features

Positions = npt.NDArray[Any]
"""An array of positions, each of them one moment of a round."""
SEEDS = 1 << 64


class Unseen(NamedTuple):
    """The cards that a seat has not seen, and how many of them each hand and the stock hold."""

    seat: Seat | None
    cards: list[Card]
    counts: list[int]
    left: int


class CompiledGame(ABC):
    """A game of one family, with a fixed number of players and fixed options.

    All input is checked before compiled code reads it. Invalid input raises `BadBatch`, which is
    also a ValueError, or `BadBatchType`, which is also a TypeError.
    """

    types: ClassVar[Types]
    """The compiler's types of the rules and positions for random and greedy players."""
    mixed_types: ClassVar[Types]
    """The types for any players, compiled only if some of them evaluate their moves."""
    skilled_types: ClassVar[Types]
    """The types for players who are neither random nor children; their code compiles faster."""
    skilled_rules_type: ClassVar[Any]
    """The Python class of the rules for skilled players."""
    networked_types: ClassVar[Types | None] = None
    """The types for any players, if some of them have a network; None in other families."""
    networked_rules: Any = None
    """The rules with networks; None if the game has none."""
    features: ClassVar[Features]
    """The features by which moves are evaluated."""
    position: ClassVar[np.dtype[Any]]
    states: ClassVar[type[tuple[Any, ...]]]
    """The class of a state of the reference engine, with named fields."""
    views: ClassVar[type[tuple[Any, ...]]]
    """The class of a seat's view, with named fields."""
    most_moves: ClassVar[int]
    """An upper bound on the number of legal moves in a position."""
    seatable: Mapping[str, int] = POLICIES | {LINEAR: WEIGHTED}
    """The players by name; tuning and training add more."""

    def __init__(self, game: AnyGame, players: SupportsIndex, options: Mapping[str, Any]) -> None:
        self.game = game
        self.players = whole(players, "players")
        check_players(game, self.players)
        chosen = fill_defaults(game.options, options, self.players)
        assert isinstance(chosen, RoundsOptions)
        self.rounds = chosen.rounds
        self.setup: Setup[Any] = Setup(self.players, chosen, 1, chosen.dealer)
        self.rules = self.rules_for(self.setup)
        weights = make_table(self.features, game, self.players)
        self.mixed_rules = self.rules._replace(weights=weights)
        self.skilled_rules = self.skilled_rules_type(*self.mixed_rules)
        self.deck: Cards = np.array(game.deck(self.setup), np.uint8)
        self._codes = {move.text: self.encode(move) for move in game.language.values()}
        self.moves: dict[int, Move] = {
            self._codes[text]: game.language[text] for text in self._codes
        }

    @classmethod
    def compile_search(cls) -> None:
        """Compile everything that a search needs, and cache it."""
        entry_points.worlds(cls.types)
        entry_points.turns(cls.skilled_types)

    @abstractmethod
    def rules_for(self, setup: Setup[Any]) -> Any:
        """Return the rules as numbers."""

    @abstractmethod
    def encode(self, move: Move) -> int:
        """Return the number of a move of the game."""

    def code(self, move: Move) -> int:
        """Return the number of a move, or refuse a move that the game does not have."""
        self.game.check_known(move)
        return self._codes[move.text]

    def write(self, state: Any, position: Any) -> None:
        """Write a state of the reference engine into a position."""
        self._check_record(position)
        given = self._check_kind(state, self.states, "state")
        with _refuse_unreadable("state"):
            self._write(given, position)

    def write_seen(self, view: Any, position: Any) -> Unseen:
        """Write a seat's view into a position, and return the cards that it has not seen."""
        self._check_record(position)
        given = self._check_kind(view, self.views, "view")
        with _refuse_unreadable("view"):
            unseen = self._write_seen(given, position)
            counts = (*unseen.counts, unseen.left)
            missing = len(unseen.cards) != sum(counts) or min(counts) < 0
        if missing:
            raise BadBatch("The view does not have the cards of this game and its options.")
        return unseen

    @abstractmethod
    def _write(self, state: Any, position: Any) -> None:
        """Write a state with named fields."""

    @abstractmethod
    def _write_seen(self, view: Any, position: Any) -> Unseen:
        """Write a view with named fields."""

    @abstractmethod
    def read_state(self, state: Any) -> tuple[Any, ...]:
        """Return a state of the reference engine in the same form as `read`."""

    def read(self, positions: Positions) -> list[tuple[Any, ...]]:
        """Return the complete state of each round."""
        return self._read(checks.records(positions, self.position, "positions"))

    @abstractmethod
    def _read(self, positions: Positions) -> list[tuple[Any, ...]]:
        """Return the same as `read` for positions that have been checked."""

    def matches(
        self,
        seed: SupportsIndex,
        first: SupportsIndex,
        count: SupportsIndex,
        players: Sequence[str],
    ) -> Results:
        """Return the results of `count` matches, numbered from `first`.

        Playing the same numbers in other batches gives the same results.
        """
        beginning, number = _check_range(first, count)
        scratch = self._seat_players(1, players)
        results = checks.empty_records(number, RESULT)
        _, rules = self._select_rules(scratch)
        run = self.matches_entry(scratch, number)
        run(rules, scratch, self.deck, self.rounds, _seed(seed), beginning, results)
        return results

    def matches_entry(self, scratch: Positions, count: int) -> entry_points.Entry:
        """Return the fastest entry point for `count` matches with the players of this position."""
        return entry_points.matches(self._select_rules(scratch)[0])

    def winners(self, results: Results) -> npt.NDArray[np.bool_]:
        """Return the winners: a row for each match and a column for each seat (G-6)."""
        results = checks.records(results, RESULT, "results")
        dealt = results["hands"].any(2) | (results["jokers"] > 0)
        if (dealt != (np.arange(MOST_PLAYERS) < self.players)).any():
            raise BadBatch(
                f"These are not results of matches for {self.players} players."
                " Use the compiled game that played them."
            )
        points = results["points"][:, : self.players]
        best = points.min(1) if self.game.best == "fewest" else points.max(1)
        return np.asarray(points == best[:, None])

    def worlds(
        self,
        view: Any,
        count: SupportsIndex,
        seed: SupportsIndex,
        players: Sequence[str],
        barred: Mapping[Seat, Mask] | None = None,
    ) -> Positions:
        """Return positions that agree with the view of the seat to move, with hidden cards redealt.

        A seat gets none of the cards that it is barred from. The same seed gives the same deals.
        """
        number = whole(count, "count", 0)
        start = self._seat_players(1, players)
        unseen = self.write_seen(view, start[0])
        if unseen.seat is None or start[0]["turn"] != unseen.seat:
            raise BadBatch("worlds needs the view of a seat whose turn it is.")
        limits = np.zeros((MOST_PLAYERS, 2), np.int64)
        for seat, mask in checks.masks(barred or {}, self.players).items():
            limits[seat] = words(mask)
        worlds = checks.empty_records(number, self.position)
        worlds[:] = start
        dealt = entry_points.worlds(self.types)(
            self.rules,
            worlds,
            np.array(unseen.cards, np.uint8),
            np.array(unseen.counts, np.int64),
            limits,
            _seed(seed),
        )
        if dealt < number:
            raise BadBatch("The unseen cards cannot be dealt: hands are barred from too many.")
        return worlds

    def finish(self, positions: Positions) -> Table:
        """Play each round to its end, and return the points: a row per round, a column per seat.

        The positions are changed in place.
        """
        positions = checks.changeable(positions, self.position, "positions")
        points = np.zeros((positions.size, self.players), np.int64)
        types, rules = self._select_rules(positions)
        check_sound(entry_points.finish(types)(rules, positions, points))
        return points

    def try_turns(
        self, worlds: Positions, turns: npt.ArrayLike, chosen: npt.ArrayLike, points: Table
    ) -> None:
        """Begin each world with each of the chosen turns, play it out, and write the points.

        A turn is a row of moves; after `NOTHING`, the player follows its own policy. The points
        are indexed by turn, world and seat. They are written in place; the worlds do not change.
        """
        worlds = checks.records(worlds, self.position, "worlds")
        lines = checks.numbers(turns, "turns", None, None)
        those = checks.indices(chosen, "chosen", len(lines))
        points = checks.room(points, "points", len(lines), worlds.size, self.players)
        types, rules = self._select_rules(worlds)
        run = entry_points.turns(types)
        scratch, moves = np.zeros(1, self.position), np.zeros(self.most_moves, np.int64)
        wrong = run(rules, worlds, scratch, lines, those, moves, points)
        check_sound(wrong)
        if wrong != NONE:
            raise BadBatch(f"Turn {wrong} has an illegal move.")

    def deals(
        self,
        seed: SupportsIndex,
        first: SupportsIndex,
        count: SupportsIndex,
        players: Sequence[str],
        number: SupportsIndex = 1,
    ) -> Positions:
        """Return a round of `count` matches, numbered from `first`, dealt but not begun.

        `number` is the number of the round, counted from 1.
        """
        beginning, games = _check_range(first, count)
        played = whole(number, "number", 1) - 1
        positions = self._seat_players(games, players)
        deal = entry_points.deals(self.types)
        deal(self.rules, positions, self.deck, _seed(seed), beginning, played)
        return positions

    def legal(self, positions: Positions) -> tuple[Table, Moves]:
        """Return the legal moves of each game, one row per game, and their counts."""
        positions = checks.records(positions, self.position, "positions")
        moves = np.zeros((positions.size, self.most_moves), np.int64)
        counts = np.zeros(positions.size, np.int64)
        check_sound(entry_points.legal(self.types)(self.rules, positions, moves, counts))
        return moves, counts

    def choices(self, positions: Positions) -> Moves:
        """Return the move that the player to move would choose in each game.

        The positions are changed in place, because each game's random numbers advance.
        """
        positions = checks.changeable(positions, self.position, "positions")
        moves = np.zeros(positions.size, np.int64)
        types, rules = self._select_rules(positions)
        check_sound(entry_points.choices(types)(rules, positions, moves))
        return moves

    def step(self, positions: Positions, moves: npt.ArrayLike) -> None:
        """Make a move in each game that is not over, or refuse all moves if one is illegal.

        The positions are changed in place. The moves are whole numbers, one for each game; moves in
        games that are over are ignored.
        """
        positions = checks.changeable(positions, self.position, "positions")
        codes = checks.numbers(moves, "moves", positions.size)
        scratch = np.zeros(self.most_moves, np.int64)
        wrong = entry_points.steps(self.types)(self.rules, positions, codes, scratch)
        check_sound(wrong)
        if wrong != NONE:
            raise BadBatch(f"Game {wrong} of the batch cannot make the move {codes[wrong]}.")

    def _select_rules(self, positions: Positions) -> tuple[Types, Any]:
        """Return the compiler's types and the rules for the players of these positions."""
        players = positions["players"][:, : self.players]
        if self.networked_types and self.networked_rules and (players >= FIRST_NETWORK).any():
            return self.networked_types, self.networked_rules
        if (players < WEIGHTED).all():
            return self.types, self.rules
        if np.isin(players, UNSKILLED).any():
            return self.mixed_types, self.mixed_rules
        return self.skilled_types, self.skilled_rules

    def _seat_players(self, count: int, players: Sequence[str]) -> Positions:
        """Return empty positions with these players in their seats."""
        seated = checks.names(players, self.seatable, [*POLICIES], self.players)
        positions = checks.empty_records(count, self.position)
        positions["players"][:, : self.players] = seated
        return positions

    def _check_record(self, position: Any) -> None:
        """Refuse anything but a single position of an array."""
        if not isinstance(position, np.void) or position.dtype != self.position:
            kind = type(position).__name__
            raise BadBatchType(f"position must be one record of an array of positions, not {kind}.")

    def _check_kind(self, given: Any, kind: type[tuple[Any, ...]], what: str) -> Any:
        """Return a state or a view of this game with named fields, or refuse it."""
        parts = given if isinstance(given, tuple) else ()
        setup = parts[0] if len(parts) == len(kind.__annotations__) else None
        if not isinstance(setup, Setup) or type(setup.options) is not type(self.setup.options):
            raise BadBatchType(f"This is not a {what} of {self.game.id}.")
        if setup.players != self.players:
            raise BadBatch(
                f"This {what} is for {setup.players} players; the compiled game is for"
                f" {self.players}."
            )
        return kind(*parts)


@contextmanager
def _refuse_unreadable(what: str) -> Iterator[None]:
    """Refuse a state or a view with contents that no match produces."""
    try:
        yield
    except BadRequest:
        raise
    except (AttributeError, IndexError, TypeError, ValueError, OverflowError) as error:
        raise BadBatch(
            f"This {what} is invalid ({error}). Use one that comes from a match."
        ) from error


def _seed(seed: Any) -> int:
    """Return any whole number as a 64-bit seed."""
    return whole(seed, "seed") % SEEDS


def _check_range(first: Any, count: Any) -> tuple[int, int]:
    """Return the number of the first match of a batch, and the number of matches."""
    first = whole(first, "first", 0)
    return first, whole(count, "count", 0, HIGHEST - first)


def check_sound(found: int) -> None:
    """Raise BadBatch if a loop has found an invalid position."""
    if found < NONE:
        raise BadBatch(
            f"Position {-2 - found} of the batch is invalid: it does not come from this compiled"
            " game, or has been changed since."
        )


def number_of(value: int | None) -> int:
    """Return a seat, a row or a card as a number, with `NONE` for None."""
    return NONE if value is None else value


def masks(pairs: Any) -> list[Any]:
    """Return pairs of words as masks of the reference engine, in lists nested like the array."""
    return (pairs[..., 0].astype(object) | pairs[..., 1].astype(object) << WORD).tolist()


def stocks(positions: Positions) -> list[bytes]:
    """Return the stock of each round, the top card first."""
    piles, size = positions["stock"].tobytes(), positions["stock"].shape[1]
    lefts = enumerate(positions["left"].tolist())
    return [piles[size * number : size * number + left][::-1] for number, left in lefts]

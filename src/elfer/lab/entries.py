"""The compiled entries of the kernel, for the rules and positions of a family of games.

Each is compiled when it is first wanted, and kept on disk.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba.types import int64, uint64, void

from elfer.lab import loops
from elfer.lab.jit import entry
from elfer.lab.moves import CARDS, MOVES, POINTS, TABLE, Cards, Moves, Table
from elfer.lab.results import RESULTS, Results

Entry = Callable[..., Any]


class Types(NamedTuple):
    """What a family's rules and its positions, in an array, are for the compiler."""

    rules: Any
    positions: Any


@cache
def matches(types: Types) -> Entry:
    """Whole matches with the players that the scratch position has."""

    @entry(void(types.rules, types.positions, CARDS, int64, uint64, int64, RESULTS))
    def matches(
        rules: Any, scratch: Any, deck: Cards, rounds: int, seed: int, first: int, results: Results
    ) -> None:
        loops.play_matches(rules, scratch[0], deck, rounds, seed, first, results)

    return matches


@cache
def worlds(types: Types) -> Entry:
    """The unseen cards dealt anew in each of many equal positions."""

    @entry(int64(types.rules, types.positions, CARDS, MOVES, TABLE, uint64))
    def worlds(
        rules: Any, positions: Any, unseen: Cards, counts: Moves, barred: Table, seed: int
    ) -> int:
        return loops.deal_worlds(rules, positions, unseen, counts, barred, seed)

    return worlds


@cache
def finish(types: Types) -> Entry:
    """Each of many rounds played to its end."""

    @entry(void(types.rules, types.positions, TABLE))
    def finish(rules: Any, positions: Any, points: Table) -> None:
        loops.finish_all(rules, positions, points)

    return finish


@cache
def turns(types: Types) -> Entry:
    """Each of some turns begun in each of many worlds, which are then played to their ends."""

    @entry(void(types.rules, types.positions, types.positions, TABLE, MOVES, POINTS))
    def turns(
        rules: Any, worlds: Any, scratch: Any, turns: Table, chosen: Moves, points: Any
    ) -> None:
        loops.try_turns(rules, worlds, scratch, turns, chosen, points)

    return turns


@cache
def deals(types: Types) -> Entry:
    """The round of that number dealt in each of many games."""

    @entry(void(types.rules, types.positions, CARDS, uint64, int64, int64))
    def deals(rules: Any, positions: Any, deck: Cards, seed: int, first: int, number: int) -> None:
        loops.deal_all(rules, positions, deck, seed, first, number)

    return deals


@cache
def legal(types: Types) -> Entry:
    """The legal moves of each of many games."""

    @entry(void(types.rules, types.positions, TABLE, MOVES))
    def legal(rules: Any, positions: Any, moves: Table, counts: Moves) -> None:
        loops.list_legal(rules, positions, moves, counts)

    return legal


@cache
def choices(types: Types) -> Entry:
    """What the players of each of many games would do."""

    @entry(void(types.rules, types.positions, MOVES))
    def choices(rules: Any, positions: Any, moves: Moves) -> None:
        loops.choose_all(rules, positions, moves)

    return choices


@cache
def steps(types: Types) -> Entry:
    """A move in each of many games."""

    @entry(int64(types.rules, types.positions, MOVES, MOVES))
    def steps(rules: Any, positions: Any, moves: Moves, scratch: Moves) -> int:
        return loops.step_all(rules, positions, moves, scratch)

    return steps

"""The compiled entries of the kernel, for the rules and positions of a family of games.

Each is compiled when it is first wanted, and kept on disk.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba.types import int64, uint64, void

from elfer.lab import loops
from elfer.lab.jit import entry
from elfer.lab.moves import CARDS, MOVES, POINTS, TABLE
from elfer.lab.results import RESULTS

Entry = Callable[..., Any]


class Types(NamedTuple):
    """What a family's rules and its positions, in an array, are for the compiler."""

    rules: Any
    positions: Any


@cache
def matches(types: Types) -> Entry:
    """Whole matches with the players that the scratch position has."""
    whole = void(types.rules, types.positions, CARDS, int64, uint64, int64, RESULTS)
    return entry(whole)(loops.play_matches)


@cache
def worlds(types: Types) -> Entry:
    """The unseen cards dealt anew in each of many equal positions."""
    dealt = int64(types.rules, types.positions, CARDS, MOVES, TABLE, uint64)
    return entry(dealt)(loops.deal_worlds)


@cache
def finish(types: Types) -> Entry:
    """Each of many rounds played to its end."""
    return entry(void(types.rules, types.positions, TABLE))(loops.finish_all)


@cache
def turns(types: Types) -> Entry:
    """Each of some turns begun in each of many worlds, which are then played to their ends."""
    tried = void(types.rules, types.positions, types.positions, TABLE, MOVES, POINTS)
    return entry(tried)(loops.try_turns)


@cache
def deals(types: Types) -> Entry:
    """The round of that number dealt in each of many games."""
    dealt = void(types.rules, types.positions, CARDS, uint64, int64, int64)
    return entry(dealt)(loops.deal_all)


@cache
def legal(types: Types) -> Entry:
    """The legal moves of each of many games."""
    return entry(void(types.rules, types.positions, TABLE, MOVES))(loops.list_legal)


@cache
def choices(types: Types) -> Entry:
    """What the players of each of many games would do."""
    return entry(void(types.rules, types.positions, MOVES))(loops.choose_all)


@cache
def steps(types: Types) -> Entry:
    """A move in each of many games."""
    return entry(int64(types.rules, types.positions, MOVES, MOVES))(loops.step_all)

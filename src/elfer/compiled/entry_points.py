"""The entry points of the compiled engine, for the rules and positions of a family of games.

Each is compiled on first use, and cached on disk.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba.types import int64, uint64, void

from elfer.compiled import batch_operations, playouts
from elfer.compiled.encoding import CARDS, MOVES, POINTS, RESULTS, TABLE
from elfer.compiled.jit import entry

Entry = Callable[..., Any]


class Types(NamedTuple):
    """The compiler's types of a family's rules and of an array of its positions."""

    rules: Any
    positions: Any


@cache
def matches(types: Types) -> Entry:
    """Return the entry point that plays matches with the players of the scratch position."""
    whole = void(types.rules, types.positions, CARDS, int64, uint64, int64, RESULTS)
    return entry(whole)(batch_operations.play_matches)


@cache
def worlds(types: Types) -> Entry:
    """Return the entry point that deals the unseen cards in many copies of a position."""
    dealt = int64(types.rules, types.positions, CARDS, MOVES, TABLE, uint64)
    return entry(dealt)(playouts.deal_worlds)


@cache
def finish(types: Types) -> Entry:
    """Return the entry point that plays many rounds to their end."""
    return entry(int64(types.rules, types.positions, TABLE))(playouts.finish_all)


@cache
def turns(types: Types) -> Entry:
    """Return the entry point that plays worlds to their end after each of several turns."""
    tried = int64(types.rules, types.positions, types.positions, TABLE, MOVES, MOVES, POINTS)
    return entry(tried)(playouts.try_turns)


@cache
def deals(types: Types) -> Entry:
    """Return the entry point that deals a given round of many games."""
    dealt = void(types.rules, types.positions, CARDS, uint64, int64, int64)
    return entry(dealt)(batch_operations.deal_all)


@cache
def legal(types: Types) -> Entry:
    """Return the entry point that lists the legal moves of many games."""
    return entry(int64(types.rules, types.positions, TABLE, MOVES))(batch_operations.list_legal)


@cache
def choices(types: Types) -> Entry:
    """Return the entry point that chooses a move in each of many games."""
    return entry(int64(types.rules, types.positions, MOVES))(batch_operations.choose_all)


@cache
def steps(types: Types) -> Entry:
    """Return the entry point that makes a move in each of many games."""
    return entry(int64(types.rules, types.positions, MOVES, MOVES))(batch_operations.step_all)

"""A solver for endings of row games in which all cards are known."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba.types import Array, int64, uint64

from elfer.compiled.encoding import MOVES, NONE, NOTHING, TABLE, Moves, Table
from elfer.compiled.jit import entry, in_place
from elfer.compiled.rows.rule_parameters import SIMPLE, Rules
from elfer.compiled.rows.rules import MOST_MOVES, list_moves, step
from elfer.compiled.rows.state import POSITION, RECORDS, Position

DEEPEST = 400
"""The largest number of moves in an ending: laying every card, ending each turn, and passing."""
LOST, UNKNOWN = -7, -8
"""The results without a move: no move wins, or the budget ran out."""
KEYS = 1 << 17
KNOWN = Array(uint64, 1, "C")
_MIX = np.uint64(0x9E3779B97F4A7C15)
_UP = np.uint64(29)


@in_place
def _mix(key: np.uint64, word: int) -> np.uint64:
    key = (key ^ np.uint64(word)) * _MIX
    return key ^ (key >> _UP)


@in_place
def _key(now: Position) -> np.uint64:
    """Return a hash of everything that affects the play; its lowest bit is free for the winner."""
    key = _mix(np.uint64(1), now.rows[0])
    key = _mix(key, now.rows[1])
    for seat in range(2):
        key = _mix(key, now.hands[seat, 0])
        key = _mix(key, now.hands[seat, 1])
    key = _mix(key, now.turn * 16 + (now.laid > 0) * 8 + now.row)
    return key << np.uint64(1)


@in_place
def solve(
    rules: Rules,
    stack: Any,
    moves: Table,
    counts: Moves,
    tried: Moves,
    known: Any,
    nodes: int,
) -> int:
    """Return a move that wins for the seat whose turn it is in the first position, or LOST.

    Each level of the stack is a position, with its moves and the number of moves tried so far.
    Positions with a known winner are stored under their keys.
    """
    me = stack[0].turn
    level = 0
    counts[0] = list_moves(rules, stack[0], moves[0])
    tried[0] = 0
    while True:
        now = stack[level]
        if tried[level] < counts[level]:
            nodes -= 1
            if nodes < 0 or level + 1 == DEEPEST:
                return UNKNOWN
            move = moves[level, tried[level]]
            tried[level] += 1
            stack[level + 1] = now
            after = stack[level + 1]
            step(rules, after, move)
            if after.turn == NONE:
                winner = now.turn
            else:
                key = _key(after)
                found = known[key >> np.uint64(1) & np.uint64(KEYS - 1)]
                if found & ~np.uint64(1) != key or key == 0:
                    level += 1
                    counts[level] = list_moves(rules, after, moves[level])
                    tried[level] = 0
                    continue
                winner = int64(found & np.uint64(1))
        else:
            winner = 1 - now.turn  # no move wins here
            level -= 1
            if level < 0:
                return LOST
            _keep(known, now, winner)
        # Propagate the known winner of a position to the positions above it.
        while stack[level].turn == winner:
            if level == 0:
                return moves[0, tried[0] - 1] if winner == me else LOST
            _keep(known, stack[level], winner)
            level -= 1


@in_place
def _keep(known: Any, now: Position, winner: int) -> None:
    key = _key(now)
    known[key >> np.uint64(1) & np.uint64(KEYS - 1)] = key | np.uint64(winner)


@cache
def solver() -> Callable[..., int]:
    """Return the compiled solver."""

    @entry(int64(SIMPLE, RECORDS, TABLE, MOVES, MOVES, KNOWN, int64))
    def solver(
        rules: Rules,
        stack: Any,
        moves: Table,
        counts: Moves,
        tried: Moves,
        known: Any,
        nodes: int,
    ) -> int:
        return solve(rules, stack, moves, counts, tried, known, nodes)

    return solver


def solve_position(rules: Rules, position: Any, nodes: int) -> int:
    """Return a winning move in a position with two players, or LOST or UNKNOWN."""
    stack = np.zeros(DEEPEST, POSITION)
    stack[0] = position
    moves = np.full((DEEPEST, MOST_MOVES), NOTHING, np.int64)
    counts, tried = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    known = np.zeros(KEYS, np.uint64)
    return solver()(rules, stack, moves, counts, tried, known, nodes)

"""Turns tried in many worlds, and valued by the network when the seat is to move again."""

from functools import cache
from typing import Any

import numpy as np
from numba.types import Array, float64, int64

from elfer.compiled.batch_operations import not_sound
from elfer.compiled.bits import popcount
from elfer.compiled.encoding import MOVES, NONE, NOTHING, TABLE, Moves, Table
from elfer.compiled.entry_points import Entry, Types
from elfer.compiled.family_interface import choose, step
from elfer.compiled.jit import entry, in_place
from elfer.compiled.playouts import LONGEST, find_illegal_turn
from elfer.compiled.policies import FIRST_NETWORK
from elfer.compiled.rows.network import CHANCE, SCORES, list_options, score_options
from elfer.compiled.rows.network_inputs import count_inputs
from elfer.compiled.rows.rules import fillable, playable
from elfer.evaluation.row_inputs import HALVES, INPUTS, TABLE_INPUTS
from elfer.evaluation.row_network import SHIFT, UNIT

SCORE_UNIT = UNIT << SHIFT
"""One, as a score."""
VALUES = Array(float64, 2, "C")


@cache
def value_turns(types: Types) -> Entry:
    """Return the entry point that values turns in many worlds."""
    signature = int64(
        types.rules, types.positions, types.positions, TABLE, MOVES, MOVES, int64, VALUES
    )
    return entry(signature)(value_all)


def value_all(
    rules: Any,
    worlds: Any,
    scratch: Any,
    turns: Table,
    chosen_turns: Moves,
    moves: Moves,
    seat: int,
    values: Any,
) -> int:
    """Begin each world with each of the chosen turns, and write how likely the seat is to win.

    Play goes on until the seat has to decide something in a later turn, or until the round is
    over. If one of the turns is illegal, nothing is written.
    """
    wrong = find_illegal_turn(rules, worlds, scratch, turns, chosen_turns, moves)
    if wrong != NONE:
        return wrong
    now = scratch[0]
    halves = np.zeros((HALVES, INPUTS), np.uint8)
    table = np.zeros(TABLE_INPUTS, np.uint8)
    scores = np.empty(SCORES, np.float64)
    for turn in chosen_turns:
        for number in range(worlds.size):
            scratch[0] = worlds[number]
            begun = now.turns
            for move in turns[turn]:
                if move == NOTHING or now.turn == NONE:
                    break
                step(rules, now, move)
            value = _play_on(rules, now, seat, begun, halves, table, scores)
            if value < 0:
                return not_sound(number)
            values[turn, number] = value
    return NONE


@in_place
def _play_on(
    rules: Any, now: Any, seat: int, begun: int, halves: Any, table: Any, scores: Any
) -> float:
    """Play until the seat has to decide something in a later turn, and return its chance to win.

    `begun` is the number of turns before this one. The result is negative if play never ends.
    """
    for _ in range(LONGEST):
        if now.turn == NONE:
            return 0.0 if now.hands[seat, 0] | now.hands[seat, 1] else 1.0
        if now.turn == seat and now.turns > begun:
            lower, upper = playable(now)
            places_lower, places_upper = fillable(rules, now, lower, upper)
            if popcount(list_options(rules, now, places_lower, places_upper)) > 1:
                count_inputs(rules, now, places_lower, places_upper, halves, table)
                parameters = rules.networks.parameters[now.players[seat] - FIRST_NETWORK]
                score_options(parameters, halves, table, scores)
                return 1 / (1 + np.exp(-scores[CHANCE] / SCORE_UNIT))
        step(rules, now, choose(rules, now))
    return -1.0

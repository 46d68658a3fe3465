"""Matches of the compiled engine in which a network tries out moves, and its decisions in them."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba.types import Array, float64, int64, uint8, uint64

from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import CARDS, MOVES, NONE, TABLE
from elfer.compiled.entry_points import Entry, Types
from elfer.compiled.family_interface import choose, count_points, deal, step
from elfer.compiled.jit import entry, in_place
from elfer.compiled.policies import FIRST_NETWORK
from elfer.compiled.rng import STEP, below, pack_for, stream
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.compiled.rows.network import (
    CHANCE,
    SCORES,
    list_options,
    move_of_option,
    score_options,
)
from elfer.compiled.rows.network_inputs import count_inputs
from elfer.compiled.rows.rules import fillable, playable, remember
from elfer.evaluation.row_inputs import HALVES, INPUTS, TABLE_INPUTS
from elfer.evaluation.row_network import OPTIONS, SHIFT, UNIT

LONGEST = 1000
"""The most decisions of a match; a buffer with less room than this starts no more matches."""
SCORE_UNIT = UNIT << SHIFT
LEARNER = FIRST_NETWORK
_FINE = 1 << 31
_BYTES = Array(uint8, 3, "C"), Array(uint8, 2, "C")
_FLOATS = Array(float64, 2, "C")


class Rollouts(NamedTuple):
    """The decisions of the learner, in the order in which they were made."""

    halves: npt.NDArray[np.uint8]
    tables: npt.NDArray[np.uint8]
    choices: npt.NDArray[np.int64]
    """For each decision: its options, one bit each, the chosen one, and the match and seat."""
    guesses: npt.NDArray[np.float64]
    """For each decision: the logarithm of its probability, and the expected share of the win."""
    shares: npt.NDArray[np.float64]
    """The share of the win of each seat in each match."""


def play_rollouts(
    compiled: CompiledRowGame, seatings: npt.NDArray[np.int64], seed: int, room: int
) -> Rollouts:
    """Play a match for each seating, until there is no more room for decisions."""
    empty = Rollouts(
        np.zeros((room, HALVES, INPUTS), np.uint8),
        np.zeros((room, TABLE_INPUTS), np.uint8),
        np.zeros((room, 4), np.int64),
        np.zeros((room, 2), np.float64),
        np.zeros((len(seatings), compiled.players), np.float64),
    )
    counts = np.zeros(2, np.int64)
    scratch = np.zeros(1, compiled.position)
    run = _rollouts(compiled.networked_types)
    run(compiled.networked_rules, scratch, compiled.deck, seatings, seed, *empty, counts)
    decisions, matches = counts.tolist()
    return Rollouts(
        empty.halves[:decisions],
        empty.tables[:decisions],
        empty.choices[:decisions],
        empty.guesses[:decisions],
        empty.shares[:matches],
    )


@cache
def _rollouts(types: Types) -> Entry:
    signature = int64(
        types.rules, types.positions, CARDS, TABLE, uint64, *_BYTES, TABLE, _FLOATS, _FLOATS, MOVES
    )
    return entry(signature)(record_matches)


def record_matches(
    rules: Any,
    scratch: Any,
    deck: Any,
    seatings: Any,
    seed: int,
    halves: Any,
    tables: Any,
    choices: Any,
    guesses: Any,
    shares: Any,
    counts: Any,
) -> int:
    """Play a match of one round for each seating, and record the decisions of the learner."""
    now = scratch[0]
    pack = pack_for(deck)
    scores = np.empty(SCORES, np.float64)
    at = 0
    for number in range(len(seatings)):
        if at + LONGEST > len(choices):
            break
        for seat in range(rules.players):
            now.players[seat] = seatings[number, seat]
        now.luck = stream(seed, number)
        deal(rules, now, deck, pack, 0)
        while now.turn != NONE:
            if now.players[now.turn] != LEARNER:
                step(rules, now, choose(rules, now))
                continue
            lower, upper = playable(now)
            places_lower, places_upper = fillable(rules, now, lower, upper)
            options = list_options(rules, now, places_lower, places_upper)
            option = nth(options, int64(0), int64(0))
            if popcount(options) > 1:
                count_inputs(rules, now, places_lower, places_upper, halves[at], tables[at])
                parameters = rules.networks.parameters[0]
                score_options(parameters, halves[at], tables[at], scores)
                option = _sample(now, options, scores, guesses[at])
                choices[at, 0] = options
                choices[at, 1] = option
                choices[at, 2] = number
                choices[at, 3] = now.turn
                at += 1
            move = move_of_option(rules, now, option, lower, upper, places_lower, places_upper)
            remember(now, move)
            step(rules, now, move)
        for seat in range(rules.players):
            shares[number, seat] = not count_points(rules, now, seat)
        counts[0] = at
        counts[1] = number + 1
    return at


@in_place
def _sample(now: Any, options: int, scores: Any, guess: Any) -> int:
    """Return a random option, more often one with a high score, and write what was expected."""
    count = popcount(options)
    most = -np.inf
    for number in range(count):
        most = max(most, scores[nth(options, int64(0), number)])
    total = 0.0
    for number in range(count):
        total += np.exp((scores[nth(options, int64(0), number)] - most) / SCORE_UNIT)
    now.luck += STEP
    left = total * below(now.luck, int64(_FINE)) / _FINE
    option = nth(options, int64(0), int64(0))
    for number in range(count):
        option = nth(options, int64(0), number)
        left -= np.exp((scores[option] - most) / SCORE_UNIT)
        if left < 0:
            break
    guess[0] = (scores[option] - most) / SCORE_UNIT - np.log(total)
    guess[1] = 1 / (1 + np.exp(-scores[CHANCE] / SCORE_UNIT))
    return option


def mask_options(options: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Return which options each decision had, one row for each."""
    return (options[:, None] >> np.arange(OPTIONS) & 1).astype(bool)

"""The inputs of the row network: the compiled form of `elfer.evaluation.row_inputs`."""

from typing import Any

from numba import njit
from numba.types import int64

from elfer.compiled.bits import place_of, popcount
from elfer.compiled.jit import in_place
from elfer.compiled.rows.evaluation import ROWS, hand_size, row_at
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import STRIDE
from elfer.compiled.rows.state import Position
from elfer.evaluation.row_inputs import (
    EIGHTH,
    FACTS,
    FREE,
    HALVES,
    LAID,
    LARGEST,
    ONE,
    OTHERS,
    OWN,
    OWN_SIZES,
    PER_RIVAL,
    PER_TABLE_RIVAL,
    PLACES,
    RIVAL_SIZES,
    RIVALS,
    START,
    TABLE_RIVALS,
)
from elfer.evaluation.row_masks import ROW

Inputs = Any
END = ROW.bit_length()
"""The value after the last one of a row."""


@in_place
def _is_set(lower: int, upper: int, card: int) -> int:
    word, bit = place_of(card)
    return int64(((upper if word else lower) & bit) != 0)


@njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
def count_inputs(
    rules: Rules,
    now: Position,
    places_lower: int,
    places_upper: int,
    halves: Inputs,
    table: Inputs,
) -> None:
    """Write the inputs for the seat to move, which may fill these places."""
    halves[:] = 0
    table[:] = 0
    for half in range(HALVES):
        _count_half(rules, now, places_lower, places_upper, half, halves[half])
    for half in range(HALVES):
        halves[half, FACTS + 9] = halves[half ^ 1, FACTS + 6]
        halves[half, FACTS + 10] = halves[half ^ 1, FACTS + 5]
    _count_table(rules, now, places_lower, places_upper, table)


@in_place
def _count_half(
    rules: Rules, now: Position, places_lower: int, places_upper: int, half: int, counts: Inputs
) -> None:
    colour, step = half >> 1, 1 - 2 * (half & 1)
    end = END if step > 0 else 0
    filled, _, mine = row_at(rules, now, colour * STRIDE + START)
    value = START + step
    while value != end and filled >> value & 1:
        value += step
    length = (end - value) * step
    opened, start_is_own = filled >> START & 1, (mine & ~filled) >> START & 1
    following = value if opened else START
    own, run, gap = int64(0), int64(0), int64(0)
    for place in range(length):
        held = mine >> value + step * place & 1
        if place < PLACES:
            counts[(OWN if held else OTHERS) + place] = ONE
        if held:
            if not own:
                gap = place
            if own == place:
                run += 1
            own += 1
    card = colour * STRIDE + following
    counts[FACTS] = ONE * opened
    counts[FACTS + 1] = ONE * start_is_own
    counts[FACTS + 2] = ONE * (1 - (opened | start_is_own))
    counts[FACTS + 3] = ONE * int64(step > 0)
    counts[FACTS + 5] = EIGHTH * run
    counts[FACTS + 6] = EIGHTH * own
    counts[FACTS + 7] = EIGHTH * (length - own)
    counts[FACTS + 8] = EIGHTH * gap
    if not length:
        return
    counts[FACTS + 4] = ONE * _is_set(places_lower, places_upper, card)
    if mine >> following & 1:
        return
    _count_rivals(rules, now, card, counts)


@in_place
def _count_rivals(rules: Rules, now: Position, card: int, counts: Inputs) -> None:
    holders = now.left
    for seat in range(rules.players):
        if seat != now.turn and not _is_set(now.lacks[seat, 0], now.lacks[seat, 1], card):
            holders += hand_size(now, seat)
    for number in range(rules.players - 1):
        seat = (now.turn + (number + 1) * rules.direction) % rules.players
        at = RIVALS + PER_RIVAL * number
        lacks = _is_set(now.lacks[seat, 0], now.lacks[seat, 1], card)
        counts[at] = ONE * lacks
        counts[at + 1] = ONE * _is_set(now.spared[seat, 0], now.spared[seat, 1], card)
        if not lacks:
            counts[at + 2] = ONE * hand_size(now, seat) // max(1, holders)


@in_place
def _count_table(
    rules: Rules, now: Position, places_lower: int, places_upper: int, counts: Inputs
) -> None:
    own = hand_size(now, now.turn)
    free = popcount(places_lower) + popcount(places_upper)
    counts[0] = min(3 * own, LARGEST)
    if own <= OWN_SIZES:
        counts[own] = ONE
    counts[9] = 2 * now.left
    counts[10] = ONE * int64(now.left == 0)
    counts[11 + min(now.laid, LAID)] = ONE
    counts[16] = EIGHTH * free
    if free:
        counts[16 + min(free, FREE)] = ONE
    for colour in range(ROWS):
        counts[21] += 16 * _is_set(now.rows[0], now.rows[1], colour * STRIDE + START)
    for number in range(rules.players - 1):
        seat = (now.turn + (number + 1) * rules.direction) % rules.players
        at = TABLE_RIVALS + PER_TABLE_RIVAL * number
        size = hand_size(now, seat)
        counts[at] = min(3 * size, LARGEST)
        if size <= RIVAL_SIZES:
            counts[at + size] = ONE
        counts[at + 7] = ONE * (now.held >> seat & 1)
        spared = popcount(now.spared[seat, 0] & now.fits[0])
        lacks = popcount(now.lacks[seat, 0] & now.fits[0])
        spared += popcount(now.spared[seat, 1] & now.fits[1])
        lacks += popcount(now.lacks[seat, 1] & now.fits[1])
        counts[at + 8] = EIGHTH * spared
        counts[at + 9] = EIGHTH * lacks

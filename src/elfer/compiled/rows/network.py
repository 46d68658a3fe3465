"""The network of the row games: the compiled form of `elfer.evaluation.row_network`."""

from typing import Any

import numpy as np
from numba import njit
from numba.types import int64

from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import DONE, DRAW, NONE, PASS, PLACE
from elfer.compiled.jit import in_place
from elfer.compiled.policies import FIRST_NETWORK
from elfer.compiled.rows.evaluation import hand_size, winning_rows
from elfer.compiled.rows.network_inputs import count_inputs
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import STRIDE, move_without_lay, taken
from elfer.compiled.rows.state import Position
from elfer.evaluation.row_inputs import HALVES, INPUTS, START, TABLE_INPUTS
from elfer.evaluation.row_network import (
    AGAIN,
    CODE,
    HALF,
    INPUT_SHIFT,
    INPUT_UNIT,
    LAYERS,
    MIND,
    MOST,
    OPTIONS,
    SHIFT,
    STARTS,
    STOP,
    UNIT,
)
from elfer.evaluation.row_network import PLACE as WIDTH

_first = [0]
for _layer in LAYERS:
    _first.append(_first[-1] + _layer.size)
AT_HALF, AT_CODE, AT_MIND, AT_PLACE, AT_LAY, AT_START, AT_REST = _first[:-1]
REST = LAYERS[-1].outputs
INPUT_SCALE, SCALE = 0.5**INPUT_SHIFT, 0.5**SHIFT
INPUT_FACTOR = float(UNIT // INPUT_UNIT)
CHANCE = OPTIONS
"""The index of the score of winning, after those of the options."""
SCORES = OPTIONS + 1
Numbers = Any


@in_place
def _set(sums: Numbers, parameters: Numbers, at: int, width: int) -> None:
    """Set sums to the biases of a layer."""
    for number in range(width):
        sums[number] = parameters[at + number]


@in_place
def _add(sums: Numbers, parameters: Numbers, at: int, width: int, value: float) -> None:
    """Add an input, multiplied by its weights, to sums."""
    if value:
        for number in range(width):
            sums[number] += value * parameters[at + number]


@in_place
def _activate(sums: Numbers, width: int, scale: float) -> None:
    for number in range(width):
        sums[number] = min(np.floor(max(sums[number], 0.0) * scale), float(MOST))


@in_place
def _dot(values: Numbers, parameters: Numbers, at: int) -> float:
    """Return the only sum of a layer for an option."""
    total = parameters[at + WIDTH]
    for number in range(WIDTH):
        total += values[number] * parameters[at + number]
    return total


@njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
def score_options(parameters: Numbers, halves: Numbers, table: Numbers, scores: Numbers) -> None:
    """Write the scores of all options, and that of winning."""
    wide, mind = np.empty(HALF, np.float64), np.empty(MIND, np.float64)
    codes, pooled = np.empty((HALVES, CODE), np.float64), np.zeros(CODE, np.float64)
    for half in range(HALVES):
        _set(wide, parameters, AT_HALF + INPUTS * HALF, HALF)
        for number in range(INPUTS):
            _add(wide, parameters, AT_HALF + number * HALF, HALF, float(halves[half, number]))
        _activate(wide, HALF, INPUT_SCALE)
        code = codes[half]
        _set(code, parameters, AT_CODE + HALF * CODE, CODE)
        for number in range(HALF):
            _add(code, parameters, AT_CODE + number * CODE, CODE, wide[number])
        _activate(code, CODE, SCALE)
        for number in range(CODE):
            pooled[number] += code[number]
    _set(mind, parameters, AT_MIND + (CODE + TABLE_INPUTS) * MIND, MIND)
    for number in range(CODE):
        _add(mind, parameters, AT_MIND + number * MIND, MIND, pooled[number])
    for number in range(TABLE_INPUTS):
        value = INPUT_FACTOR * table[number]
        _add(mind, parameters, AT_MIND + (CODE + number) * MIND, MIND, value)
    _activate(mind, MIND, SCALE)
    _score_places(parameters, codes, mind, scores)
    scores[STOP : STOP + REST] = parameters[AT_REST + MIND * REST : AT_REST + (MIND + 1) * REST]
    for number in range(MIND):
        _add(scores[STOP : STOP + REST], parameters, AT_REST + number * REST, REST, mind[number])


@in_place
def _score_places(parameters: Numbers, codes: Numbers, mind: Numbers, scores: Numbers) -> None:
    """Write the scores of lays and of starts."""
    shared, place = np.empty(WIDTH, np.float64), np.empty(WIDTH, np.float64)
    _set(shared, parameters, AT_PLACE + (CODE + MIND) * WIDTH, WIDTH)
    for number in range(MIND):
        _add(shared, parameters, AT_PLACE + (CODE + number) * WIDTH, WIDTH, mind[number])
    scores[STARTS:STOP] = 0
    for half in range(HALVES):
        place[:] = shared
        for number in range(CODE):
            _add(place, parameters, AT_PLACE + number * WIDTH, WIDTH, codes[half, number])
        _activate(place, WIDTH, SCALE)
        scores[half] = _dot(place, parameters, AT_LAY)
        scores[STARTS + half // 2] += _dot(place, parameters, AT_START)


@in_place
def list_options(rules: Rules, now: Position, places_lower: int, places_upper: int) -> int:
    """Return the options that the seat should consider, one bit for each."""
    places = popcount(places_lower) + popcount(places_upper)
    if not places:
        if now.laid or not now.left or not (now.drawn and rules.may_stop):
            return int64(1) << (AGAIN if move_without_lay(now) == DRAW else STOP)
        return int64(1) << STOP | int64(1) << AGAIN
    out = winning_rows(rules, now, hand_size(now, now.turn))
    options = int64(0)
    if now.laid and now.must == NONE and not out:
        options = int64(1) << STOP
    for number in range(places):
        place = nth(places_lower, places_upper, number)
        colour, value = place // STRIDE, place % STRIDE
        if not out or out >> colour & 1:
            options |= int64(1) << _option_of(colour, value)
    return options


@in_place
def _option_of(colour: int, value: int) -> int:
    if value == START:
        return STARTS + colour
    return 2 * colour + int64(value < START)


@in_place
def choose_by_network(rules: Rules, now: Position, places_lower: int, places_upper: int) -> int:
    """Return the option with the highest score; the first one in a tie."""
    assert rules.networks is not None
    options = list_options(rules, now, places_lower, places_upper)
    best = nth(options, int64(0), int64(0))
    count = popcount(options)
    if count > 1:
        halves = np.zeros((HALVES, INPUTS), np.uint8)
        table = np.zeros(TABLE_INPUTS, np.uint8)
        scores = np.empty(SCORES, np.float64)
        count_inputs(rules, now, places_lower, places_upper, halves, table)
        parameters = rules.networks.parameters[now.players[now.turn] - FIRST_NETWORK]
        score_options(parameters, halves, table, scores)
        for number in range(1, count):
            option = nth(options, int64(0), number)
            if scores[option] > scores[best]:
                best = option
    return best


@in_place
def move_of_option(
    rules: Rules,
    now: Position,
    option: int,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
) -> int:
    """Return the move for an option, with the first card that fits its place."""
    if option == AGAIN:
        return DRAW
    if option == STOP:
        return DONE if now.laid else PASS
    for number in range(popcount(places_lower) + popcount(places_upper)):
        place = nth(places_lower, places_upper, number)
        if _option_of(place // STRIDE, place % STRIDE) == option:
            cards = taken(rules, place, lower, upper)
            return nth(cards[0], cards[1], int64(0)) + PLACE * place
    return PASS  # never, because options come from these places

"""Evaluation of lays in a row game: the compiled form of `elfer.evaluation.rows`."""

from numba.types import int64

from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import DONE, DRAW, NONE, PASS, PLACE
from elfer.compiled.evaluation import Side, Weights, above, below, score_side, weights_at
from elfer.compiled.jit import in_place
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import BOTH_ENDS, ONE_START, STRIDE, move_without_lay, taken
from elfer.compiled.rows.state import Position
from elfer.evaluation.row_masks import ELEVEN, ROW
from elfer.evaluation.rows import EIGHT, RowFeature

(
    LAY,
    VALUE,
    DEAD_END,
    START,
    OPENS,
    OPENS_OTHERS,
    OPENS_OWN,
    OPENS_HELD,
    LEADS,
    LEADS_CHAIN,
    LEADS_OTHERS,
    LEADS_OWN,
    AGAIN,
    AGAIN_SPARE,
    DRAW_AGAIN,
) = map(int, RowFeature)
ROWS = 4


@in_place
def _row_of(lower: int, upper: int, colour: int) -> int:
    word = upper if colour > 1 else lower
    return word >> STRIDE * (colour & 1) & ROW


@in_place
def _mine(rules: Rules, lower: int, upper: int, colour: int) -> int:
    """Return the places of a row that the player's cards could eventually fill."""
    mine = _row_of(lower, upper, colour)
    if rules.any_colour:
        values = (lower | lower >> STRIDE | upper | upper >> STRIDE) & ROW
        return values & ~ELEVEN | mine & ELEVEN
    return mine


@in_place
def row_at(rules: Rules, now: Position, place: int) -> tuple[int, int, int]:
    """Return the filled places, the unreachable ones and the player's own in a place's row."""
    colour = place // STRIDE
    filled = _row_of(now.rows[0], now.rows[1], colour)
    fresh = ROW & ~filled & ~_row_of(now.fits[0], now.fits[1], colour)
    return filled, fresh, _mine(rules, now.hands[now.turn, 0], now.hands[now.turn, 1], colour)


@in_place
def _score_side(weights: Weights, side: Side, held: int) -> int:
    """Return the score of the places on one side that become playable."""
    score = score_side(weights, OPENS, LEADS, side)
    return score if side.chain else score + weights[OPENS_HELD] * held


@in_place
def _score(
    rules: Rules,
    now: Position,
    weights: Weights,
    place: int,
    spare: int,
    held: int,
) -> int:
    value = place % STRIDE
    filled, fresh, mine = row_at(rules, now, place)
    score = weights[LAY] + weights[VALUE] * value
    if fresh >> value + 1 & 1:
        score += _score_side(weights, above(ROW & ~filled, mine, value), held)
    if fresh >> value - 1 & 1:
        score += _score_side(weights, below(ROW & ~filled, mine, value), held)
    if not fresh & 5 << value - 1:
        score += weights[DEAD_END]
    if not filled:
        score += weights[START]
    if now.laid:
        score += weights[AGAIN]
        score += weights[AGAIN_SPARE] * spare
    return score


@in_place
def _count_reachable(rules: Rules, now: Position, lower: int, upper: int, colour: int) -> int:
    """Return the number of places of a row that a hand could fill in this turn."""
    filled = _row_of(now.rows[0], now.rows[1], colour)
    mine = _mine(rules, lower, upper, colour)
    seeds = mine & _row_of(now.fits[0], now.fits[1], colour)
    if rules.growth == BOTH_ENDS:
        starts = _row_of(rules.fits_lower, rules.fits_upper, colour)
        if starts & ~filled & ~mine:
            return popcount(seeds)
    if rules.growth == ONE_START and not filled and not seeds & ELEVEN:
        seeds &= -seeds
    before = int64(0)
    while before != seeds:
        before = seeds
        seeds |= mine & (seeds << 1 | seeds >> 1)
    return popcount(seeds)


@in_place
def winning_rows(rules: Rules, now: Position, size: int) -> int:
    """Return the rows in which the hand can be emptied in this turn, one bit per row."""
    if not now.rows[0] | now.rows[1]:
        return 0
    lower, upper = now.hands[now.turn, 0], now.hands[now.turn, 1]
    rows = 0
    for colour in range(ROWS):
        if rules.one_row and now.row not in (NONE, colour):
            continue
        wanted = size if rules.one_row else popcount(_row_of(lower, upper, colour))
        if not wanted or _count_reachable(rules, now, lower, upper, colour) == wanted:
            rows |= 1 << colour
        elif not rules.one_row:
            return 0
    return rows


@in_place
def hand_size(now: Position, seat: int) -> int:
    """Return how many cards a seat holds."""
    return popcount(now.hands[seat, 0]) + popcount(now.hands[seat, 1])


@in_place
def _sizes(rules: Rules, now: Position) -> tuple[int, int, int]:
    """Return the sizes of the player's hand, the smallest other hand, and all others together."""
    own, fewest, others = hand_size(now, now.turn), int64(99), int64(0)
    for seat in range(rules.players):
        if seat != now.turn:
            size = hand_size(now, seat)
            fewest = min(fewest, size)
            others += size
    return own, fewest, others


@in_place
def _lay(rules: Rules, place: int, lower: int, upper: int) -> int:
    """Return the move that fills a place with the first suitable card."""
    cards = taken(rules, place, lower, upper)
    return nth(cards[0], cards[1], int64(0)) + PLACE * place


@in_place
def _spare(rules: Rules, lower: int, upper: int, places_lower: int, places_upper: int) -> int:
    """Return the number of lays minus one."""
    places = popcount(places_lower) + popcount(places_upper)
    if not rules.any_colour:
        return places - 1
    spare = -1
    for number in range(places):
        cards = taken(rules, nth(places_lower, places_upper, number), lower, upper)
        spare += popcount(cards[0]) + popcount(cards[1])
    return spare


@in_place
def choose_by_weights(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
    out: int,
) -> int:
    """Return the best move by a player's weights, given the cards and the places that they fit.

    `out` is the set of rows in which all cards can be laid now.
    """
    assert rules.weights is not None
    places = popcount(places_lower) + popcount(places_upper)
    if not places and (now.laid or not now.left or not (now.drawn and rules.may_stop)):
        return move_without_lay(now)
    must = not now.laid or now.must != NONE
    if must and places == 1:
        return _lay(rules, nth(places_lower, places_upper, int64(0)), lower, upper)
    own, fewest, others = _sizes(rules, now)
    weights = weights_at(rules.weights, now.players[now.turn], fewest, own)
    if not places:
        return PASS if weights[DRAW_AGAIN] <= 0 else DRAW
    held = EIGHT * others // (others + now.left)
    spare = _spare(rules, lower, upper, places_lower, places_upper)
    best, most = DONE, int64(0)
    for number in range(places):
        place = nth(places_lower, places_upper, number)
        if out and not out >> place // STRIDE & 1:
            continue
        score = _score(rules, now, weights, place, spare, held)
        if score > most or (best == DONE and (must or out)):
            best, most = _lay(rules, place, lower, upper), score
    return best

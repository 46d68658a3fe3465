"""The beginning and the end of a round of a row game."""

from typing import Any

from numba.types import int64

from elfer.compiled.bits import place_of, value_sum
from elfer.compiled.encoding import MOST_PLAYERS, NONE, Cards, Moves, Pack
from elfer.compiled.jit import in_place
from elfer.compiled.rng import STEP, below, shuffle
from elfer.compiled.rows.rule_parameters import FIXED, LOT, Rules
from elfer.compiled.rows.rules import STRIDE
from elfer.compiled.rows.state import Position


@in_place
def _beginner(rules: Rules, now: Position, number: int) -> int:
    """Return the seat that begins round `number`, or NONE if a redeal is needed."""
    if rules.beginner == LOT:
        now.luck += STEP
        return below(now.luck, rules.players)
    if rules.beginner == FIXED:
        return (rules.seat + number * rules.moves_on * rules.direction) % rules.players
    colours = rules.colours
    for _ in range(4):
        word, bit = place_of((colours & 3) * STRIDE + rules.value)
        for seat in range(rules.players):
            if now.hands[seat, word] & bit:
                return seat
        colours >>= 2
    return NONE


@in_place
def deal_unseen(rules: Rules, now: Position, pack: Cards, counts: Moves) -> None:
    """Deal a shuffled pack: `counts` more cards to the hands, and the rest to the stock."""
    end = pack.size
    for seat in range(counts.size - 1, -1, -1):
        for place in range(end - counts[seat], end):
            word, bit = place_of(int64(pack[place]))
            now.hands[seat, word] |= bit
        end -= counts[seat]
    now.left = end
    for place in range(end):
        now.stock[place] = pack[place]


@in_place
def deal(rules: Rules, now: Position, deck: Cards, pack: Pack, number: int) -> int:
    """Shuffle and deal until a seat can begin, and return the number of redeals."""
    left = deck.size - rules.each * rules.players
    redeals = -1
    now.turn = NONE
    while now.turn == NONE:
        now.luck = shuffle(now.luck, deck, pack)
        for seat in range(rules.players):
            lower, upper = int64(0), int64(0)
            for place in range(left + seat * rules.each, left + (seat + 1) * rules.each):
                word, bit = place_of(int64(pack[0, place]))
                if word:
                    upper |= bit
                else:
                    lower |= bit
            now.hands[seat, 0] = lower
            now.hands[seat, 1] = upper
            now.lacks[seat, 0] = 0
            now.lacks[seat, 1] = 0
            now.spared[seat, 0] = 0
            now.spared[seat, 1] = 0
        now.turn = _beginner(rules, now, number)
        redeals += 1
    now.left = left
    for place in range(left):
        now.stock[place] = pack[0, place]
    now.rows[0] = rules.lie_lower
    now.rows[1] = rules.lie_upper
    now.fits[0] = rules.fits_lower
    now.fits[1] = rules.fits_upper
    now.laid = 0
    now.drawn = 0
    now.row = NONE
    now.must = NONE
    now.held = 0
    return redeals


@in_place
def count_points(rules: Rules, now: Position, seat: int) -> int:
    """Return the sum of the cards left in a hand, which counts against it (G-5, CL-8)."""
    return value_sum(now.hands[seat, 0]) + value_sum(now.hands[seat, 1])


@in_place
def note_deal(rules: Rules, now: Position, result: Any) -> None:
    """Write the dealt hands into a result."""
    for seat in range(MOST_PLAYERS):
        result.hands[seat, 0] = now.hands[seat, 0]
        result.hands[seat, 1] = now.hands[seat, 1]

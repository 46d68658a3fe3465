"""The beginning and the end of a round of a row game in the fast kernel."""

from typing import Any

from numba.types import int64

from elfer.lab.bits import place_of, value_sum
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below, shuffle
from elfer.lab.moves import NONE, Cards, Moves, Pack
from elfer.lab.results import MOST_PLAYERS
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import FIXED, LOT, Rules
from elfer.lab.rows.turn import STRIDE


@in_place
def _beginner(rules: Rules, now: Position, number: int) -> int:
    """Who begins the round of this number, counted from 0; nobody, if it must be dealt again."""
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
def give(rules: Rules, now: Position, pack: Cards, counts: Moves) -> None:
    """Deal a shuffled pack: so many more cards to each hand, what is left to the stock."""
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
    """Shuffle and deal until somebody can begin, and say how often it was dealt again."""
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
def points(rules: Rules, now: Position, seat: int) -> int:
    """What is left in a hand counts against it (G-5, CL-8)."""
    return value_sum(now.hands[seat, 0]) + value_sum(now.hands[seat, 1])


@in_place
def note(rules: Rules, now: Position, result: Any) -> None:
    """Keep the hands that were dealt."""
    for seat in range(MOST_PLAYERS):
        result.hands[seat, 0] = now.hands[seat, 0]
        result.hands[seat, 1] = now.hands[seat, 1]

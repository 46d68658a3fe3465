"""The beginning and the end of a round of Master."""

from typing import Any

from elfer.compiled.bits import place_of, value_sum
from elfer.compiled.encoding import MOST_PLAYERS, Cards, Moves, Pack
from elfer.compiled.jit import in_place
from elfer.compiled.master.rule_parameters import Rules
from elfer.compiled.master.state import Position
from elfer.compiled.rng import shuffle
from elfer.engine.cards import JOKER, STRIDE

ELEVENS = 1 << 11 | 1 << 11 + STRIDE
BONUS = 11
"""The points that a bonus card adds and that a joker left in hand costs (MA-12)."""


@in_place
def _take(now: Position, seat: int, pack: Cards, start: int, end: int) -> None:
    """Put a slice of the pack into a hand."""
    for place in range(start, end):
        card = int(pack[place])
        if card == JOKER:
            now.wild[seat] += 1
        else:
            word, bit = place_of(card)
            now.hands[seat, word] |= bit


@in_place
def deal_unseen(rules: Rules, now: Position, pack: Cards, counts: Moves) -> None:
    """Deal a shuffled pack: `counts` more cards to the hands, and the rest to the stock."""
    end = pack.size
    for seat in range(rules.players - 1, -1, -1):
        _take(now, seat, pack, end - counts[seat], end)
        end -= counts[seat]
    now.left = end
    for place in range(end):
        now.stock[place] = pack[place]


@in_place
def deal(rules: Rules, now: Position, deck: Cards, pack: Pack, number: int) -> int:
    """Shuffle and deal, and return 0, because Master has no redeals."""
    now.luck = shuffle(now.luck, deck, pack)
    left = deck.size - rules.each * rules.players
    for seat in range(rules.players):
        now.hands[seat, 0] = 0
        now.hands[seat, 1] = 0
        now.wild[seat] = 0
        now.bridges[seat] = rules.bridges
        now.bonus[seat] = 0
        start = left + seat * rules.each
        _take(now, seat, pack[0], start, start + rules.each)
    now.left = left
    for place in range(left):
        now.stock[place] = pack[0, place]
    for word in range(2):
        now.rows[word] = ELEVENS
        now.jokers[word] = 0
    now.turn = rules.seat
    now.laid = 0
    now.swapped = 0
    now.full = 0
    return 0


@in_place
def count_points(rules: Rules, now: Position, seat: int) -> int:
    """Return the points of the bonus cards minus those of the cards left in hand (MA-12)."""
    left = value_sum(now.hands[seat, 0]) + value_sum(now.hands[seat, 1])
    return BONUS * (now.bonus[seat] - now.wild[seat]) - left


@in_place
def note_deal(rules: Rules, now: Position, result: Any) -> None:
    """Write the dealt hands into a result."""
    for seat in range(MOST_PLAYERS):
        result.hands[seat, 0] = now.hands[seat, 0]
        result.hands[seat, 1] = now.hands[seat, 1]
        result.jokers[seat] = now.wild[seat]

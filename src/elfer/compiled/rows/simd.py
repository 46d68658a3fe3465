"""Matches of random players side by side: a branch-free step for many rounds at a time.

Each round occupies a lane. The hands of all lanes form one field, their rows the next, and so on.
Since a step has no branches, the compiler handles four or eight lanes with one instruction. A lane
whose round is over gets the next one. The results are identical to those of
`batch_operations.play_matches`.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from llvmlite.binding import get_host_cpu_features
from numba import config
from numba.types import int64, uint64, void

from elfer.compiled.bits import WORD, popcount, value_sum
from elfer.compiled.encoding import CARDS, MOST_PLAYERS, NONE, RESULTS, Cards, Moves, Pack, Results
from elfer.compiled.entry_points import Entry
from elfer.compiled.jit import entry, in_place
from elfer.compiled.rng import STEP, below, pack_for, stream
from elfer.compiled.rows.dealing import deal, note_deal
from elfer.compiled.rows.rule_parameters import SIMPLE, Rules
from elfer.compiled.rows.rules import BESIDE, STRIDE, opening
from elfer.compiled.rows.state import MOST_CARDS, RECORDS, Position
from elfer.engine.cards import Card

LANES = 32
FEWEST = 8 * LANES
"""The smallest number of matches played side by side; with fewer, lanes would be idle."""
WIDE = config.CPU_NAME is None and get_host_cpu_features().get("avx2", False)
"""Whether the processor handles at least four lanes at a time; if not, one match after
the other is faster."""

_HAND = 0
"""The field of the current seat's hand, in two words; the next seats' hands follow."""
_ROWS = 2 * (MOST_PLAYERS + 1)
_FITS = _ROWS + 2
_LAID, _DRAWN, _LEFT, _TOP, _LUCK, _TURNS, _DECISIONS, _ENDS, _OVER = range(_FITS + 2, _FITS + 11)
_FIELDS = _OVER + 1
_MATCH, _ROUND, _BEGINNER = range(3)
_STOCK = MOST_CARDS + 1
"""The size of each lane's stock, with an extra entry to read when the stock is empty."""


def is_plain(rules: Rules, deck: Iterable[Card]) -> bool:
    """Return whether a game is plain: rows grow at their ends, and turns end as in `elfer-raus`."""
    if rules.any_colour or rules.one_row or rules.waiting or rules.may_stop:
        return False
    fits = rules.fits_lower | rules.fits_upper << WORD
    starts = Counter(int(card) // STRIDE for card in deck if fits >> int(card) & 1)
    ends = 2 if rules.lie_lower | rules.lie_upper else 1
    return rules.growth == BESIDE and bool(rules.drawn_ends) and max(starts.values()) <= ends


@in_place
def _bit(word: int, number: int) -> int:
    """Return set bit `number` (0 to 3) of a word, which has two rows with two ends each."""
    word = word & word - 1 if number > 0 else word
    word = word & word - 1 if number > 1 else word
    word = word & word - 1 if number > 2 else word
    return word & -word


@in_place
def _step(lanes: Moves, draws: int) -> None:
    """Make a move in every lane: a lay or a stop, a draw, or a pass."""
    for lane in range(LANES):
        lower, upper = lanes[_HAND * LANES + lane], lanes[(_HAND + 1) * LANES + lane]
        fits_lower, fits_upper = lanes[_FITS * LANES + lane], lanes[(_FITS + 1) * LANES + lane]
        laid, drawn = lanes[_LAID * LANES + lane], lanes[_DRAWN * LANES + lane]
        places_lower, places_upper = lower & fits_lower, upper & fits_upper
        few = popcount(places_lower)
        places = few + popcount(places_upper)
        # CL-4: lay any card that fits, or stop after the first lay.
        ways = places + laid
        luck = uint64(lanes[_LUCK * LANES + lane])
        luck = luck + STEP if ways else luck
        number = below(luck, ways)
        above = number >= few
        fitting = _bit(places_upper if above else places_lower, number - few if above else number)
        lays = int64(number < places)
        bit = fitting & -lays
        bit_lower, bit_upper = int64(0) if above else bit, bit if above else int64(0)
        rows_lower = lanes[_ROWS * LANES + lane] | bit_lower
        rows_upper = lanes[(_ROWS + 1) * LANES + lane] | bit_upper
        lanes[_ROWS * LANES + lane], lanes[(_ROWS + 1) * LANES + lane] = rows_lower, rows_upper
        lanes[_FITS * LANES + lane] = (fits_lower | bit_lower << 1 | bit_lower >> 1) & ~rows_lower
        lanes[(_FITS + 1) * LANES + lane] = (
            fits_upper | bit_upper << 1 | bit_upper >> 1
        ) & ~rows_upper
        # CL-6: draw the top card of the stock if nothing fits.
        left = lanes[_LEFT * LANES + lane]
        draw = int64(0) if ways else int64(left > 0)
        left -= draw
        top = lanes[_TOP * LANES + lane]
        card = draw << (top - WORD if top >= WORD else top)
        card_lower = int64(0) if top >= WORD else card
        card_upper = card if top >= WORD else int64(0)
        drawn_fits = int64((card_lower & fits_lower | card_upper & fits_upper) != 0)
        lower, upper = (lower ^ bit_lower) | card_lower, (upper ^ bit_upper) | card_upper
        lanes[_HAND * LANES + lane], lanes[(_HAND + 1) * LANES + lane] = lower, upper
        over = int64(lower | upper == 0)
        # CL-6, CL-7: laying a drawn card ends the turn, and so does the last possible draw.
        last = int64(drawn + draw == draws) | int64(left == 0)
        goes_on = draw & (drawn_fits | last ^ 1)
        ends = (int64(drawn > 0) if lays else goes_on ^ 1) & (over ^ 1)
        lanes[_LAID * LANES + lane] = int64(0) if ends else laid | lays
        lanes[_DRAWN * LANES + lane] = int64(0) if ends else drawn + draw
        lanes[_LEFT * LANES + lane] = left
        lanes[_LUCK * LANES + lane] = int64(luck)
        lanes[_TURNS * LANES + lane] += ends
        lanes[_DECISIONS * LANES + lane] += int64(ways > 0)
        lanes[_ENDS * LANES + lane] = ends
        lanes[_OVER * LANES + lane] = over


@in_place
def _move_up(lanes: Moves, seat: int) -> None:
    """Move the next seat's hand up by one in each lane whose turn has ended."""
    here, there = (_HAND + 2 * seat) * LANES, (_HAND + 2 * seat + 2) * LANES
    for lane in range(LANES):
        ended = -lanes[_ENDS * LANES + lane]
        lower, upper = lanes[here + lane], lanes[here + LANES + lane]
        lanes[here + lane] = lower ^ (lower ^ lanes[there + lane]) & ended
        lanes[here + LANES + lane] = upper ^ (upper ^ lanes[there + LANES + lane]) & ended


@in_place
def _pass_on(lanes: Moves, stock: Cards, players: int) -> None:
    """Rotate the hands in each lane whose turn has ended, and load the top of every stock."""
    behind = (_HAND + 2 * players) * LANES
    for place in range(2 * LANES):
        lanes[behind + place] = lanes[_HAND * LANES + place]
    # Unrolled by hand: the compiler vectorises these calls only with constant offsets.
    _move_up(lanes, 0)
    _move_up(lanes, 1)
    if players > 2:
        _move_up(lanes, 2)
    if players > 3:
        _move_up(lanes, 3)
    if players > 4:
        _move_up(lanes, 4)
    if players > 5:
        _move_up(lanes, 5)
    for lane in range(LANES):
        lanes[_TOP * LANES + lane] = int64(stock[lane * _STOCK + lanes[_LEFT * LANES + lane]])


@in_place
def _open(rules: Rules, now: Position) -> int:
    """Lay the opening card if the rows are empty, and return the number of turns used (CL-3)."""
    if now.rows[0] | now.rows[1]:
        return 0
    now.luck += STEP
    bits = opening(rules, now.hands[now.turn, 0], now.hands[now.turn, 1])
    for word in range(2):
        bit = bits[word]
        now.hands[now.turn, word] ^= bit
        now.rows[word] |= bit
        now.fits[word] = (now.fits[word] | bit << 1 | bit >> 1) & ~now.rows[word]
    return 1


@in_place
def _begin(
    rules: Rules,
    now: Position,
    deck: Cards,
    pack: Pack,
    lanes: Moves,
    stock: Cards,
    whose: Moves,
    lane: int,
    result: Any,
) -> None:
    """Deal the next round of a lane's match."""
    played = whose[_ROUND * LANES + lane]
    whose[_ROUND * LANES + lane] += 1
    result.redeals += deal(rules, now, deck, pack, played)
    if played == 0:
        result.starter = now.turn
        note_deal(rules, now, result)
    whose[_BEGINNER * LANES + lane] = now.turn
    turns = _open(rules, now)
    for seat in range(rules.players):
        after = (now.turn + (turns + seat) * rules.direction) % rules.players
        for word in range(2):
            lanes[(_HAND + 2 * seat + word) * LANES + lane] = now.hands[after, word]
    for word in range(2):
        lanes[(_ROWS + word) * LANES + lane] = now.rows[word]
        lanes[(_FITS + word) * LANES + lane] = now.fits[word]
    for place in range(now.left):
        stock[lane * _STOCK + place + 1] = now.stock[place]
    lanes[_LAID * LANES + lane] = 0
    lanes[_DRAWN * LANES + lane] = 0
    lanes[_LEFT * LANES + lane] = now.left
    lanes[_LUCK * LANES + lane] = int64(now.luck)
    lanes[_TURNS * LANES + lane] = turns
    lanes[_DECISIONS * LANES + lane] = turns
    lanes[_ENDS * LANES + lane] = 0


@in_place
def _count(rules: Rules, cards: int, lanes: Moves, whose: Moves, lane: int, result: Any) -> None:
    """Add a finished round, dealt from a deck of `cards` cards, to its result."""
    turns = lanes[_TURNS * LANES + lane]
    rows_lower, rows_upper = lanes[_ROWS * LANES + lane], lanes[(_ROWS + 1) * LANES + lane]
    lying = popcount(rules.lie_lower) + popcount(rules.lie_upper)
    result.turns += turns + 1
    result.lays += popcount(rows_lower) + popcount(rows_upper) - lying
    result.draws += cards - rules.each * rules.players - lanes[_LEFT * LANES + lane]
    result.decisions += lanes[_DECISIONS * LANES + lane]
    for seat in range(rules.players):
        whom = whose[_BEGINNER * LANES + lane] + (turns + seat) * rules.direction
        for word in range(2):
            held = lanes[(_HAND + 2 * seat + word) * LANES + lane]
            result.points[whom % rules.players] += value_sum(held)


def play_matches(
    rules: Rules,
    scratch: Any,
    deck: Cards,
    rounds: int,
    seed: int,
    first: int,
    results: Results,
) -> None:
    """Play a match for each result, numbered from `first`."""
    now = scratch[0]
    lanes = np.zeros(_FIELDS * LANES, np.int64)
    whose = np.zeros(3 * LANES, np.int64)
    stock = np.zeros(LANES * _STOCK, np.uint8)
    pack = pack_for(deck)
    for lane in range(LANES):  # as if each lane had just finished a match
        whose[_MATCH * LANES + lane] = NONE
        whose[_ROUND * LANES + lane] = rounds
    begun, going = 0, LANES
    while going:
        for lane in range(LANES):
            if lanes[_HAND * LANES + lane] | lanes[(_HAND + 1) * LANES + lane]:
                continue
            match = whose[_MATCH * LANES + lane]
            if match != NONE:
                _count(rules, deck.size, lanes, whose, lane, results[match])
            now.luck = uint64(lanes[_LUCK * LANES + lane])
            if whose[_ROUND * LANES + lane] == rounds:
                if begun == results.size:
                    going -= 1
                    _rest(lanes, lane)
                    continue
                match = begun
                begun += 1
                whose[_MATCH * LANES + lane] = match
                whose[_ROUND * LANES + lane] = 0
                now.luck = stream(seed, first + match)
            _begin(rules, now, deck, pack, lanes, stock, whose, lane, results[match])
        over = int64(0)
        while going and not over:
            _pass_on(lanes, stock, rules.players)
            _step(lanes, rules.draws)
            for lane in range(LANES):
                over |= lanes[_OVER * LANES + lane]


@in_place
def _rest(lanes: Moves, lane: int) -> None:
    """Stop a lane by giving every seat a card that never fits."""
    for field in range(_FIELDS):
        lanes[field * LANES + lane] = int64(field < _ROWS)


@cache
def matches() -> Entry:
    """Return the entry point that plays matches of random players side by side."""
    return entry(void(SIMPLE, RECORDS, CARDS, int64, uint64, int64, RESULTS))(play_matches)

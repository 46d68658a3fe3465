"""What the kernel's own players do in Master."""

from elfer.kernel.cards import COLOURS, HIGHEST, STRIDE
from elfer.lab.bits import nth, popcount
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below
from elfer.lab.master.position import Position
from elfer.lab.master.rules import Rules
from elfer.lab.master.turn import (
    JOKERS,
    KIND,
    NUMBERS,
    OVER_BRIDGES,
    SORTS,
    SWAPS,
    move_of,
    offered,
    without_card,
)
from elfer.lab.moves import PLACE
from elfer.lab.policies import GREEDY

_TEXTS = sorted(map(str, range(STRIDE)))
TEXT_RANK = tuple(_TEXTS.index(str(value)) for value in range(STRIDE))
"""Which place a value has among all of them as texts: 10 comes before 2."""
LETTER_RANK = tuple(sorted(COLOURS).index(letter) for letter in COLOURS)


@in_place
def at_random(rules: Rules, now: Position) -> int:
    """Any legal move, each as likely as the others."""
    other = without_card(now)
    ways = int(other != 0)
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        ways += popcount(lower) + popcount(upper)
    now.luck += STEP
    number = below(now.luck, ways)
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        these = popcount(lower) + popcount(upper)
        if number < these:
            return move_of(rules, sort, nth(lower, upper, number))
        number -= these
    return other


@in_place
def _rank(move: int, wild: int) -> int:
    """Where a move comes among those of its sort for `elfer.bots.greedy`: the least is made."""
    place, kind = move // PLACE % PLACE, move // KIND
    value = place % STRIDE
    text = LETTER_RANK[place // STRIDE] * STRIDE + TEXT_RANK[value]
    if kind:
        text += LETTER_RANK[kind - 1] * STRIDE * len(COLOURS)
    return text if wild else (HIGHEST - value) * STRIDE * 16 + text


@in_place
def _best(rules: Rules, now: Position, first: int, last: int) -> int:
    """The first by that rank of the moves of every second sort; none, if there is none."""
    best, least = -1, -1
    for sort in range(first, last, 2):
        lower, upper = offered(rules, now, sort)
        for number in range(popcount(lower) + popcount(upper)):
            move = move_of(rules, sort, nth(lower, upper, number))
            rank = _rank(move, sort & 1)
            if least < 0 or rank < least:
                best, least = move, rank
    return best


_ORDER = (
    (NUMBERS, NUMBERS + 1),
    (JOKERS, JOKERS + 1),
    (OVER_BRIDGES, SWAPS),
    (OVER_BRIDGES + 1, SWAPS),
)
"""Number cards before jokers, directly before over a bridge."""


@in_place
def greedy(rules: Rules, now: Position) -> int:
    """By that order of the sorts, of each sort the high ones first."""
    for first, last in _ORDER:
        best = _best(rules, now, first, last)
        if best >= 0:
            return best
    return without_card(now)


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes."""
    if now.players[now.turn] == GREEDY:
        return greedy(rules, now)
    return at_random(rules, now)

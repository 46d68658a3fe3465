"""What the kernel's own players do in a row game; each is a number, so that it costs no call."""

from numba.types import int64

from elfer.lab.bits import highest, lowest, nth, popcount
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below
from elfer.lab.moves import DONE, DRAW, NONE, PASS, PLACE
from elfer.lab.policies import GREEDY
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import Rules
from elfer.lab.rows.turn import (
    COLOUR,
    STRIDE,
    VALUE,
    fillable,
    playable,
    taken,
)


@in_place
def without_lays(now: Position) -> int:
    """What is left to who can lay nothing, and does not think about it."""
    return DONE if now.laid else DRAW if now.left else PASS


@in_place
def at_random(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
) -> int:
    """Any legal move, each as likely as the others."""
    if not places_lower | places_upper and not now.laid:
        if now.left and now.drawn and rules.may_stop:
            now.luck += STEP
            return PASS if below(now.luck, int64(2)) else DRAW
        return without_lays(now)
    stops = int64(now.laid > 0 and now.must == NONE)
    places = popcount(places_lower) + popcount(places_upper)
    if not rules.any_colour:
        ways = places + stops
        now.luck += STEP
        number = below(now.luck, ways) if ways > 1 else 0
        if number == places:
            return DONE
        place = nth(places_lower, places_upper, number)
        return place + PLACE * place
    ways = stops
    for number in range(places):
        cards = taken(rules, nth(places_lower, places_upper, number), lower, upper)
        ways += popcount(cards[0]) + popcount(cards[1])
    now.luck += STEP
    left = below(now.luck, ways)
    for number in range(places):
        place = nth(places_lower, places_upper, number)
        cards = taken(rules, place, lower, upper)
        these = popcount(cards[0]) + popcount(cards[1])
        if left < these:
            return nth(cards[0], cards[1], left) + PLACE * place
        left -= these
    return DONE


@in_place
def _first_by_letter(lower: int, upper: int) -> int:
    """Of cards of one value the first by its colour's letter: b, g, r, y."""
    if upper:
        return highest(upper) + 2 * STRIDE
    return lowest(lower)


@in_place
def greedy(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
) -> int:
    """The highest card that fits, as `elfer.bots.greedy` does; blue before green, red, yellow."""
    if not places_lower | places_upper:
        return without_lays(now)
    both = places_lower | places_upper
    value = highest((both | both >> STRIDE) & COLOUR)
    lower, upper = lower & VALUE << value, upper & VALUE << value
    places_lower, places_upper = places_lower & VALUE << value, places_upper & VALUE << value
    if not rules.any_colour or value == 11:
        place = _first_by_letter(places_lower, places_upper)
        return place + PLACE * place
    return _first_by_letter(lower, upper) + PLACE * _first_by_letter(places_lower, places_upper)


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes."""
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    if now.players[now.turn] == GREEDY:
        return greedy(rules, now, lower, upper, places_lower, places_upper)
    return at_random(rules, now, lower, upper, places_lower, places_upper)

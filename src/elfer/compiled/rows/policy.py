"""Policies of the compiled players in a row game, selected by number, which saves a call.

There are three versions of `choose`, so that only the code that a table needs is compiled: one for
random and greedy players, one for skilled players (greedy, or evaluating their lays), and one for
all players.
"""

from numba.types import int64

from elfer.compiled.bits import highest, lowest, nth, popcount
from elfer.compiled.encoding import DONE, DRAW, NONE, PASS, PLACE
from elfer.compiled.jit import in_place
from elfer.compiled.policies import CHILD, FIRST_NETWORK, GREEDY, RANDOM, WEIGHTED, by_number
from elfer.compiled.rng import STEP, below
from elfer.compiled.rows.child import choose_for_fun, is_thinking
from elfer.compiled.rows.evaluation import choose_by_weights, hand_size, winning_rows
from elfer.compiled.rows.network import choose_by_network, move_of_option
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import (
    COLOUR,
    STRIDE,
    VALUE,
    fillable,
    move_without_lay,
    playable,
    remember,
    taken,
)
from elfer.compiled.rows.state import Position
from elfer.evaluation.weaknesses import HASTE, PERCENT

_HASTE = by_number(HASTE)


@in_place
def choose_simple(rules: Rules, now: Position) -> int:
    """Return the move of a random or a greedy player."""
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    if now.players[now.turn] == GREEDY:
        return _choose_greedily(rules, now, lower, upper, places_lower, places_upper)
    return _choose_at_random(rules, now, lower, upper, places_lower, places_upper)


@in_place
def choose_skilled(rules: Rules, now: Position) -> int:
    """Return and remember the move of a player who is neither random nor a child."""
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    out = 0
    if now.players[now.turn] != GREEDY:
        places = popcount(places_lower) + popcount(places_upper)
        # If there is only one lay and it is forced, the winning rows make no difference.
        if places > 1 or (places == 1 and now.laid and now.must == NONE):
            out = winning_rows(rules, now, hand_size(now, now.turn))
    move = _choose_in_time(rules, now, lower, upper, places_lower, places_upper, out)
    remember(now, move)
    return move


@in_place
def choose_mixed(rules: Rules, now: Position) -> int:
    """Return and remember the move of any player."""
    policy = now.players[now.turn]
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    places = places_lower | places_upper
    out = 0
    if places and policy >= WEIGHTED:
        out = winning_rows(rules, now, hand_size(now, now.turn))
    if policy == RANDOM:
        move = _choose_at_random(rules, now, lower, upper, places_lower, places_upper)
    elif policy == CHILD and not is_thinking(rules, now, places, out):
        move = choose_for_fun(rules, now, lower, upper, places_lower, places_upper)
    else:
        move = _choose_in_time(rules, now, lower, upper, places_lower, places_upper, out)
    remember(now, move)
    return move


@in_place
def choose_networked(rules: Rules, now: Position) -> int:
    """Return and remember the move of any player, who may have a network."""
    if now.players[now.turn] < FIRST_NETWORK:
        return choose_mixed(rules, now)
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    option = choose_by_network(rules, now, places_lower, places_upper)
    move = move_of_option(rules, now, option, lower, upper, places_lower, places_upper)
    remember(now, move)
    return move


@in_place
def _choose_at_random(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
) -> int:
    """Return a random legal move."""
    if not places_lower | places_upper and not now.laid:
        if now.left and now.drawn and rules.may_stop:
            now.luck += STEP
            return PASS if below(now.luck, int64(2)) else DRAW
        return move_without_lay(now)
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
def _choose_greedily(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
) -> int:
    """Return the highest card that fits, as `elfer.bots.registry.choose_greedily` does.

    Ties between colours go to blue, then green, red and yellow.
    """
    if not places_lower | places_upper:
        return move_without_lay(now)
    both = places_lower | places_upper
    value = highest((both | both >> STRIDE) & COLOUR)
    lower, upper = lower & VALUE << value, upper & VALUE << value
    places_lower, places_upper = places_lower & VALUE << value, places_upper & VALUE << value
    if not rules.any_colour or value == 11:
        place = _first_by_letter(places_lower, places_upper)
        return place + PLACE * place
    return _first_by_letter(lower, upper) + PLACE * _first_by_letter(places_lower, places_upper)


@in_place
def _first_by_letter(lower: int, upper: int) -> int:
    """Return the first of several cards of one value, ordered by colour letter: b, g, r, y."""
    if upper:
        return highest(upper) + 2 * STRIDE
    return lowest(lower)


@in_place
def _choose_in_time(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
    out: int,
) -> int:
    """Return the best move by weights, or the highest card if the player is hasty.

    `out` is the set of rows in which all cards can be laid now; if there are any, nobody is hasty.
    """
    if _is_hasty(now, places_lower | places_upper) and not out:
        return _choose_greedily(rules, now, lower, upper, places_lower, places_upper)
    return choose_by_weights(rules, now, lower, upper, places_lower, places_upper, out)


@in_place
def _is_hasty(now: Position, places: int) -> bool:
    """Return whether a player lays without thinking; a greedy player always does."""
    policy = now.players[now.turn]
    if policy == GREEDY:
        return True
    haste = _HASTE[policy]
    if not haste or not places:
        return False
    now.luck += STEP
    return below(now.luck, int64(PERCENT)) < haste

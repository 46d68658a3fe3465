"""Policies of the compiled players in Master, selected by number, which saves a call.

There are three versions of `choose`, so that only the code that a table needs is compiled: one for
random and greedy players, one for skilled players (greedy, or evaluating their moves), and one for
all players.
"""

from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import PLACE
from elfer.compiled.jit import in_place
from elfer.compiled.master.evaluation import choose_by_weights
from elfer.compiled.master.habits import choose_by_habit, has_habits
from elfer.compiled.master.rule_parameters import Rules
from elfer.compiled.master.rules import (
    JOKERS,
    KIND,
    NUMBERS,
    OVER_BRIDGES,
    SORTS,
    SWAPS,
    move_of,
    move_without_card,
    offered,
)
from elfer.compiled.master.state import Position
from elfer.compiled.policies import GREEDY, RANDOM
from elfer.compiled.rng import STEP, below
from elfer.engine.cards import COLOURS, HIGHEST, STRIDE

_TEXTS = sorted(map(str, range(STRIDE)))
TEXT_RANK = tuple(_TEXTS.index(str(value)) for value in range(STRIDE))
"""The rank of each value among all values sorted as text: 10 comes before 2."""
LETTER_RANK = tuple(sorted(COLOURS).index(letter) for letter in COLOURS)


@in_place
def choose_simple(rules: Rules, now: Position) -> int:
    """Return the move of a random or a greedy player."""
    if now.players[now.turn] == GREEDY:
        return _choose_greedily(rules, now)
    return _choose_at_random(rules, now)


@in_place
def choose_skilled(rules: Rules, now: Position) -> int:
    """Return the move of a player who is not random; in Master, that includes a child."""
    policy = now.players[now.turn]
    if policy == GREEDY:
        return _choose_greedily(rules, now)
    if has_habits(policy):
        return choose_by_habit(rules, now)
    return choose_by_weights(rules, now)


@in_place
def choose_mixed(rules: Rules, now: Position) -> int:
    """Return the move of any player."""
    if now.players[now.turn] == RANDOM:
        return _choose_at_random(rules, now)
    return choose_skilled(rules, now)


@in_place
def _choose_at_random(rules: Rules, now: Position) -> int:
    """Return a random legal move."""
    other = move_without_card(now)
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
    """Return the rank of a move as in `elfer.bots.registry.choose_greedily`; the lowest wins."""
    place, kind = move // PLACE % PLACE, move // KIND
    value = place % STRIDE
    text = LETTER_RANK[place // STRIDE] * STRIDE + TEXT_RANK[value]
    if kind:
        text += LETTER_RANK[kind - 1] * STRIDE * len(COLOURS)
    return text if wild else (HIGHEST - value) * STRIDE * 16 + text


@in_place
def _best(rules: Rules, now: Position, first: int, last: int) -> int:
    """Return the lowest-ranked move among every second sort of a range; -1 if there is none."""
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
"""The ranges of sorts in order: number cards before jokers, direct lays before bridges."""


@in_place
def _choose_greedily(rules: Rules, now: Position) -> int:
    """Return the highest card of the first sort of move that is possible."""
    for first, last in _ORDER:
        best = _best(rules, now, first, last)
        if best >= 0:
            return best
    return move_without_card(now)

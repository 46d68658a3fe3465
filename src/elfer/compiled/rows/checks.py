"""Checks that a position of a row game can be played without accessing memory outside it."""

from numba.types import int64

from elfer.compiled.bits import PLACES, WORD, popcount
from elfer.compiled.encoding import NONE
from elfer.compiled.jit import in_place
from elfer.compiled.policies import FIRST_NETWORK, NETWORKS
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import MOST_MOVES
from elfer.compiled.rows.state import MOST_CARDS, Position
from elfer.engine.cards import COLOURS, JOKER

ROWS = len(COLOURS)
MOST_FITS = (MOST_MOVES - 1) // ROWS
"""The largest number of open places if each of them takes cards of every colour."""


@in_place
def _end_of_policies(rules: Rules) -> int:
    """Return the number after that of the last policy that these rules can read."""
    if rules.weights is None:
        return FIRST_NETWORK + NETWORKS  # all players but one are random
    return FIRST_NETWORK if rules.networks is None else FIRST_NETWORK + NETWORKS


@in_place
def is_sound(rules: Rules, now: Position) -> bool:
    """Return whether the fields needed to list, choose and make the next move are valid."""
    if now.turn == NONE:
        return True  # only the hands are read after the end of a round
    if now.turn < 0 or now.turn >= rules.players or now.left < 0 or now.left > MOST_CARDS:
        return False
    if now.must < NONE or now.must >= JOKER or now.row < NONE or now.row >= ROWS:
        return False
    if now.laid < 0 or now.drawn < 0:
        return False
    if rules.any_colour and popcount(now.fits[0]) + popcount(now.fits[1]) > MOST_FITS:
        return False
    policy = now.players[now.turn]
    if policy < 0 or policy >= _end_of_policies(rules):
        return False
    hand = now.hands[now.turn, 0] | now.hands[now.turn, 1]
    # The place above the highest card may be open too.
    return not hand & ~PLACES | (now.fits[0] | now.fits[1]) >> WORD + 1


@in_place
def is_sound_to_end(rules: Rules, now: Position) -> bool:
    """Return whether the round can be played to its end."""
    if not is_sound(rules, now):
        return False
    end = _end_of_policies(rules)
    strange = (now.rows[0] | now.rows[1]) & ~PLACES
    for seat in range(rules.players):
        hand = now.hands[seat, 0] | now.hands[seat, 1]
        strange |= hand & ~PLACES | int64(not hand and now.turn != NONE)
        strange |= int64(now.players[seat] < 0) | int64(now.players[seat] >= end)
    for place in range(MOST_CARDS):
        strange |= int64(now.stock[place] >= JOKER)
    return not strange

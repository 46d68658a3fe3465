"""Checks that a position of Master can be played without accessing memory outside it."""

from numba.types import int64

from elfer.compiled.bits import PLACES
from elfer.compiled.encoding import NONE
from elfer.compiled.jit import in_place
from elfer.compiled.master.rule_parameters import Rules
from elfer.compiled.master.state import MOST_CARDS, Position
from elfer.compiled.policies import FIRST_NETWORK
from elfer.engine.cards import JOKER

POLICIES = FIRST_NETWORK


@in_place
def is_sound(rules: Rules, now: Position) -> bool:
    """Return whether the fields needed to list, choose and make the next move are valid."""
    if now.turn == NONE:
        return True  # only the hands and the bonus cards are read after the end of a round
    if now.turn < 0 or now.turn >= rules.players or now.left < 0 or now.left > MOST_CARDS:
        return False
    if now.laid < 0 or now.laid > rules.most_laid or now.swapped < 0:
        return False
    policy = now.players[now.turn]
    if policy < 0 or policy >= POLICIES:
        return False
    wild = int64(0)
    for seat in range(rules.players):
        wild |= now.wild[seat]
    if wild < 0 or wild > MOST_CARDS:
        return False
    hand = now.hands[now.turn, 0] | now.hands[now.turn, 1]
    lying = now.rows[0] | now.rows[1] | now.jokers[0] | now.jokers[1]
    return not (hand | lying) & ~PLACES


@in_place
def is_sound_to_end(rules: Rules, now: Position) -> bool:
    """Return whether the round can be played to its end."""
    if not is_sound(rules, now):
        return False
    strange = int64(0)
    for seat in range(rules.players):
        hand = now.hands[seat, 0] | now.hands[seat, 1]
        strange |= hand & ~PLACES | int64(not hand | now.wild[seat] and now.turn != NONE)
        strange |= int64(now.bridges[seat] < 0) | int64(now.bonus[seat] < 0)
        strange |= int64(now.players[seat] < 0) | int64(now.players[seat] >= POLICIES)
    for place in range(MOST_CARDS):
        strange |= int64(now.stock[place] > JOKER)
    return not strange

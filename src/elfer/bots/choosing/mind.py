"""The mind of whoever chooses in secret: which level thinks of what."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt, tanh
from random import Random

from elfer.bots.choosing.endgame import Endgame
from elfer.bots.choosing.matrix import solved
from elfer.bots.choosing.playout import learned
from elfer.bots.choosing.table import Table, table_of
from elfer.bots.choosing.values import worth
from elfer.bots.choosing.why import Why
from elfer.bots.mixer import mixer
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.kernel.cards import VALUE_OF
from elfer.kernel.moves import Move

BIGGEST_FIRST = 0.35
"""How often a child plays its biggest card, else its second biggest, and so on."""
EXCITED = 0.5
"""How often a child plays its biggest card for what lies aside …"""
BRAVE = 0.7
"""… and a medium player of three or four."""
CARELESS = 0.3
"""How much of a medium player's mix is any card at all."""
QUICK_PLAYOUTS = 25
"""How many playouts a hard player has time for."""

Judge = Callable[[Endgame], float]


def choosing(situation: Situation, level: str, rng: Random) -> Thought:
    """What a player of that level chooses."""
    moves = sorted(situation.moves, key=lambda move: VALUE_OF[move.card])
    table = table_of(situation.view)
    if level == "child":
        return _childs(moves, table, rng)
    if level == "easy":
        return Thought(mixer(situation.view, moves, rng), (_stake(table),))
    if len(table.hands) == 2:
        return _mixed(moves, table.endgame(), level, rng)
    if level == "medium":
        highest = table.aside and rng.random() < BRAVE
        return Thought(moves[-1] if highest else rng.choice(moves), (_stake(table),))
    playouts = max(1, situation.playouts if level == "expert" else QUICK_PLAYOUTS)
    rates = learned(table, playouts, rng)
    best = max(rates)
    why = Reason(Why.PLAYED_OUT, {"percent": round(100 * best)})
    return Thought(moves[rates.index(best)], (why,))


def _childs(moves: Sequence[Move], table: Table, rng: Random) -> Thought:
    """Big cards first; at times the biggest when there is more to win."""
    if table.aside and rng.random() < EXCITED:
        return Thought(moves[-1], (_stake(table),))
    place = len(moves) - 1
    while place and rng.random() >= BIGGEST_FIRST:
        place -= 1
    return Thought(moves[place], (Reason(Why.BIGGEST),))


def _stake(table: Table) -> Reason:
    """What moves somebody who thinks of nothing but how much there is to win."""
    return Reason(Why.STAKE, {"tricks": table.aside}) if table.aside else Reason(Why.ANY)


def _mixed(moves: Sequence[Move], endgame: Endgame, level: str, rng: Random) -> Thought:
    """For two: the solution of this moment, by an exact or a rough judgement of what follows."""
    if level == "expert":
        mix, why = mix_of(endgame, worth), Why.SOLVED
    else:
        mix, why = mix_of(endgame, rough), Why.AHEAD
    if level == "medium":
        mix = [CARELESS / len(mix) + (1 - CARELESS) * share for share in mix]
    choice = rng.choices(range(len(mix)), mix)[0]
    return Thought(moves[choice], (Reason(why, {"percent": round(100 * mix[choice])}),))


@lru_cache(maxsize=1 << 10)
def mix_of(endgame: Endgame, judge: Judge) -> list[float]:
    """How often each own card, from the lowest on, is best chosen."""
    own, others = endgame.places(), endgame.others_places()
    return solved([[judge(endgame.after(a, b)) for b in others] for a in own]).mix


def rough(endgame: Endgame) -> float:
    """An endgame judged by how often one's cards are higher than the other's."""
    decided = endgame.decided()
    if decided is not None:
        return decided
    own, others = endgame.places(), endgame.others_places()
    left = len(own)
    edge = sum((a > b) - (a < b) for a in own for b in others) / left
    return tanh((endgame.lead + edge) / sqrt(left + 1 + endgame.aside))

"""The bot for the trick games: habits for the weak levels, mixed strategies for the others."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache
from math import sqrt, tanh
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.bots.tricks.endgame import Endgame, KnownHands, known_hands
from elfer.bots.tricks.search import estimate_win_rates
from elfer.bots.tricks.solver import solve_matrix, stored_value
from elfer.engine.cards import VALUE_OF
from elfer.engine.moves import Move
from elfer.games.tricks.rules import ChoiceView

BIGGEST_FIRST = 0.35
"""How often a child plays its biggest card, failing that its second biggest, and so on."""
EXCITED = 0.5
"""How often a child plays its biggest card when undecided tricks are set aside."""
BRAVE = 0.7
"""The same rate for `medium` with three or four players."""
CARELESS = 0.3
"""The share of random cards in the mix of `medium`."""
QUICK_PLAYOUTS = 25
"""The number of playouts of `hard`."""
BOLD = 1.5
"""How strongly the simple bot prefers high cards, per trick set aside."""

Evaluate = Callable[[Endgame], float]


class Why(StrEnum):
    """Why a card was chosen."""

    BIGGEST = "choose-biggest"
    """It likes to play its biggest cards."""
    ANY = "choose-any"
    """It took a random card, so that nobody could predict it."""
    STAKE = "choose-stake"
    """It played high because undecided tricks were set aside."""
    AHEAD = "choose-one-ahead"
    """It mixed the cards that are best for this trick and the tricks after it."""
    SOLVED = "choose-solved"
    """It mixed its cards so that nobody can exploit its strategy."""
    PLAYED_OUT = "choose-played-out"
    """It played the game to the end many times, and this card won most often."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a card at a level."""
    moves = sorted(situation.moves, key=lambda move: VALUE_OF[move.card])
    hands = known_hands(situation.game, situation.view)
    if level == "child":
        return _choose_as_child(moves, hands, rng)
    if level == "easy":
        return ChosenMove(choose_simply(situation.view, moves, rng), (_stake(hands),))
    if len(hands.values) == 2:
        return _choose_from_mix(moves, hands.endgame(), level, rng)
    if level == "medium":
        highest = hands.aside and rng.random() < BRAVE
        return ChosenMove(moves[-1] if highest else rng.choice(moves), (_stake(hands),))
    playouts = max(1, situation.playouts if level == "expert" else QUICK_PLAYOUTS)
    rates = estimate_win_rates(hands, playouts, rng)
    best = max(rates)
    why = Reason(Why.PLAYED_OUT, {"percent": round(100 * best)})
    return ChosenMove(moves[rates.index(best)], (why,), playouts)


def choose_simply(view: ChoiceView, moves: Sequence[Move], rng: Random) -> Move:
    """Choose a random card, with more weight on high cards the more tricks are set aside."""
    undecided = len(view.aside) / view.setup.players
    weights = [VALUE_OF[move.card] ** (BOLD * undecided) for move in moves]
    return rng.choices(moves, weights)[0]


def _choose_as_child(moves: Sequence[Move], hands: KnownHands, rng: Random) -> ChosenMove:
    """Play big cards first, and sometimes the biggest when there is more to win."""
    if hands.aside and rng.random() < EXCITED:
        return ChosenMove(moves[-1], (_stake(hands),))
    place = len(moves) - 1
    while place and rng.random() >= BIGGEST_FIRST:
        place -= 1
    return ChosenMove(moves[place], (Reason(Why.BIGGEST),))


def _stake(hands: KnownHands) -> Reason:
    """Return the reason for a level that considers only the stake."""
    return Reason(Why.STAKE, {"tricks": hands.aside}) if hands.aside else Reason(Why.ANY)


def _choose_from_mix(
    moves: Sequence[Move], endgame: Endgame, level: str, rng: Random
) -> ChosenMove:
    """Choose a card in a game for two, from the optimal mix for exact or estimated values."""
    if level == "expert":
        mix, why = find_mix(endgame, stored_value), Why.SOLVED
    else:
        mix, why = find_mix(endgame, estimate_value), Why.AHEAD
    if level == "medium":
        mix = [CARELESS / len(mix) + (1 - CARELESS) * share for share in mix]
    choice = rng.choices(range(len(mix)), mix)[0]
    return ChosenMove(moves[choice], (Reason(why, {"percent": round(100 * mix[choice])}),))


@lru_cache(maxsize=1 << 10)
def find_mix(endgame: Endgame, evaluate: Evaluate) -> list[float]:
    """Return the optimal frequency of each card of the seat, lowest card first."""
    own, others = endgame.places(), endgame.others_places()
    return solve_matrix([[evaluate(endgame.after(a, b)) for b in others] for a in own]).mix


def estimate_value(endgame: Endgame) -> float:
    """Estimate the value of an endgame from how often the seat's cards beat the other's."""
    decided = endgame.decided()
    if decided is not None:
        return decided
    own, others = endgame.places(), endgame.others_places()
    left = len(own)
    edge = sum((a > b) - (a < b) for a in own for b in others) / left
    return tanh((endgame.lead + edge) / sqrt(left + 1 + endgame.aside))

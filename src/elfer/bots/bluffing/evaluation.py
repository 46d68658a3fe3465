"""Evaluation of moves by the resulting chance of winning."""

from random import Random
from typing import NamedTuple

from elfer.bots.bluffing.levels import Recall, Weights
from elfer.bots.bluffing.moves import LegalMoves, View
from elfer.bots.bluffing.opponents import Unseen, lie_probability, notoriety, question_probability
from elfer.bots.bluffing.reasons import Why, explain_lay
from elfer.bots.bluffing.win_chances import WinChances, count_asked
from elfer.bots.choice import Reason
from elfer.engine.cards import BIT, COLOUR_MASK, NAMES, VALUE_MASK, VALUE_OF, Card
from elfer.engine.moves import Move
from elfer.games.bluffing import claimed_colour


class Evaluation:
    """A seat's view, evaluated with the weights of its level."""

    def __init__(self, view: View, weights: Weights, recall: Recall, rng: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.recall = recall
        self.rng = rng
        self.chances = WinChances(view.sizes, weights.length)
        self.current = self.chances.chance(self.seat)
        """The chance of winning with the current hands."""
        self.card = self.after_lay() - self.current
        """The value of having one card fewer."""

    def prefers(self, gain: float) -> bool:
        """Return whether a gain is worth taking; small ones are decided partly at random."""
        return gain + self.rng.uniform(-1, 1) * self.weights.mixes * self.card > 0

    def lie(self) -> float:
        """Return the probability that the last card laid does not have the claimed number."""
        view, weights = self.view, self.weights
        layer, number = view.layer, view.layout.claim
        assert layer is not None
        assert number is not None
        has = Unseen(view, self.recall).has(layer, view.sizes[layer] + 1, view.claimed)
        repute = view.reputes[layer]
        if self.recall >= Recall.SAID and view.claimed.bit_count() > 1:
            has *= weights.again if repute.again >> number & 1 else 1
            has *= weights.passed if repute.passed >> number & 1 else 1
        dares = weights.dares[len(view.sizes)] if view.may_pass else 1.0
        return lie_probability(has, weights.spares, dares, notoriety(repute, weights.repute))

    def is_suspicious(self, lie: float) -> bool:
        """Return whether a lie is likely enough to be questioned.

        While the others hardly question anything, the lie must be very likely.
        """
        view, weights = self.view, self.weights
        questions = sum(
            repute.truths + repute.lies
            for layer, repute in enumerate(view.reputes)
            if self.seat not in view.questioners(layer)
        )
        return lie >= (weights.sure if questions < weights.suspicious_after else 0.0)

    def after_question(self, lie: float) -> float:
        """Return the chance after questioning a card that is a lie with probability `lie`.

        A liar takes the pile, and so does a player who questions a true card (MO-4, EW-4).
        """
        seat, layer, pile = self.seat, self.view.layer, self.view.pile
        assert layer is not None
        right = self.chances.after_question(seat, seat, layer, pile, honest=False)
        wrong = self.chances.after_question(seat, seat, layer, pile, honest=True)
        return lie * right + (1 - lie) * wrong

    def after_lay(self) -> float:
        """Return the chance after laying a card that nobody questions (MO-2, EW-2)."""
        return self.chances.chance(self.seat, -1)

    def after_lay_questioned(self, pile: int, *, honest: bool) -> float:
        """Return the chance after laying a card that is questioned (MO-4, EW-4)."""
        questioner = self.view.questioners(self.seat)[0]
        return self.chances.after_question(
            self.seat, questioner, self.seat, pile + 1, honest=honest, more=-1
        )

    def after_caught(self) -> float:
        """Return the chance after slipping in a card and being caught (MO-6)."""
        return self.chances.chance(self.seat, self.view.pile)

    def later_use(self, card: Card, number: int) -> float:
        """Return the probability that a card will be true later, if the count is at `number`."""
        view = self.view
        value = true_number(view, card)
        if not value:
            return 0.0
        players = 1 if view.may_pass else len(view.sizes)
        often = count_asked(number, view.last_number, players, self.weights.restarts)[value]
        copies = (view.hand & VALUE_MASK[value]).bit_count()
        return often / (copies + often)


OWN_COLOUR = 0.02
"""The value, in cards, of holding another card of the colour claimed for a new pile."""


def true_number(view: View, card: Card) -> int:
    """Return the number for which a card is true; 0 if it can never be true."""
    return VALUE_OF[card] if view.claimable & BIT[card] else 0


class EvaluatedMove(NamedTuple):
    """A move, the chance of winning after it, and its reasons."""

    move: Move
    value: float
    reasons: tuple[Reason, ...]


def find_best_lay(evaluation: Evaluation, moves: LegalMoves) -> EvaluatedMove:
    """Return the lay with the highest chance of winning."""
    view = evaluation.view
    number, pile = view.upcoming, view.ground
    honest = {move for move in moves.lays if view.honest(move)}
    if view.hand.bit_count() == 1:
        return _lay_last(evaluation, moves, honest, pile)
    doubted = question_probability(view, evaluation.weights, number, pile)
    down = evaluation.after_lay()
    true, false = (
        (1 - doubted) * down + doubted * evaluation.after_lay_questioned(pile, honest=is_honest)
        for is_honest in (True, False)
    )
    values = {
        move: (true if move in honest else false)
        - evaluation.weights.keep * evaluation.card * evaluation.later_use(move.card, number)
        + OWN_COLOUR * evaluation.card * _count_claimed_colour(evaluation, move)
        for move in moves.lays
    }
    best = max(moves.lays, key=lambda move: (values[move], evaluation.rng.random()))
    return EvaluatedMove(best, values[best], explain_lay(best, honest))


def first_lay_value(evaluation: Evaluation) -> float:
    """Return the chance of winning after laying the first card of a new pile."""
    view, down = evaluation.view, evaluation.after_lay()
    if view.hand & VALUE_MASK[1] & view.claimable:
        return down
    doubted = question_probability(view, evaluation.weights, 1, 0)
    return (1 - doubted) * down + doubted * evaluation.current


def _lay_last(
    evaluation: Evaluation, moves: LegalMoves, honest: set[Move], pile: int
) -> EvaluatedMove:
    """Evaluate the last card: a true one wins, and a lie is assumed to be questioned."""
    move = min(honest or moves.lays, key=lambda move: move.text)
    if honest:
        return EvaluatedMove(move, 1.0, (Reason(Why.LAST_TRUE, {"card": NAMES[move.card]}),))
    found = evaluation.after_lay_questioned(pile, honest=False)
    return EvaluatedMove(move, found, (Reason(Why.NOTHING_TRUE),))


def _count_claimed_colour(evaluation: Evaluation, move: Move) -> int:
    """Return how many cards in the hand have the colour that a move claims for a new pile."""
    colour = claimed_colour(move)
    return 0 if colour is None else (evaluation.view.hand & COLOUR_MASK[colour]).bit_count()

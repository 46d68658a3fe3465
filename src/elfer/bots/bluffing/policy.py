"""Policies of the bluffing games: habits for the weak levels, weights for the strong ones.

`doubts.py` decides whether to question a claim.
"""

from random import Random
from typing import NamedTuple

from elfer.bots.bluffing.doubts import (
    doubt_by_habits,
    doubt_in_turn,
    doubt_last_card,
    doubt_out_of_turn,
)
from elfer.bots.bluffing.evaluation import EvaluatedMove, Evaluation, find_best_lay
from elfer.bots.bluffing.levels import Habits, Recall, Weights
from elfer.bots.bluffing.moves import LegalMoves, View
from elfer.bots.bluffing.reasons import Why
from elfer.bots.choice import ChosenMove, Reason
from elfer.engine.cards import NAMES, VALUE_OF
from elfer.engine.moves import Move

HARDLY_BEGUN = 2
"""The largest pile into which slipping a card is worth the risk."""


class Lie(NamedTuple):
    """An untrue lay or slip, and the reason for choosing its card."""

    move: Move
    reason: Reason


def choose_by_habits(
    view: View, moves: LegalMoves, habits: Habits, recall: Recall, rng: Random
) -> ChosenMove:
    """Choose a move without weighing its consequences."""
    if moves.question is not None:
        reason = doubt_by_habits(view, habits, recall, rng)
        if reason is not None:
            return ChosenMove(moves.question, (reason,))
    if moves.trust is not None:
        assert view.layer is not None
        return ChosenMove(moves.trust, (Reason(Why.TRUSTED, {"seat": view.layer}),))
    if moves.lays:
        return _lay_by_habits(view, moves, habits, rng)
    if moves.slips:
        return _slip_by_habits(view, moves, habits, rng)
    return ChosenMove(moves.passing)


def _lay_by_habits(view: View, moves: LegalMoves, habits: Habits, rng: Random) -> ChosenMove:
    """Lay a true card if the bot sees one, otherwise lie, or pass if that is allowed."""
    honest = [move for move in moves.lays if view.honest(move)]
    last = view.hand.bit_count() == 1
    if honest and (last or rng.random() >= habits.overlooks):
        why = Why.LAST_TRUE if last else Why.TRUTH
        return ChosenMove(honest[0], (Reason(why, {"card": NAMES[honest[0].card]}),))
    why = Why.OVERLOOKED if honest else Why.NOTHING_TRUE
    facts: dict[str, str | int] = {"card": NAMES[honest[0].card]} if honest else {}
    if moves.passing is not None:
        dares = not last and view.ground <= habits.small and rng.random() < habits.bluffs
        if not dares:
            return ChosenMove(moves.passing, (Reason(why, facts),))
        why, facts = Why.SMALL_PILE, {"cards": view.ground}
    lie = _choose_lie(view, moves.lays, habits, rng)
    return ChosenMove(lie.move, (Reason(why, facts), lie.reason))


def _slip_by_habits(view: View, moves: LegalMoves, habits: Habits, rng: Random) -> ChosenMove:
    """Slip a card into a small pile now and then, but never the last card."""
    small = view.pile <= HARDLY_BEGUN and view.hand.bit_count() > 1
    if not small or rng.random() >= habits.slips:
        return ChosenMove(None)
    lie = _choose_lie(view, moves.slips, habits, rng)
    return ChosenMove(lie.move, (Reason(Why.SLIPPED, {"cards": view.pile}), lie.reason))


def _choose_lie(view: View, moves: list[Move], habits: Habits, rng: Random) -> Lie:
    """Choose a card for a lie."""
    if not habits.plans:
        move = rng.choice(moves)
        return Lie(move, Reason(Why.ANY_CARD, {"card": NAMES[move.card]}))
    number, last = view.upcoming, view.last_number
    move = max(moves, key=lambda move: ((VALUE_OF[move.card] - number) % last, rng.random()))
    return Lie(move, Reason(Why.ASKED_LATE, {"card": NAMES[move.card]}))


def choose_by_weights(
    view: View, moves: LegalMoves, weights: Weights, recall: Recall, rng: Random
) -> ChosenMove:
    """Choose the move with the highest chance of winning."""
    evaluation = Evaluation(view, weights, recall, rng)
    if view.last_card and moves.question is not None:
        return ChosenMove(moves.question, doubt_last_card(evaluation))
    if moves.slips:
        return _slip_by_weights(evaluation, moves)
    if moves.lays or moves.passing is not None:
        return _choose_in_turn(evaluation, moves)
    if moves.question is not None:
        reasons = doubt_out_of_turn(evaluation)
        if reasons is not None:
            return ChosenMove(moves.question, reasons)
    return ChosenMove(None)


def _choose_in_turn(evaluation: Evaluation, moves: LegalMoves) -> ChosenMove:
    """Question the card just laid, lay another, or pass if that is allowed."""
    option = _lay_or_pass(evaluation, moves)
    if moves.question is not None:
        reasons = doubt_in_turn(evaluation, option.value)
        if reasons is not None:
            return ChosenMove(moves.question, reasons)
    return ChosenMove(option.move, option.reasons)


def _lay_or_pass(evaluation: Evaluation, moves: LegalMoves) -> EvaluatedMove:
    """Return the best lay, or a pass if that is better."""
    option = find_best_lay(evaluation, moves) if moves.lays else None
    if moves.passing is None or (option and evaluation.prefers(option.value - evaluation.current)):
        assert option is not None
        return option
    true = option is not None and option.reasons[0].why in (Why.TRUTH, Why.TRUTH_KEPT)
    why = Why.WAITED if true else Why.NOTHING_TRUE
    return EvaluatedMove(moves.passing, evaluation.current, (Reason(why),))


def _slip_by_weights(evaluation: Evaluation, moves: LegalMoves) -> ChosenMove:
    """Slip in a card if it is likely enough to go unnoticed, but never the last one."""
    view = evaluation.view
    if view.hand.bit_count() <= 1:
        return ChosenMove(None)
    seen = 1 - (1 - evaluation.weights.watched) ** (len(view.sizes) - 1)
    gain = (1 - seen) * evaluation.after_lay() + seen * evaluation.after_caught()
    if not evaluation.prefers(gain - evaluation.current):
        return ChosenMove(None)
    assert view.layout.claim is not None
    uses = {move: evaluation.later_use(move.card, view.layout.claim) for move in moves.slips}
    move = min(moves.slips, key=lambda move: (uses[move], evaluation.rng.random()))
    late = Reason(Why.ASKED_LATE, {"card": NAMES[move.card]})
    return ChosenMove(move, (Reason(Why.SLIPPED, {"cards": view.pile}), late))

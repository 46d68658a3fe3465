"""Policies of the bluffing games: habits for the weak levels, weights for the strong ones."""

from random import Random
from typing import NamedTuple

from elfer.bots.bluffing.evaluation import EvaluatedMove, Evaluation, find_best_lay, first_lay_value
from elfer.bots.bluffing.levels import Habits, Recall, Weights
from elfer.bots.bluffing.moves import LegalMoves, View
from elfer.bots.bluffing.opponents import Unseen
from elfer.bots.bluffing.reasons import Why, explain_question
from elfer.bots.choice import ChosenMove, Reason
from elfer.engine.cards import NAMES, VALUE_OF
from elfer.engine.moves import Move

HARDLY_BEGUN = 2
"""The largest pile into which slipping a card is worth the risk."""


class Lie(NamedTuple):
    """An untrue lay or slip, and the reason for its card."""

    move: Move
    reason: Reason


def choose_by_habits(
    view: View, moves: LegalMoves, habits: Habits, recall: Recall, rng: Random
) -> ChosenMove:
    """Choose a move without weighing its consequences."""
    if moves.question is not None:
        reason = _suspicion(view, habits, recall, rng)
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


def _suspicion(view: View, habits: Habits, recall: Recall, rng: Random) -> Reason | None:
    """Return why the bot doubts the last claim; None if it believes it."""
    layer = view.layer
    assert layer is not None
    lie = 1 - Unseen(view, recall).has(layer, view.sizes[layer] + 1, view.claimed)
    facts = {"seat": layer, "percent": round(100 * lie)}
    if view.last_card:
        return Reason(Why.LAST_CHECKED, facts) if lie >= habits.checks else None
    if lie >= 1:
        impossible = Reason(Why.IMPOSSIBLE, {"seat": layer})
        return impossible if rng.random() >= habits.blind else None
    if lie >= habits.suspects and rng.random() < habits.acts:
        return Reason(Why.UNLIKELY, facts)
    return Reason(Why.WHIM, {"seat": layer}) if rng.random() < habits.whim else None


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
        assert view.layer is not None
        # A question costs nothing: an unquestioned last card wins the game for its player anyway.
        facts = {"seat": view.layer, "percent": round(100 * evaluation.lie())}
        return ChosenMove(moves.question, (Reason(Why.LAST_CHECKED, facts),))
    if moves.slips:
        return _slip_by_weights(evaluation, moves)
    if moves.lays or moves.passing is not None:
        return _choose_in_turn(evaluation, moves)
    if moves.question is not None:
        lie = evaluation.lie()
        if evaluation.is_suspicious(lie) and evaluation.prefers(
            evaluation.after_question(lie) - evaluation.current
        ):
            return ChosenMove(moves.question, _explain_question(evaluation, lie))
    return ChosenMove(None)


def _choose_in_turn(evaluation: Evaluation, moves: LegalMoves) -> ChosenMove:
    """Question the last card, lay one, or pass if that is allowed."""
    option = _lay_or_pass(evaluation, moves)
    if moves.question is not None:
        lie = evaluation.lie()
        doubt = evaluation.after_question(lie) + first_lay_value(evaluation) - evaluation.current
        if evaluation.is_suspicious(lie) and evaluation.prefers(doubt - option.value):
            return ChosenMove(moves.question, _explain_question(evaluation, lie))
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


def _explain_question(evaluation: Evaluation, lie: float) -> tuple[Reason, ...]:
    minds_repute = bool(evaluation.weights.repute)
    return explain_question(evaluation.view, lie, minds_repute=minds_repute)

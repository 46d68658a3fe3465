"""The decision to doubt a claim: whether a bot questions the card just laid, and why."""

from random import Random

from elfer.bots.bluffing.evaluation import Evaluation, first_lay_value
from elfer.bots.bluffing.levels import Habits, Recall
from elfer.bots.bluffing.moves import LegalMoves, View
from elfer.bots.bluffing.opponents import Unseen
from elfer.bots.bluffing.reasons import Why, explain_question
from elfer.bots.choice import Reason

SIMPLE_UNLIKELY = 0.05
"""The simple bot suspects a claim that is less likely to be true than this."""
SIMPLE_UNLIKELY_LAST_CARD = 0.25
"""The same threshold for a last card, which wins the game if nobody questions it."""
SIMPLE_QUESTIONS = 0.2
"""How often it questions a suspicious claim; it always questions an impossible one."""
CALM = 30
"""The number of questioned cards per seat after which bots begin to lose patience."""
TIRING = 10
"""The factor on `CALM` for the number of further cards after which impatience would be 1."""
MOST_IMPATIENCE = 0.5
"""The upper limit of impatience. It is below 1, so that lies can still be uncovered."""

Reasons = tuple[Reason, ...]


def doubt_by_habits(view: View, habits: Habits, recall: Recall, rng: Random) -> Reason | None:
    """Return why a bot with habits doubts the last claim; None if it believes it."""
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


def doubt_last_card(evaluation: Evaluation) -> Reasons:
    """Return the reason to doubt a player's last card; a bot with weights always doubts it."""
    view = evaluation.view
    assert view.layer is not None
    # A question costs nothing: an unquestioned last card wins the game for its player anyway.
    facts = {"seat": view.layer, "percent": round(100 * evaluation.lie())}
    return (Reason(Why.LAST_CHECKED, facts),)


def doubt_out_of_turn(evaluation: Evaluation) -> Reasons | None:
    """Return why a bot with weights doubts the last claim out of turn; None if it does not."""
    lie = evaluation.lie()
    return _doubt(evaluation, lie, evaluation.after_question(lie) - evaluation.current)


def doubt_in_turn(evaluation: Evaluation, instead: float) -> Reasons | None:
    """Return why a bot with weights doubts the last claim in its turn; None if it does not.

    `instead` is the chance of winning after the best other move. After a question, the seat lays
    the first card of a new pile.
    """
    lie = evaluation.lie()
    doubt = evaluation.after_question(lie) + first_lay_value(evaluation) - evaluation.current
    return _doubt(evaluation, lie, doubt - instead)


def _doubt(evaluation: Evaluation, lie: float, gain: float) -> Reasons | None:
    """Return the reasons for a question if the claim is suspicious and the gain is worth it."""
    if not (evaluation.is_suspicious(lie) and evaluation.prefers(gain)):
        return None
    considers_reputation = bool(evaluation.weights.repute)
    return explain_question(evaluation.view, lie, considers_reputation=considers_reputation)


def doubts_simply(view: View, rng: Random) -> bool:
    """Return whether the simple bot questions the last claim."""
    chance = _chance_of_truth(view)
    suspicious = chance < (SIMPLE_UNLIKELY_LAST_CARD if view.last_card else SIMPLE_UNLIKELY)
    return not chance or (suspicious and rng.random() < SIMPLE_QUESTIONS)


def _chance_of_truth(view: View) -> float:
    """Return the probability that the layer had a matching card, given the bot's own hand."""
    assert view.layer is not None
    missing = (view.claimed & ~view.hand).bit_count()
    unseen = sum(view.sizes) - view.hand.bit_count() + view.pile + view.aside
    share = (view.sizes[view.layer] + 1) / unseen
    return 1 - (1 - share) ** missing


def measure_impatience(view: View) -> float:
    """Return the probability that a bot drops its questions, because too many were asked before.

    Without it, a match could go on forever once all true cards are gone.
    """
    calm = CALM * len(view.sizes)
    questioned = sum(repute.truths + repute.lies for repute in view.reputes)
    return min(MOST_IMPATIENCE, max(0.0, (questioned - calm) / (TIRING * calm)))


def drop_questions(view: View, moves: LegalMoves) -> LegalMoves:
    """Drop questions, except about a last card, and bluffs when the seat may pass."""
    if moves.question is not None and not view.last_card:
        moves = moves._replace(question=None)
    if moves.passing is not None:
        moves = moves._replace(lays=[move for move in moves.lays if view.honest(move)])
    return moves

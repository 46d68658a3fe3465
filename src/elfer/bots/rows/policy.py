"""The policy of row games: the best lay by tuned weights, or the highest card in haste."""

from enum import StrEnum
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.registry import choose_greedily
from elfer.engine.cards import NAMES
from elfer.engine.moves import DONE, DRAW, PASS, Move
from elfer.evaluation.features import ScoredMove
from elfer.evaluation.row_network import best_by_network, row_network_of
from elfer.evaluation.rows import RowEvaluation, RowFeature
from elfer.evaluation.weaknesses import PERCENT
from elfer.evaluation.weights import weights_of
from elfer.games.rows import RowGame


class RowWhy(StrEnum):
    """Reasons in row games, in addition to those that all games share; facts are in brackets."""

    WAY_FOR_OWN = "way-for-own"
    """(count: how many of the bot's own cards lie beyond)"""
    LEAST_GIFT = "least-gift"
    FUN = "fun"
    HASTY = "hasty"
    SOLVED = "solved"
    DRAWS_ON = "draws-on"
    STOPS_DRAWING = "stops-drawing"


def choose_hastily(situation: Situation, haste: int, rng: Random) -> ChosenMove:
    """Choose the highest fitting card in `haste` percent of cases, otherwise choose by weights."""
    lays = [move for move in situation.moves if move.card >= 0]
    if lays and PERCENT * rng.random() < haste and not evaluate(situation).out:
        return ChosenMove(choose_greedily(situation.view, lays, rng), (Reason(RowWhy.HASTY),))
    return choose_by_weights(situation)


def choose_best(situation: Situation) -> ChosenMove:
    """Choose by the network of the game, or by the weights if it has none."""
    game, view = situation.game, situation.view
    assert isinstance(game, RowGame)
    network = row_network_of(game, view.setup)
    if network is None or len(situation.moves) == 1:
        return choose_by_weights(situation)
    move = best_by_network(network, game, view, situation.moves)
    evaluation = evaluate(situation)
    if move == DONE:
        return ChosenMove(move, _explain_stop(evaluation, situation))
    if move in (DRAW, PASS):
        return ChosenMove(move, _explain_draw(move))
    return ChosenMove(move, _explain_lay(evaluation, evaluation.score(move, 0)))


def choose_by_weights(situation: Situation) -> ChosenMove:
    """Choose the best lay by the weights, or stop if none is good enough."""
    moves = situation.moves
    if len(moves) == 1:
        return ChosenMove(moves[0])
    evaluation = evaluate(situation)
    best = evaluation.best(moves)
    if best is None:
        return ChosenMove(DONE, _explain_stop(evaluation, situation))
    if best.move in (DRAW, PASS):
        return ChosenMove(best.move, _explain_draw(best.move))
    return ChosenMove(best.move, _explain_lay(evaluation, best))


def evaluate(situation: Situation) -> RowEvaluation:
    """Return the evaluation of a view."""
    game, view = situation.game, situation.view
    assert isinstance(game, RowGame)
    return RowEvaluation(game, view, weights_of(game, view.setup.players))


def _explain_draw(move: Move) -> tuple[Reason, ...]:
    return (Reason(RowWhy.DRAWS_ON if move == DRAW else RowWhy.STOPS_DRAWING),)


def _explain_lay(evaluation: RowEvaluation, best: ScoredMove) -> tuple[Reason, ...]:
    """Return the reasons for a lay, most important first."""
    if evaluation.out:
        return (Reason(Why.WINS_NOW),)
    counts, reasons = best.counts, []
    if card := evaluation.next_own(best.move.place):
        reasons.append(Reason(Why.OPENS_FOR_ITSELF, {"card": NAMES[card]}))
    if counts[RowFeature.DEAD_END]:
        reasons.append(Reason(Why.OPENS_NOTHING))
    if counts[RowFeature.OPENS]:
        own = counts[RowFeature.OPENS_OWN]
        reasons.append(
            Reason(RowWhy.WAY_FOR_OWN, {"count": own}) if own else Reason(RowWhy.LEAST_GIFT)
        )
    if evaluation.danger:
        reasons.append(Reason(Why.NEARLY_OUT))
    return tuple(reasons[:3])


def _explain_stop(evaluation: RowEvaluation, situation: Situation) -> tuple[Reason, ...]:
    lays = [move for move in situation.moves if move.card >= 0]
    worst = min(lays, key=lambda move: evaluation.score(move, len(lays) - 1).score)
    return (Reason(Why.KEEPS_BACK, {"card": NAMES[worst.card]}),)

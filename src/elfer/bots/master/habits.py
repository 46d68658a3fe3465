"""The levels below `hard` in Master: they lay a card when one fits, and overlook some moves."""

from collections.abc import Callable, Sequence
from random import Random

from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.master.policy import MasterWhy, evaluate, explain
from elfer.engine.cards import JOKER, NAMES
from elfer.engine.moves import Move
from elfer.evaluation.features import ScoredMove
from elfer.evaluation.master import MasterFeature
from elfer.evaluation.weaknesses import OVERLOOKS, PERCENT

PATIENT = "medium"
"""The level that thinks before it lays a second card in a turn or uses a bridge."""
LOOKS = {"swap": 2}
"""How many looks it takes to notice a move, by verb (default 1): a laid joker is easily missed."""


def choose_by_habit(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Lay the number card that the level likes most, otherwise make the best move that it notices.

    These levels never draw while a number card fits, and never overlook their last card.
    """
    moves = situation.moves
    evaluation = evaluate(situation)
    last = evaluation.best([move for move in moves if move.card >= 0])
    if last.counts[MasterFeature.LAST]:
        return ChosenMove(last.move, explain(evaluation, last))
    seen = [move for move in moves if move.card < 0 or _notices(move, OVERLOOKS[level], rng)]
    first = not evaluation.layout.laid
    liked = _list_likeable(moves, seen, level, first=first)
    if liked:
        like, why = _LIKINGS[level]
        return ChosenMove(max(map(evaluation.score, liked), key=like).move, (Reason(why),))
    best, chosen = evaluation.best(moves), evaluation.best(seen or moves)
    if best.move not in seen and seen:
        return ChosenMove(chosen.move, (Reason(Why.OVERLOOKED, {"card": NAMES[best.move.card]}),))
    return ChosenMove(chosen.move, explain(evaluation, chosen))


def _list_likeable(
    moves: Sequence[Move], seen: Sequence[Move], level: str, *, first: bool
) -> list[Move]:
    """Return the lays of number cards that the level would make without evaluating them.

    `first` means that nothing has been laid in this turn. In that case, levels other than `PATIENT`
    accept a bridge if no number card fits directly.
    """
    if level == PATIENT and not first:
        return []
    fitting = [move for move in moves if move.verb == "lay" and move.card != JOKER]
    if fitting or level == PATIENT or not first:
        return [move for move in fitting if move in seen] or (fitting if first else [])
    return [move for move in seen if move.verb == "bridge" and move.card != JOKER]


def _notices(move: Move, overlooks: int, rng: Random) -> bool:
    looks = LOOKS.get(move.verb, 1)
    return all(PERCENT * rng.random() >= overlooks for _ in range(looks))


def _like_gifts(lay: ScoredMove) -> tuple[int, int]:
    """Prefer places where many of the others' cards can follow, then high cards."""
    return _count_gifts(lay), lay.counts[MasterFeature.VALUE]


def _like_high_cards(lay: ScoredMove) -> tuple[int, int]:
    return 0, lay.counts[MasterFeature.VALUE]


def _dislike_gifts(lay: ScoredMove) -> tuple[int, int]:
    """Prefer places where few of the others' cards can follow, then high cards."""
    return -_count_gifts(lay), lay.counts[MasterFeature.VALUE]


def _count_gifts(lay: ScoredMove) -> int:
    counts = lay.counts
    return counts[MasterFeature.OPENS_OTHERS] + counts[MasterFeature.LEADS_OTHERS]


_LIKINGS: dict[str, tuple[Callable[[ScoredMove], tuple[int, int]], MasterWhy]] = {
    "child": (_like_gifts, MasterWhy.FUN),
    "easy": (_like_high_cards, MasterWhy.HASTY),
    "medium": (_dislike_gifts, MasterWhy.LEAST_GIFT),
}
"""How each level ranks the number cards that it may lay, and the reason that it gives."""

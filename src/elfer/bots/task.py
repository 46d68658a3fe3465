"""A bot's task in a form that can be sent to another process; it holds only the seat's view."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from elfer.bots import choose
from elfer.bots.choice import PLAYOUTS, Reason, Situation
from elfer.bots.levels import reaction_ms
from elfer.bots.search.availability import SEARCHER
from elfer.engine.moves import Move
from elfer.games import GAMES


class Task(NamedTuple):
    """A view in which a bot must decide, or a move of the bot to explain."""

    game: str
    view: Any
    level: str
    seed: str
    timed: bool
    """Whether only timed calls are allowed."""
    playouts: int = PLAYOUTS
    made: str | None = None
    """A move of this level's bot to explain; None if the bot must decide."""


class Decision(NamedTuple):
    """The bot's move, or None if it does not act, and its reaction time in milliseconds."""

    move: str | None
    reaction: int
    reasons: tuple[Reason, ...] = ()
    fallback: bool = False
    """Whether this is a simple move because the bot could not choose or explain one."""


def decide(task: Task) -> Decision:
    """Return the bot's decision, which is always the same for the same task."""
    if task.made is not None:
        return _explain(task, task.made)
    rng = Random(task.seed)
    moves = _legal_moves(task)
    if not moves:
        return Decision(None, round(reaction_ms(task.level, rng)))
    chosen = choose(task.level, _situation(task, moves), rng)
    text = None if chosen.move is None else chosen.move.text
    return Decision(text, round(reaction_ms(task.level, rng)), chosen.reasons)


def _explain(task: Task, made: str) -> Decision:
    """Return the reasons for a move by choosing again, with and then without a search."""
    moves = _legal_moves(task)
    for asked in (task, without_search(task)):
        if moves and asked is not None:
            chosen = choose(task.level, _situation(asked, moves), Random(task.seed))
            if chosen.move is not None and chosen.move.text == made:
                return Decision(made, 0, chosen.reasons)
    return Decision(made, 0, fallback=True)


def without_search(task: Task) -> Task | None:
    """Return the same task without a search budget; None if its bot does not search."""
    searches = task.level == SEARCHER and task.playouts > 0 and not task.timed
    return task._replace(playouts=0) if searches else None


def fall_back(task: Task) -> Decision:
    """Return a decision for a bot that takes too long even without a search."""
    if task.made is not None:
        return Decision(task.made, 0, fallback=True)
    legal = GAMES[task.game].legal(task.view)
    text = None if task.timed or not legal else legal[0].text
    return Decision(text, round(reaction_ms(task.level, Random(task.seed))), fallback=True)


def _legal_moves(task: Task) -> Sequence[Move]:
    legal = GAMES[task.game].legal(task.view)
    return [move for move in legal if move.timed] if task.timed else legal


def _situation(task: Task, moves: Sequence[Move]) -> Situation:
    return Situation(GAMES[task.game], task.view, moves, task.playouts)

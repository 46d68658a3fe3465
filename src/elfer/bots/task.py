"""A bot's task: its seat's view and nothing else, as it can be sent to another process."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from elfer.bots import thought
from elfer.bots.search.ready import SEARCHER
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.bots.snapper import reaction_ms
from elfer.bots.thought import Reason
from elfer.games import GAMES
from elfer.kernel.moves import Move


class Task(NamedTuple):
    """What a bot is asked: a view of its game, and whether it may only call."""

    game: str
    view: Any
    level: str
    luck: str
    timed: bool
    playouts: int = PLAYOUTS
    made: str | None = None
    """A move that a bot of this level has made and is to explain; None is to decide."""


class Decision(NamedTuple):
    """What a bot would do (None: let the moment pass), and how fast a call of it would be."""

    move: str | None
    reaction: int
    reasons: tuple[Reason, ...] = ()
    meant: bool = True
    """Whether a bot has thought so; otherwise it is what is played for one that has not."""


def decided(task: Task) -> Decision:
    """What the bot of that level does; the same task is always decided alike."""
    if task.made is not None:
        return _explained(task, task.made)
    luck = Random(task.luck)
    moves = _moves(task)
    if not moves:
        return Decision(None, round(reaction_ms(task.level, luck)))
    made = thought(task.level, _situation(task, moves), luck)
    text = None if made.move is None else made.move.text
    return Decision(text, round(reaction_ms(task.level, luck)), made.reasons)


def _explained(task: Task, made: str) -> Decision:
    """Why a bot makes a move, by the luck that it had: as it searches, or as it went without."""
    moves = _moves(task)
    for asked in (task, unsearched(task)):
        if moves and asked is not None:
            found = thought(task.level, _situation(asked, moves), Random(task.luck))
            if found.move is not None and found.move.text == made:
                return Decision(made, 0, found.reasons)
    return Decision(made, 0, meant=False)


def unsearched(task: Task) -> Task | None:
    """The same task for a bot that has no time to search; None, if it does not search anyway."""
    searches = task.level == SEARCHER and task.playouts > 0 and not task.timed
    return task._replace(playouts=0) if searches else None


def simple(task: Task) -> Decision:
    """What is played for a bot that takes too long even without a search."""
    if task.made is not None:
        return Decision(task.made, 0, meant=False)
    legal = GAMES[task.game].legal(task.view)
    text = None if task.timed or not legal else legal[0].text
    return Decision(text, round(reaction_ms(task.level, Random(task.luck))), meant=False)


def _moves(task: Task) -> Sequence[Move]:
    legal = GAMES[task.game].legal(task.view)
    return [move for move in legal if move.timed] if task.timed else legal


def _situation(task: Task, moves: Sequence[Move]) -> Situation:
    return Situation(GAMES[task.game], task.view, moves, task.playouts)

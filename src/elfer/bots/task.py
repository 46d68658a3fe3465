"""A bot's task: its seat's view and nothing else, as it can be sent to another process."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from elfer.bots import thought
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.bots.snapper import reaction_ms
from elfer.bots.thought import Reason
from elfer.games import GAMES
from elfer.kernel.moves import Move

TRIES = 4
"""With how many lucks a bot is asked at most whether it would make a move that was made."""


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
    """Why a bot makes a move: by the luck that it had, else by one that leads it to the same."""
    moves = _moves(task)
    for attempt in range(TRIES if moves else 0):
        luck = Random(f"{task.luck}/{attempt}" if attempt else task.luck)
        found = thought(task.level, _situation(task, moves), luck)
        if found.move is not None and found.move.text == made:
            return Decision(made, 0, found.reasons)
    return Decision(made, 0, meant=False)


def simple(task: Task) -> Decision:
    """What is played for a bot that takes too long."""
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

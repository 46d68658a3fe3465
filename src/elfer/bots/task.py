"""A bot's task: its seat's view and nothing else, as it can be sent to another process."""

from random import Random
from typing import Any, NamedTuple

from elfer.bots import bot_named
from elfer.bots.snapper import reaction_ms
from elfer.games import GAMES


class Task(NamedTuple):
    """What a bot is asked: a view of its game, and whether it may only call."""

    game: str
    view: Any
    level: str
    luck: str
    timed: bool


class Decision(NamedTuple):
    """What a bot would do (None: let the moment pass), and how fast a call of it would be."""

    move: str | None
    reaction: int


def decided(task: Task) -> Decision:
    """What the bot of that level does; the same task is always decided alike."""
    luck = Random(task.luck)
    legal = GAMES[task.game].legal(task.view)
    moves = [move for move in legal if move.timed] if task.timed else legal
    move = bot_named(task.level)(task.view, moves, luck) if moves else None
    return Decision(None if move is None else move.text, round(reaction_ms(task.level, luck)))


def simple(task: Task) -> Decision:
    """What is played for a bot that takes too long."""
    legal = GAMES[task.game].legal(task.view)
    text = None if task.timed or not legal else legal[0].text
    return Decision(text, round(reaction_ms(task.level, Random(task.luck))))

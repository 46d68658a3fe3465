"""A bot's hint: a move in words, how to type it, and the reasons."""

from elfer.bots.choice import ChosenMove
from elfer.terminal.render.screen_data import Sight
from elfer.texts.bot_reasons import explain_bot_move
from elfer.texts.moves import describe_hint
from elfer.texts.people import name_bot


def describe_bot_hint(level: str, chosen: ChosenMove, sight: Sight) -> str:
    """Return the move that a bot recommends, in words and as it is typed, and its reasons."""
    move, people, messages = chosen.move, sight.people, sight.messages
    lines = [describe_hint(move, level, people, messages, mixed=sight.mixed)]
    if move is not None:
        lines.append(messages.format("terminal-hint-type", move=move.text))
    return "\n".join([*lines, *describe_reasons(level, chosen, sight)])


def describe_reasons(level: str, chosen: ChosenMove, sight: Sight) -> list[str]:
    """Return the reasons of a bot as sentences."""
    who = name_bot(level, sight.messages)
    return explain_bot_move(chosen.reasons, who, sight.people, sight.messages)

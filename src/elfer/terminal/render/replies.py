"""Replies to typed lines: refusals, and the cards in front of a player."""

from elfer.engine.errors import BadMove, IllegalMove, Refused
from elfer.terminal.input.move_parser import AmbiguousMove
from elfer.terminal.render.collected_cards import describe_collected
from elfer.terminal.render.move_list import list_examples
from elfer.terminal.render.screen_data import Sight
from elfer.texts.fluent_messages import Messages
from elfer.texts.refusals import explain_error, explain_refusal

PILE = "pile"
LONGEST_TEXT = 60
"""The maximum length of typed text in a sentence."""
NO_UNDO = ("not-now", "not-allowed", "bad-request")
"""The codes of the refusals that say why a move cannot be taken back."""


def describe_refusal(refused: Refused, text: str, sight: Sight) -> str:
    """Return why a typed move was refused, with the id of the rule if there is one."""
    if isinstance(refused, AmbiguousMove):
        return sight.say("terminal-several-ways", move=text, moves=", ".join(refused.ways))
    if _code(refused) == BadMove.code:
        examples = list_examples(sight.legal, sight.language)
        return sight.say("terminal-bad-move", move=shorten(text), moves=", ".join(examples))
    why = explain_refusal(refused, sight.people, sight.messages, mixed=sight.mixed)
    return f"{why} ({refused.rule})" if isinstance(refused, IllegalMove) else why


def describe_no_undo(refused: Refused, messages: Messages) -> str:
    """Return why the last move cannot be taken back."""
    code = _code(refused)
    if code in NO_UNDO:
        return messages.format("terminal-no-undo")
    return explain_error(code, messages)


def describe_pile_of(line: str, sight: Sight) -> str:
    """Return the cards in front of the seat that a line such as `pile 1` names."""
    seats = map(str, range(sight.view["players"]))
    number = line.removeprefix(PILE).strip()
    if number not in seats:
        return sight.say("terminal-pile-seat", example=f"{PILE} 1")
    return describe_collected(sight, int(number))


def shorten(text: str) -> str:
    """Return typed text, cut if it is too long for a sentence."""
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"


def _code(refused: Refused) -> str:
    """Return the code of a refusal, which may come from a server."""
    code: str = getattr(refused, "error", refused.code)
    return code

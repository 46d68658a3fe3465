"""Prompts for moves and calls, and the keys of calls."""

from collections.abc import Sequence

from elfer.engine.seats import Seat
from elfer.terminal.render.move_list import HELP
from elfer.terminal.render.screen_data import Sight
from elfer.terminal.table import Keys
from elfer.texts.fluent_messages import Messages


def format_move_prompt(sight: Sight, who: str | None, *, may_wait: bool) -> str:
    """Return the prompt for a move; `who` is the person to address, if there are several."""
    keys = [sight.say("terminal-key-help", key=HELP)]
    enter = "" if sight.default_move is None else sight.default_move.text
    if may_wait:
        enter = sight.say("terminal-go-on" if sight.may_lay else "terminal-let-pass")
    if enter:
        keys.insert(0, sight.say("terminal-key-enter", what=enter))
    return _format_prompt("terminal-your-move", who, ", ".join(keys), sight.messages)


def format_call_prompt(calls: Sequence[str], who: str | None, messages: Messages) -> str:
    """Return the prompt for one of these calls."""
    first, *others = calls
    for other in others:
        first = messages.format("terminal-or", first=first, second=other)
    keys = messages.format("terminal-call-keys", calls=first)
    return _format_prompt("terminal-your-call", who, keys, messages)


def format_ready_prompt(messages: Messages) -> str:
    """Return the prompt before the first card that can be called."""
    keys = messages.format("terminal-key-help", key=HELP)
    return _format_prompt("terminal-ready", None, keys, messages)


def describe_keys(keys: Keys, sight: Sight) -> str:
    """Return the keys and their calls, seat by seat."""
    seats: dict[Seat, list[str]] = {}
    for key, (seat, move) in keys.items():
        seats.setdefault(seat, []).append(f"{key} = {move.text}")
    parts = []
    for seat, calls in seats.items():
        label = sight.say("terminal-label", label=sight.people.name(seat))
        parts.append("  ".join(calls if seat == sight.people.own else [label, *calls]))
    return "   ".join(parts)


def _format_prompt(key: str, who: str | None, keys: str, messages: Messages) -> str:
    head = messages.format(key) if who is None else messages.format(f"{key}-of", who=who)
    return messages.format("terminal-prompt", head=head, keys=keys)

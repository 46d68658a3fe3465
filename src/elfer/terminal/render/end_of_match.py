"""The last lines of a match: its winners, its seed, and how to play or show it again."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from elfer.engine.seats import Seat
from elfer.texts.endings import name_winners
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People


def describe_end(
    winners: Sequence[Seat],
    people: People,
    command: str | None,
    saved: Path | None,
    messages: Messages,
) -> list[str]:
    """Return the lines after the last round; the command plays the same cards again."""
    lines = [name_winners("winner-match", winners, people, messages)]
    if command is not None:
        lines += [messages.format("terminal-same-cards"), f"  {command}"]
    return [*lines, *_describe_record(saved, "terminal-save", messages)]


def describe_unfinished(saved: Path | None, messages: Messages) -> list[str]:
    """Return the lines for people who leave before the end."""
    lines = [messages.format(key) for key in ("terminal-unfinished", "terminal-goodbye")]
    return [" ".join(lines), *_describe_record(saved, "terminal-save-early", messages)]


def _describe_record(saved: Path | None, key: str, messages: Messages) -> list[str]:
    """Return how to use the saved record, or how to save one."""
    if saved is None:
        return [messages.format(key)]
    name = shlex.quote(str(saved))
    shows = messages.format("terminal-shows-it", command=f"elfer replay {name} ")
    checks = messages.format("terminal-checks-it", command=f"elfer verify {name} ")
    return [messages.format("terminal-saved"), f"  {shows}", f"  {checks}"]

"""The command-line arguments that seat the same players and deal the same cards again."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from elfer.engine import options
from elfer.engine.match import Match
from elfer.engine.seats import Seat

PERSON = "you"
DEFAULT_BOT = "easy"
"""The bot at every seat that the command line does not name."""


def default_seating(players: int, others: str = DEFAULT_BOT) -> list[str]:
    """Return a person at seat 0 and bots at all other seats."""
    return [PERSON, *[others] * (players - 1)]


def seat_arguments(occupants: Sequence[str]) -> list[str]:
    """Return the shortest command-line arguments that seat the same players again."""
    if list(occupants) == default_seating(len(occupants)):
        return []
    named = [(seat, name) for seat, name in enumerate(occupants) if name != DEFAULT_BOT]
    if PERSON not in occupants and occupants[0] == DEFAULT_BOT:
        named.insert(0, (0, DEFAULT_BOT))  # otherwise a person would sit there
    return [word for seat, name in named for word in ("--seat", f"{seat}={name}")]


def head_start_arguments(starts: Mapping[Seat, int]) -> list[str]:
    """Return the command-line arguments that give the same head starts again."""
    return [word for seat, ms in starts.items() for word in ("--handicap", f"{seat}={ms}")]


def format_play_command(
    match: Match, occupants: Sequence[str], head_starts: Mapping[Seat, int]
) -> str:
    """Return the command that deals the same cards to the same players."""
    plan = match.plan
    words = [
        *("elfer", "play", plan.game.id, "--players", str(plan.players)),
        *seat_arguments(occupants),
        *head_start_arguments(head_starts),
    ]
    schema = options.schema(plan.game.options)
    for name, value in options.shown(plan.options).items():
        if value != schema[name]["default"]:
            words += ["--option", f"{name}={format_option(value)}"]
    return shlex.join([*words, "--seed", plan.seed or ""])


def format_option(value: Any) -> str:
    """Return the value of an option as people type it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)

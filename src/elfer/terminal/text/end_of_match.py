"""The last lines of a match: its winners, its seed, and how to play or show it again."""

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from elfer.engine import options
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.terminal.text.phrases import format_option, name_seats
from elfer.terminal.text.players import head_start_arguments, seat_arguments


def describe_end(
    match: Match,
    occupants: Sequence[str],
    head_starts: Mapping[Seat, int],
    you: Seat | None,
    saved: Path | None,
) -> list[str]:
    """Return the lines after the last round, which reveal the seed."""
    lines = [f"{name_seats(match.winners or (), you)} won!"]
    if match.plan.seed is not None:
        lines += [
            "To play the same cards again:",
            f"  {format_play_command(match, occupants, head_starts)}",
        ]
    if saved is None:
        return [*lines, "Use --save FILE to keep the record of a match."]
    return [*lines, *_describe_saved(saved)]


def describe_unfinished(saved: Path | None) -> list[str]:
    """Return the lines for people who leave before the end."""
    lines = ["The game was not finished. Until next time!"]
    if saved is None:
        return [*lines, "Use --save FILE to keep the record even if you leave early."]
    return [*lines, *_describe_saved(saved)]


def format_play_command(
    match: Match, occupants: Sequence[str], head_starts: Mapping[Seat, int]
) -> str:
    """Return the command that deals the same cards to the same players."""
    plan = match.plan
    words = [
        "elfer",
        "play",
        plan.game.id,
        "--players",
        str(plan.players),
        *seat_arguments(occupants),
    ]
    words += head_start_arguments(head_starts)
    schema = options.schema(plan.game.options)
    for name, value in options.shown(plan.options).items():
        if value != schema[name]["default"]:
            words += ["--option", f"{name}={format_option(value)}"]
    return shlex.join([*words, "--seed", plan.seed or ""])


def _describe_saved(saved: Path) -> list[str]:
    name = shlex.quote(str(saved))
    return [
        "The record is saved:",
        f"  elfer replay {name}  shows it",
        f"  elfer verify {name}  checks it",
    ]

"""`elfer games`: lists all games with their player counts and options."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from elfer.cli.common.language_option import Language, choose_messages
from elfer.cli.common.output import exit_on_refusal
from elfer.exit_codes import WRONG_COMMAND
from elfer.notation.states import catalogue
from elfer.terminal.arguments import format_option
from elfer.terminal.input.game_menu import describe_players
from elfer.terminal.render.cards import BOLD, DIM, new_console
from elfer.texts.fluent_messages import Messages
from elfer.texts.options import name_option


def games(*, language: Language = None) -> None:
    """List all games with their player counts and options."""
    with exit_on_refusal(WRONG_COMMAND):
        messages = choose_messages(language)
    new_console().print(render_games(messages))


def render_games(messages: Messages) -> Table:
    """Return a table of all games: id, name and players, and two lines for each option."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(messages.format("terminal-games-game"))
    for heading in ("option", "default"):
        table.add_column(messages.format(f"terminal-games-{heading}"), no_wrap=True)
    table.add_column(messages.format("terminal-games-takes"))
    for game in catalogue():
        lines = (
            Text(game["id"], BOLD),
            Text(messages.format(f"game-{game['id']}")),
            Text(describe_players(game["players"], messages), DIM),
        )
        options = [
            line
            for name, entry in game["options"].items()
            for line in (
                (name, format_option(entry["default"]), describe_values(entry, messages)),
                ("", "", Text(name_option(name, entry, messages), DIM)),
            )
        ]
        for line, option in zip_longest(lines, options):
            table.add_row(line, *(option or ()))
        table.add_section()
    return table


def describe_values(entry: Mapping[str, Any], messages: Messages) -> str:
    """Return a short description of the values that an option takes, as people type them."""
    if "min" in entry:
        words = f"{entry['min']}–{entry['max']}"
    elif "count" in entry:
        values = ",".join(entry["values"])
        words = messages.format("terminal-games-some", count=entry["count"], values=values)
    elif "values" in entry:
        words = ", ".join(map(str, entry["values"]))
    else:
        key = f"terminal-games-{entry['type']}"
        words = "on, off" if entry["type"] == "flag" else messages.format(key)
    if entry.get("nullable") and entry["default"] is not None:
        words += ", none"
    least, most = entry.get("players", (0, 0))
    if least and least == most:
        return messages.format("terminal-games-only", values=words, count=least)
    return words

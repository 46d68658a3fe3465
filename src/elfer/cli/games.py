"""`elfer games`: lists all games with their players and options."""

from itertools import zip_longest

from rich import box
from rich.table import Table
from rich.text import Text

from elfer.cli.common.options import describe_values
from elfer.notation.states import catalogue
from elfer.terminal.input.game_menu import format_players
from elfer.terminal.render.cards import BOLD, DIM, new_console
from elfer.terminal.text.phrases import format_option


def games() -> None:
    """List all games with their players and options."""
    new_console().print(render_games())


def render_games() -> Table:
    """Return a table of all games: id, name, players, and one line for each option."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("id and name")
    for heading in ("players", "option", "default"):
        table.add_column(heading, no_wrap=True)
    table.add_column("takes")
    for game in catalogue():
        names = (Text(game["id"], BOLD), Text(game["name"], DIM))
        options = [
            (name, format_option(entry["default"]), describe_values(entry))
            for name, entry in game["options"].items()
        ]
        players = (format_players(game["players"]),)
        for name, number, option in zip_longest(names, players, options):
            table.add_row(name, number, *(option or ()))
        table.add_section()
    return table

"""The games to choose from."""

from collections.abc import Sequence
from itertools import zip_longest

from rich import box
from rich.table import Table
from rich.text import Text

from elfer.games import GAMES
from elfer.records.notation import catalogue
from elfer.terminal.agreement import taken, typed
from elfer.terminal.look import LOUD, QUIET


def games_table() -> Table:
    """Every game with its id and name, its players, and its options one below the other."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("id and name")
    for heading in ("players", "option", "default"):
        table.add_column(heading, no_wrap=True)
    table.add_column("takes")
    for game in catalogue():
        names = (Text(game["id"], LOUD), Text(game["name"], QUIET))
        options = [
            (name, typed(entry["default"]), taken(entry)) for name, entry in game["options"].items()
        ]
        players = (players_of(game["players"]),)
        for name, number, option in zip_longest(names, players, options):
            table.add_row(name, number, *(option or ()))
        table.add_section()
    return table


def players_of(bounds: Sequence[int]) -> str:
    """How many can play: 2–6."""
    least, most = bounds
    return str(least) if least == most else f"{least}–{most}"


def menu_lines() -> list[str]:
    """The games, numbered from 1."""
    names, ids = (max(map(len, texts)) for texts in ([g.name for g in GAMES.values()], GAMES))
    return [
        f"{number:>4}  {game.name:<{names}}  {game.id:<{ids}}  "
        f"{players_of((game.least_players, game.most_players))} players"
        for number, game in enumerate(GAMES.values(), start=1)
    ]


def chosen(answer: str, usual: str) -> str | None:
    """The id of the game that an answer to the menu means, if it means one."""
    word = answer.strip().lower()
    numbers = {str(number): game for number, game in enumerate(GAMES, start=1)}
    return numbers.get(word, word if word in GAMES else None) if word else usual

"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.bots.choice import PLAYOUTS
from elfer.engine.errors import BadRequest

CHOOSE_GAME = "Choose the game by its id; elfer games lists all ids"
SET_PLAYERS = "Set the number of players"
SET_SEED = "Set the seed; the same seed gives the same results"

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"{CHOOSE_GAME}.")]
OneGameId = Annotated[
    str | None, typer.Argument(metavar="GAME", help=f"{CHOOSE_GAME} (or use --all).")
]
Players = Annotated[
    int | None,
    typer.Option(help=f"{SET_PLAYERS} (default 4, or the nearest number that the game allows)."),
]
Seed = Annotated[str | None, typer.Option(metavar="TEXT", help=f"{SET_SEED} (default random).")]
Jobs = Annotated[
    int | None, typer.Option(help="Set the number of parallel jobs (default one per processor).")
]
Budget = Annotated[
    int | None,
    typer.Option(
        metavar="PLAYOUTS",
        help="Set the maximum number of playouts per move, for bots that search "
        f"(default {PLAYOUTS}).",
    ),
]
Unsearched = Annotated[
    bool,
    typer.Option(
        "--unsearched",
        help="Let expert play without the search that needs the compiled engine, "
        "and say so in the results.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set an option of the game, as in rounds=3; elfer games lists them. Repeatable.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON only.")]
DataFolder = Annotated[
    Path | None,
    typer.Option(help="Keep the tables in this folder (default the user's data folder)."),
]
RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="Read the record from this file; - is standard input.")
]
LONGEST_DELAY = 60


def check_delay(seconds: float | None, default: float) -> float:
    """Return the pause in seconds, or its default; raise BadRequest if it is out of range."""
    if seconds is None:
        return default
    if not 0 <= seconds <= LONGEST_DELAY:
        raise BadRequest(f"--delay must be from 0 to {LONGEST_DELAY} seconds, not {seconds}.")
    return seconds

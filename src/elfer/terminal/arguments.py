"""What several commands ask for in the same words."""

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Players = Annotated[
    int | None, typer.Option(help="How many play: 4, or as near as the game allows.")
]
Seed = Annotated[
    str | None,
    typer.Option(metavar="TEXT", help="A number or a text; the same one, the same numbers."),
]
Jobs = Annotated[
    int | None, typer.Option(help="How many play at once: as many as there are processors.")
]
Budget = Annotated[
    int | None,
    typer.Option(metavar="PLAYOUTS", help="What a move may cost, where a bot searches: 1000."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="As in rounds=3; elfer games lists all options.",
    ),
]

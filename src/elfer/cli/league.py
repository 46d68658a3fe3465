"""`elfer league`: measures bots against a population of players and against best responses."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from elfer.cli.common.arguments import SET_PLAYERS, SET_SEED, GameId
from elfer.cli.common.output import exit_on_refusal
from elfer.cli.report_tables.formatting import format_origin
from elfer.engine.errors import BadRequest
from elfer.engine.game import AnyGame
from elfer.engine.match import check_players
from elfer.exit_codes import WRONG_COMMAND
from elfer.games import game_named
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.atomic_files import check_folder, write_atomically
from elfer.terminal.render.cards import sanitize

DEFAULT_DEALS, MOST_DEALS = 4_000, 1_000_000
DEFAULT_SEED = 1


def league(
    game: GameId,
    *,
    players: Annotated[
        int | None,
        typer.Option(help=f"{SET_PLAYERS} (default every number that the game allows)."),
    ] = None,
    deals: Annotated[
        int,
        typer.Option(
            help=f"Set the number of deals for each opponent (default {DEFAULT_DEALS}).",
            show_default=False,
        ),
    ] = DEFAULT_DEALS,
    seed: Annotated[
        int, typer.Option(help=f"{SET_SEED} (default {DEFAULT_SEED}).", show_default=False)
    ] = DEFAULT_SEED,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write league-GAME.json, .md and .png to this folder (default the current one).",
        ),
    ] = None,
) -> None:
    """Measure the bot 'hard' against many kinds of players, and against best responses."""
    with exit_on_refusal(WRONG_COMMAND):
        if not 1 <= deals <= MOST_DEALS:
            raise BadRequest(f"--deals must be from 1 to {MOST_DEALS}, not {deals}.")
        if seed < 0:
            raise BadRequest(f"--seed must be 0 or more, not {seed}.")
        chosen = game_named(game)
        if players is not None:
            check_players(chosen, players)
        folder = Path() if out is None else out
        check_folder(folder)
        counts = (
            range(chosen.least_players, chosen.most_players + 1) if players is None else (players,)
        )
        _measure(chosen, [*counts], deals, seed, folder)


def _measure(game: AnyGame, counts: list[int], deals: int, seed: int, folder: Path) -> None:
    """Measure the league for each number of players, and write the results."""
    try:
        from elfer.compiled.registry import compiled_game  # noqa: PLC0415
        from elfer.simulation.league import export, measure  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f'elfer league needs {error.name}. Install it with pip install "elfer[lab]", '
            "or with make lab in a clone."
        ) from None
    made_with = fingerprint(game.id, ("hard", "greedy"), compiled=game.compiled)
    results = []
    for players in counts:
        compiled = compiled_game(game, players)
        work = measure.Work(deals)
        typer.echo(f"{players} players:", err=True)
        found = measure.measure_league(compiled, work, seed, partial(typer.echo, err=True))
        results.append(export.as_json(game.id, players, seed, deals, made_with, found))
        for each in found:
            typer.echo(
                f"{game.name}, {players} players, {each.bot}: worst {each.worst.value:.1%}, "
                f"mean {each.mean:.1%}; the best response wins {each.exploitability.value:.1%} "
                f"(fair {1 / players:.1%})."
            )
    name = f"league-{game.id}"
    write_atomically(
        {
            folder / f"{name}.json": export.format_json(results).encode(),
            folder / f"{name}.md": export.format_page(game.name, results, f"{name}.png").encode(),
            folder / f"{name}.png": export.draw_picture(game.name, results),
        }
    )
    typer.echo(
        sanitize(f"Written: {folder / name}.json, .md and .png. {format_origin(made_with)}.")
    )

"""The command `elfer study`: play, count, draw, write."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.exits import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.kernel.game import AnyGame
from elfer.kernel.match import check_players
from elfer.lab.study.figures import FIGURES, figures_of, read_figures, written
from elfer.lab.study.finding import Finding
from elfer.lab.study.rules_page import with_figures
from elfer.lab.study.whole_files import check_folder, write_whole
from elfer.terminal.look import printable
from elfer.terminal.study.progress import counting

USUAL_SEED = 11
USUAL_FOLDER = Path("studies")
MOST_GAMES = 10**9
_RULES_PAGES = Path(__file__).parents[4] / "docs" / "games"
"""Where a clone has them; a copy that was installed shows them without its source."""


def study(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The id of a game: see elfer games.")
    ] = None,
    *,
    players: Annotated[
        int | None,
        typer.Option(help="For how many the pictures are: 4, or as near as the game allows."),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="How many games for each picture: 200000, or 1000 without the kernel."),
    ] = None,
    seed: Annotated[int, typer.Option(help="What all shuffles are made from.")] = USUAL_SEED,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the pages are written.")
    ] = USUAL_FOLDER,
    figures: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the figures are written. Without it they are those of the shelf, and with "
            "--players or --games none.",
        ),
    ] = None,
    all_games: Annotated[bool, typer.Option("--all", help="Study every game.")] = False,
) -> None:
    """Let bots play a game many times, and draw a page and a poster of what it is like."""
    try:
        chosen = _chosen(game, players, games, all_games=all_games)
        if figures is None and players is None and games is None:
            figures = FIGURES
        check_folder(out)
        if figures is not None:
            check_folder(figures.parent)
            read_figures(figures)
        _check_installed()
        for each in chosen:
            finding = _found(each, players, games, seed)
            _write(each, finding, out, figures)
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    except KeyboardInterrupt:
        typer.echo("Stopped; nothing was written of the game that was studied.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _chosen(
    game: str | None, players: int | None, games: int | None, *, all_games: bool
) -> list[AnyGame]:
    """The games to study, or a refusal."""
    if (game is None) != all_games:
        raise BadRequest("Say which game to study, or --all for every one.")
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise BadRequest(f"A study has 1 to {MOST_GAMES} games for each picture, not {games}.")
    chosen = [*GAMES.values()] if game is None else [game_named(game)]
    if players is not None:
        for each in chosen:
            check_players(each, players)
    return chosen


def _check_installed() -> None:
    """Refuse if what plays and draws is not installed."""
    try:
        import matplotlib  # noqa: F401, PLC0415
        import numba  # noqa: F401, PLC0415
    except ImportError as error:
        raise BadRequest(
            f'elfer study needs {error.name}: pip install "elfer[lab]", or in a clone make lab.'
        ) from None


def _found(game: AnyGame, players: int | None, games: int | None, seed: int) -> Finding:
    """What a study of the game finds, on the kernel if it has the game."""
    from elfer.lab.kernels import NoKernel  # noqa: PLC0415
    from elfer.lab.study.engine import Engine  # noqa: PLC0415
    from elfer.lab.study.fast import FastEngine  # noqa: PLC0415
    from elfer.lab.study.studied import studied, usual_players  # noqa: PLC0415
    from elfer.terminal.study.slow import SlowEngine  # noqa: PLC0415

    engine: Engine
    try:
        engine = FastEngine(game, games, seed)
    except NoKernel:
        engine = SlowEngine(game, games, seed)
    with counting(game.name) as progress:
        return studied(game, engine, players or usual_players(game), seed, progress)


def _write(game: AnyGame, finding: Finding, out: Path, figures: Path | None) -> None:
    """Draw everything, then write everything; print the figures if that cannot be."""
    from elfer.lab.study.page import as_page  # noqa: PLC0415
    from elfer.lab.study.poster import as_poster  # noqa: PLC0415

    files = {
        out / f"{game.id}.html": as_page(game, finding).encode(),
        out / f"{game.id}.png": as_poster(game, finding),
    }
    if figures is not None:
        known = read_figures(figures) | {game.id: figures_of(finding)}
        files[figures] = written(known, [*GAMES]).encode()
        page = _RULES_PAGES / f"{game.id}.md"
        if figures == FIGURES and page.is_file():
            text = page.read_text(encoding="utf-8")
            files[page] = with_figures(text, game.id, known[game.id]).encode()
    try:
        write_whole(files)
    except Refused as refused:
        typer.echo(written({game.id: figures_of(finding)}, [game.id]), nl=False)
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(f"{game.name}: {', '.join(map(str, files))}")

"""`elfer study`: plays a game many times, and makes a page and a poster."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from elfer.cli.common.arguments import SET_SEED, OneGameId, Players
from elfer.cli.common.phrases import pluralize
from elfer.engine.errors import BadRequest, Refused
from elfer.engine.game import AnyGame
from elfer.engine.match import check_players
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.atomic_files import check_folder, write_atomically
from elfer.studies.figures import Figures, format_figures, make_figures, read_figures
from elfer.studies.page import BEGINNING
from elfer.studies.results import StudyResult
from elfer.studies.rules_page import replace_figures
from elfer.studies.study import Advance
from elfer.terminal.record_files import check_writable, describe_os_error
from elfer.terminal.render.cards import sanitize

DEFAULT_SEED = 11
DEFAULT_FOLDER = Path("studies")
MOST_GAMES = 10**9
FIGURES_NAME = "figures.json"
_NEEDED = ("numba", "matplotlib", "PIL", "fontTools", "brotli")


class Files(NamedTuple):
    """The folder for pages and posters, the file of figures, and the folder of rules pages."""

    out: Path
    figures: Path
    rules: Path | None

    def check(self, games: Iterable[AnyGame]) -> None:
        """Raise BadRequest if a file cannot be written or does not come from a study."""
        check_folder(self.out)
        check_folder(self.figures.parent)
        read_figures(self.figures)
        for game in games:
            for path, beginning in (
                (self._page(game), BEGINNING.encode()),
                (self._poster(game), b"\x89PNG"),
            ):
                if path.exists():
                    check_writable(path, beginning, "page or poster of a study")
            if self.rules is not None:
                _read_rules(self.rules / f"{game.id}.md")

    def fill(self, game: AnyGame, page: str, poster: bytes, figures: Figures) -> dict[Path, bytes]:
        """Return the new content of every file, including the parts to keep."""
        known = read_figures(self.figures) | {game.id: figures}
        files = {
            self._page(game): page.encode(),
            self._poster(game): poster,
            self.figures: format_figures(known, [*GAMES]).encode(),
        }
        if self.rules is not None:
            path = self.rules / f"{game.id}.md"
            files[path] = replace_figures(_read_rules(path), game.id, figures).encode()
        return files

    def _page(self, game: AnyGame) -> Path:
        return self.out / f"{game.id}.html"

    def _poster(self, game: AnyGame) -> Path:
        return self.out / f"{game.id}.png"


def study(
    game: OneGameId = None,
    *,
    players: Players = None,
    games: Annotated[
        int | None,
        typer.Option(
            help="Set the number of games for each picture "
            "(default 200000, or up to 1000 on the reference engine)."
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(help=f"{SET_SEED} (default {DEFAULT_SEED}).", show_default=False)
    ] = DEFAULT_SEED,
    out: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER",
            help=f"Write pages and posters to this folder (default {DEFAULT_FOLDER}).",
            show_default=False,
        ),
    ] = DEFAULT_FOLDER,
    figures: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the figures to this file, and keep those of other games "
            f"(default {FIGURES_NAME} in the folder of the pages).",
        ),
    ] = None,
    rules: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Update the section 'In figures' of the rules pages (GAME.md) in this folder.",
        ),
    ] = None,
    all_games: Annotated[bool, typer.Option("--all", help="Study every game.")] = False,
) -> None:
    """Let bots play a game many times, and make a page and a poster of the results."""
    try:
        chosen = _choose_games(game, players, games, all_games=all_games)
        files = Files(out, out / FIGURES_NAME if figures is None else figures, rules)
        files.check(chosen)
        _check_installed()
        _check_font()
        for each in chosen:
            result = _run_study(each, players, games, seed)
            _write(each, result, files)
    except Refused as refused:
        typer.echo(sanitize(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    except KeyboardInterrupt:
        typer.echo("Stopped. The results of the current game were not written.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _choose_games(
    game: str | None, players: int | None, games: int | None, *, all_games: bool
) -> list[AnyGame]:
    """Return the games to study, or raise Refused."""
    if (game is None) != all_games:
        raise BadRequest("Name one game to study, or use --all.")
    if games is not None and not 1 <= games <= MOST_GAMES:
        raise BadRequest(f"--games must be from 1 to {MOST_GAMES}, not {games}.")
    chosen = [*GAMES.values()] if game is None else [game_named(game)]
    if players is not None:
        for each in chosen:
            check_players(each, players)
    return chosen


def _check_installed() -> None:
    """Raise BadRequest if a required package is not installed."""
    try:
        for name in _NEEDED:
            import_module(name)
    except ImportError as error:
        raise BadRequest(
            f'elfer study needs {error.name}. Install it with pip install "elfer[lab]", '
            "or with make lab in a clone."
        ) from None


def _check_font() -> None:
    """Print a warning if the font of the app is not available for posters."""
    from elfer.studies.fonts import NoFont, load_app_fonts  # noqa: PLC0415

    try:
        with TemporaryDirectory() as folder:
            load_app_fonts(Path(folder))
    except NoFont as missing:
        typer.echo(sanitize(f"Posters will not use the font of the app: {missing}"), err=True)


def _run_study(game: AnyGame, players: int | None, games: int | None, seed: int) -> StudyResult:
    """Study a game, on the compiled engine if that supports it; return the result."""
    from elfer.compiled.registry import NotCompiled  # noqa: PLC0415
    from elfer.studies.compiled import CompiledEngine  # noqa: PLC0415
    from elfer.studies.reference import ReferenceEngine  # noqa: PLC0415
    from elfer.studies.study import (  # noqa: PLC0415
        Engine,
        default_players,
        run_study,
    )

    engine: Engine
    try:
        engine = CompiledEngine(game, games, seed)
    except NotCompiled:
        engine = ReferenceEngine(game, games, seed)
    with show_study_progress(game.name) as progress:
        result = run_study(game, engine, players or default_players(game), seed, progress)
    bots = {bot for duel in result.duels.values() for bot in (duel.one, duel.others)}
    made_with = fingerprint(game.id, bots, compiled=isinstance(engine, CompiledEngine))
    return replace(result, made_with=made_with)


def _write(game: AnyGame, result: StudyResult, files: Files) -> None:
    """Draw everything before writing anything; print the figures if writing fails."""
    from elfer.studies.page import render_page  # noqa: PLC0415
    from elfer.studies.poster import render_poster  # noqa: PLC0415

    page, poster = render_page(game, result), render_poster(game, result)
    try:
        written_files = files.fill(game, page, poster, make_figures(result))
        write_atomically(written_files)
    except Refused as refused:
        typer.echo(format_figures({game.id: make_figures(result)}, [game.id]), nl=False)
        typer.echo(sanitize(refused.why), err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(sanitize(f"{game.name}. Written: {', '.join(map(str, written_files))}"))


@contextmanager
def show_study_progress(name: str) -> Iterator[Callable[[int], Advance]]:
    """Show a progress bar, or one line if not at a terminal; yield a function that starts it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:

        def start(games: int) -> Advance:
            if bar.disable:
                console.print(
                    f"{name}: playing {pluralize(games, 'game', 'games')}.", highlight=False
                )
            task = bar.add_task(name, total=games)
            return lambda count: bar.advance(task, count)

        yield start


def _read_rules(page: Path) -> str:
    """Return a rules page; raise BadRequest if it cannot be read."""
    if not page.is_file():  # reading a device may never end
        raise BadRequest(f"There is no rules page {page}. Choose another folder with --rules.")
    try:
        return page.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRequest(f"{page} cannot be read: {describe_os_error(error)}.") from None

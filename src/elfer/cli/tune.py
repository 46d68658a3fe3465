"""`elfer tune`: searches for better weights and writes them to a file."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.cli.common.arguments import SET_PLAYERS, SET_SEED, OneGameId
from elfer.cli.common.phrases import pluralize
from elfer.cli.common.progress import show_progress
from elfer.cli.report_tables.formatting import format_interval, format_origin
from elfer.engine.errors import BadRequest, Refused
from elfer.engine.game import AnyGame
from elfer.engine.match import check_players
from elfer.evaluation.weights import (
    FILE,
    flatten,
    in_phases,
    read_weights,
    text_of,
    weights_by_hand,
    weights_of,
)
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import game_named
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.atomic_files import check_folder, write_atomically
from elfer.terminal.render.cards import sanitize

DEFAULT_GENERATIONS, DEFAULT_MATCHES = 18, 800
DEFAULT_SEED = 1
DEFAULT_FILE = Path("weights.json")
CHECK_FACTOR = 12
"""The number of matches in the final check, as a multiple of those in a generation."""
MOST_GENERATIONS, MOST_MATCHES = 10_000, 100_000
"""Upper limits; the final check plays twelve times as many matches and needs 250 megabytes."""


def tune(
    game: OneGameId = None,
    *,
    players: Annotated[
        int | None,
        typer.Option(help=f"{SET_PLAYERS} (default every number that the game allows)."),
    ] = None,
    generations: Annotated[
        int,
        typer.Option(
            help=f"Set the number of generations (default {DEFAULT_GENERATIONS}).",
            show_default=False,
        ),
    ] = DEFAULT_GENERATIONS,
    matches: Annotated[
        int,
        typer.Option(
            help="Set the number of matches of a candidate against each kind of opponent "
            f"(default {DEFAULT_MATCHES}).",
            show_default=False,
        ),
    ] = DEFAULT_MATCHES,
    seed: Annotated[
        int, typer.Option(help=f"{SET_SEED} (default {DEFAULT_SEED}).", show_default=False)
    ] = DEFAULT_SEED,
    out: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Write the weights to this file, and keep its other weights "
            f"(default {DEFAULT_FILE}).",
            show_default=False,
        ),
    ] = DEFAULT_FILE,
    self_play: Annotated[
        bool,
        typer.Option(
            "--self-play", help="Tune against the candidates themselves, and against nobody else."
        ),
    ] = False,
    all_games: Annotated[
        bool, typer.Option("--all", help="Tune every game that has weights.")
    ] = False,
) -> None:
    """Search for better weights for the bot 'hard', by playing against its current weights."""
    try:
        chosen = _choose_games(game, players, all_games=all_games)
        _check_effort(generations, matches, seed)
        check_folder(out.parent)
        read_weights(out)
        for each in chosen:
            for number in _player_counts(each) if players is None else (players,):
                if self_play:
                    _tune_by_self_play(each, number, generations, matches, seed, out)
                else:
                    _tune(each, number, generations, matches, seed, out)
        _print_file(out)
    except Refused as refused:
        typer.echo(sanitize(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    except KeyboardInterrupt:
        typer.echo(
            "Stopped. The weights for the current game and number of players were not written.",
            err=True,
        )
        raise typer.Exit(INTERRUPTED) from None


def _check_effort(generations: int, matches: int, seed: int) -> None:
    """Raise BadRequest if a number is out of range."""
    if not 1 <= generations <= MOST_GENERATIONS or not 1 <= matches <= MOST_MATCHES:
        raise BadRequest(
            f"--generations must be from 1 to {MOST_GENERATIONS}, and --matches from 1 to "
            f"{MOST_MATCHES}."
        )
    if seed < 0:
        raise BadRequest(f"--seed must be 0 or more, not {seed}.")


def _choose_games(game: str | None, players: int | None, *, all_games: bool) -> list[AnyGame]:
    """Return the games to tune, or raise Refused."""
    if (game is None) != all_games:
        raise BadRequest("Name one game to tune, or use --all.")
    try:
        from elfer.compiled.registry import compiled_games  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f'elfer tune needs {error.name}. Install it with pip install "elfer[lab]", '
            "or with make lab in a clone."
        ) from None
    chosen = [game_named(each) for each in (compiled_games() if game is None else [game])]
    for each in chosen:
        if players is not None:
            check_players(each, players)
    return chosen


def _player_counts(game: AnyGame) -> range:
    return range(game.least_players, game.most_players + 1)


def _tune(
    game: AnyGame, players: int, generations: int, matches: int, seed: int, out: Path
) -> None:
    """Tune a game for one number of players, from its current weights; write the result."""
    from elfer.compiled.registry import compiled_game  # noqa: PLC0415
    from elfer.simulation import tuning  # noqa: PLC0415

    compiled = compiled_game(game, players, {})
    made_with = fingerprint(game.id, (tuning.CANDIDATE, tuning.PLAIN), compiled=True)
    before = weights_of(game, players)
    known = [flatten(phases) for phases in read_weights(out).get(game.id, {}).values()]
    others = (*known, weights_by_hand(game))
    effort = tuning.Effort(generations, matches)
    with show_progress(generations, f"{game.name}, {players} players") as tell:
        found = tuning.tune_weights(
            compiled, before, effort, seed, lambda done: tell(done.generation), others
        )
    better = "no better weights found"
    if found.weights != before:
        better = f"{found.gain.value:.3f} more than before ({format_interval(found.gain, 3)})"
    typer.echo(
        f"{game.name}, {players} players: {found.now:.3f} times the fair share of wins in "
        f"{pluralize(found.matches, 'deal', 'deals')} against each kind of opponent, {better}. "
        f"{format_origin(made_with)}."
    )
    _write_weights(out, game, players, in_phases(found.weights))


def _tune_by_self_play(
    game: AnyGame, players: int, generations: int, matches: int, seed: int, out: Path
) -> None:
    """Tune a game for one number of players against itself; write the result."""
    from elfer.compiled.policies import LINEAR, SEATED  # noqa: PLC0415
    from elfer.compiled.registry import compiled_game  # noqa: PLC0415
    from elfer.simulation.league import linear  # noqa: PLC0415

    compiled = compiled_game(game, players, {})
    compiled.seatable = SEATED
    before = weights_of(game, players)
    effort = linear.Effort(generations=generations, matches=matches)
    with show_progress(generations, f"{game.name}, {players} players") as tell:
        found = linear.tune_by_self_play(compiled, before, effort, seed, tell)
    linear.set_weights(compiled, LINEAR, before)
    share = linear.share_of(compiled, found, LINEAR, matches * CHECK_FACTOR, seed)
    typer.echo(
        f"{game.name}, {players} players: {share * players:.3f} times the fair share of wins in "
        f"{pluralize(matches * CHECK_FACTOR, 'deal', 'deals')} against the weights before."
    )
    _write_weights(out, game, players, in_phases(found))


def _print_file(out: Path) -> None:
    """Print the path of the weights file, and whether the installed bots use that file."""
    where = f"Written: {out}."
    if out.resolve() != FILE.resolve():
        where += " The installed bots still use their own weights."
    typer.echo(sanitize(where))


def _write_weights(out: Path, game: AnyGame, players: int, phases: list[list[int]]) -> None:
    """Add weights to the file; print them and exit if that fails."""
    try:
        weights = read_weights(out)
        weights.setdefault(game.id, {})[str(players)] = phases
        write_atomically({out: text_of(weights).encode()})
    except Refused as refused:
        typer.echo(text_of({game.id: {str(players): phases}}), nl=False)
        typer.echo(sanitize(refused.why), err=True)
        raise typer.Exit(FAILED) from None

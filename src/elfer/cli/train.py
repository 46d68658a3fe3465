"""`elfer train`: trains networks for row games in a league of opponents."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from elfer.cli.common.arguments import SET_PLAYERS, SET_SEED, OneGameId
from elfer.cli.common.phrases import pluralize
from elfer.cli.common.progress import show_progress
from elfer.cli.report_tables.formatting import format_origin
from elfer.engine.errors import BadRequest, Refused
from elfer.engine.game import AnyGame
from elfer.engine.match import check_players
from elfer.evaluation.networks import FOLDER, Network, read_networks, text_of
from elfer.evaluation.row_inputs import is_supported
from elfer.evaluation.row_network import LAYERS
from elfer.exit_codes import INTERRUPTED, WRONG_COMMAND
from elfer.games import game_named
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.atomic_files import check_folder, write_atomically
from elfer.terminal.render.cards import sanitize

DEFAULT_STEPS, MOST_STEPS = 600, 100_000
DEFAULT_SEED = 1
SAVE_EVERY = 20
"""The number of steps after which a training is saved."""
MINUTE = 60


def train(
    game: OneGameId = None,
    *,
    players: Annotated[
        int | None,
        typer.Option(help=f"{SET_PLAYERS} (default every number that the game allows)."),
    ] = None,
    steps: Annotated[
        int,
        typer.Option(
            help=f"Train each network for this number of steps (default {DEFAULT_STEPS}).",
            show_default=False,
        ),
    ] = DEFAULT_STEPS,
    minutes: Annotated[
        float | None,
        typer.Option(help="Pause each training after this time; --resume goes on."),
    ] = None,
    seed: Annotated[
        int, typer.Option(help=f"{SET_SEED} (default {DEFAULT_SEED}).", show_default=False)
    ] = DEFAULT_SEED,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write the networks and the trainings to this folder (default the current one).",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the trainings in the folder.")
    ] = False,
    all_games: Annotated[
        bool, typer.Option("--all", help="Train networks for every game that can have them.")
    ] = False,
) -> None:
    """Train networks for the bot 'hard' by playing in a league, starting from nothing."""
    try:
        _check_effort(steps, minutes, seed)
        chosen = [*_choose_games(game, players, all_games=all_games)]
        folder = Path() if out is None else out
        check_folder(folder)
        for each, number in chosen:
            _train(each, number, steps, minutes, seed, folder, resume=resume)
    except Refused as refused:
        typer.echo(sanitize(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    except KeyboardInterrupt:
        typer.echo("Stopped. Run the same command with --resume to go on.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _check_effort(steps: int, minutes: float | None, seed: int) -> None:
    """Raise BadRequest if a number is out of range."""
    if not 1 <= steps <= MOST_STEPS:
        raise BadRequest(f"--steps must be from 1 to {MOST_STEPS}, not {steps}.")
    if minutes is not None and not minutes > 0:
        raise BadRequest(f"--minutes must be greater than 0, not {minutes:g}.")
    if seed < 0:
        raise BadRequest(f"--seed must be 0 or more, not {seed}.")


def _choose_games(
    game: str | None, players: int | None, *, all_games: bool
) -> Iterator[tuple[AnyGame, int]]:
    """Yield the games to train for, with each number of players, or raise Refused."""
    if (game is None) != all_games:
        raise BadRequest("Name one game to train for, or use --all.")
    try:
        from elfer.compiled.registry import compiled_game, compiled_games  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f'elfer train needs {error.name}. Install it with pip install "elfer[lab]", '
            "or with make lab in a clone."
        ) from None
    possible = [
        id_
        for id_ in compiled_games()
        if is_supported(
            game_named(id_), compiled_game(game_named(id_), game_named(id_).least_players).setup
        )
    ]
    if game is not None and game_named(game).id not in possible:
        raise BadRequest(f"There are no networks for {game}, only for {', '.join(possible)}.")
    for each in possible if game is None else [game]:
        found = game_named(each)
        if players is not None:
            check_players(found, players)
            yield found, players
        else:
            yield from (
                (found, number) for number in range(found.least_players, found.most_players + 1)
            )


def _train(
    game: AnyGame,
    players: int,
    steps: int,
    minutes: float | None,
    seed: int,
    out: Path,
    *,
    resume: bool,
) -> None:
    """Train a network for one number of players, and write it after the last step."""
    from elfer.compiled.registry import compiled_game  # noqa: PLC0415
    from elfer.compiled.rows.engine import CompiledRowGame  # noqa: PLC0415
    from elfer.simulation.training import trainer  # noqa: PLC0415
    from elfer.simulation.training.learner import round_parameters  # noqa: PLC0415

    compiled = compiled_game(game, players)
    assert isinstance(compiled, CompiledRowGame)
    saved, file = out / f"{game.id}-{players}.npz", out / f"{game.id}.json"
    networks = read_networks(file, LAYERS, game.id)
    until = None if minutes is None else time.monotonic() + MINUTE * minutes
    effort = trainer.Effort(steps=steps)
    if resume and saved.exists():
        training = trainer.read_training(saved)
    else:
        training = trainer.begin_training(compiled, seed)
    if training.goals[-1:] != (steps,):
        training.goals = (*training.goals, steps)
    recent: dict[str, float] = {}
    with show_progress(steps, f"{game.name}, {players} players") as tell:
        while training.steps < steps and (until is None or time.monotonic() < until):
            recent = trainer.train_step(compiled, training, trainer.LEAGUE, effort).shares
            tell(training.steps)
            if training.steps % SAVE_EVERY == 0 or training.steps == steps:
                write_atomically({saved: trainer.pack_training(training)})
    write_atomically({saved: trainer.pack_training(training)})
    shares = ", ".join(f"{share:.0%} against {name}" for name, share in recent.items())
    typer.echo(
        f"{game.name}, {players} players: {pluralize(training.steps, 'step', 'steps')}, "
        f"{pluralize(training.matches, 'match', 'matches')}"
        + (f"; in the last step {shares}." if shares else ".")
    )
    if training.steps < steps:
        typer.echo(sanitize(f"Paused: {saved}. Run the same command with --resume to go on."))
        return
    made: dict[str, Any] = {
        "command": " && ".join(
            f"elfer train {game.id} --players {players} --steps {goal} --seed {training.seed}"
            + " --resume" * (number > 0)
            for number, goal in enumerate(training.goals)
        ),
        "seed": training.seed,
        "steps": training.steps,
        "matches": training.matches,
        "fingerprint": fingerprint(game.id, ("linear", "greedy"), compiled=True),
    }
    networks[str(players)] = Network(round_parameters(training.parameters), made)
    write_atomically({file: text_of(game.id, networks).encode()})
    where = f"Written: {file}. {format_origin(made['fingerprint'])}."
    if file.resolve().parent != FOLDER.resolve():
        where += " The installed bots still use their own networks."
    typer.echo(sanitize(where))

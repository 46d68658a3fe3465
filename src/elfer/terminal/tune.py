"""The command `elfer tune`: weights found by playing, written where the bots read them."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.craft.weights import BY_HAND, FILE, flat, in_phases, read_weights, text_of, weights_of
from elfer.exits import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.kernel.game import AnyGame
from elfer.kernel.match import check_players
from elfer.lab.effort import Effort
from elfer.lab.study.whole_files import check_folder, write_whole
from elfer.terminal.look import printable
from elfer.terminal.progress import showing

USUAL = Effort()
MOST_GENERATIONS, MOST_MATCHES = 10_000, 100_000
"""At the end twelve times as many matches are kept at once: a quarter of a gigabyte."""


def tune(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The id of a game: see elfer games.")
    ] = None,
    *,
    players: Annotated[
        int | None, typer.Option(help="For how many; without it for every number.")
    ] = None,
    generations: Annotated[
        int, typer.Option(help="How often the best candidates say where to look next.")
    ] = USUAL.generations,
    matches: Annotated[
        int, typer.Option(help="How many matches a candidate plays against each opponent.")
    ] = USUAL.matches,
    seed: Annotated[int, typer.Option(help="What all luck is made from.")] = 1,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where the weights are written: where bots look.")
    ] = FILE,
    all_games: Annotated[bool, typer.Option("--all", help="Tune every such game.")] = False,
) -> None:
    """Let the bot that weighs its moves find better weights, by playing against what it was."""
    try:
        chosen = _chosen(game, players, all_games=all_games)
        effort = _checked(generations, matches, seed)
        check_folder(out.parent)
        read_weights(out)
        for each in chosen:
            for number in _numbers(each) if players is None else (players,):
                _tune(each, number, effort, seed, out)
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    except KeyboardInterrupt:
        typer.echo("Stopped; nothing was written of what was being tuned.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def _checked(generations: int, matches: int, seed: int) -> Effort:
    """How much is to be played, or a refusal."""
    if not 1 <= generations <= MOST_GENERATIONS or not 1 <= matches <= MOST_MATCHES:
        raise BadRequest(
            f"Tuning needs at least 1 generation and 1 match for each candidate, and takes "
            f"{MOST_GENERATIONS} and {MOST_MATCHES} at most."
        )
    if seed < 0:
        raise BadRequest(f"A seed is a whole number from 0 on, not {seed}.")
    return USUAL._replace(generations=generations, matches=matches)


def _chosen(game: str | None, players: int | None, *, all_games: bool) -> list[AnyGame]:
    """The games to tune, or a refusal."""
    if (game is None) != all_games:
        raise BadRequest("Say which game to tune, or --all for every one that has weights.")
    try:
        from elfer.lab.kernels import fast_games  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f'elfer tune needs {error.name}: pip install "elfer[lab]", or in a clone make lab.'
        ) from None
    chosen = [game_named(each) for each in (fast_games() if game is None else [game])]
    for each in chosen:
        if players is not None:
            check_players(each, players)
    return chosen


def _numbers(game: AnyGame) -> range:
    return range(game.least_players, game.most_players + 1)


def _tune(game: AnyGame, players: int, effort: Effort, seed: int, out: Path) -> None:
    """Tune one table from what is known, and write what was found beside the others."""
    from elfer.lab import tuning  # noqa: PLC0415
    from elfer.lab.kernels import kernel_for  # noqa: PLC0415

    kernel = kernel_for(game, players, {})
    before = weights_of(kernel.features, game.id, players)
    known = [flat(phases) for phases in read_weights(out).get(game.id, {}).values()]
    others = (*known, BY_HAND[kernel.features])
    with showing(effort.generations, f"{game.name} for {players}") as tell:
        found = tuning.tuned(
            kernel, before, effort, seed, lambda step: tell(step.generation), others
        )
    better = "nothing better found" if found.weights == before else f"before {found.before:.3f}"
    typer.echo(f"{game.name} for {players}: {found.now:.3f} times its fair share, {better}.")
    _keep(out, game, players, in_phases(found.weights))


def _keep(out: Path, game: AnyGame, players: int, phases: list[list[int]]) -> None:
    """Write what was found beside the others; print it if that cannot be, and end the command."""
    try:
        weights = read_weights(out)
        weights.setdefault(game.id, {})[str(players)] = phases
        write_whole({out: text_of(weights).encode()})
    except Refused as refused:
        typer.echo(text_of({game.id: {str(players): phases}}), nl=False)
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(FAILED) from None

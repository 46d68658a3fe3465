"""The commands of `elfer`, each with its own options."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from elfer import __version__
from elfer.games import GAMES, USUAL_GAME, game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.kernel.options import schema
from elfer.records.referee import serve
from elfer.table.opening import agreed as settled
from elfer.terminal.agreement import agreed
from elfer.terminal.evening import spend
from elfer.terminal.keyboard import interactive, keyboard
from elfer.terminal.look import terminal
from elfer.terminal.reading import show_page
from elfer.terminal.record_file import check_writable, read_file
from elfer.terminal.replay import leaf_through, run_through, steps_of
from elfer.terminal.seats import seat_in, seated
from elfer.terminal.shelf import chosen, games_table, menu_lines
from elfer.terminal.sitting import Sitting, own_table
from elfer.terminal.verify import in_words, verified
from elfer.terminal.watch import PAUSE

USUAL_PLAYERS = 4
WRONG_COMMAND = 2
LONGEST_DELAY = 60

app = typer.Typer(
    name="elfer",
    help="The Elfer raus! family of card games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: see elfer games.")]
RecordFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A record; - reads it from standard input.")
]


@app.callback(invoke_without_command=True)
def elfer(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Play the Elfer raus! family of card games, watch them, check them, or let programs play."""
    if version:
        typer.echo(f"elfer {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The id of a game; without it there is a menu."),
    ] = None,
    *,
    players: Annotated[
        int | None, typer.Option(help="How many play: 4, or as near as the game allows.")
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="S[=WHO]",
            help="Your seat (0 unless said), or who sits there: you, random, greedy. Repeatable; "
            "several people share the screen, and if nobody is you, you watch.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="As in rounds=3; elfer games lists all options."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="What the shuffle is made from.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record of the game there.")
    ] = None,
    delay: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="The pause after each turn of a game you watch."),
    ] = None,
) -> None:
    """Play a game, with bots, or several people at one screen."""
    with _refusing(WRONG_COMMAND):
        pause = _delay(delay, PAUSE if interactive() else 0)
        if save is not None:
            check_writable(save)
        rules = game_named(_choice() if game is None else game)
        usual = min(max(USUAL_PLAYERS, rules.least_players), rules.most_players)
        number = usual if players is None else players
        options = settled(rules.id, number, agreed(option or (), schema(rules.options)))
        sitting = Sitting(own_table(rules.id, seated(seat or (), number), options, seed))
    with _refusing(1):
        status = spend(sitting, terminal(), keyboard(), pause, save, stay=interactive())
    raise typer.Exit(status)


@app.command()
def games() -> None:
    """List all games with their players and options."""
    terminal().print(games_table())


@app.command()
def rules(game: GameId) -> None:
    """Print the rules of a game."""
    with _refusing(WRONG_COMMAND):
        show_page(terminal(), game_named(game).id)


@app.command()
def replay(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show only what this seat saw.")
    ] = None,
    delay: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="Go on by itself after so many seconds."),
    ] = None,
) -> None:
    """Look at a record again, move by move."""
    with _refusing(WRONG_COMMAND):
        pause = _delay(delay, 0)
    with _refusing(1):
        steps = steps_of(read_file(file))
    with _refusing(WRONG_COMMAND):
        viewer = None if seat is None else seat_in(str(seat), steps[0].match.players)
    try:
        if interactive() and delay is None:
            leaf_through(steps, terminal(), keyboard(), viewer)
        else:
            run_through(steps, terminal(), viewer, pause)
    except (EOFError, KeyboardInterrupt):
        typer.echo()


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: can it be played, what came of it, are the cards those that were promised."""
    with _refusing(1):
        finding = verified(read_file(file))
    typer.echo("\n".join(in_words(finding)))
    raise typer.Exit(0 if finding.kept else 1)


@app.command()
def referee() -> None:
    """Host matches for programs: one JSON request a line, one JSON answer a line."""
    serve(sys.stdin.buffer, sys.stdout)


@contextmanager
def _refusing(status: int) -> Iterator[None]:
    """Say what is wrong in one sentence and end with this status."""
    try:
        yield
    except Refused as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(status) from None


def _delay(seconds: float | None, usual: float) -> float:
    if seconds is None:
        return usual
    if not 0 <= seconds <= LONGEST_DELAY:
        raise BadRequest(f"A delay is 0 to {LONGEST_DELAY} seconds, not {seconds}.")
    return seconds


def _choice() -> str:
    """The id of the game that a person chooses from the menu; without a person the usual one."""
    if not interactive():
        return USUAL_GAME
    ask = keyboard()
    typer.echo("\n".join(menu_lines()))
    try:
        while True:
            answer = ask(f"Which game? A number or an id, Enter = {GAMES[USUAL_GAME].name}: ")
            game = chosen(answer, USUAL_GAME)
            if game is not None:
                return game
            typer.echo(f"Type a number from 1 to {len(GAMES)}, or an id.")
    except (EOFError, KeyboardInterrupt):
        typer.echo("\nUntil next time!")
        raise typer.Exit from None

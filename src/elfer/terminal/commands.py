"""The commands of `elfer`, each with its own options."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, NoReturn

import typer

from elfer import __version__
from elfer.bots import LEVELS
from elfer.exits import WRONG_COMMAND
from elfer.games import GAMES, USUAL_GAME, game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.kernel.options import schema as options_of
from elfer.records.referee import serve as answer_lines
from elfer.records.steps import steps_of
from elfer.table.opening import OPEN, OWN
from elfer.table.opening import agreed as settled
from elfer.terminal.agreement import agreed
from elfer.terminal.arguments import Options, Players
from elfer.terminal.evening import spend
from elfer.terminal.head_starts import helped
from elfer.terminal.keyboard import interactive, keyboard
from elfer.terminal.look import printable, terminal
from elfer.terminal.reading import show_page
from elfer.terminal.record_file import check_writable, read_file
from elfer.terminal.replay import leaf_through, run_through
from elfer.terminal.seats import PERSON, USUAL_BOT, seat_in, seated
from elfer.terminal.shelf import chosen, games_table, menu_lines
from elfer.terminal.sitting import Sitting, own_table, with_head_starts
from elfer.terminal.verify import in_words, verified
from elfer.terminal.watch import PAUSE

USUAL_PLAYERS = 4
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
    """Play the Elfer raus! family of card games, watch them, check them, or let programs play.

    Without a command: play in the browser, here and on the phones around.
    """
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
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="S[=WHO]",
            help=f"Your seat (0 unless said), or who sits there: you, {', '.join(LEVELS)}. "
            "Repeatable; several people share the screen, and if nobody is you, you watch.",
        ),
    ] = None,
    option: Options = None,
    handicap: Annotated[
        list[str] | None,
        typer.Option(
            metavar="S=MS",
            help="Where calls are made against the clock, those of this seat count so many "
            "milliseconds earlier, as in 1=400. Repeatable.",
        ),
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
    join: Annotated[
        str | None,
        typer.Option(metavar="LINK", help="Sit down at a table on a server: its link or code."),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The server: of the code, or for a table of your own."),
    ] = None,
    name: Annotated[str | None, typer.Option(help="How you are called at a server.")] = None,
) -> None:
    """Play a game: with bots, several people at one screen, or with people at a server."""
    if join is not None or server is not None:
        agreement = Agreement(game, players, seat or (), option or (), handicap or ())
        _play_there(join, server, name, agreement, save)
    with _refusing(WRONG_COMMAND):
        pause = _delay(delay, PAUSE if interactive() else 0)
        if save is not None:
            check_writable(save)
        agreement = Agreement(game, players, seat or (), option or (), handicap or ())
        rules, who, options = _agreed(agreement, USUAL_BOT)
        starts = helped(agreement.handicaps, game_named(rules), len(who))
        sitting = Sitting(with_head_starts(own_table(rules, who, options, seed), starts))
    with _refusing(1):
        status = spend(sitting, terminal(), keyboard(), pause, save, stay=interactive())
    raise typer.Exit(status)


class Agreement(NamedTuple):
    """What the command line says about a game."""

    game: str | None
    players: int | None
    seats: Sequence[str]
    options: Sequence[str]
    handicaps: Sequence[str]


def _agreed(said: Agreement, others: str) -> tuple[str, list[str], dict[str, Any]]:
    """The game, who sits where, and all its options; or a refusal."""
    rules = game_named(_choice() if said.game is None else said.game)
    usual = min(max(USUAL_PLAYERS, rules.least_players), rules.most_players)
    number = usual if said.players is None else said.players
    options = settled(rules.id, number, agreed(said.options, options_of(rules.options)))
    return rules.id, seated(said.seats, number, others), options


def _play_there(
    join: str | None, server: str | None, name: str | None, said: Agreement, save: Path | None
) -> NoReturn:
    """Play at a table on a server."""
    # What it takes to talk to a server is imported only by those who do.
    from elfer.client.link import read_link  # noqa: PLC0415
    from elfer.terminal.coming import connected, made, own_name  # noqa: PLC0415
    from elfer.terminal.far_table import FarTable, Gone  # noqa: PLC0415
    from elfer.terminal.visit import Visit  # noqa: PLC0415
    from elfer.wire import NewTable  # noqa: PLC0415

    with _refusing(WRONG_COMMAND):
        if save is not None:
            check_writable(save)
        own = cache(lambda: own_name(name, keyboard()))
        if join is not None:
            if any(said):
                raise BadRequest("A table that you join has its game and its seats already.")
            link = read_link(join, server)
        elif said.handicaps:
            raise BadRequest("At a server the host gives head starts at the table, in the browser.")
        else:
            rules, who, options = _agreed(said, OPEN)
            table = NewTable(
                rules, [OWN if word == PERSON else word for word in who], own(), options
            )
    with _refusing(1):
        if join is None:
            link = made(server or "", table)
            typer.echo(f"Your table is {link}\nOthers come by: elfer play --join {link}")
        courier = connected(link, own)
        try:
            console = terminal()
            visit = Visit(FarTable(courier, console), console, save, stay=interactive())
            status = visit.spend()
        except Gone as gone:
            raise gone.reason from None
        finally:
            courier.close()
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
    answer_lines(sys.stdin.buffer, sys.stdout)


PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
"""Settings of a command whose words are read by a room that takes long to import."""


@app.command(context_settings=PASSED_ON)
def serve(context: typer.Context) -> None:
    """Host tables for people near and far, and keep them."""
    from elfer.server.serve_command import serve as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def doctor(context: typer.Context) -> None:
    """Say whether all is well here, and what could be better."""
    from elfer.server.doctor_command import doctor as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def load(context: typer.Context) -> None:
    """Play many tables at once against a server on this machine, and measure it."""
    from elfer.client.load_command import load as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def simulate(context: typer.Context) -> None:
    """Let bots play very many games, and say what comes of it."""
    from elfer.terminal.simulate import simulate as command  # noqa: PLC0415
    from elfer.terminal.simulate import spelled_out  # noqa: PLC0415

    context.args = spelled_out(context.args)
    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def arena(context: typer.Context) -> None:
    """Let bots play the same deals from every seat, and say who is better and how sure that is."""
    from elfer.terminal.arena.command import arena as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def ladder(context: typer.Context) -> None:
    """Let every level play against the one below, in every game where skill matters."""
    from elfer.terminal.arena.ladder_command import ladder as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def tune(context: typer.Context) -> None:
    """Let the bot that weighs its moves find better weights, by playing against what it was."""
    from elfer.terminal.tune import tune as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command(context_settings=PASSED_ON)
def study(context: typer.Context) -> None:
    """Let bots play a game many times, and draw a page and a poster of what it is like."""
    from elfer.terminal.study.command import study as command  # noqa: PLC0415

    _pass_on(context, command)


@app.command()
def schema() -> None:
    """Print the JSON schema of everything that a server and its clients say to each other."""
    from elfer.wire_schema import written  # noqa: PLC0415

    typer.echo(written(), nl=False)


def _pass_on(context: typer.Context, command: Callable[..., None]) -> None:
    """Let a command of another room read the words itself."""
    own = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    own.command()(command)
    typer.main.get_command(own)(context.args, prog_name=context.command_path)


@contextmanager
def _refusing(status: int) -> Iterator[None]:
    """Say what is wrong in one sentence and end with this status."""
    try:
        yield
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
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

"""`elfer play`: a game with bots, with people who share your screen, or on a server."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, NoReturn

import typer

from elfer.bots import LEVELS
from elfer.cli.common.arguments import CHOOSE_GAME, Options, Players, Seed, check_delay
from elfer.cli.common.language_option import Language, choose_messages
from elfer.cli.common.options import complete_options, default_players
from elfer.cli.common.output import exit_on_refusal
from elfer.cli.common.seats import parse_head_starts, parse_seats
from elfer.engine.errors import BadRequest, Refused
from elfer.exit_codes import FAILED, WRONG_COMMAND
from elfer.games import DEFAULT_GAME, GAMES, game_named
from elfer.table.creation import OPEN, OWN
from elfer.terminal.arguments import DEFAULT_BOT, PERSON
from elfer.terminal.input.game_menu import menu_lines, parse_choice
from elfer.terminal.input.keyboard import is_interactive, open_keyboard
from elfer.terminal.local.session import run_session
from elfer.terminal.local.table import LocalTable, apply_head_starts, new_local_table
from elfer.terminal.local.watch import PAUSE
from elfer.terminal.record_files import check_writable
from elfer.terminal.render.cards import new_console
from elfer.texts.fluent_messages import Messages
from elfer.texts.refusals import explain_error

DETAILED = ("bad-request", "bad-options")
"""The codes of refusals whose own explanation is more specific than the translated message."""


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"{CHOOSE_GAME} (default chosen from a menu)."),
    ] = None,
    *,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="S[=WHO]",
            help=f"Take this seat (default 0), or name its player: you, {', '.join(LEVELS)}. "
            "Repeatable. Several people can share the screen. If a bot takes seat 0 and no seat is "
            "'you', you watch.",
        ),
    ] = None,
    option: Options = None,
    handicap: Annotated[
        list[str] | None,
        typer.Option(
            metavar="S=MS",
            help="Give this seat a head start in milliseconds for calls against the clock, as in "
            "1=400. Repeatable.",
        ),
    ] = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record of the game to this file.")
    ] = None,
    delay: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Pause for this many seconds after each turn of a game that you watch "
            f"(default {PAUSE:g} at a terminal, otherwise 0).",
        ),
    ] = None,
    join: Annotated[
        str | None,
        typer.Option(metavar="LINK", help="Join a table on a server by its link or code."),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Create a table on this server, or join one there by its code."
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="Set your name on the server (default your login name).")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game with bots, with people who share your screen, or on a server."""
    with exit_on_refusal(WRONG_COMMAND):
        messages = choose_messages(language)
    if join is not None or server is not None:
        arguments = GameArguments(game, players, seat or (), option or (), handicap or ())
        _play_remotely(join, server, name, arguments, save, messages)
    with exit_on_refusal(WRONG_COMMAND):
        pause = check_delay(delay, PAUSE if is_interactive() else 0)
        if save is not None:
            check_writable(save)
        arguments = GameArguments(game, players, seat or (), option or (), handicap or ())
        rules, who, options = _parse_game(arguments, DEFAULT_BOT, messages)
        starts = parse_head_starts(arguments.handicaps, game_named(rules), len(who))
        state = apply_head_starts(new_local_table(rules, who, options, seed), starts)
        table = LocalTable(state, messages.language)
    with exit_on_refusal(FAILED):
        status = run_session(
            table, new_console(), open_keyboard(), pause, save, stay=is_interactive()
        )
    raise typer.Exit(status)


class GameArguments(NamedTuple):
    """The game, the seats and the options from the command line."""

    game: str | None
    players: int | None
    seats: Sequence[str]
    options: Sequence[str]
    handicaps: Sequence[str]


def _parse_game(
    arguments: GameArguments, others: str, messages: Messages
) -> tuple[str, list[str], dict[str, Any]]:
    """Return the id of the game, the occupants of its seats and all options; or raise Refused."""
    rules = game_named(_choose_game(messages) if arguments.game is None else arguments.game)
    number = default_players(rules) if arguments.players is None else arguments.players
    options = complete_options(rules, number, arguments.options)
    return rules.id, parse_seats(arguments.seats, number, others), options


def _play_remotely(
    join: str | None,
    server: str | None,
    name: str | None,
    arguments: GameArguments,
    save: Path | None,
    messages: Messages,
) -> NoReturn:
    """Play at a table on a server."""
    # Only games on a server need these slow imports.
    from elfer.client.table_link import read_link  # noqa: PLC0415
    from elfer.terminal.remote.joining import choose_name, create_table, join_table  # noqa: PLC0415
    from elfer.terminal.remote.session import RemoteSession  # noqa: PLC0415
    from elfer.terminal.remote.table import RemoteTable, TableUnreachable  # noqa: PLC0415
    from elfer.wire import NewTable  # noqa: PLC0415

    with exit_on_refusal(WRONG_COMMAND):
        if save is not None:
            check_writable(save)
        own = cache(lambda: choose_name(name, open_keyboard(), messages))
        if join is not None:
            if any(arguments):
                raise BadRequest(
                    "--join cannot be combined with a game, --players, --seat, --option or "
                    "--handicap."
                )
            link = read_link(join, server)
        elif arguments.handicaps:
            raise BadRequest(
                "--handicap does not work on a server. The host sets head starts in the browser."
            )
        else:
            rules, who, options = _parse_game(arguments, OPEN, messages)
            table = NewTable(
                rules, [OWN if word == PERSON else word for word in who], own(), options
            )
    with exit_on_refusal(FAILED, lambda refused: _explain_end(refused, messages)):
        if join is None:
            link = create_table(server or "", table)
            command = f"elfer play --join {link}"
            typer.echo(messages.format("terminal-table", link=str(link)))
            typer.echo(messages.format("terminal-invite", command=command))
        connection = join_table(link, own)
        try:
            console = new_console()
            table_there = RemoteTable(connection, console, messages.language)
            session = RemoteSession(table_there, console, save, stay=is_interactive())
            status = session.run()
        except TableUnreachable as unreachable:
            raise unreachable.reason from None
        finally:
            connection.close()
    raise typer.Exit(status)


def _explain_end(refused: Refused, messages: Messages) -> str:
    """Return why a table on a server cannot be reached or has ended."""
    code = getattr(refused, "error", None)
    known = code not in DETAILED and messages.has(f"error-{code}")
    return explain_error(str(code), messages) if known else refused.why


def _choose_game(messages: Messages) -> str:
    """Return the id of the game chosen from a menu, or the default if not at a terminal."""
    if not is_interactive():
        return DEFAULT_GAME
    ask = open_keyboard()
    typer.echo("\n".join(menu_lines(messages)))
    default = messages.format(f"game-{DEFAULT_GAME}")
    question = messages.format("terminal-which-game", game=default)
    try:
        while True:
            game = parse_choice(ask(f"{question} "), DEFAULT_GAME)
            if game is not None:
                return game
            typer.echo(messages.format("terminal-which-number", count=len(GAMES)))
    except (EOFError, KeyboardInterrupt):
        typer.echo(f"\n{messages.format('terminal-goodbye')}")
        raise typer.Exit from None

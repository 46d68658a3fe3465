"""The typer app of `elfer`, which imports a command only when it runs."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from elfer import __version__

COMMANDS = {
    "play": "Play a game with bots, with people who share your screen, or on a server.",
    "games": "List all games with their player counts and options.",
    "rules": "Print the rules of a game.",
    "replay": "Replay a record, move by move.",
    "verify": (
        "Check a record: replay its moves, and compare its cards with the published commitment."
    ),
    "referee": "Host matches for programs: one JSON request per line, one JSON answer per line.",
    "serve": "Host tables for play in the browser, on this network or on the internet.",
    "doctor": "Check this installation and suggest fixes.",
    "load": "Play many tables in parallel on a local server, and measure its response times.",
    "simulate": "Let bots play a large number of games, and report the statistics.",
    "arena": (
        "Let bots play the same deals from every seat, and report which are significantly better."
    ),
    "ladder": "Let every level play against the one below, in every game where skill matters.",
    "league": ("Measure the bot 'hard' against many kinds of players, and against best responses."),
    "tune": (
        "Search for better weights for the bot 'hard', by playing against its current weights."
    ),
    "train": "Train networks for the bot 'hard' by playing in a league, starting from nothing.",
    "study": "Let bots play a game many times, and make a page and a poster of the results.",
    "schema": ("Print the JSON schema of all messages between a server and its clients."),
}
"""The summary of every command; the function `elfer.cli.<name>.<name>` defines the command."""


class LazyGroup(TyperGroup):
    """A group that lists commands by their summaries and imports only the one that runs."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command if name is None else load_command(name), rest


def load_command(name: str) -> Any:
    """Import a command and return it as a click command."""
    module = import_module(f"elfer.cli.{name}")
    own = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    own.command(name, cls=getattr(module, "command_class", None))(getattr(module, name))
    return typer.main.get_command(own)


def _stand_in() -> None:
    """Stand in for a command that is listed but not imported."""


app = typer.Typer(
    name="elfer",
    cls=LazyGroup,
    help="The Elfer raus! family of card games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _name, _summary in COMMANDS.items():
    app.command(_name, help=_summary)(_stand_in)


@app.callback(invoke_without_command=True)
def elfer(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play the card games of the Elfer raus! family, watch them, or let programs play them.

    Without a command, elfer starts a server, so that you can play in the browser here and on phones
    nearby.
    """
    if version:
        typer.echo(f"elfer {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())

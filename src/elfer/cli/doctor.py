"""`elfer doctor`: checks this installation and prints a line per check."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import typer

from elfer import __version__
from elfer.bots.choice import PLAYOUTS
from elfer.bots.search.availability import explain_unavailable, is_compiled
from elfer.cli.common.arguments import DataFolder
from elfer.cli.default_command import ANYWHERE
from elfer.compiled import cache
from elfer.engine.errors import Refused
from elfer.exit_codes import FAILED
from elfer.runtime.storage_interface import StorageError
from elfer.server.own_addresses import DEFAULT_PORT, listen_nearby
from elfer.server.settings import default_folder
from elfer.server.sqlite_storage import InUse, SqliteStorage, check_database
from elfer.server.static_files import INDEX
from elfer.web import STATIC

NUMBA = "numba"
INSTALL_HINT = 'run pip install "elfer[lab]", or make lab in a clone'
OK, HINT, WRONG = "ok", "hint", "wrong"


def doctor(*, data: DataFolder = None) -> None:
    """Check this installation and suggest fixes; exit with status 1 if something is wrong."""
    wrong = False
    for finding in check_installation(default_folder() if data is None else data):
        typer.echo(finding.as_line())
        wrong |= finding.state == WRONG
    raise typer.Exit(FAILED if wrong else 0)


class Finding(NamedTuple):
    """The result of one check: OK, HINT or WRONG."""

    state: str
    text: str

    def as_line(self) -> str:
        """Return the finding as a line of text."""
        return f"{self.state:<5} {self.text}"


def check_installation(data: Path) -> Iterator[Finding]:
    """Run all checks; create the data folder if it is missing."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding(OK, f"Elfer {__version__} with Python {python}")
    yield _check_compiled_engine()
    yield _check_web_app(STATIC)
    store = _check_storage(data)
    yield store
    if store.state != WRONG:
        yield from _check_logs(data)
    yield _check_port()


def _check_compiled_engine() -> Finding:
    """Check whether bots can search with the compiled engine, and whether it is compiled."""
    if why := explain_unavailable((NUMBA,)):
        return Finding(
            HINT,
            f"the bot 'expert' is weaker, as it cannot search: {why}; {INSTALL_HINT}",
        )
    folder = cache.wanted()
    if not cache.is_writable(folder):
        return Finding(
            HINT,
            f"the compiled engine is compiled again at each start, as {folder} is not writable;"
            f" set {cache.CHOSEN} to another folder",
        )
    if not is_compiled(folder):
        return Finding(
            HINT,
            "the compiled engine, which the bot 'expert' needs for its search, is not compiled yet;"
            " it is compiled when it is first needed, which takes up to a minute",
        )
    return Finding(
        OK,
        f"the bot 'expert' searches with the compiled engine, up to {PLAYOUTS:,} playouts per move;"
        f" the compiled code is in {folder}",
    )


def _check_web_app(folder: Path) -> Finding:
    if (folder / INDEX.removeprefix("/")).is_file():
        return Finding(OK, "the web app is built")
    return Finding(WRONG, "the web app is not built: install Elfer again, or run make web")


def _check_storage(folder: Path) -> Finding:
    try:
        count = asyncio.run(_count_tables(folder))
    except InUse:
        return Finding(HINT, f"a running server keeps its tables in {folder}")
    except StorageError as error:
        return Finding(WRONG, f"tables cannot be stored: {error.why}")
    return Finding(OK, f"tables are stored in {folder} ({count} so far)")


def _check_logs(folder: Path) -> Iterator[Finding]:
    """Check the hash chain of every table."""
    damage = check_database(folder)
    if not damage:
        yield Finding(OK, "the logs of all tables are intact")
    for sentence in damage:
        yield Finding(WRONG, f"{sentence} Restore a backup, or play at a new table.")


async def _count_tables(folder: Path) -> int:
    store = await SqliteStorage.open(folder)
    try:
        return await store.count()
    finally:
        await store.close()


def _check_port() -> Finding:
    try:
        with listen_nearby(ANYWHERE) as listener:
            port: int = listener.getsockname()[1]
    except Refused as refused:
        return Finding(WRONG, refused.why)
    if port == DEFAULT_PORT:
        return Finding(OK, f"port {port} is free")
    return Finding(
        HINT, f"port {DEFAULT_PORT} is in use, perhaps by Elfer itself; port {port} is free"
    )

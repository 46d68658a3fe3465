"""Whether all is well here: what Elfer needs, line by line, with a word of advice."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from elfer import __version__
from elfer.bots.search.ready import installed, is_compiled
from elfer.kernel.errors import Refused
from elfer.lab import kept
from elfer.server.address import USUAL_PORT, listening_nearby
from elfer.server.starting import ANYWHERE
from elfer.server.store import InUse, Store, StoreError
from elfer.server.website import INDEX
from elfer.web import STATIC


class Finding(NamedTuple):
    """One thing that was looked at: as it should be, as well as may be, or wrong."""

    state: str
    text: str

    def shown(self) -> str:
        """The line that a person reads."""
        return f"{self.state:<5} {self.text}"


OK, HINT, WRONG = "ok", "hint", "wrong"


def findings(data: Path) -> Iterator[Finding]:
    """Everything that is worth knowing; nothing is changed but for the folder of the tables."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding(OK, f"Elfer {__version__} with Python {python}")
    yield _kernel()
    yield _web_app(STATIC)
    yield _store(data)
    yield _port()


def _kernel() -> Finding:
    """Whether bots can search with the compiled kernel, and whether it is there already."""
    if not installed():
        return Finding(
            HINT,
            "the bot «expert» plays without the fast kernel, which is weaker; elfer[lab] brings it",
        )
    folder = kept.wanted()
    if not kept.is_writable(folder):
        return Finding(
            HINT,
            f"the bot «expert» searches with the fast kernel, but {folder} cannot be written:"
            f" it is compiled anew at each start; {kept.CHOSEN} names another place",
        )
    if not is_compiled(folder):
        return Finding(
            HINT,
            "the bot «expert» searches with the fast kernel once that is compiled,"
            " which begins when it is first needed and takes about a minute",
        )
    return Finding(OK, f"the bot «expert» searches with the fast kernel, kept in {folder}")


def _web_app(folder: Path) -> Finding:
    if (folder / INDEX.removeprefix("/")).is_file():
        return Finding(OK, "the web app is built")
    return Finding(WRONG, "the web app is not built: install Elfer again, or run make web")


def _store(folder: Path) -> Finding:
    try:
        count = asyncio.run(_stored(folder))
    except InUse:
        return Finding(HINT, f"a server is running that keeps its tables in {folder}")
    except StoreError as error:
        return Finding(WRONG, f"the tables cannot be kept: {error.why}")
    return Finding(OK, f"tables are kept in {folder} ({count} so far)")


async def _stored(folder: Path) -> int:
    store = await Store.open(folder)
    try:
        return await store.count()
    finally:
        await store.close()


def _port() -> Finding:
    try:
        with listening_nearby(ANYWHERE) as listener:
            port: int = listener.getsockname()[1]
    except Refused as refused:
        return Finding(WRONG, refused.why)
    if port == USUAL_PORT:
        return Finding(OK, f"port {port} is free")
    return Finding(HINT, f"port {USUAL_PORT} is taken, perhaps by Elfer itself; {port} is free")

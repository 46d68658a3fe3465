"""What was acknowledged and is not there afterwards: there must be nothing."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

from elfer.client.load.tally import Acknowledged
from elfer.client.server import Server

NAME = "elfer.sqlite3"


def missing_in_log(folder: Path, acknowledged: Iterable[Acknowledged]) -> int:
    """How many acknowledged commands are not in the log of a server that has ended."""
    address = f"{(folder / NAME).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as log:
        rows = log.execute("SELECT code, command_id FROM events WHERE command_id IS NOT NULL")
        stored = set(rows)
    return sum((said.code, f"{said.player}:{said.id}") not in stored for said in acknowledged)


async def missing_in_sight(
    server: Server, acknowledged: Iterable[Acknowledged], tokens: Mapping[str, str]
) -> int:
    """How many acknowledged commands lie beyond what each table's server shows somebody new."""
    newest: dict[str, int] = {}
    for code, token in tokens.items():
        async with server.table(code, token) as connection:
            newest[code] = connection.sight.seq
    return sum(said.seq > newest[said.code] for said in acknowledged)

"""The check that no acknowledged command is missing after a load run."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path

from elfer.client.http import Server
from elfer.client.load.tally import Acknowledged

NAME = "elfer.sqlite3"


def count_missing_in_log(folder: Path, acknowledged: Iterable[Acknowledged]) -> int:
    """Return how many acknowledged commands are missing from the log of a stopped server."""
    address = f"{(folder / NAME).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as log:
        rows = log.execute("SELECT code, command_id FROM events WHERE command_id IS NOT NULL")
        stored = set(rows)
    ids = ((each.code, f"{each.player}:{each.id}") for each in acknowledged)
    return sum(id_ not in stored for id_ in ids)


async def count_missing_in_sight(
    server: Server, acknowledged: Iterable[Acknowledged], tokens: Mapping[str, str]
) -> int:
    """Return how many acknowledged commands a new connection does not see."""
    newest: dict[str, int] = {}
    for code, token in tokens.items():
        async with server.table(code, token) as connection:
            newest[code] = connection.sight.seq
    return sum(each.seq > newest[each.code] for each in acknowledged)

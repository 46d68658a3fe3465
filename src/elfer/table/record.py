"""The record of a table's match, with what its shuffle was made of."""

from typing import Any

from elfer.records.played import Played
from elfer.records.record import record_of
from elfer.table.refusals import NotNow
from elfer.table.table import Table


def record(table: Table) -> dict[str, Any]:
    """The record of the match that is over; before that it would tell everyone's cards."""
    line, shuffle = table.line, table.shuffle
    if line is None or shuffle is None or not line.match.over:
        raise NotNow("There is a record once the match is over.")
    return record_of(Played(line.match, line.moves)) | {"shuffle": shuffle.shown()}

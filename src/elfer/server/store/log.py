"""The log as its one writer changes it; what returns is on the disk."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import chain as joined
from sqlite3 import Connection as Driver
from sqlite3 import IntegrityError
from typing import NamedTuple, cast

from sqlalchemy import ClauseElement, Connection, and_, delete, insert, or_, select
from sqlalchemy.dialects import sqlite

from elfer.server.store import chain
from elfer.server.store.errors import Conflict
from elfer.server.store.rows import Event, Head
from elfer.server.store.schema import events, snapshots, tables
from elfer.server.store.values import Known

REMEMBERED = 4096
"""Of how many tables the end of the log is kept in memory."""

Answer = Known | Conflict | None
Names = dict[tuple[str, str | None], Known]


class Append(NamedTuple):
    """An entry that shall follow the last one of its table."""

    code: str
    seq: int
    command_id: str | None
    shown: int
    body: bytes


class Log:
    """Tables, events and snapshots, changed on one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._driver = cast("Driver", connection.connection.driver_connection)
        self._heads: OrderedDict[str, Head] = OrderedDict()

    def append(self, group: Sequence[Append], now: int) -> list[Answer]:
        """Store what follows; what is known already or does not follow is answered so."""
        # A repeated command is rare, so nobody looks for one before something does not fit.
        answers, rows = self._judged(group, {}, now)
        if any(isinstance(answer, Conflict) for answer in answers):
            answers, rows = self._judged(group, self._known(group), now)
        try:
            self._add(rows)
        except IntegrityError:
            self._heads.clear()
            answers, rows = self._judged(group, self._known(group), now)
            self._add(rows)
        return answers

    def _judged(
        self, group: Sequence[Append], known: Names, now: int
    ) -> tuple[list[Answer], list[Event]]:
        """What to answer to each of a group, and the rows to add for it."""
        answers: list[Answer] = []
        rows: list[Event] = []
        heads: dict[str, Head] = {}
        for code, seq, command_id, shown, body in group:
            head = heads.get(code) or self.head(code)
            if command_id is not None and (code, command_id) in known:
                answers.append(known[code, command_id])
            elif head is None:
                answers.append(Conflict(f"There is no table {code}."))
            elif seq != head.seq + 1:
                answers.append(Conflict(f"Entry {seq} of table {code} is not the next one."))
            else:
                row = Event(code, seq, head.epoch, command_id, shown, now, body, b"")
                row = row._replace(hash=row.link(head.hash))
                heads[code] = head._replace(seq=seq, hash=row.hash)
                known[code, command_id] = Known(seq, shown, body)
                rows.append(row)
                answers.append(None)
        return answers, rows

    def _add(self, rows: list[Event]) -> None:
        if rows:
            # One statement outside of a transaction is a transaction. Every call of the driver
            # gives the interpreter away and waits to get it back from the busy server: one call.
            self._driver.execute(_added(len(rows)), tuple(joined.from_iterable(rows)))
        for row in rows:
            head = self._heads.get(row.code)
            if head is not None:
                self._heads[row.code] = head._replace(seq=row.seq, hash=row.hash)

    def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Begin the log of a table, unless its code is taken."""
        if self.head(code) is not None:
            return False
        head = Head(code, now, 0, 0, chain.first(code, snapshot), now)
        self._connection.execute(insert(tables), head._asdict())
        self._snapshot(head, snapshot)
        return True

    def keep(self, code: str, seq: int, snapshot: bytes) -> None:
        """Add a snapshot; the first and the last two stay."""
        head = self.head(code)
        if head is None or not 0 <= seq <= head.seq:
            raise Conflict(f"Table {code} has no entry {seq}.")
        own = snapshots.c.code == code
        there = set(self._connection.scalars(select(snapshots.c.seq).where(own)))
        if seq in there:
            return
        self._snapshot(head._replace(seq=seq, hash=self._hash(head, seq)), snapshot)
        stay = {0, *sorted({*there, seq})[-2:]}
        self._connection.execute(delete(snapshots).where(own, snapshots.c.seq.not_in(stay)))

    def forget(self, code: str) -> None:
        """Delete a table with everything."""
        self._heads.pop(code, None)
        self._connection.execute(delete(tables).where(tables.c.code == code))

    def head(self, code: str) -> Head | None:
        """The end of a table's log, from memory if it was spoken of lately."""
        head = self._heads.get(code)
        if head is None:
            found = self._driver.execute(_HEAD, (code,)).fetchone()
            if found is None:
                return None
            head = Head(*found)
        self._remember(head)
        return head

    def _remember(self, head: Head) -> None:
        self._heads[head.code] = head
        self._heads.move_to_end(head.code)
        if len(self._heads) > REMEMBERED:
            self._heads.popitem(last=False)

    def _known(self, group: Sequence[Append]) -> Names:
        """Which command ids of a group have led to something already."""
        names = [(each.code, each.command_id) for each in group if each.command_id is not None]
        if not names:
            return {}
        found = self._driver.execute(_look_up(len(names)), tuple(joined.from_iterable(names)))
        return {(code, command_id): Known(*rest) for code, command_id, *rest in found}

    def _snapshot(self, at: Head, snapshot: bytes) -> None:
        seal = chain.sealed(at.hash, snapshot)
        row = {"code": at.code, "seq": at.seq, "body": snapshot, "hash": seal}
        self._connection.execute(insert(snapshots), row)

    def _hash(self, head: Head, seq: int) -> bytes:
        """The hash of the chain after an entry."""
        if seq == head.seq:
            return head.hash
        found = self._connection.scalars(
            select(events.c.hash).where(events.c.code == head.code, events.c.seq == seq)
        ).one()
        return bytes(found)


@cache
def _added(rows: int) -> str:
    return _text(insert(events).values([(None,) * len(events.c)] * rows))


@cache
def _look_up(names: int) -> str:
    # Not a pair in a list of pairs: for that SQLite reads the whole table.
    one = and_(events.c.code == "", events.c.command_id == "")
    return _text(
        select(
            events.c.code, events.c.command_id, events.c.seq, events.c.shown, events.c.body
        ).where(or_(*[one] * names))
    )


def _text(statement: ClauseElement) -> str:
    """A statement for the driver, which is compiled once and not each time that it runs."""
    return str(statement.compile(dialect=sqlite.dialect()))


_HEAD = _text(select(tables).where(tables.c.code == ""))

"""The log as its one writer changes it, inside a transaction that the writer commits."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import chain as joined
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Connection, and_, delete, insert, or_, select
from sqlalchemy.dialects import sqlite

from elfer.server.store import chain
from elfer.server.store.errors import Conflict
from elfer.server.store.schema import events, snapshots, tables
from elfer.server.store.values import Known

REMEMBERED = 4096
"""Of how many tables the end of the log is kept in memory."""

WIDTH = 50
"""How many rows one statement takes. Every statement gives the interpreter away and has to wait for
it, behind whatever the server is doing; a group must not do that for every row."""


class Append(NamedTuple):
    """An entry that shall follow the last one of its table."""

    code: str
    seq: int
    command_id: str | None
    shown: int
    body: bytes


class Head(NamedTuple):
    """The row of a table: how it began and where its log ends."""

    code: str
    created_at: int
    epoch: int
    seq: int
    hash: bytes
    touched_at: int


class Log:
    """Tables, events and snapshots, changed on one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._heads: OrderedDict[str, Head] = OrderedDict()

    def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Begin the log of a table, unless its code is taken."""
        if self._head(code) is not None:
            return False
        head = Head(code, now, 0, 0, chain.first(code, snapshot), now)
        self._connection.execute(insert(tables), head._asdict())
        self._snapshot(head, snapshot)
        self._remember(head)
        return True

    def append(self, group: Sequence[Append], now: int) -> list[Known | Conflict | None]:
        """Store what follows; what is known already or does not follow is answered so."""
        known = self._known(group)
        rows: list[tuple[Any, ...]] = []
        ends: dict[str, Head] = {}
        answers: list[Known | Conflict | None] = []
        for code, seq, command_id, shown, body in group:
            name = (code, command_id)
            if command_id is not None and name in known:
                answers.append(known[name])
                continue
            head = ends.get(code) or self._head(code)
            if head is None:
                answers.append(Conflict(f"There is no table {code}."))
                continue
            if seq != head.seq + 1:
                answers.append(
                    Conflict(f"Entry {seq} of table {code} cannot follow entry {head.seq}.")
                )
                continue
            link = chain.following(
                head.hash, seq, head.epoch, command_id=command_id, shown=shown, body=body
            )
            rows.append((code, seq, head.epoch, command_id, shown, body, link))
            ends[code] = Head(code, head.created_at, head.epoch, seq, link, now)
            if command_id is not None:
                known[name] = Known(seq, shown, body)
            answers.append(None)
        self._write(rows, list(ends.values()))
        return answers

    def keep(self, code: str, seq: int, snapshot: bytes) -> None:
        """Add a snapshot; the first and the last two stay."""
        head = self._head(code)
        if head is None or seq > head.seq:
            raise Conflict(f"Table {code} has no entry {seq} yet.")
        column = snapshots.c.seq
        own = snapshots.c.code == code
        there = set(self._connection.scalars(select(column).where(own)))
        if seq in there:
            return
        self._snapshot(head._replace(seq=seq, hash=self._hash(head, seq)), snapshot)
        stay = {0, *sorted({*there, seq})[-2:]}
        self._connection.execute(delete(snapshots).where(own, column.not_in(stay)))

    def forget(self, code: str) -> None:
        """Delete a table with everything."""
        self._heads.pop(code, None)
        self._connection.execute(delete(tables).where(tables.c.code == code))

    def _known(self, group: Sequence[Append]) -> dict[tuple[str, str | None], Known]:
        """Which command ids of a group have led to something already."""
        names = [(each.code, each.command_id) for each in group if each.command_id is not None]
        known: dict[tuple[str, str | None], Known] = {}
        for at in range(0, len(names), WIDTH):
            piece = names[at : at + WIDTH]
            rows = self._connection.exec_driver_sql(
                _look_up(len(piece)), tuple(joined.from_iterable(piece))
            )
            for code, command_id, seq, shown, body in rows:
                known[code, command_id] = Known(seq, shown, body)
        return known

    def _write(self, rows: list[tuple[Any, ...]], ends: list[Head]) -> None:
        for at in range(0, len(rows), WIDTH):
            piece = rows[at : at + WIDTH]
            self._connection.exec_driver_sql(_add(len(piece)), tuple(joined.from_iterable(piece)))
        for at in range(0, len(ends), WIDTH):
            heads = ends[at : at + WIDTH]
            self._connection.exec_driver_sql(
                _advance(len(heads)), tuple(joined.from_iterable(heads))
            )
        for head in ends:
            self._remember(head)

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

    def _head(self, code: str) -> Head | None:
        head = self._heads.get(code)
        if head is not None:
            self._heads.move_to_end(code)
            return head
        row = self._connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
        if row is None:
            return None
        head = Head(*row)
        self._remember(head)
        return head

    def _remember(self, head: Head) -> None:
        self._heads[head.code] = head
        self._heads.move_to_end(head.code)
        if len(self._heads) > REMEMBERED:
            self._heads.popitem(last=False)


@cache
def _add(rows: int) -> str:
    return _text(insert(events).values([(None,) * len(events.c)] * rows))


@cache
def _advance(rows: int) -> str:
    row = sqlite.insert(tables).values([(None,) * len(tables.c)] * rows)
    new = row.excluded
    return _text(
        row.on_conflict_do_update(
            index_elements=[tables.c.code],
            set_={"seq": new.seq, "hash": new.hash, "touched_at": new.touched_at},
        )
    )


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
    """A statement for the driver: compiled once, not each time it runs."""
    return str(
        statement.compile(dialect=sqlite.dialect(), compile_kwargs={"render_postcompile": True})
    )

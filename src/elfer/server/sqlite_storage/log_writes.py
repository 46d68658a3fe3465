"""The write operations of the log.

`append` and `settle` return once their changes are on the disk. The changes of the other operations
are on the disk once the caller's transaction is committed.
"""

from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import cache
from itertools import chain as joined
from sqlite3 import Connection as Driver
from sqlite3 import IntegrityError
from typing import NamedTuple, cast

from sqlalchemy import ClauseElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.dialects import sqlite

from elfer.runtime.storage_interface import Conflict, EarlierEntry
from elfer.server.sqlite_storage import hash_chain
from elfer.server.sqlite_storage.row_types import EntryRow, Head
from elfer.server.sqlite_storage.schema import entries, snapshots, tables

REMEMBERED = 4096
"""The number of tables whose heads are kept in memory."""

Answer = EarlierEntry | Conflict | None
EarlierEntries = dict[tuple[str, str | None], EarlierEntry]


class PendingEntry(NamedTuple):
    """An entry to be stored after the last one of its table."""

    code: str
    seq: int
    command_id: str | None
    shown: int
    body: bytes
    starts: bool = False
    """Whether it is the first move of a person at its table."""


class Log:
    """The tables, entries and snapshots of a database, written on one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._driver = cast("Driver", connection.connection.driver_connection)
        self._heads: OrderedDict[str, Head] = OrderedDict()

    def append(self, group: Sequence[PendingEntry], now: int) -> list[Answer]:
        """Store the entries that continue their logs; return an answer for each, None if stored."""
        # Repeated commands are rare, so look for them only after a conflict.
        answers, rows = self._judge(group, {}, now)
        if any(isinstance(answer, Conflict) for answer in answers):
            answers, rows = self._judge(group, self._find_earlier(group), now)
        starting = [each.code for each in group if each.starts]
        try:
            self._add(rows, starting)
        except IntegrityError:
            self._heads.clear()
            answers, rows = self._judge(group, self._find_earlier(group), now)
            self._add(rows, starting)
        return answers

    def settle(self, entry: PendingEntry, now: int) -> Answer:
        """Store an entry unless it is stored already."""
        found = self._driver.execute(_ENTRY, (entry.code, entry.seq)).fetchone()
        if found == (entry.command_id, entry.shown, entry.body):
            return None
        (answer,) = self.append([entry], now)
        return answer

    def test_write(self, now: int) -> None:
        """Write a row that is never read, to find out whether the disk accepts writes."""
        self._driver.execute("INSERT OR REPLACE INTO readiness VALUES (1, ?)", (now,))

    def _judge(
        self, group: Sequence[PendingEntry], known: EarlierEntries, now: int
    ) -> tuple[list[Answer], list[EntryRow]]:
        """Return the answer to each entry of a group, and the rows to add."""
        answers: list[Answer] = []
        rows: list[EntryRow] = []
        heads: dict[str, Head] = {}
        for code, seq, command_id, shown, body, _ in group:
            head = heads.get(code) or self.head(code)
            if command_id is not None and (code, command_id) in known:
                answers.append(known[code, command_id])
            elif head is None:
                answers.append(Conflict(f"There is no table {code}."))
            elif seq != head.seq + 1:
                answers.append(Conflict(f"Entry {seq} of table {code} is not the next one."))
            else:
                row = EntryRow(code, seq, head.epoch, command_id, shown, now, body, b"")
                row = row._replace(hash=row.link(head.hash))
                heads[code] = head._replace(seq=seq, hash=row.hash)
                known[code, command_id] = EarlierEntry(seq, shown, body)
                rows.append(row)
                answers.append(None)
        return answers, rows

    def _add(self, rows: list[EntryRow], starting: Collection[str]) -> None:
        started = [row.code for row in rows if row.code in starting]
        if started:
            with self._connection.begin():
                self._insert(rows)
                mark = update(tables).where(tables.c.code.in_(started)).values(started=True)
                self._connection.execute(mark)
        elif rows:
            # A single statement needs no transaction. Every call to the driver releases the
            # GIL and waits for the busy server to give it back, so make only one.
            self._insert(rows)
        for row in rows:
            head = self._heads.get(row.code)
            if head is not None:
                self._heads[row.code] = head._replace(seq=row.seq, hash=row.hash)

    def _insert(self, rows: list[EntryRow]) -> None:
        self._driver.execute(_insert_statement(len(rows)), tuple(joined.from_iterable(rows)))

    def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Create the log of a table; return False if its code is taken."""
        if self.head(code) is not None:
            return False
        head = Head(code, now, 0, 0, hash_chain.first_hash(code, snapshot), now)
        self._connection.execute(insert(tables), head._asdict())
        self._add_snapshot(head, snapshot)
        return True

    def save_snapshot(self, code: str, seq: int, snapshot: bytes) -> None:
        """Add a snapshot, and delete all but the first and the last two."""
        head = self.head(code)
        if head is None or not 0 <= seq <= head.seq:
            raise Conflict(f"Table {code} has no entry {seq}.")
        own = snapshots.c.code == code
        there = set(self._connection.scalars(select(snapshots.c.seq).where(own)))
        if seq in there:
            return
        self._add_snapshot(head._replace(seq=seq, hash=self._hash(head, seq)), snapshot)
        stay = {0, *sorted({*there, seq})[-2:]}
        self._connection.execute(delete(snapshots).where(own, snapshots.c.seq.not_in(stay)))

    def touch(self, code: str, now: int) -> None:
        """Record that somebody was at a table until the given time in ms."""
        # The head in memory keeps its old time; nothing here depends on it.
        own = and_(tables.c.code == code, tables.c.touched_at < now)
        self._connection.execute(update(tables).where(own).values(touched_at=now))

    def forget(self, code: str) -> None:
        """Delete a table with its log and snapshots."""
        self._heads.pop(code, None)
        self._connection.execute(delete(tables).where(tables.c.code == code))

    def head(self, code: str) -> Head | None:
        """Return the head of a table, from memory if it was used recently."""
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

    def _find_earlier(self, group: Sequence[PendingEntry]) -> EarlierEntries:
        """Return the stored entries that have the command ids of a group."""
        names = [(each.code, each.command_id) for each in group if each.command_id is not None]
        if not names:
            return {}
        found = self._driver.execute(
            _find_statement(len(names)), tuple(joined.from_iterable(names))
        )
        return {(code, command_id): EarlierEntry(*rest) for code, command_id, *rest in found}

    def _add_snapshot(self, at: Head, snapshot: bytes) -> None:
        seal = hash_chain.snapshot_hash(at.hash, snapshot)
        row = {"code": at.code, "seq": at.seq, "body": snapshot, "hash": seal}
        self._connection.execute(insert(snapshots), row)

    def _hash(self, head: Head, seq: int) -> bytes:
        """Return the hash of the chain after an entry."""
        if seq == head.seq:
            return head.hash
        found = self._connection.scalars(
            select(entries.c.hash).where(entries.c.code == head.code, entries.c.seq == seq)
        ).one()
        return bytes(found)


@cache
def _insert_statement(rows: int) -> str:
    return _compile(insert(entries).values([(None,) * len(entries.c)] * rows))


@cache
def _find_statement(names: int) -> str:
    # A condition on a list of pairs would make SQLite scan the whole table.
    one = and_(entries.c.code == "", entries.c.command_id == "")
    return _compile(
        select(
            entries.c.code, entries.c.command_id, entries.c.seq, entries.c.shown, entries.c.body
        ).where(or_(*[one] * names))
    )


def _compile(statement: ClauseElement) -> str:
    """Compile a statement for the driver once, instead of each time that it runs."""
    return str(statement.compile(dialect=sqlite.dialect()))


_HEAD = _compile(select(tables).where(tables.c.code == ""))
_ENTRY = _compile(
    select(entries.c.command_id, entries.c.shown, entries.c.body).where(
        entries.c.code == "", entries.c.seq == 0
    )
)

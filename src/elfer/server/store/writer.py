"""The one thread that writes: everything that waits is committed together, then answered."""

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection

from elfer.server.store.errors import Conflict, StoreError
from elfer.server.store.log import Append, Log

LARGEST = 120
"""How many wishes are committed together at most: as many events as any SQLite takes at once."""

Change = Callable[[Log], Any]
"""Anything rarer than an entry."""


class Wish(NamedTuple):
    """Something to be written, and the future of whoever waits for it."""

    deed: Append | Change
    answer: "asyncio.Future[Any]"


class Writer:
    """Writes on its own thread; an answer means that it is on the disk."""

    def __init__(self, connection: Connection, clock: Callable[[], int]) -> None:
        self.commits = 0
        self._connection = connection
        self._clock = clock
        self._log = Log(connection)
        self._loop = asyncio.get_running_loop()
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._broken: str | None = None
        self._closed = False
        self._thread = Thread(target=self._run, name="elfer-store", daemon=True)
        self._thread.start()

    async def done(self, deed: Append | Change) -> Any:
        """The answer to a deed, once it is on the disk."""
        if self._closed:
            raise StoreError("The store is closed.")
        answer = self._loop.create_future()
        self._wishes.put(Wish(deed, answer))
        return await answer

    async def close(self) -> None:
        """Write all that waits, and end."""
        if not self._closed:
            self._closed = True
            self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._group()
            for appends, run in groupby(group, lambda wish: isinstance(wish.deed, Append)):
                wishes = list(run)
                answers = self._written([wish.deed for wish in wishes], appends=appends)
                try:
                    self._loop.call_soon_threadsafe(_answer, wishes, answers)
                except RuntimeError:  # the loop is closed: nobody waits any more
                    going = False
        self._connection.close()

    def _group(self) -> tuple[list[Wish], bool]:
        """Everything that waits, and whether more may come."""
        group: list[Wish] = []
        wish = self._wishes.get()
        while wish is not None:
            group.append(wish)
            if len(group) == LARGEST:
                break
            try:
                wish = self._wishes.get_nowait()
            except Empty:
                break
        return group, wish is not None

    def _written(self, deeds: list[Any], *, appends: bool) -> list[Any]:
        """What to answer to deeds of one kind, which are on the disk by then or failed together."""
        why = self._broken
        if why is None:
            try:
                answers = self._appended(deeds) if appends else self._done(deeds)
            except Exception as error:
                cause = getattr(error, "orig", None) or error
                why = f"The log cannot be written: {cause}."
                if getattr(cause, "sqlite_errorcode", 0) != sqlite3.SQLITE_BUSY:
                    # Whether the disk has it is unknown, so nothing more is promised.
                    self._broken = why
            else:
                self.commits += 1
                return answers
        return [StoreError(why) for _ in deeds]

    def _appended(self, deeds: list[Append]) -> list[Any]:
        return list(self._log.append(deeds, self._clock()))

    def _done(self, deeds: list[Change]) -> list[Any]:
        answers: list[Any] = []
        with self._connection.begin():
            for deed in deeds:
                try:
                    answers.append(deed(self._log))
                except Conflict as conflict:
                    answers.append(conflict)
        return answers


def _answer(group: list[Wish], answers: list[Any]) -> None:
    for wish, answer in zip(group, answers, strict=True):
        if wish.answer.done():  # whoever asked has gone
            continue
        if isinstance(answer, Exception):
            wish.answer.set_exception(answer)
        else:
            wish.answer.set_result(answer)

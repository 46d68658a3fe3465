"""The writer thread, which commits all waiting requests together and then answers them."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple

from elfer.runtime.clock import Clock
from elfer.runtime.storage_interface import (
    Change,
    Conflict,
    Damaged,
    Fault,
    Listener,
    StorageError,
    Unavailable,
)
from elfer.server.sqlite_storage import table_loading
from elfer.server.sqlite_storage.connections import Connections, is_busy, is_corrupt
from elfer.server.sqlite_storage.log_writes import Log, PendingEntry

LARGEST = 120
"""The largest number of requests in one commit; every SQLite build accepts that many rows."""
PATIENCE = 5.0
"""How many seconds new requests wait for the end of a fault before they are refused."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
"""The shortest and the longest pause in seconds between attempts to recover from a fault."""

Operation = Callable[[Log], Any]
"""A write other than an entry; these writes are less frequent."""


class WriteRequest(NamedTuple):
    """A pending write, and the future of its answer."""

    work: PendingEntry | Operation
    answer: "asyncio.Future[Any]"


class Writer:
    """A writer thread, which answers each request once its data is on the disk.

    When the cause of a fault is gone, the thread recovers on its own: it reopens the database,
    looks up which of the current requests were stored, stores the rest, and then answers.
    """

    def __init__(self, connections: Connections, clock: Clock) -> None:
        self.commits = 0
        self.fault: Fault | None = None
        """The fault that currently prevents all writes."""
        self.listener: Listener = lambda change: None
        self._connections = connections
        self._clock = clock
        self._log = Log(connections.writer)
        self._loop = asyncio.get_running_loop()
        self._requests: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self._recovered = asyncio.Event()
        self._closed = False
        self._ending = Event()
        self._thread = Thread(target=self._run, name="elfer-store", daemon=True)
        self._thread.start()

    @property
    def refuses(self) -> bool:
        """Whether a fault has lasted so long that new requests are refused."""
        fault = self.fault
        return fault is not None and time.monotonic() - fault.since >= PATIENCE

    async def write(self, work: PendingEntry | Operation) -> Any:
        """Write something and return its answer, or raise Unavailable if no write was attempted."""
        await self._wait_for_recovery()
        if self._closed:
            raise StorageError("The storage is closed.")
        answer = self._loop.create_future()
        self._requests.put(WriteRequest(work, answer))
        return await answer

    async def _wait_for_recovery(self) -> None:
        """Wait a limited time for the end of a fault."""
        while (fault := self.fault) is not None:
            if self._ending.is_set():
                raise Unavailable(fault.why)
            self._recovered.clear()
            left = PATIENCE - (time.monotonic() - fault.since)
            try:
                async with asyncio.timeout(max(0, left)):
                    await self._recovered.wait()
            except TimeoutError:
                raise Unavailable(fault.why) from None

    def stop_waiting(self) -> None:
        """Fail all requests that wait for the end of a fault, now and in future."""
        self._ending.set()
        self._recovered.set()

    async def close(self) -> None:
        """Write all waiting requests, unless there is a fault, and end the thread."""
        if not self._closed:
            self._closed = True
            self.stop_waiting()
            self._requests.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._take_group()
            for appends, run in groupby(group, _is_append):
                requests = list(run)
                answers = self._write_group([request.work for request in requests], appends=appends)
                if not self._call_in_loop(_send_answers, requests, answers):
                    going = False
        self._connections.close()

    def _call_in_loop(self, call: Callable[..., None], *given: Any) -> bool:
        """Schedule a call in the event loop; return False if the loop is closed."""
        try:
            self._loop.call_soon_threadsafe(call, *given)
        except RuntimeError:
            return False
        return True

    def _take_group(self) -> tuple[list[WriteRequest], bool]:
        """Return the waiting requests, and whether more may come."""
        group: list[WriteRequest] = []
        request = self._requests.get()
        while request is not None:
            group.append(request)
            if len(group) == LARGEST:
                break
            try:
                request = self._requests.get_nowait()
            except Empty:
                break
        return group, request is not None

    def _write_group(self, batch: list[Any], *, appends: bool) -> list[Any]:
        """Write a batch of one kind, and return its answers once all of it is on the disk."""
        try:
            self._connections.check_unchanged()
            answers = self._append_all(batch) if appends else self._run_all(batch)
            self._connections.check()
        except Exception as error:
            return self._settle_after(error, batch)
        self.commits += 1
        return answers

    def _append_all(self, batch: list[PendingEntry]) -> list[Any]:
        return list(self._log.append(batch, self._clock()))

    def _run_all(self, batch: list[Operation]) -> list[Any]:
        answers: list[Any] = []
        with self._connections.writer.begin():
            for work in batch:
                try:
                    answers.append(work(self._log))
                except Conflict as conflict:
                    answers.append(conflict)
        return answers

    def _settle_after(self, error: Exception, batch: list[Any]) -> list[Any]:
        """Wait until the cause of a fault is gone, then return the answers from the database."""
        wait, replaced = FIRST_WAIT, False
        while True:
            self._begin_fault(error)
            if self._ending.wait(wait):
                return [StorageError(_describe(error)) for _ in batch]
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                if not is_busy(error):
                    replaced |= self._connections.reopen()
                self._connections.check_unchanged()
                self._log = Log(self._connections.writer)
                answers = [self._settle(work, doubtful=replaced) for work in batch]
                self._connections.check()
            except Exception as again:
                error = again
            else:
                self._end_fault(replaced=replaced)
                self.commits += 1
                return answers

    def _settle(self, work: PendingEntry | Operation, *, doubtful: bool) -> Any:
        """Return the answer to a request that may already be done.

        Return an error that concerns only this request as its answer, and raise all other errors.

        In a doubtful database, which another program has changed, an entry is stored only if the
        log before it is intact.
        """
        try:
            if isinstance(work, PendingEntry):
                if doubtful:
                    self._check_chain(work.code)
                return self._log.settle(work, self._clock())
            return self._run_all([work])[0]
        except Damaged as damaged:
            return damaged
        except Exception as error:
            cause = getattr(error, "orig", None) or error
            if is_corrupt(error):
                return Damaged(_describe(error))
            if isinstance(cause, sqlite3.OperationalError | OSError | StorageError):
                raise
            return StorageError(_describe(error))

    def _check_chain(self, code: str) -> None:
        with self._connections.writer.begin():
            table_loading.load_table(self._connections.writer, code)

    def _begin_fault(self, error: Exception) -> None:
        """Report a fault that has begun or has a new cause."""
        why, before = _describe(error), self.fault
        if before is None or before.why != why:
            since = time.monotonic() if before is None else before.since
            self.fault = fault = Fault(why, since)
            self._call_in_loop(self._notify_listener, Change(fault))

    def _end_fault(self, *, replaced: bool) -> None:
        self.fault = None
        self._call_in_loop(self._notify_listener, Change(None, replaced))

    def _notify_listener(self, change: Change) -> None:
        if change.fault is None:
            self._recovered.set()
        self.listener(change)


def _is_append(request: WriteRequest) -> bool:
    return isinstance(request.work, PendingEntry)


def _describe(error: Exception) -> str:
    if isinstance(error, StorageError):
        return error.why
    return f"Cannot write the log: {getattr(error, 'orig', None) or error}."


def _send_answers(group: list[WriteRequest], answers: list[Any]) -> None:
    for request, answer in zip(group, answers, strict=True):
        if request.answer.done():  # the caller is no longer waiting
            continue
        if isinstance(answer, Exception):
            request.answer.set_exception(answer)
        else:
            request.answer.set_result(answer)

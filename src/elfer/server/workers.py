"""Processes in which bots decide: each gets a view and a deadline, and is replaced if it dies."""

import asyncio
import logging
import multiprocessing
import queue
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from elfer.bots.search.ready import affordable, choose_folder
from elfer.bots.task import Decision, Task, decided, simple, unsearched
from elfer.games import GAMES

_log = logging.getLogger("elfer.server")
ENDING = (signal.SIGINT, signal.SIGTERM)
"""What a terminal or a service manager sends to all processes of the server."""
_spawn = multiprocessing.get_context("spawn")


def _work(tasks: Connection) -> None:
    """Decide tasks until nobody asks any more."""
    for ending in ENDING:
        signal.signal(ending, signal.SIG_IGN)  # the server ends its workers itself
    with suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            tasks.send(_decided(tasks.recv()))


def _decided(task: Task) -> Decision:
    """The bot's decision; one that fails says nothing of its cards to any log."""
    for asked in (task, unsearched(task)):
        if asked is not None:
            with suppress(Exception):
                return decided(asked)
    return simple(task)


@contextmanager
def _unsignalled() -> Iterator[None]:
    """A process started meanwhile is not ended by what ends the server, even before it works."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process, made again when it is gone or hangs."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._tasks: Connection | None = None

    def decide(self, task: Task, seconds: float) -> Decision:
        """What the bot does; what it does without a search, if it does not say so in time.

        That takes as long again at most; then it is a simple move.
        """
        task = task._replace(playouts=affordable(GAMES[task.game], task.level, task.playouts))
        for asked in (task, unsearched(task)):
            if asked is not None and (decision := self._answer(asked, seconds)) is not None:
                return decision
        return simple(task)

    def _answer(self, task: Task, seconds: float) -> Decision | None:
        """What the process says; None, if it is gone or says nothing in time, and is ended."""
        try:
            tasks = self._alive()
            tasks.send(task)
            if tasks.poll(seconds):
                decision: Decision = tasks.recv()
                return decision
        except (EOFError, OSError):
            pass
        _log.warning("a bot did not answer; its process is replaced")
        self.stop()
        return None

    def _alive(self) -> Connection:
        if self._process is None or self._tasks is None or not self._process.is_alive():
            self.stop()
            choose_folder()
            self._tasks, theirs = _spawn.Pipe()
            self._process = _spawn.Process(target=_work, args=(theirs,), daemon=True)
            with _unsignalled():
                self._process.start()
            theirs.close()
        return self._tasks

    def stop(self) -> None:
        """End the process."""
        if self._tasks is not None:
            self._tasks.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._tasks = None

    @property
    def pid(self) -> int | None:
        """The process, if it is there."""
        return None if self._process is None else self._process.pid


class Workers:
    """Some worker processes, each with a thread that waits for it."""

    def __init__(self, number: int, seconds: float) -> None:
        self._seconds = seconds
        self._tasks: queue.SimpleQueue[tuple[Task, Future[Decision]] | None] = queue.SimpleQueue()
        self._workers = [_Worker() for _ in range(number)]
        self._threads: list[threading.Thread] = []

    async def decide(self, task: Task) -> Decision:
        """What the bot does; however it fails, there is a decision."""
        if not self._threads:
            self._start()
        future: Future[Decision] = Future()
        self._tasks.put((task, future))
        return await asyncio.wrap_future(future)

    def _start(self) -> None:
        for worker in self._workers:
            thread = threading.Thread(target=self._serve, args=(worker,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _serve(self, worker: _Worker) -> None:
        while (asked := self._tasks.get()) is not None:
            task, future = asked
            if future.set_running_or_notify_cancel():
                future.set_result(worker.decide(task, self._seconds))
        worker.stop()

    @property
    def pids(self) -> list[int]:
        """The processes that are there."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End all of them."""
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()
        self._threads.clear()

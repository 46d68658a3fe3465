"""Worker processes in which bots decide, each with a view and a deadline."""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from elfer.bots.search.availability import SEARCHER, choose_folder, is_installed, limit_playouts
from elfer.bots.task import Decision, Task, decide, fall_back, without_search
from elfer.games import GAMES

_log = logging.getLogger("elfer.server")
ENDING = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))
"""The signals that a terminal or a service manager sends to all processes of the server."""
START_SECONDS = 60.0
"""How long a process may take to start, even on a busy machine."""
QUESTION_NICENESS = 5
"""The niceness of the processes for questions, so that bots' moves come first."""
_spawn = multiprocessing.get_context("spawn")


def _work(tasks: Connection, niceness: int) -> None:
    """Report that the process has started, then process tasks until the pipe is closed."""
    for ending in ENDING:
        signal.signal(ending, signal.SIG_IGN)  # the server ends its workers itself
    if niceness and sys.platform != "win32":
        os.nice(niceness)
    with suppress(EOFError, KeyboardInterrupt, OSError):
        tasks.send(None)
        while True:
            tasks.send(_decide_safely(tasks.recv()))


def _decide_safely(task: Task) -> Decision:
    """Return a decision even if the bot fails; its errors may name cards, so nothing is logged."""
    for asked in (task, without_search(task)):
        if asked is not None:
            with suppress(Exception):
                return decide(asked)
    return fall_back(task)


@cache
def _log_missing_search() -> None:
    """Log once that the best bot is weaker on this server."""
    _log.warning("the bot 'expert' is weaker, as it cannot search: numba or numpy is not installed")


@contextmanager
def _block_signals() -> Iterator[None]:
    """Block the signals that end the server, for processes started within the context."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process that is replaced if it dies or hangs; only one thread at a time may use it."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: BaseProcess | None = None
        self._tasks: Connection | None = None
        self._hangs_at: float | None = None
        """The time after which a busy process counts as hanging; None if it is idle."""
        self._ended = False
        self._changing = threading.Lock()
        """Held while a process is started or ended."""

    def decide(self, task: Task, asked: float, seconds: float) -> Decision:
        """Return the bot's decision on a task that was submitted at the time `asked`.

        A search has until `seconds` after that time. A decision without a search has `seconds`
        more; a task that has waited for half of its time skips the search. After both
        deadlines, the bot makes a simple move.
        """
        try:
            return self._decide(task, asked, seconds)
        except Exception:
            # The table must go on after any error. Its text is not logged: it could reveal cards.
            _log.error("a bot's process failed; a simple move is made for it")
            self.stop()
            return fall_back(task)

    def _decide(self, task: Task, asked: float, seconds: float) -> Decision:
        if task.level == SEARCHER and GAMES[task.game].compiled and not is_installed():
            _log_missing_search()
        task = task._replace(playouts=limit_playouts(GAMES[task.game], task.level, task.playouts))
        quick, last = without_search(task), asked + 2 * seconds
        if time.monotonic() < asked + seconds / 2:
            tries = [(task, asked + seconds), (quick, last)]
        else:
            tries = [(quick or task, last)]
        for tried, deadline in tries:
            if tried is not None:
                decision = self._answer(tried, deadline, seconds)
                if decision is not None:
                    return decision
        return fall_back(task)

    def _answer(self, task: Task, deadline: float, seconds: float) -> Decision | None:
        """Return the process's answer, or None if it is late; retry once if the process breaks."""
        for _ in range(2):
            try:
                tasks = self._ensure_process()
                if not self._wait_until_free(tasks, deadline):
                    return None
                tasks.send(task)
                self._hangs_at = time.monotonic() + seconds
                if tasks.poll(_seconds_until(deadline)):
                    decision: Decision = tasks.recv()
                    self._hangs_at = None
                    return decision
            except (EOFError, OSError):
                if self._ended:
                    return None
                _log.warning("a bot did not answer; its process is replaced")
                self.stop()
            else:
                return None
        return None

    def _ensure_process(self) -> Connection:
        with self._changing:
            if self._ended:
                raise EOFError
            if self._process is None or self._tasks is None or not self._process.is_alive():
                self._discard()
                choose_folder()
                self._tasks, theirs = _spawn.Pipe()
                process = _spawn.Process(target=_work, args=(theirs, self._niceness), daemon=True)
                with theirs, _block_signals():
                    process.start()
                self._process = process  # a process that never started cannot be killed
                self._hangs_at = time.monotonic() + START_SECONDS
            return self._tasks

    def _wait_until_free(self, tasks: Connection, deadline: float) -> bool:
        """Wait until the process has started or finished its last task; return whether it has.

        A process counts as hanging only after its full time for starting or for its last task, even
        if this deadline is earlier: on a busy machine, a new process would be just as slow.
        """
        if self._hangs_at is None:
            return True
        if tasks.poll(_seconds_until(min(deadline, self._hangs_at))):
            tasks.recv()
            self._hangs_at = None
        elif time.monotonic() >= self._hangs_at:
            raise EOFError
        return self._hangs_at is None

    def stop(self) -> None:
        """End the process; the next task starts a new one."""
        with self._changing:
            self._discard()

    def _discard(self) -> None:
        if self._tasks is not None:
            self._tasks.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._tasks = self._hangs_at = None

    def end(self) -> None:
        """End the process permanently, and release the thread that waits for it."""
        with self._changing:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    @property
    def pid(self) -> int | None:
        """The id of the process, or None if there is no process."""
        process = self._process
        return None if process is None else process.pid


def _seconds_until(deadline: float) -> float:
    return max(0.0, deadline - time.monotonic())


class _Pool:
    """Worker processes that share a queue of tasks."""

    def __init__(self, number: int, seconds: float, niceness: int = 0) -> None:
        self._seconds = seconds
        self._workers = [_Worker(niceness) for _ in range(number)]
        self._free = [*self._workers]
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._threads = ThreadPoolExecutor(number, "elfer-bots")

    async def decide(self, task: Task) -> Decision:
        """Return the bot's decision, or a simple move if no process decides in time."""
        asked = time.monotonic()
        try:
            async with asyncio.timeout(2 * self._seconds):
                worker = await self._take()
                return await self._run(worker, task, asked)
        except TimeoutError:
            return fall_back(task)

    async def _run(self, worker: _Worker, task: Task, asked: float) -> Decision:
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, worker.decide, task, asked, self._seconds)
        # If the caller has gone, the worker is still busy until its process is done.
        running.add_done_callback(lambda _: self._give(worker))
        return await asyncio.shield(running)

    async def _take(self) -> _Worker:
        """Wait for a free worker, and leave the queue if the task is cancelled."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):
                    self._waiting.remove(turn)
            else:
                self._give(turn.result())
            raise

    def _give(self, worker: _Worker) -> None:
        """Give a free worker to the task that has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        # The last worker to become free is used first, so that few tasks need few processes.
        self._free.append(worker)

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End all processes, even busy ones."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


class BotProcesses:
    """Separate processes for moves and for questions, so that a question cannot delay a move."""

    def __init__(self, number: int, seconds: float, hint_workers: int = 1) -> None:
        self._moves = _Pool(number, seconds)
        self._questions = _Pool(hint_workers, seconds, QUESTION_NICENESS)

    async def decide(self, task: Task) -> Decision:
        """Return a bot's move, or a simple move if the bot fails."""
        return await self._moves.decide(task)

    async def advise(self, task: Task) -> Decision:
        """Return a bot's answer to a question."""
        return await self._questions.decide(task)

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes for moves."""
        return self._moves.pids

    def close(self) -> None:
        """End all processes."""
        for pool in (self._moves, self._questions):
            pool.close()

"""Keyed locks, a fair lock, and background tasks of the event loop."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

T = TypeVar("T")


class _KeyedLock:
    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class KeyedLocks:
    """One lock for each key, which exists only while it is in use."""

    def __init__(self) -> None:
        self._locks: dict[str, _KeyedLock] = {}

    def __contains__(self, key: str) -> bool:
        """Return whether the lock of a key is held or waited for."""
        return key in self._locks

    @asynccontextmanager
    async def holding(self, key: str) -> AsyncIterator[None]:
        """Hold the lock of a key."""
        keyed = self._locks.setdefault(key, _KeyedLock())
        keyed.users += 1
        try:
            async with keyed.lock:
                yield
        finally:
            keyed.users -= 1
            if not keyed.users:
                del self._locks[key]


class FairLock:
    """One lock for all keys; each key has at most one place in the queue."""

    def __init__(self) -> None:
        self._keys = KeyedLocks()
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def holding(self, key: str) -> AsyncIterator[None]:
        """Hold the lock for a key."""
        async with self._keys.holding(key), self._lock:
            yield


class BackgroundTasks:
    """Tasks that keep running even if nothing awaits them any more."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        """Return whether any task is still running."""
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task and keep a reference until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to completion, even if the caller is cancelled, and return the result."""
        return await asyncio.shield(self.start(work))

    async def join(self) -> None:
        """Wait until all tasks are done, whether they succeed or fail."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""The bounded outbox of one client, so that a slow client does not slow down the others."""

import asyncio
from collections.abc import Callable


class Outbox:
    """A queue of frames; once too many wait, it stays full and the client must reconnect."""

    __slots__ = ("_bound", "_frames", "_overflows", "_waiter", "full")

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._frames: list[bytes] = []  # usually empty, and then far smaller than a deque
        self._waiter: asyncio.Future[None] | None = None
        self._overflows: Callable[[], object] | None = None
        self.full = False
        """Whether the outbox has overflowed."""

    def when_full(self, overflows: Callable[[], object]) -> None:
        """Set a function to call when the outbox is full, even while a frame is being sent."""
        self._overflows = overflows
        if self.full:
            overflows()

    def put(self, frame: bytes) -> None:
        """Add a frame without waiting."""
        if self.full:
            return
        if len(self._frames) >= self._bound:
            self.full = True
            if self._overflows is not None:
                self._overflows()
            return
        self._frames.append(frame)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def next(self) -> bytes:
        """Return the next frame to send; only one caller may wait at a time."""
        while not self._frames:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._frames.pop(0)

    @property
    def empty(self) -> bool:
        """Whether no frame is waiting."""
        return not self._frames

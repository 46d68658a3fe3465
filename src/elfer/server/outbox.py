"""What waits to be sent to one client: bounded, so that a slow one costs the others nothing."""

import asyncio
from collections.abc import Callable


class Outbox:
    """Frames in order; when too many wait, it is full for good and its client must come back."""

    __slots__ = ("_bound", "_frames", "_overflows", "_waiter", "full")

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._frames: list[bytes] = []  # short and mostly empty, and then far smaller than a deque
        self._waiter: asyncio.Future[None] | None = None
        self._overflows: Callable[[], object] | None = None
        self.full = False
        """Whether too much has waited."""

    def when_full(self, overflows: Callable[[], object]) -> None:
        """What to do once it is full, even while a frame is on its way that nobody takes in."""
        self._overflows = overflows
        if self.full:
            overflows()

    def put(self, frame: bytes) -> None:
        """One more frame; never waits."""
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
        """The next frame to send; only one may ask at a time."""
        while not self._frames:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._frames.pop(0)

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._frames

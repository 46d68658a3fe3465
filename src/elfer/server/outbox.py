"""What waits to be sent to one client: bounded, so that a slow one costs the others nothing."""

import asyncio
from collections import deque


class Outbox:
    """Frames in order; when too many wait, it is full for good and its client must come back."""

    __slots__ = ("_bound", "_frames", "_overflow", "_something")

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._frames: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._overflow = asyncio.Event()

    @property
    def full(self) -> bool:
        """Whether too much has waited."""
        return self._overflow.is_set()

    def put(self, frame: bytes) -> None:
        """One more frame; never waits."""
        if len(self._frames) >= self._bound:
            self._overflow.set()
        if not self.full:
            self._frames.append(frame)
        self._something.set()

    async def next(self) -> bytes | None:
        """The next frame to send; None once it is full."""
        while not self._frames and not self.full:
            self._something.clear()
            await self._something.wait()
        return None if self.full else self._frames.popleft()

    async def overflow(self) -> None:
        """Returns once it is full, even while a frame is on its way that nobody takes in."""
        await self._overflow.wait()

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._frames

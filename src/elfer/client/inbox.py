"""A bounded queue of the messages that a client's follower has not read yet."""

import asyncio
from collections import deque
from collections.abc import Callable

from elfer.wire import Presence, Snapshot, Update

MOST = 64

Item = Snapshot | Update | Presence


class Inbox:
    """Messages in order; if the follower falls behind, one snapshot replaces them."""

    def __init__(self, newest: Callable[[], Snapshot], most: int = MOST) -> None:
        self._newest = newest
        self._most = most
        self._items: deque[Item] = deque()
        self._there = asyncio.Event()
        self._over = False
        self._end: Exception | None = None

    def put(self, item: Item) -> None:
        """Add a message for the follower."""
        if len(self._items) >= self._most:
            self._items.clear()
            item = self._newest()
        self._items.append(item)
        self._there.set()

    def end(self, error: Exception | None) -> None:
        """End the queue; after the last message the follower gets the error, if there is one."""
        self._over, self._end = True, error
        self._there.set()

    async def next(self) -> Item | None:
        """Wait for the next message and return it; None after the last one."""
        while not self._items:
            if self._end is not None:
                raise self._end
            if self._over:
                return None
            self._there.clear()
            await self._there.wait()
        return self._items.popleft()

"""What has come from the server and not yet been looked at: so much and no more."""

import asyncio
from collections import deque
from collections.abc import Callable

from elfer.wire import Presence, Snapshot, Update

MOST = 64

Item = Snapshot | Update | Presence


class News:
    """News in their order; who falls behind gets one snapshot instead of what was missed."""

    def __init__(self, newest: Callable[[], Snapshot], most: int = MOST) -> None:
        self._newest = newest
        self._most = most
        self._items: deque[Item] = deque()
        self._there = asyncio.Event()
        self._over = False
        self._end: Exception | None = None

    def put(self, item: Item) -> None:
        """Keep an item for whoever follows."""
        if len(self._items) >= self._most:
            self._items.clear()
            item = self._newest()
        self._items.append(item)
        self._there.set()

    def end(self, error: Exception | None) -> None:
        """Let there be no more news; whoever follows learns why, after what is still there."""
        self._over, self._end = True, error
        self._there.set()

    async def next(self) -> Item | None:
        """The next item as soon as there is one; None after the last."""
        while not self._items:
            if self._end is not None:
                raise self._end
            if self._over:
                return None
            self._there.clear()
            await self._there.wait()
        return self._items.popleft()

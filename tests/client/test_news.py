"""What waits for a follower is bounded, and a gap gives a snapshot."""

import asyncio

import pytest

from elfer.client.news import News
from elfer.client.refusals import Ended
from elfer.wire import Presence, Sight, Snapshot
from tests.client.fake_server import EMPTY

NEWEST = Snapshot(EMPTY, Sight(7, None, [], [], [], undo=False))


def test_in_order() -> None:
    async def followed() -> list[object]:
        news = News(lambda: NEWEST)
        for watching in range(3):
            news.put(Presence([], watching))
        news.end(None)
        return [await news.next() for _ in range(4)]

    assert asyncio.run(followed()) == [*(Presence([], number) for number in range(3)), None]


def test_too_many_become_one_snapshot() -> None:
    async def followed() -> list[object]:
        news = News(lambda: NEWEST, most=3)
        for watching in range(4):
            news.put(Presence([], watching))
        news.put(Presence([], 9))
        return [await news.next() for _ in range(2)]

    assert asyncio.run(followed()) == [NEWEST, Presence([], 9)]


def test_end_is_told_after_the_last() -> None:
    async def followed() -> None:
        news = News(lambda: NEWEST)
        waiting = asyncio.create_task(news.next())
        await asyncio.sleep(0)
        news.put(Presence([], 1))
        assert await waiting == Presence([], 1)
        news.end(Ended("removed", "The host has sent you away."))
        with pytest.raises(Ended, match="sent you away"):
            await news.next()

    asyncio.run(followed())

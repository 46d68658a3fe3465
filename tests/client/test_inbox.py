"""The inbox is bounded, and a snapshot replaces the messages that do not fit."""

import asyncio

import pytest

from elfer.client.errors import Ended
from elfer.client.inbox import Inbox
from elfer.wire import Presence, Sight, Snapshot
from tests.client.fake_server import EMPTY

NEWEST = Snapshot(EMPTY, Sight(7, None, [], [], [], undo=False))


def test_messages_arrive_in_order() -> None:
    async def scenario() -> list[object]:
        news = Inbox(lambda: NEWEST)
        for watching in range(3):
            news.put(Presence([], watching))
        news.end(None)
        return [await news.next() for _ in range(4)]

    assert asyncio.run(scenario()) == [*(Presence([], number) for number in range(3)), None]


def test_too_many_messages_become_one_snapshot() -> None:
    async def scenario() -> list[object]:
        news = Inbox(lambda: NEWEST, most=3)
        for watching in range(4):
            news.put(Presence([], watching))
        news.put(Presence([], 9))
        return [await news.next() for _ in range(2)]

    assert asyncio.run(scenario()) == [NEWEST, Presence([], 9)]


def test_the_error_comes_after_the_last_message() -> None:
    async def scenario() -> None:
        news = Inbox(lambda: NEWEST)
        waiting = asyncio.create_task(news.next())
        await asyncio.sleep(0)
        news.put(Presence([], 1))
        assert await waiting == Presence([], 1)
        news.end(Ended("removed", "The host has removed you from the table."))
        with pytest.raises(Ended, match="removed you"):
            await news.next()

    asyncio.run(scenario())

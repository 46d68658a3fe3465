"""Somebody who tries what he may not: one word on one socket, and all that he hears of it."""

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elfer.kernel.seats import Seat
from elfer.records.notation import state_of
from elfer.table import Table
from elfer.table.sight import drawn
from elfer.table.snapshot import written
from elfer.wire import Hello, Say
from tests.server.running import PATIENCE, Threaded
from tests.server.scenes import LATEST


class Visit(NamedTuple):
    """All that somebody heard who said hello, or did not, and then a command."""

    frames: list[dict[str, Any]]
    close: int | None


async def visit(server: Threaded, code: str, token: str | None, word: bytes, *, hello: bool) -> Any:
    """Say one thing, and hear everything until the answer or the end."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    frames: list[dict[str, Any]] = []
    async with (
        asyncio.timeout(PATIENCE),
        connect(url, proxy=None, compression=None, close_timeout=1) as socket,
    ):
        if hello:
            await socket.send(msgspec.json.encode(Hello(token)), text=True)
        with suppress(ConnectionClosed):
            await socket.send(word, text=True)
            while "hello is said once" not in str(frames[-1:]):
                frames.append(json.loads(await socket.recv()))
                if frames[-1]["type"] in ("done", "refused"):
                    await socket.send(msgspec.json.encode(Hello()), text=True)  # answered last
    return Visit(frames, socket.close_code)


_ids = count()


def say(do: Any) -> bytes:
    return msgspec.json.encode(Say(f"x{next(_ids)}", LATEST, do))


def may_see(frames: list[dict[str, Any]], table: Table, player: str | None) -> None:
    """Every frame shows at most what this player may know."""
    seats = table.seats_of(player)
    for frame in frames:
        sight = frame.get("sight")
        if sight is None:
            continue
        assert (sight["you"], sight["seats"]) == (player, seats)
        if table.match is not None:
            shown: list[Seat | None] = [*seats] or [None]
            views = [drawn(table.match, seat) for seat in shown]
            assert sight["views"] == json.loads(json.dumps(views))
        assert len(sight["moves"]) == (0 if table.match is None else len(seats))
    assert not hidden(table, seats) & cards(frames)
    text = json.dumps(frames)
    assert not any(player.token in text for player in table.players)
    assert table.secret not in text


def cards(value: Any) -> set[str]:
    return set(re.findall(r"\b[rygb]\d+\b", json.dumps(value)))


def hidden(table: Table, seats: list[int]) -> set[str]:
    """The cards that lie in others' hands and in the stock."""
    if table.match is None or not table.playing:
        return set()
    state = state_of(table.match)
    others = [hand for seat, hand in enumerate(state["hands"]) if seat not in seats]
    return cards([others, state.get("stock")])


def written_same(one: Table, other: Table) -> bool:
    """Whether two tables are the same to their last card, but for where their logs began."""
    return written(one) == written(replace(other, seq=0))

"""A client that sends one forbidden command on a socket, and records the result."""

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

from elfer.engine.seats import Seat
from elfer.notation.states import state_of
from elfer.table import Table
from elfer.table.player_views import draw_view
from elfer.table.serialization import encode_table
from elfer.wire import CommandMessage, Hello
from tests.server.running import PATIENCE, Threaded
from tests.server.scenes import LATEST


class Visit(NamedTuple):
    """Everything that a client receives after an optional hello and one command."""

    frames: list[dict[str, Any]]
    close: int | None


async def visit(server: Threaded, code: str, token: str | None, word: bytes, *, hello: bool) -> Any:
    """Send one message and return everything up to its answer or to the end of the connection."""
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
            while "Duplicate hello" not in str(frames[-1:]):
                frames.append(json.loads(await socket.recv()))
                if frames[-1]["type"] in ("done", "refused"):
                    await socket.send(
                        msgspec.json.encode(Hello()), text=True
                    )  # its answer comes last
    return Visit(frames, socket.close_code)


_ids = count()


def encode_command(do: Any) -> bytes:
    return msgspec.json.encode(CommandMessage(f"x{next(_ids)}", LATEST, do))


def check_visible(frames: list[dict[str, Any]], table: Table, player: str | None) -> None:
    """Check that no frame shows more than this player may know."""
    seats = table.seats_of(player)
    for frame in frames:
        sight = frame.get("sight")
        if sight is None:
            continue
        assert (sight["you"], sight["seats"]) == (player, seats)
        if table.match is not None:
            shown: list[Seat | None] = [*seats] or [None]
            views = [draw_view(table.match, seat) for seat in shown]
            assert sight["views"] == json.loads(json.dumps(views))
        assert len(sight["moves"]) == (0 if table.match is None else len(seats))
    assert not hidden_cards(table, seats) & cards_in(frames)
    text = json.dumps(frames)
    assert not any(player.token in text for player in table.players)
    assert table.secret not in text


def cards_in(value: Any) -> set[str]:
    return set(re.findall(r"\b[rygb]\d+\b", json.dumps(value)))


def hidden_cards(table: Table, seats: list[int]) -> set[str]:
    """Return the cards in other players' hands and in the stock."""
    if table.match is None or not table.playing:
        return set()
    state = state_of(table.match)
    others = [hand for seat, hand in enumerate(state["hands"]) if seat not in seats]
    return cards_in([others, state.get("stock")])


def is_same_table(one: Table, other: Table) -> bool:
    """Return whether two tables are equal, ignoring the sequence number of the second."""
    return encode_table(one) == encode_table(replace(other, seq=0))

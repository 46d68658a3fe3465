"""A server that behaves as a test wants, correctly or not."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from elfer.table.view_types import TableCard
from elfer.wire import Sight, Snapshot

EMPTY: TableCard = {
    "game": "junior",
    "players": 2,
    "options": {},
    "state": "waiting",
    "match": 0,
    "chairs": [],
    "people": [],
    "host": "p0",
    "locked": False,
    "pace": 0,
    "commitment": "",
    "cuts": [],
    "shuffle": None,
}
Visit = Callable[[ServerConnection, int], Awaitable[None]]


def snapshot(seq: int = 1) -> Snapshot:
    """Return a snapshot of an empty table."""
    return Snapshot(EMPTY, Sight(seq, "p0", [], [], [], undo=False))


async def tell(socket: ServerConnection, message: Any) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message), text=True)


async def receive(socket: ServerConnection) -> dict[str, Any]:
    """Return the next message from the client."""
    message: dict[str, Any] = msgspec.json.decode(await socket.recv(decode=False))
    return message


@asynccontextmanager
async def serve_fake(visit: Visit) -> AsyncIterator[str]:
    """Yield the address of a server that calls `visit` for each connection, with its number."""
    number = 0

    async def handler(socket: ServerConnection) -> None:
        nonlocal number
        number += 1
        await visit(socket, number)

    async with serve(handler, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"

"""A client that reads too slowly is disconnected and reconnects; others notice nothing."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elfer.table.commands import Cut
from elfer.wire import Bye, Done, Hello, Presence, Sight, Update, Welcome
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import Threaded
from tests.server.tables import start_match


@asynccontextmanager
async def _slow_connection(address: str, who: Welcome) -> AsyncIterator[PlainSocket]:
    """Yield a connection with a tiny receive buffer."""
    parts = urlsplit(address)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.connect((parts.hostname, parts.port))
    url = f"ws://{parts.netloc}/api/tables/{who.code}/socket"
    async with connect(
        url, sock=narrow, proxy=None, compression=None, close_timeout=1, max_queue=1
    ) as own:
        await own.send(msgspec.json.encode(Hello(who.token)), text=True)
        slow = PlainSocket(own)
        await slow.next()
        yield slow


async def _read_rest(slow: PlainSocket) -> int | None:
    """Read the remaining messages and return the close code."""
    try:
        while True:
            await slow.next()
    except ConnectionClosed:
        return slow.socket.close_code


async def _send_until_gone(steady: PlainSocket, who: Welcome) -> int:
    """Send commands until a player is disconnected; return the number of commands."""
    said = 0
    while not any(isinstance(m, Presence) and who.player not in m.here for m in steady.heard):
        assert isinstance(await steady.say(f"c{said}", Cut("0f")), Done)
        said += 1
    return said


def test_a_slow_client_is_disconnected_and_reconnects(server: Threaded) -> None:
    async def scenario() -> tuple[list[Sight | None], int | None, bool]:
        host, guest = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as steady:
            async with _slow_connection(server.address, guest) as slow:
                await steady.until(lambda m: isinstance(m, Presence) and guest.player in m.here)
                steady.heard.clear()
                said = await _send_until_gone(steady, guest)
                updates = [m for m in steady.heard if isinstance(m, Update)]
                assert len(updates) in (said, said - 1)  # the last one may still be on its way
                code = await _read_rest(slow)
                assert slow.sight is not None
                byes = [message for message in slow.heard if isinstance(message, Bye)]
            since = slow.sight.seq
            async with (
                plain_socket(server.address, host.code, guest.token, since) as back,
                plain_socket(server.address, host.code, guest.token) as fresh,
            ):
                return [back.sight, fresh.sight], code, all(bye.again for bye in byes)

    (back, fresh), code, again = asyncio.run(scenario())
    assert back == fresh
    assert code in (1013, 1006)  # the client does not always read the goodbye in time
    assert again

"""A listener for TLS, which already limits connections before their handshake.

asyncio does not tell a protocol about a TLS connection until the handshake is over. Until then, a
client that stays silent would neither be counted nor cut off in time.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable, Collection
from contextlib import suppress

from elfer.runtime.address_rate_limits import AddressRates
from elfer.server.http_protocol import may_connect
from elfer.server.settings import Settings

PAUSE = 0.1
"""How many seconds to wait after a connection could not be accepted."""


class TlsListener:
    """The part of a server that accepts connections and waits for their handshakes."""

    def __init__(
        self,
        new_protocol: Callable[[], asyncio.Protocol],
        connections: Collection[object],
        context: ssl.SSLContext,
        settings: Settings,
        rates: AddressRates,
    ) -> None:
        """Create a listener; `connections` contains those whose handshake is over."""
        self._new_protocol = new_protocol
        self._connections = connections
        self._context = context
        self._settings = settings
        self._rates = rates
        self._handshakes: set[asyncio.Task[None]] = set()
        self._accepting: list[asyncio.Task[None]] = []

    def listen(self, listener: socket.socket) -> None:
        """Start accepting connections on a socket that listens."""
        listener.listen(socket.SOMAXCONN)
        listener.setblocking(False)
        self._accepting.append(asyncio.ensure_future(self._accept(listener)))

    def close(self) -> None:
        """Stop accepting connections, and end those that are still in their handshake."""
        for task in (*self._accepting, *self._handshakes):
            task.cancel()

    async def wait_closed(self) -> None:
        """Wait until all cancelled handshakes have ended."""
        await asyncio.gather(*self._handshakes, return_exceptions=True)

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                connection, peer = await asyncio.get_running_loop().sock_accept(listener)
            except OSError:  # the client has left, or there are too many open files
                await asyncio.sleep(PAUSE)
                continue
            if self._is_full() or not may_connect(peer[0], self._settings, self._rates):
                connection.close()
                continue
            task = asyncio.ensure_future(self._shake_hands(connection))
            self._handshakes.add(task)
            task.add_done_callback(self._handshakes.discard)

    def _is_full(self) -> bool:
        limits = self._settings.limits
        number = len(self._connections) + len(self._handshakes)
        return number > limits.sockets + limits.requests_at_once

    async def _shake_hands(self, connection: socket.socket) -> None:
        """Let HTTP take over a connection once its handshake is done."""
        with suppress(OSError):  # the client has left, is too slow or does not speak TLS
            await asyncio.get_running_loop().connect_accepted_socket(
                self._new_protocol,
                connection,
                ssl=self._context,
                ssl_handshake_timeout=self._settings.limits.request_seconds,
            )

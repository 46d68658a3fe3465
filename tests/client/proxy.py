"""A TCP proxy that cuts the connections to a server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Proxy:
    """A proxy that cuts each connection after the number of pieces in its plan."""

    def __init__(self, target: str, plan: Iterator[int | None], *, bytewise: bool = False) -> None:
        parts = urlsplit(target)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = parts.hostname, parts.port
        self._plan, self._bytewise = plan, bytewise
        self._writers: set[asyncio.StreamWriter] = set()
        self.connections = 0
        self.cuts = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions until it is cut or ends."""
        self.connections += 1
        left = next(self._plan, None)
        there, back = await asyncio.open_connection(*self._target)
        both = {writer, back}
        self._writers |= both

        def allowance(size: int) -> int:
            """Return how many of these bytes may still pass."""
            nonlocal left
            if left is None:
                return size
            if self._bytewise:
                now = min(left, size)
                left -= now
                return now
            left -= 1
            return size if left >= 0 else 0

        ways = [
            asyncio.create_task(self._pass(reader, back, allowance)),
            asyncio.create_task(self._pass(there, writer, allowance)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in both:
                end.transport.abort()
            self._writers -= both

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        allowance: Callable[[int], int],
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(65_536):
                allowed = allowance(len(piece))
                writer.write(piece[:allowed])
                await writer.drain()
                if allowed < len(piece):
                    self.cuts += 1
                    await asyncio.sleep(0.002)  # let the forwarded bytes arrive before the cut
                    return

    def cut(self) -> None:
        """Cut all connections now."""
        for writer in self._writers:
            writer.transport.abort()
            self.cuts += 1


@asynccontextmanager
async def run_proxy(
    target: str, plan: Iterator[int | None], *, bytewise: bool = False
) -> AsyncIterator[tuple[Proxy, str]]:
    """Yield a proxy in front of a server, and its address."""
    proxy = Proxy(target, plan, bytewise=bytewise)
    listener = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    try:
        yield proxy, f"http://127.0.0.1:{port}"
    finally:
        listener.close()
        proxy.cut()
        await asyncio.sleep(0.01)

"""An application that is asked without a socket."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from elfer.server.app import Shared, new_app
from elfer.server.hall import Hall
from elfer.server.settings import Limits, Settings
from elfer.server.store import Store
from elfer.server.website import Website


@contextmanager
def asking(
    folder: Path, website: Website | None = None, shared: Shared = lambda: None
) -> Iterator[httpx.Client]:
    """A client of an application with another website, or at another place."""

    async def hall() -> Hall:
        return Hall(await Store.open(folder), Limits())

    with asyncio.Runner() as runner:
        opened = runner.run(hall())
        app = new_app(Settings(folder), frozenset({"localhost"}), opened, shared, website)
        transport = httpx.ASGITransport(app)

        class Client(httpx.Client):
            def send(self, request: httpx.Request, **_: object) -> httpx.Response:
                async def sent() -> httpx.Response:
                    response = await transport.handle_async_request(request)
                    await response.aread()
                    return response

                return runner.run(sent())

        yield Client(base_url="http://localhost:1111")
        runner.run(opened.close())

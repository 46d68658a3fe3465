"""An application that is asked without a socket."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from elfer.server.app import Shared, new_app
from elfer.server.hall import Hall
from elfer.server.settings import Limits, Settings
from elfer.server.store import Store
from elfer.server.website import Website


@contextmanager
def asking(
    folder: Path,
    website: Website | None = None,
    shared: Shared = lambda: None,
    public_url: str | None = None,
) -> Iterator[httpx.Client]:
    """A client of an application with another website, or at another place."""
    here = "localhost" if public_url is None else "127.0.0.1"
    name = "localhost" if public_url is None else urlsplit(public_url).hostname

    async def hall() -> Hall:
        return Hall(await Store.open(folder), Limits())

    with asyncio.Runner() as runner:
        opened = runner.run(hall())
        app = new_app(
            Settings(folder, public_url), frozenset({name or ""}), opened, shared, website
        )
        transport = httpx.ASGITransport(app)

        class Client(httpx.Client):
            def send(self, request: httpx.Request, **_: object) -> httpx.Response:
                async def sent() -> httpx.Response:
                    response = await transport.handle_async_request(request)
                    await response.aread()
                    return response

                return runner.run(sent())

        yield Client(base_url=f"http://{here}:1111")
        runner.run(opened.close())

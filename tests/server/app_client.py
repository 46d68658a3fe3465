"""An application that tests call without opening a socket."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from elfer.runtime.limit_settings import Limits
from elfer.runtime.table_registry import TableRegistry
from elfer.server.app import Shared, new_app
from elfer.server.runner import build_registry
from elfer.server.settings import Settings
from elfer.server.sqlite_storage import SqliteStorage
from elfer.server.static_files import Website


@contextmanager
def app_client(
    folder: Path,
    website: Website | None = None,
    shared: Shared = lambda: None,
    public_url: str | None = None,
) -> Iterator[httpx.Client]:
    """Yield a client of an application with its own website or public URL."""
    here = "localhost" if public_url is None else "127.0.0.1"
    name = "localhost" if public_url is None else urlsplit(public_url).hostname

    async def open_registry() -> TableRegistry:
        return build_registry(await SqliteStorage.open(folder), Limits())

    with asyncio.Runner() as runner:
        opened = runner.run(open_registry())
        app = new_app(
            Settings(folder, public_url), frozenset({name or ""}), opened, shared, website
        )
        transport = httpx.ASGITransport(app)

        class Client(httpx.Client):
            def send(self, request: httpx.Request, **_: object) -> httpx.Response:
                async def handle() -> httpx.Response:
                    response = await transport.handle_async_request(request)
                    await response.aread()
                    return response

                return runner.run(handle())

        yield Client(base_url=f"http://{here}:1111")
        runner.run(opened.close())

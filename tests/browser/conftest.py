"""A real browser, pages that complain about everything, and servers to open."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from build_web import node_binary
from tests.browser.chromium import NoBrowser, chromium
from tests.browser.watching import HOME, Watching
from tests.conftest import LEFT_OUT
from tests.server.conftest import serving, subprocess_server
from tests.server.running import Threaded

__all__ = ["serving", "subprocess_server"]

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
    "--no-first-run",
)

People = Callable[..., BrowserContext]
"""`person(**options)`: a person with a browser of his own, whose pages are watched."""

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests of this folder if that is wanted."""
    if os.environ.get("ELFER_NO_BROWSER"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=LEFT_OUT))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser, started once; without one these tests fail."""
    try:
        found = chromium()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node_binary())
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=found.path,
            headless=True,
            chromium_sandbox=False,  # root has none, nor have many containers; the pages are ours
            args=FLAGS,
            env={**os.environ, **found.env},
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield started
        asyncio._set_running_loop(loop)
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server for all tests that do it no harm: each has a table of its own."""
    own = Threaded(tmp_path_factory.mktemp("browser"))
    yield own
    own.stop()


@pytest.fixture(autouse=True)
def own_loop(browser: Browser) -> Iterator[None]:
    """Playwright's loop counts as running only during these tests; others have their own."""
    asyncio._set_running_loop(browser._impl_obj._loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture
def watching() -> Iterator[Watching]:
    """Whatever a page has to complain about fails its test, unless the test takes it out."""
    own = Watching()
    yield own
    own.check()


@pytest.fixture
def person(browser: Browser, watching: Watching) -> Iterator[People]:
    """People with browsers of their own: nothing is shared between them."""
    contexts: list[BrowserContext] = []

    def came(**options: Any) -> BrowserContext:
        context = browser.new_context(**{"locale": "en-GB", **options})
        watching.watch(context)
        contexts.append(context)
        return context

    yield came
    for context in contexts:
        context.close()

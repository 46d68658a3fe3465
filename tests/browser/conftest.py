"""Fixtures: a real browser, pages whose errors fail the test, and servers."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from build_web import node_binary
from elfer.table import match_commands
from tests.browser.chromium import NoBrowser, find_chromium
from tests.browser.watching import HOME, Watching
from tests.conftest import LEFT_OUT
from tests.patience import PATIENCE
from tests.server.conftest import Serving, Subprocess, serving, subprocess_server
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
"""`person(**options)` opens a separate browser context whose pages are watched.

Forced moves are left to the test, which may look at the table for as long as it likes, unless it
passes `automatic=True`.
"""
MANUAL = """(() => {
  if (!location.protocol.startsWith("http")) return;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("elfer-settings") ?? "{}");
  } catch {
    return; // the app deals with settings that it cannot read
  }
  if (typeof settings !== "object" || settings === null || "automatic" in settings) return;
  localStorage.setItem("elfer-settings", JSON.stringify({ ...settings, automatic: false }));
})()"""
"""Switches automatic moves off on a device that has never chosen."""
FixDeal = Callable[[], None]
"""`fix_deal()` deals the same cards in all matches that begin from now on."""
ORDINARY = "ordinary 6"
"""A seed that gives each player many moves in every round of every game."""

HERE = Path(__file__).parent
expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of this folder if ELFER_NO_BROWSER is set."""
    if os.environ.get("ELFER_NO_BROWSER"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=LEFT_OUT))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the browser once per session, or fail if there is none."""
    try:
        found = find_chromium()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node_binary())
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=found.path,
            headless=True,
            chromium_sandbox=False,  # unavailable to root; we open only our own pages
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
    """Start a server for all tests that do not stop or damage it; each creates its own table."""
    own = Threaded(tmp_path_factory.mktemp("browser"))
    yield own
    own.stop()


@pytest.fixture(autouse=True)
def own_loop(browser: Browser) -> Iterator[None]:
    """Mark Playwright's event loop as running during these tests only."""
    asyncio._set_running_loop(browser._impl_obj._loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture
def fix_deal(monkeypatch: pytest.MonkeyPatch) -> FixDeal:
    """Return a function that fixes the deal, for tests of rounds that a lucky deal would shorten.

    The check of the shuffle fails for these matches.
    """
    return lambda: monkeypatch.setattr(match_commands, "seed_of", lambda secret, cuts: ORDINARY)


@pytest.fixture
def watching() -> Iterator[Watching]:
    """Fail the test if a page logs an error that the test does not expect."""
    own = Watching()
    yield own
    own.check()


@pytest.fixture
def person(
    browser: Browser, watching: Watching, serving: Serving, subprocess_server: Subprocess
) -> Iterator[People]:
    """Return a function that opens a browser context for one more person.

    All contexts are closed before the test's own servers stop, because a page may still be loading.
    """
    contexts: list[BrowserContext] = []

    def open_context(*, automatic: bool = False, **options: Any) -> BrowserContext:
        context = browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(1000 * PATIENCE)
        watching.watch(context)
        if not automatic:
            context.add_init_script(MANUAL)
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()

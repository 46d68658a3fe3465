"""The page opens in a real browser and sends no requests to other servers."""

import asyncio
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import People
from tests.browser.player import wait
from tests.browser.watching import Watching
from tests.server.conftest import Serving


def test_the_start_page_has_its_title(person: People, serving: Serving) -> None:
    server = serving()
    page = person().new_page()
    answer = page.goto(server.address)
    assert answer is not None
    assert answer.status == 200
    expect(page).to_have_title(re.compile("Elfer"))


PROBLEMS = {
    "console.error('alas')": "console: alas",
    "console.warn('hm')": "console: hm",
    "setTimeout(() => { throw new Error('oh') })": "error: ",
    "fetch('http://127.0.0.2:9/').catch(() => null)": "request to http://127.0.0.2:9/",
    "try { new WebSocket('ws://127.0.0.2:9/') } catch {}": "request to ws://127.0.0.2:9/",
}


@pytest.mark.parametrize("script", PROBLEMS)
def test_the_watcher_reports_every_problem(browser: Browser, script: str) -> None:
    own = Watching()
    context = browser.new_context()
    own.watch(context)
    page = context.new_page()
    page.evaluate(script)
    wait(page, lambda: bool(own.complaints), "the watcher does not report the problem")
    context.close()
    with pytest.raises(AssertionError, match=re.escape(PROBLEMS[script])):
        own.check()
    own.forgive(PROBLEMS[script])


def test_other_tests_keep_their_own_event_loops(browser: Browser) -> None:
    own = asyncio.get_running_loop()
    asyncio._set_running_loop(None)
    try:
        assert asyncio.run(asyncio.sleep(0, "done")) == "done"
    finally:
        asyncio._set_running_loop(own)

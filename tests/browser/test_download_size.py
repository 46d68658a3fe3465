"""The size of the first load: the start page, the table and their assets."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.pages import open_start_page
from tests.browser.player import Player
from tests.browser.visits import STILL
from tests.server.running import Threaded

MOST = 150_000
# Notes the time at which the first card is on the screen: the table loads other parts later.
NOTE_FIRST_CARD = """new MutationObserver((_, observer) => {
  if (!document.querySelector("[role=toolbar] button")) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.dealt = performance.now())));
}).observe(document, { childList: true, subtree: true })"""
# A part of the app is fetched and then imported from the browser's cache, which transfers nothing.
LOADED = """async () => {
  await document.fonts.ready;
  return performance.getEntries()
    .filter(({ entryType }) => ["resource", "navigation"].includes(entryType))
    .filter(({ startTime, transferSize }) => startTime < window.dealt && transferSize > 0)
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]);
}"""


def list_loaded(page: Page) -> list[tuple[str, int]]:
    """Return the addresses and sizes of everything loaded up to the first card."""
    expect(Player(page).hand.first).to_be_visible()
    page.wait_for_function("window.dealt > 0")
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    return loaded


def test_from_the_start_page_to_the_first_card(person: People, server: Threaded) -> None:
    for language in ("de", "fr", "it", "en"):
        page = person(locale=language, **STILL).new_page()
        page.add_init_script(NOTE_FIRST_CARD)
        page.goto(server.address)
        page.locator("main .button.primary").click()
        loaded = list_loaded(page)
        files = [name for name, _ in loaded]
        assert any(name.endswith(".js") for name in files)
        assert any(name.endswith(".woff2") for name in files)
        assert all(size > 0 for name, size in loaded if "/assets/" in name)
        assert sum(size for _, size in loaded) <= MOST, sorted(loaded, key=lambda one: -one[1])


def test_the_first_card_is_one_request_away(person: People, server: Threaded) -> None:
    """The "Play now" button waits only for a table and its socket, not for parts of the app."""
    page = person(**STILL).new_page()
    page.add_init_script(NOTE_FIRST_CARD)
    open_start_page(page, server.address)
    before: list[str] = page.evaluate("performance.getEntries().map(({ name }) => name)")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append("socket"))
    page.get_by_role("button", name="Play now").click()
    after = {name for name, _ in list_loaded(page)} - {*before}
    assert asked[:2] == ["/api/tables", "socket"]
    assert after
    assert not [name for name in after if not urlsplit(name).path.startswith("/api/")]

"""The size of the first load: the start page, the table and their assets."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.visits import STILL
from tests.server.running import Threaded

MOST = 150_000
LOADED = """() => performance.getEntries()
  .filter(({ entryType }) => ["resource", "navigation"].includes(entryType))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def test_from_the_start_page_to_the_first_card(person: People, server: Threaded) -> None:
    for language in ("de", "fr", "it", "en"):
        page = person(locale=language, **STILL).new_page()
        page.goto(server.address)
        page.locator("main .button.primary").click()
        expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
        loaded: list[tuple[str, int]] = page.evaluate(LOADED)
        files = [name for name, _ in loaded]
        assert any(name.endswith(".js") for name in files)
        assert any(name.endswith(".woff2") for name in files)
        assert all(size > 0 for name, size in loaded if "/assets/" in name)
        assert sum(size for _, size in loaded) <= MOST, sorted(loaded, key=lambda one: -one[1])


def test_the_first_card_is_one_request_away(person: People, server: Threaded) -> None:
    """The "Play now" button waits only for a table and its socket, not for parts of the app."""
    page = person(**STILL).new_page()
    page.goto(server.address)
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_visible()
    page.wait_for_load_state("networkidle")  # the start page preloads the assets of the table
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append("socket"))
    button.click()
    expect(Player(page).hand.first).to_be_visible()
    assert asked[:2] == ["/api/tables", "socket"]
    assert not [path for path in asked[2:] if not path.startswith("/api/")]

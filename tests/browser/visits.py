"""People who visit an existing table."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from elfer.table import Table
from elfer.table.commands import SetPace
from elfer.wire import Done
from tests.browser.conftest import People
from tests.browser.player import Player, wait
from tests.browser.tables import Place, storage_of
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded
from tests.server.scenes import HOST, TOKENS, store_table

STILL = {"reduced_motion": "reduce"}
"""Browser options without animations, for tests that are not about them."""
MOVING = {"reduced_motion": "no-preference"}
COMPLETE = """async () => {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const menu = fetched.find((file) => /[/]MatchMenu-.*[.]js$/.test(file));
  if (!menu) return false;
  await import(menu); // with everything that it needs
  const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
  const faces = [...document.querySelectorAll(".face svg")];
  return styles.every(({ href }) => fetched.includes(href)) &&
    faces.every(({ children }) => children.length > 0);
}"""


def browser_of(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> BrowserContext:
    """Return a browser context of a person who has a place at a table."""
    stored = storage_of(place.address, place, **(settings or {}))
    return person(storage_state=stored, **{**STILL, **options})


def visit(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> Page:
    """Open the table's page in a separate browser context."""
    page = browser_of(person, place, settings, **options).new_page()
    page.goto(place.url)
    return page


def player_at(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> Player:
    """Return a seated player who uses only the page."""
    return Player(visit(person, place, settings, **options))


def place_table(server: Threaded, table: Table, player: str = HOST) -> Place:
    """Put a table in a given state on the server and return a player's place at it."""
    return Place(server.address, store_table(server, table), player, TOKENS[player])


def wait_for_later_parts(page: Page) -> None:
    """Wait until a match has loaded and drawn what it loads after the first cards."""
    # wait_for_function() would not wait for a promise.
    wait(page, lambda: page.evaluate(COMPLETE) is True, "a part of the page is missing")


def set_pace(server: Threaded, host: Place, pace: int) -> None:
    """Change the pace of the bots in the middle of a match."""

    async def say() -> None:
        async with plain_socket(host.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("pace", SetPace(pace)), Done)

    server.call(say())


def hurry(page: Page) -> None:
    """Make bots play without a pause at tables that this page creates."""

    def set_pace(route: Route) -> None:
        wanted: Any = route.request.post_data_json
        route.continue_(post_data={**wanted, "pace": 0})

    page.route("**/api/tables", set_pace)

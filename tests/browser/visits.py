"""People who come to a table that there is already."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from elfer.table import Table
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.tables import Place, kept
from tests.server.running import Threaded
from tests.server.scenes import HOST, TOKENS, placed

STILL = {"reduced_motion": "reduce"}
"""For tests that are about something else than what can be seen to move."""


def browser_of(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> BrowserContext:
    """The browser of somebody who has a place at a table."""
    stored = kept(place.address, place, **(settings or {}))
    return person(storage_state=stored, **{**STILL, **options})


def visit(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> Page:
    """The table's page in a browser of its own."""
    page = browser_of(person, place, settings, **options).new_page()
    page.goto(place.url)
    return page


def player_at(
    person: People, place: Place, settings: Mapping[str, Any] | None = None, **options: Any
) -> Player:
    """Somebody who sits at the table and plays by the screen."""
    return Player(visit(person, place, settings, **options))


def scene(server: Threaded, table: Table, player: str = HOST) -> Place:
    """A player's place at a table that is in the server at a chosen moment."""
    return Place(server.address, placed(server, table), player, TOKENS[player])


def hurry(page: Page) -> None:
    """Bots at tables that this page makes do not take the time that people need to watch them."""

    def made(route: Route) -> None:
        wanted: Any = route.request.post_data_json
        route.continue_(post_data={**wanted, "pace": 0})

    page.route("**/api/tables", made)

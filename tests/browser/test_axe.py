"""Axe finds no violations on any page in any state."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.pages import NOT_FOUND, PAGES, open_page
from tests.browser.sharing import deal_to_two
from tests.browser.sheets import choose_more, close_sheet, open_sheet
from tests.browser.visits import STILL, browser_of, place_table
from tests.browser.watching import Watching
from tests.server.running import Threaded
from tests.server.scenes import finished_table, running_table, waiting_table

THEMES = ("light", "dark")
STATES: dict[str, Callable[[], Table]] = {
    "waiting": waiting_table,
    "playing": running_table,
    "over": finished_table,
}
PARTS = ("History", "React", "People", "Rules", "Cards")


@pytest.mark.parametrize("theme", THEMES)
def test_pages(person: People, server: Threaded, watching: Watching, theme: str) -> None:
    page = person(color_scheme=theme, **STILL).new_page()
    for path in PAGES:
        open_page(page, server.address, path)
        assert violations(page) == [], path
    watching.forgive(NOT_FOUND)


def open_table(person: People, server: Threaded, theme: str, state: str) -> Page:
    place = place_table(server, STATES[state]())
    page = browser_of(person, place, {"confirm": True}, color_scheme=theme).new_page()
    page.goto(place.url)
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_joining_a_table(person: People, server: Threaded, watching: Watching, theme: str) -> None:
    page = open_table(person, server, theme, "waiting")
    expect(page.get_by_role("button", name="Fill up with bots")).to_be_visible()
    assert violations(page) == [], "waiting"
    page.get_by_role("button", name="Name and face").click()
    expect(page.get_by_role("radio", name="Headscarf")).to_be_attached()
    assert violations(page) == [], "name"
    close_sheet(page)
    page.get_by_role("button", name="Remove").first.click()
    assert violations(page) == [], "removing a player"
    guest = person(color_scheme=theme, **STILL).new_page()
    guest.goto(page.url)
    expect(guest.get_by_role("button", name="Join", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_text("Please enter a name.")).to_be_visible()
    guest.get_by_role("button", name="Choose a face").click()
    expect(guest.get_by_role("radio", name="Headscarf")).to_be_attached()
    assert violations(guest) == [], "join"
    guest.goto(f"{server.address}/t/ZZZZZZ")
    expect(guest.get_by_text("There’s no table with this code.")).to_be_visible()
    assert violations(guest) == [], "no table"
    watching.forgive(NOT_FOUND)


@pytest.mark.parametrize("theme", THEMES)
def test_a_match_in_progress(person: People, server: Threaded, theme: str) -> None:
    page = open_table(person, server, theme, "playing")
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    assert violations(page) == [], "the player's turn"
    for part in PARTS:
        open_sheet(page, part)
        assert violations(page) == [], part
        close_sheet(page)
    page.locator("[role=toolbar] button:not(.fits)").first.click()
    expect(page.get_by_role("button", name="OK")).to_be_visible()
    assert violations(page) == [], "reason"
    page.get_by_role("button", name="OK").click()
    page.locator("[role=toolbar] .fits").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    assert violations(page) == [], "picked"
    url = page.url
    for path in ("/watch", "/tv"):
        page.goto(url + path)
        expect(page.get_by_role("group", name="The rows")).to_be_visible()
        assert violations(page) == [], path


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_match(person: People, server: Threaded, theme: str) -> None:
    page = open_table(person, server, theme, "over")
    expect(page.locator("#round-end")).to_be_visible()
    assert violations(page) == [], "end"
    choose_more(page, "Watch the replay")
    expect(page.get_by_role("slider")).to_be_visible()
    assert violations(page) == [], "replay"
    page.get_by_role("button", name="Close").click()
    choose_more(page, "Check the shuffle")
    expect(page.locator("section ol > li").first).to_be_visible()
    assert violations(page) == [], "fair"


@pytest.mark.parametrize("theme", THEMES)
def test_the_curtain(person: People, server: Threaded, theme: str) -> None:
    page = deal_to_two(person, server, color_scheme=theme)
    assert violations(page) == []


def test_axe_finds_a_button_without_a_name(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now").evaluate("button => button.replaceChildren()")
    assert any("button-name" in found for found in violations(page))

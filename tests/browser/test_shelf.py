"""The shelf: a picture of every game, grouped by kind of game or by box, with filters."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.games import GAMES
from elfer.studies.figures import read_figures
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, settle
from tests.browser.visits import STILL
from tests.server.running import Threaded

GROUPS = ["Lay rows", "Bluff", "Guess", "Quick hands", "Collect", "Luck"]
SCREENS = 3
"""The most screens that the shelf takes on a phone."""
MOST_PLAYERS = 6
QUICK = 5
"""The fewest minutes to choose from."""


def open_shelf(person: People, server: Threaded, path: str = "/shelf", **options: Any) -> Page:
    page = person(**STILL, **options).new_page()
    page.goto(server.address + path)
    expect(tiles(page)).to_have_count(len(GAMES))
    expect(page.locator("main li").first).to_contain_text("min", ignore_case=True)
    return page


def tiles(page: Page) -> Locator:
    return page.locator("main").locator("a[href^='/new/']")


def shown_games(page: Page) -> list[str]:
    links = tiles(page).evaluate_all("all => all.map((each) => each.getAttribute('href'))")
    return [str(link).removeprefix("/new/") for link in links]


@pytest.mark.parametrize("path", ["/shelf", "/new"])
def test_each_game_has_one_tile_with_its_own_picture(
    person: People, server: Threaded, path: str
) -> None:
    page = open_shelf(person, server, path)
    assert sorted(shown_games(page)) == sorted(GAMES)
    assert page.locator("main section h2").all_inner_texts() == GROUPS
    pictures = tiles(page).evaluate_all(
        "all => all.map((each) => each.firstElementChild.outerHTML)"
    )
    assert len({*pictures}) == len(GAMES)
    assert all("<svg" in str(picture) for picture in pictures)


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
@pytest.mark.parametrize("size", [(390, 844), (390, 664), (360, 640)])
def test_the_shelf_takes_at_most_three_screens_of_a_phone(
    person: People, server: Threaded, language: str, size: tuple[int, int]
) -> None:
    """The last two sizes are those of phones whose browser shows its bars."""
    width, height = size
    viewport = {"width": width, "height": height}
    page = open_shelf(person, server, locale=language, viewport=viewport, has_touch=True)
    settle(page)
    assert page.evaluate("document.documentElement.scrollHeight / innerHeight") <= SCREENS
    assert misfits(page) == []


@pytest.mark.parametrize("width", [320, 195])
def test_the_shelf_fits_small_screens(person: People, server: Threaded, width: int) -> None:
    """A phone zoomed to 200 % has a width of 195."""
    page = open_shelf(person, server, viewport={"width": width, "height": 568})
    for view in ("kind of game", "box"):
        page.get_by_text(view, exact=True).click()
        settle(page)
        assert misfits(page) == []


def test_the_filters_leave_the_games_that_fit(person: People, server: Threaded) -> None:
    page = open_shelf(person, server)
    players = page.get_by_label("Players", exact=True)
    players.select_option(str(MOST_PLAYERS))
    fitting = {name for name, game in GAMES.items() if game.most_players >= MOST_PLAYERS}
    expect(tiles(page)).to_have_count(len(fitting))
    assert {*shown_games(page)} == fitting
    expect(page.get_by_role("status")).to_have_text(f"{len(fitting)} games fit.")
    players.select_option("any")

    page.get_by_label("Time").select_option(f"up to {QUICK} min")
    quick = {name for name, figures in read_figures().items() if figures["minutes"][0] <= QUICK}
    expect(tiles(page)).to_have_count(len(quick))
    assert {*shown_games(page)} == quick
    page.get_by_label("Time").select_option("any")

    page.get_by_label("Age", exact=True).select_option("5+")
    youngest = {"elferspiel", "farben-mix", "eins-zwanzig", "erwischt", "poker"}
    expect(tiles(page)).to_have_count(len(youngest))
    assert {*shown_games(page)} == youngest
    page.get_by_label("Age", exact=True).select_option("any")
    expect(tiles(page)).to_have_count(len(GAMES))


def test_the_boxes_are_a_second_way_to_look(person: People, server: Threaded) -> None:
    page = open_shelf(person, server, **PHONE)
    page.get_by_text("box", exact=True).click()
    boxes = page.locator("main section")
    expect(boxes).to_have_count(5)
    assert {*shown_games(page)} == {*GAMES}
    master = page.locator("main section", has=page.get_by_role("img", name="Elfer raus! Master"))
    expect(master.get_by_role("link")).to_have_text(["Elfer raus! Master"])
    page.get_by_label("Players", exact=True).select_option(str(MOST_PLAYERS))
    expect(page.get_by_role("link", name="Duel")).to_have_count(0)


def test_the_shelf_by_keyboard(person: People, server: Threaded) -> None:
    """A tile leads to a new table; its facts open the details, and Esc returns the focus."""
    page = open_shelf(person, server)
    cheat = page.get_by_role("link", name="Cheat")
    cheat.focus()
    page.keyboard.press("Tab")
    facts = page.get_by_role("button", name="More about Cheat: 3 to 6 players")
    expect(facts).to_be_focused()
    page.keyboard.press("Enter")
    details = page.get_by_role("dialog", name="Cheat")
    expect(details.get_by_role("link", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    expect(facts).to_be_focused()
    cheat.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.address}/new/mogeln")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_shelf(person: People, server: Threaded, theme: str) -> None:
    page = open_shelf(person, server, color_scheme=theme, **PHONE)
    assert violations(page) == [], "by kind of game"
    page.get_by_role("button", name="More about Cheat").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rules")).to_be_visible()
    assert violations(page) == [], "details"
    assert misfits(page) == []
    page.keyboard.press("Escape")
    page.get_by_text("box", exact=True).click()
    assert violations(page) == [], "boxes"

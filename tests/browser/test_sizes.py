"""From a phone zoomed to 200 % to a large screen: no sideways scrolling, no small targets."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.layout import misfits, scrolls, settle
from tests.browser.pages import NOT_FOUND, PAGES, open_page
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.visits import STILL, browser_of, place_table
from tests.browser.watching import Watching
from tests.server.running import Threaded
from tests.server.scenes import finished_table, running_table, waiting_table

SIZES = {
    "phone at 200 %": (195, 422),
    "small phone": (360, 740),
    "phone": (390, 844),
    "tablet": (1024, 768),
    "desktop": (1440, 900),
}
PARTS = ("History", "React", "People", "Rules", "Cards")


def screen_options(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, "has_touch": width < 1000, **STILL}


@pytest.mark.parametrize("size", SIZES)
def test_pages_fit(person: People, server: Threaded, watching: Watching, size: str) -> None:
    page = person(**screen_options(size)).new_page()
    for path in PAGES:
        open_page(page, server.address, path)
        assert misfits(page) == [], path
    watching.forgive(NOT_FOUND)


def check_dialogs_fit(page: Page) -> None:
    for part in PARTS:
        page.get_by_role("button", name=part, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert misfits(page) == [], part
        close_sheet(page)


@pytest.mark.parametrize("size", SIZES)
def test_tables_fit(person: People, server: Threaded, size: str) -> None:
    waits = place_table(server, waiting_table())
    page = browser_of(person, waits, **screen_options(size)).new_page()
    page.goto(waits.url)
    expect(page.get_by_role("button", name="Fill up with bots")).to_be_visible()
    assert misfits(page) == []

    plays = place_table(server, running_table())
    page = browser_of(person, plays, {"confirm": True}, **screen_options(size)).new_page()
    page.goto(plays.url)
    hand = page.get_by_role("toolbar").get_by_role("button")
    expect(hand.first).to_be_visible()
    assert misfits(page) == []
    check_dialogs_fit(page)
    page.locator("[role=toolbar] button:not(.fits)").first.click()
    expect(page.get_by_role("button", name="OK")).to_be_visible()
    assert misfits(page) == []
    page.get_by_role("button", name="OK").click()
    page.locator("[role=toolbar] .fits").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    assert misfits(page) == []
    for path in ("/watch", "/tv"):
        page.goto(plays.url + path)
        expect(page.get_by_role("group", name="The rows")).to_be_visible()
        assert misfits(page) == [], path

    ended = place_table(server, finished_table())
    page = browser_of(person, ended, **screen_options(size)).new_page()
    page.goto(ended.url)
    expect(page.locator("#round-end")).to_be_visible()
    assert misfits(page) == []
    for part, last in (("Watch the replay", "dl img, dl svg"), ("Check the shuffle", "ol > li")):
        choose_more(page, part)
        expect(page.locator(f"section {last}").first).to_be_visible()
        assert misfits(page) == [], part
        page.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("size", ["small phone", "phone", "tablet"])
def test_a_hand_of_twenty_needs_no_scrolling(person: People, server: Threaded, size: str) -> None:
    place = place_table(server, running_table())
    page = browser_of(person, place, **screen_options(size)).new_page()
    page.goto(place.url)
    hand = page.get_by_role("toolbar").get_by_role("button")
    expect(hand).to_have_count(20)
    assert not scrolls(page)
    boxes = [card.bounding_box() for card in hand.all()]
    for number, box in enumerate(boxes):
        assert box is not None
        assert 0 <= box["x"] <= SIZES[size][0] - box["width"]
        assert box["y"] + box["height"] <= SIZES[size][1]
        for other in boxes[:number]:
            assert other is not None
            beside = box["x"] >= other["x"] + other["width"] - 1
            below = box["y"] >= other["y"] + other["height"] - 1
            assert beside or below, "one card lies on another"


def test_the_code_of_a_table_is_visible_without_scrolling(person: People, server: Threaded) -> None:
    place = place_table(server, waiting_table())
    page = browser_of(person, place, **screen_options("desktop")).new_page()
    page.goto(place.url)
    code = page.get_by_text(place.code, exact=True)
    expect(code).to_be_visible()
    settle(page)
    bar, box = page.locator(".go").bounding_box(), code.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] + box["height"] < bar["y"]


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """Return the centre of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


TEXT_MIDDLE = """summary => {
  const range = document.createRange();
  range.selectNodeContents(summary);
  const [text, box] = [range, summary.parentElement].map((each) => each.getBoundingClientRect());
  return Math.abs((text.top + text.bottom - box.top - box.bottom) / 2);
}"""


def test_elements_are_centred_or_in_their_corner(person: People, server: Threaded) -> None:
    place = place_table(server, finished_table())
    page = browser_of(person, place, **screen_options("desktop")).new_page()
    page.goto(place.url)
    best = page.locator(".best")
    expect(best).to_have_css("text-align", "center")
    settle(page)
    assert abs(middle_of(page, ".best")[0] - middle_of(page, "#round-end")[0]) < 2

    page = browser_of(person, place, **screen_options("phone")).new_page()
    page.goto(place.url)
    for name in ("Check the shuffle", "Watch the replay"):
        choose_more(page, name)
        expect(page.get_by_role("button", name="Close")).to_be_visible()
        settle(page)
        close = page.get_by_role("button", name="Close").bounding_box()
        title = page.locator("header h2").bounding_box()
        assert close is not None
        assert title is not None
        assert close["x"] > title["x"] + title["width"] - 1
        assert close["y"] < title["y"] + title["height"]
        page.get_by_role("button", name="Close").click()

    page.goto(f"{server.address}/new/junior")
    folds = page.locator("details.panel summary")
    expect(folds).to_have_count(2)
    settle(page)
    assert all(fold.evaluate(TEXT_MIDDLE) < 2 for fold in folds.all())

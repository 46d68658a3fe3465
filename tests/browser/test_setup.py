"""The start page and a new table: one idea per screen, and one tap to go on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.layout import misfits, scrolls, settle
from tests.browser.pages import open_more
from tests.browser.texts import text_of
from tests.browser.visits import STILL, hurry
from tests.server.running import Threaded

SMALL = [(360, 640), (390, 664)]
"""Phones, without the height of their browsers' bars."""
LANGUAGES = ["de", "fr", "it", "en"]


def open_at(person: People, address: str, size: tuple[int, int], language: str = "en") -> Page:
    viewport = {"width": size[0], "height": size[1]}
    page = person(viewport=viewport, has_touch=True, locale=language, **STILL).new_page()
    page.goto(address)
    return page


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_fits_a_phone(
    person: People, server: Threaded, language: str, size: tuple[int, int]
) -> None:
    """The page has one big button, two links, and no form."""
    page = open_at(person, server.address, size, language)
    play = page.get_by_role("button", name=text_of(language, "start-play-now"))
    expect(play).to_be_in_viewport(ratio=1)
    for way in ("start-shelf", "start-join"):
        expect(page.get_by_role("link", name=text_of(language, way))).to_be_in_viewport(ratio=1)
    expect(page.locator("main form, main input")).to_have_count(0)
    assert not scrolls(page)
    assert misfits(page) == []


def test_the_start_page_leads_to_the_shelf_and_to_a_table(person: People, server: Threaded) -> None:
    page = open_at(person, server.address, SMALL[0])
    page.get_by_role("link", name="Choose a game").click()
    expect(page.get_by_role("heading", level=1, name="The shelf")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Join a table").click()
    expect(page.get_by_label("Table code")).to_be_visible()


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_button_is_always_on_the_screen(
    person: People, server: Threaded, language: str, size: tuple[int, int]
) -> None:
    page = open_at(person, f"{server.address}/new/schnipp-schnapp", size, language)
    for way, button in (("bots", "deal"), ("here", "deal"), ("link", "invite")):
        page.get_by_text(text_of(language, f"new-way-{way}"), exact=True).click()
        settle(page)
        deal = page.get_by_role("button", name=text_of(language, f"new-{button}"))
        expect(deal).to_be_in_viewport(ratio=1)
        assert misfits(page) == [], way


def test_one_tap_deals_and_the_rest_is_behind_more(person: People, server: Threaded) -> None:
    page = open_at(person, f"{server.address}/new/elfer-raus", SMALL[1])
    hurry(page)
    rounds = page.get_by_role("spinbutton", name="How many rounds?")
    strength = page.get_by_role("group", name="How well do the others play?")
    expect(page.get_by_role("button", name="Who is Lotte?")).to_be_attached()
    for hidden in (rounds, strength, page.get_by_role("combobox", name="Seat 2")):
        expect(hidden).to_be_hidden()
    open_more(page)
    for shown in (rounds, strength, page.get_by_role("combobox", name="Seat 2")):
        expect(shown).to_be_visible()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("toolbar").get_by_role("button")).not_to_have_count(0)

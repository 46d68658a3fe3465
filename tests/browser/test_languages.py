"""Every page in every language, without foreign texts or raw message ids."""

import re

import pytest
from playwright.sync_api import Page, expect

from elfer.texts.languages import SWISS
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.pages import NOT_FOUND, PAGES, open_page
from tests.browser.sheets import close_sheet
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, browser_of, place_table
from tests.browser.watching import Watching
from tests.server.running import Threaded
from tests.server.scenes import finished_table, running_table, waiting_table

LANGUAGES = {"de": "de-DE", "fr": "fr-FR", "it": "it-IT", "en": "en-GB"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_browsers_language(
    person: People, server: Threaded, watching: Watching, language: str
) -> None:
    page = person(locale=LANGUAGES[language], **STILL).new_page()
    for path in PAGES:
        open_page(page, server.address, path)
        assert faults(page, language) == [], path
    watching.forgive(NOT_FOUND)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_the_browsers_language(
    person: People, server: Threaded, language: str
) -> None:
    for state, table in (
        ("waiting", waiting_table()),
        ("playing", running_table()),
        ("over", finished_table()),
    ):
        place = place_table(server, table)
        page = browser_of(person, place, locale=LANGUAGES[language]).new_page()
        page.goto(place.url)
        if state == "waiting":
            expect(
                page.get_by_role("button", name=text_of(language, "waiting-fill"))
            ).to_be_visible()
        elif state == "playing":
            expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
            for part in ("log", "faces", "people", "howto", "look"):
                page.get_by_role(
                    "button", name=text_of(language, f"menu-{part}"), exact=True
                ).click()
                expect(page.get_by_role("dialog")).to_be_visible()
                assert faults(page, language) == [], part
                close_sheet(page)
            page.locator("[role=toolbar] button:not(.fits)").first.click()
            reason = page.get_by_role("alert")
            expect(
                reason.get_by_role("button", name=text_of(language, "table-understood"))
            ).to_be_visible()
        else:
            expect(page.locator("#round-end")).to_be_visible()
            assert faults(page, language) == []
            for part, last in (("end-replay", "dl svg"), ("end-fair", "ol > li")):
                more = page.get_by_role("button", name=text_of(language, "end-more"), exact=True)
                if more.get_attribute("aria-expanded") == "false":
                    more.click()
                page.get_by_role("button", name=text_of(language, part)).click()
                expect(page.locator(f"section {last}").first).to_be_visible()
                assert faults(page, language) == [], part
                page.get_by_role("button", name=text_of(language, "end-close")).click()
        assert faults(page, language) == [], state
        page.close()


def assert_swiss(page: Page, where: str) -> None:
    """Check the spelling of everything that can be read or heard, labels included."""
    assert page.evaluate("document.documentElement.lang") == SWISS, where
    written = f"{page.title()} {page.locator('body').evaluate('(body) => body.outerHTML')}"
    assert re.findall(r"[^<>]*[ß„“][^<>]*", written) == [], where


def test_swiss_browsers_get_swiss_spelling_on_every_page(
    person: People, server: Threaded, watching: Watching
) -> None:
    page = person(locale=SWISS, **STILL).new_page()
    for path in PAGES:
        open_page(page, server.address, path)
        assert_swiss(page, path)
    watching.forgive(NOT_FOUND)


def test_swiss_browsers_get_swiss_spelling_at_the_table(person: People, server: Threaded) -> None:
    for state, table in (
        ("waiting", waiting_table()),
        ("playing", running_table()),
        ("over", finished_table()),
    ):
        place = place_table(server, table)
        page = browser_of(person, place, locale=SWISS).new_page()
        page.goto(place.url)
        if state == "waiting":
            expect(page.get_by_role("button", name=text_of("de", "waiting-fill"))).to_be_visible()
        elif state == "over":
            expect(page.locator("#round-end")).to_be_visible()
        else:
            expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
            for part in ("log", "faces", "people", "howto", "look"):
                menu = text_of("de", f"menu-{part}")
                page.get_by_role("button", name=menu, exact=True).click()
                expect(page.get_by_role("dialog")).to_be_visible()
                settle(page)
                assert_swiss(page, part)
                close_sheet(page)
            page.locator("[role=toolbar] button:not(.fits)").first.click()
            expect(page.get_by_role("alert").get_by_role("link")).to_be_visible()
        assert_swiss(page, state)
        page.close()


def test_a_chosen_language_is_kept(person: People, server: Threaded) -> None:
    page = person(locale="en-GB", **STILL).new_page()
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for language in ("de", "fr", "it"):
        page.locator("header select").select_option(language)
        expect(page.get_by_role("button", name=text_of(language, "start-play-now"))).to_be_visible()
        assert faults(page, language) == []
        page.reload()
        expect(page.get_by_role("button", name=text_of(language, "start-play-now"))).to_be_visible()
        assert faults(page, language) == []


def test_an_unsupported_language_falls_back_to_english(person: People, server: Threaded) -> None:
    page = person(locale="sv-SE", **STILL).new_page()
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert faults(page, "en") == []

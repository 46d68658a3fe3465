"""Instructions can be read before and during a game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import misfits, settle
from tests.browser.tables import make_table
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, visit
from tests.server.running import Threaded

LOCALES = {"de": "de-DE", "fr": "fr-FR", "it": "it-IT"}
"""The languages with long words."""
SMALL = {"viewport": {"width": 360, "height": 740}}
LINES = "buttons => new Set(buttons.map((each) => each.getBoundingClientRect().top)).size"


def open_match(person: People, server: Threaded, language: str, game: str) -> Page:
    """Return the page of a player on a small phone during a match."""
    place = make_table(server.address, game, ("me", "greedy", "greedy"))
    page = visit(person, place, locale=LOCALES[language], **SMALL)
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    return page


def fits_on_one_line(page: Page, language: str) -> bool:
    """Return whether the bar below the table fits on one line."""
    bar = page.get_by_role("navigation", name=text_of(language, "menu-title")).locator(".button")
    expect(bar).to_have_count(6)
    settle(page)
    return bool(bar.evaluate_all(LINES) == 1)


@pytest.mark.parametrize(("language", "game"), [("de", "master"), ("fr", "elferspiel")])
def test_during_a_game_by_keyboard(
    person: People, server: Threaded, language: str, game: str
) -> None:
    page = open_match(person, server, language, game)
    assert fits_on_one_line(page, language)
    opener = page.get_by_role("button", name=text_of(language, "menu-howto"), exact=True)
    opener.press("Enter")
    dialog = page.get_by_role("dialog", name=text_of(language, "menu-howto"))
    for part in ("goal", "turn", "end"):
        expect(dialog.get_by_text(text_of(language, f"howto-{game}-{part}"))).to_be_visible()
    assert violations(page) == []
    assert faults(page, language) == []
    assert misfits(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_longest_words_fit_on_one_line_of_a_small_phone(
    person: People, server: Threaded
) -> None:
    assert fits_on_one_line(open_match(person, server, "it", "junior"), "it")


def test_before_a_game(person: People, server: Threaded) -> None:
    """The instructions are also available for a game without rows."""
    place = make_table(server.address, "mogeln", ("me", "free", "free"))
    waiting = visit(person, place)
    new = person(**STILL).new_page()
    new.goto(f"{server.address}/new/junior")
    for page, game in ((waiting, "mogeln"), (new, "junior")):
        goal = page.get_by_text(text_of("en", f"howto-{game}-goal"))
        summary = page.locator("summary", has_text=text_of("en", "parts-howto"))
        expect(summary).to_be_visible()
        expect(goal).to_be_hidden()
        summary.press("Enter")
        expect(goal).to_be_visible()
    assert violations(waiting) == []

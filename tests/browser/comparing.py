"""Tests shared by the games that compare cards: a whole match, and a page in French on a phone."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls
from tests.browser.player import Player
from tests.browser.sheets import choose_more
from tests.browser.tables import make_table
from tests.browser.texts import faults
from tests.browser.visits import visit
from tests.server.running import Threaded


def play_alone(person: People, server: Threaded, game: str, players: int) -> None:
    """Play a match against bots to its end and open the replay."""
    place = make_table(server.address, game, ["me", *["greedy"] * (players - 1)])
    page = visit(person, place)
    player = Player(page)
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    score = page.get_by_role("list", name="Score", exact=True)
    expect(score.get_by_role("listitem")).to_have_count(players)
    assert player.moves > 10
    choose_more(page, "Watch the replay")
    page.get_by_role("slider").press("ArrowRight")
    assert misfits(page) == []


def check_phone_in_french(
    person: People, server: Threaded, game: str, players: int, theme: str
) -> None:
    """Check a French page on a phone, before the first card and when cards are shown."""
    seats = ["me", *["greedy"] * (players - 1)]
    place = make_table(server.address, game, seats, pace=100)
    page = visit(person, place, locale="fr-FR", color_scheme=theme, **PHONE)
    own = page.locator("button[data-able], [role=toolbar] button")
    expect(own.first).to_be_visible()
    expect(page.locator(".status.ours")).to_be_visible()  # until then bots may change the page
    for moment in ("before", "shown"):
        found = violations(page)
        assert not found, (moment, found)
        assert misfits(page) == [], moment
        assert faults(page, "fr") == [], moment
        assert not scrolls(page), moment
        if moment == "before":
            own.first.click()
            expect(page.locator(".banner")).to_be_visible()

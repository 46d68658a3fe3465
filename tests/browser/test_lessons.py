"""Lessons: a tip is shown until the player has followed it."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table
from elfer.table.commands import Start
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import Player, wait
from tests.browser.texts import text_of
from tests.browser.visits import browser_of, place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import HOST, apply_command, full_table

LAY = text_of("en", "lesson-rows-lay")


FADES = """(() => {
  window.fades = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const end = frames.at(-1)?.opacity;
    if (this.matches(".lesson") && end) window.fades.push([end, options.duration]);
    return animate.call(this, frames, options);
  };
})()"""
"""Notes how the opacity of a tip changes."""
SLOW = 350
"""The token --slow, in milliseconds."""


def find_generous_table() -> Table:
    """Return a table where the host can lay at least three cards in different rows."""
    for number in range(300):
        table = replace(full_table("junior"), secret=f"generous {number}")
        table = apply_command(table, HOST, Start())
        assert table.match is not None
        if len({move.text[0] for move in table.match.legal(0)} & set("rygb")) >= 3:
            return table
    raise AssertionError("no deal is generous enough")


def lesson(page: Page, text: str) -> None:
    expect(page.locator(".lesson").get_by_text(text)).to_be_visible()


def test_a_tip_disappears_once_it_is_followed(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, find_generous_table()))
    page = player.page
    lesson(page, LAY)
    count = len(player.cards)
    player.fitting.first.click()
    wait(page, lambda: len(player.cards) < count, "the card is not laid")
    # Other cards still fit, so the tip would apply again.
    expect(player.fitting.first).to_be_visible()
    expect(page.locator(".lesson").get_by_text(LAY)).to_have_count(0)
    page.reload()
    expect(player.fitting.first).to_be_visible()
    expect(page.locator(".lesson").get_by_text(LAY)).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_tip_fades_with_the_duration_of_a_token(
    person: People, server: Threaded, motion: str
) -> None:
    place = place_table(server, find_generous_table())
    page = browser_of(person, place, reduced_motion=motion).new_page()
    page.add_init_script(FADES)
    page.goto(place.url)
    player = Player(page)
    lesson(page, LAY)
    settle(page)  # it fades in, too
    page.evaluate("window.fades = []")
    count = len(player.cards)
    player.fitting.first.click()
    wait(page, lambda: len(player.cards) < count, "the card is not laid")
    expect(page.locator(".lesson").get_by_text(LAY)).to_have_count(0)
    fades = [(float(end), duration) for end, duration in page.evaluate("window.fades")]
    assert fades == ([(0, SLOW)] if motion == "no-preference" else [])

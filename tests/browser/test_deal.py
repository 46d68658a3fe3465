"""The deal: cards fly to the seats and into the hand, without delaying the first move."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import FixDeal, People
from tests.browser.player import wait
from tests.browser.tables import Place
from tests.browser.visits import MOVING, place_table, visit
from tests.server.running import Threaded
from tests.server.scenes import full_table

# Slows all animations down, so that a test can look at them in the middle.
SLOWLY = """() => {
  const animate = Element.prototype.animate;
  window.flights = { backs: 0, hand: 0 };
  Element.prototype.animate = function (keyframes, timing) {
    const motion = animate.call(this, keyframes, timing);
    if (this.matches(".flying")) flights.backs += 1;
    if (this.matches("[role=toolbar] [data-card]")) flights.hand += 1;
    motion.updatePlaybackRate(0.001);
    return motion;
  };
}"""
MOVING_CARDS = """() => document.getAnimations().filter(({ playState, effect }) =>
  playState === "running" && effect.target.matches("[role=toolbar] [data-card], .flying")).length"""


def deal(
    person: People,
    server: Threaded,
    options: Mapping[str, Any],
    game: str = "elfer-raus",
    cards: int = 20,
) -> Page:
    """Return the host's page right after the deal."""
    place: Place = place_table(server, full_table(game))
    page = visit(person, place, **options)
    page.evaluate(SLOWLY)
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(cards)
    return page


def test_cards_fly_to_all_seats_and_fan_out_in_the_hand(person: People, server: Threaded) -> None:
    page = deal(person, server, MOVING)
    wait(page, lambda: page.evaluate("flights.hand") == 20, "the hand is not dealt")
    # Two other players get face-down cards, which show nothing.
    assert page.evaluate("flights.backs") == 6
    assert page.locator(".flying text, .flying [data-card]").count() == 0


@pytest.mark.parametrize("by", ["pointer", "key"])
def test_the_deal_ends_at_the_first_touch(person: People, server: Threaded, by: str) -> None:
    page = deal(person, server, MOVING)
    wait(page, lambda: page.evaluate(MOVING_CARDS) > 0, "nothing moves")
    if by == "pointer":
        page.mouse.click(2, 2)
    else:
        page.keyboard.press("Tab")
    wait(page, lambda: page.evaluate(MOVING_CARDS) == 0, "the deal goes on")
    expect(page.locator(".flying")).to_have_count(0)


def test_a_card_can_be_played_during_the_deal(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    page = deal(person, server, MOVING, "junior", 5)
    wait(page, lambda: page.evaluate(MOVING_CARDS) > 0, "nothing moves")
    # The host begins, and plays while all cards are still on their way.
    card = page.locator("[role=toolbar] [data-card=g10]")
    card.press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator(".rows [data-card=g10]")).to_be_visible()


@pytest.mark.parametrize(
    "options", [{"reduced_motion": "reduce"}, {"settings": {"animations": False}}]
)
def test_nothing_flies_without_animations(
    person: People, server: Threaded, options: dict[str, Any]
) -> None:
    page = deal(person, server, MOVING | options)
    assert page.evaluate("flights") == {"backs": 0, "hand": 0}


def test_a_reload_does_not_deal_again(person: People, server: Threaded) -> None:
    page = deal(person, server, MOVING)
    wait(page, lambda: page.evaluate("flights.hand") == 20, "the hand is not dealt")
    page.add_init_script(f"({SLOWLY})()")
    page.reload()
    expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(20)
    assert page.evaluate("flights") == {"backs": 0, "hand": 0}

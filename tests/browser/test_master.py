"""Master: choosing a place for a joker on the rows, and building bridges."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.master_tables import find_crowded_table, find_swap_table
from tests.browser.player import Player, wait
from tests.browser.visits import place_table, player_at
from tests.server.running import Threaded

PHONE = {"viewport": {"width": 390, "height": 844}}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
REACH = """(places) => places.flatMap((place) => {
  const { width, height } = getComputedStyle(place, "::after");
  return [parseFloat(width), parseFloat(height)];
})"""
WHERE = "Tap the place that the joker should stand for."


def hand_card(player: Player, card: str) -> Locator:
    return player.page.locator(f"[role=toolbar] [data-card='{card}']")


def slot(player: Player, place: str) -> Locator:
    return player.page.get_by_role("group", name="The rows").locator(f"button[data-place={place}]")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_joker_is_placed_by_tapping_a_row(
    person: People, server: Threaded, screen: dict[str, Any]
) -> None:
    player = player_at(person, place_table(server, find_crowded_table()), **screen)
    player.wait_for_turn()
    page = player.page
    hand_card(player, "*#1").click()
    # Only the tapped joker rises, not the other one.
    expect(hand_card(player, "*#1")).to_have_attribute("aria-pressed", "true")
    expect(hand_card(player, "*")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text(WHERE).first).to_be_visible()
    expect(player.actions).to_have_count(0)
    expect(page.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
    for place in page.locator("button[data-place]").all():
        expect(place).to_be_in_viewport(ratio=1)
    # Even a narrow place is large enough for a finger.
    assert min(page.locator("button[data-place]").evaluate_all(REACH)) >= 44
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("button[data-place]")).to_have_count(0)
    # The places are named buttons, so the keyboard works too.
    hand_card(player, "*").click()
    page.get_by_role("button", name="Joker as the yellow 10", exact=True).focus()
    page.keyboard.press("Enter")
    wait(page, lambda: "yellow row: 5 to 12, 14, 16 to 18" in player.rows, "the joker is not laid")


def test_a_bridge_must_be_confirmed_and_stays_visible(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, find_swap_table()), **DESKTOP)
    player.wait_for_turn()
    page = player.page
    expect(page.locator(".seat.own").get_by_text("2 bridges")).to_be_visible()
    hand_card(player, "*").click()
    slot(player, "g15").click()
    # A bridge is scarce, so a button names the move and asks for confirmation.
    expect(player.actions).to_have_count(1)
    expect(player.actions.first).to_contain_text("Bridge")
    player.actions.first.click()
    trace = page.locator("[data-bridge=g15]")
    expect(trace).to_be_visible()
    settle(page)
    red_row, laid = page.locator("[data-drop='row:r']"), page.locator("[data-card='*g15']")
    at, red, green = (thing.bounding_box() for thing in (trace, red_row, laid))
    assert at is not None
    assert red is not None
    assert green is not None
    # The bridge is drawn between the two rows, above the card that it leads to.
    assert abs(at["x"] + at["width"] / 2 - green["x"] - green["width"] / 2) < 2
    assert red["y"] < at["y"] < green["y"] + green["height"] / 2
    assert at["y"] + at["height"] > green["y"]
    expect(page.locator(".seat.own").get_by_text("one bridge")).to_be_visible()
    # It is still there after a reload, even with rows drawn as piles.
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.locator("[data-bridge]")).to_be_visible()


def test_a_player_who_swaps_first_is_told_to_lay(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, find_swap_table()), **PHONE)
    player.wait_for_turn()
    hand_card(player, "r15").click()
    status = player.page.get_by_text("You’ve swapped: now lay a card as well.")
    expect(status.first).to_be_visible()
    hand_card(player, "r14").click()
    expect(player.page.locator(".status").filter(has_text="swapped")).to_have_count(0)

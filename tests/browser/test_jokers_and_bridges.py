"""A joker's place is chosen on the rows; bridges have a word and leave a trace."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.bridged import crowded, swapping
from tests.browser.conftest import People
from tests.browser.player import Player, wait
from tests.browser.visits import player_at, scene
from tests.server.running import Threaded

PHONE = {"viewport": {"width": 390, "height": 844}}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
REACH = """(places) => places.flatMap((place) => {
  const { width, height } = getComputedStyle(place, "::after");
  return [parseFloat(width), parseFloat(height)];
})"""
WHERE = "Tap the place that the joker should stand for."


def held(player: Player, card: str) -> Locator:
    return player.page.locator(f"[role=toolbar] [data-card='{card}']")


def slot(player: Player, place: str) -> Locator:
    return player.page.get_by_role("group", name="The rows").locator(f"button[data-place={place}]")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_place_of_a_joker_is_chosen_on_the_rows(
    person: People, server: Threaded, screen: dict[str, Any]
) -> None:
    player = player_at(person, scene(server, crowded()), **screen)
    player.wait_for_turn()
    page = player.page
    held(player, "*#1").click()
    # Of two jokers only the one that was tapped rises.
    expect(held(player, "*#1")).to_have_attribute("aria-pressed", "true")
    expect(held(player, "*")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text(WHERE).first).to_be_visible()
    expect(player.actions).to_have_count(0)
    expect(page.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
    for place in page.locator("button[data-place]").all():
        expect(place).to_be_in_viewport(ratio=1)
    # However narrow a place is, a finger finds it.
    assert min(page.locator("button[data-place]").evaluate_all(REACH)) >= 44
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("button[data-place]")).to_have_count(0)
    # By keyboard too: the places are buttons with names of their own.
    held(player, "*").click()
    page.get_by_role("button", name="Joker as the yellow 10", exact=True).focus()
    page.keyboard.press("Enter")
    wait(page, lambda: "yellow row: 5 to 12, 14, 16 to 18" in player.rows, "it is not laid")


def test_a_place_over_a_bridge_is_confirmed_and_leaves_a_trace(
    person: People, server: Threaded
) -> None:
    player = player_at(person, scene(server, swapping()), **DESKTOP)
    player.wait_for_turn()
    page = player.page
    expect(page.locator(".tools").get_by_text("2 bridges")).to_be_visible()
    held(player, "*").click()
    slot(player, "g15").click()
    # A bridge costs something: the only button left says what is about to be done.
    expect(player.actions).to_have_count(1)
    expect(player.actions.first).to_contain_text("Bridge")
    player.actions.first.click()
    trace = page.locator("[data-bridge=g15]")
    expect(trace).to_be_visible()
    red_row, laid = page.locator("[data-drop='row:r']"), page.locator("[data-card='*g15']")
    at, red, green = (thing.bounding_box() for thing in (trace, red_row, laid))
    assert at is not None
    assert red is not None
    assert green is not None
    # It lies between the two rows, over the card that it leads to.
    assert abs(at["x"] + at["width"] / 2 - green["x"] - green["width"] / 2) < 2
    assert at["y"] < red["y"] + red["height"] + 4
    assert at["y"] + at["height"] > green["y"]
    expect(page.locator(".tools").get_by_text("one bridge")).to_be_visible()
    # And after a reload it is still there, in piles as well.
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.locator("[data-bridge]")).to_be_visible()


def test_whoever_swaps_first_is_told_to_lay(person: People, server: Threaded) -> None:
    player = player_at(person, scene(server, swapping()), **PHONE)
    player.wait_for_turn()
    held(player, "r15").click()
    status = player.page.get_by_text("You have swapped: now lay a card as well.")
    expect(status.first).to_be_visible()
    held(player, "r14").click()
    expect(player.page.locator(".status").filter(has_text="swapped")).to_have_count(0)

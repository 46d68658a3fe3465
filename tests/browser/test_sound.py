"""Sounds, which each device is offered once, and the vibrations of phones."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import People
from tests.browser.endings import finished_party, place_party
from tests.browser.layout import PHONE
from tests.browser.player import wait
from tests.browser.tables import Place
from tests.browser.visits import STILL, browser_of, place_table
from tests.server.running import Threaded
from tests.server.scenes import running_table
from tests.table.party import HOST

# Only observes: the browser still plays and vibrates.
RECORD = """
  window.heard = [];
  window.felt = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(this.type);
    return start.apply(this, when);
  };
  const { vibrate } = Navigator.prototype;
  Navigator.prototype.vibrate = function (pattern) {
    window.felt.push(JSON.stringify(pattern));
    return vibrate.call(this, pattern);
  };
"""
LAID, TURN, REFUSED = "15", "[30,60,30]", "[20,40,20,40,20]"
OFFER = "Would you like to hear the cards, too?"


def open_recorded(context: BrowserContext, place: Place) -> Page:
    """Open a table with a record of all sounds and vibrations."""
    context.add_init_script(RECORD)
    page = context.new_page()
    page.goto(place.url)
    return page


def recorded(page: Page, name: str) -> list[str]:
    found: list[str] = page.evaluate(f"window.{name}")
    return found


def lay_a_card(page: Page) -> None:
    fitting = page.get_by_role("button", name=", fits")
    count = fitting.count()
    assert count > 0
    hand = page.get_by_role("toolbar").get_by_role("button")
    before = hand.count()
    fitting.first.click()
    expect(hand).to_have_count(before - 1)


@pytest.mark.parametrize("answer", ["Sounds on", "No thanks"])
def test_sounds_are_offered_once(person: People, server: Threaded, answer: str) -> None:
    accepted = answer == "Sounds on"
    place = place_party(server, finished_party("junior", [HOST, "easy"]))
    context = browser_of(person, place)
    page = open_recorded(context, place)
    offer = page.get_by_role("group", name=OFFER)
    expect(offer).to_be_visible()
    assert recorded(page, "heard") == []
    offer.get_by_role("button", name=answer).click()
    expect(offer).to_have_count(0)
    assert bool(recorded(page, "heard")) == accepted
    page.reload()
    expect(page.locator("#round-end")).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto(f"{server.address}/settings")
    switch = page.get_by_role("switch", name="Sounds")
    expect(switch).to_be_checked(checked=accepted)


@pytest.mark.parametrize("settings", [{"sound": True}, None])
def test_a_card_is_heard_only_if_sounds_are_on(
    person: People, server: Threaded, settings: dict[str, Any] | None
) -> None:
    place = place_table(server, running_table())
    page = open_recorded(browser_of(person, place, settings), place)
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    lay_a_card(page)
    if settings:
        wait(page, lambda: "triangle" in recorded(page, "heard"), "the card makes no sound")
    else:
        assert recorded(page, "heard") == []


def phone(person: People, place: Place, settings: dict[str, Any] | None = None) -> Page:
    return open_recorded(browser_of(person, place, settings, **PHONE), place)


def test_a_phone_vibrates_for_a_card_a_refusal_and_a_turn(person: People, server: Threaded) -> None:
    place = place_table(server, running_table())
    page = phone(person, place)
    hand = page.get_by_role("toolbar").get_by_role("button")
    expect(hand.first).to_be_visible()
    page.locator("[role=toolbar] button:not(.fits)").first.click()
    wait(page, lambda: REFUSED in recorded(page, "felt"), "a refusal does not vibrate")
    lay_a_card(page)
    wait(page, lambda: recorded(page, "felt")[-1] == LAID, "a card does not vibrate")


def test_a_turn_vibrates(person: People, server: Threaded) -> None:
    party = finished_party("hoechste-karte", [HOST, "easy"])
    place = place_party(server, party)
    page = phone(person, place)
    # The tap on the button allows the vibration, which comes with the first turn.
    page.get_by_role("button", name="Play again").click()
    wait(page, lambda: TURN in recorded(page, "felt"), "the turn does not vibrate")


@pytest.mark.parametrize("where", ["off", "desktop"])
def test_nothing_vibrates_if_it_is_off_or_not_a_phone(
    person: People, server: Threaded, where: str
) -> None:
    place = place_table(server, running_table())
    if where == "off":
        page = phone(person, place, {"haptics": False})
    else:
        page = open_recorded(browser_of(person, place), place)
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    lay_a_card(page)
    assert recorded(page, "felt") == []


def test_the_settings_have_both(person: People, server: Threaded) -> None:
    for options, shown in (({**PHONE, **STILL}, 1), (STILL, 0)):
        page = person(**options).new_page()
        page.add_init_script(RECORD)
        page.goto(f"{server.address}/settings")
        expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
        page.get_by_text("Sounds", exact=True).click()
        wait(page, lambda page=page: recorded(page, "heard") != [], "the switch is silent")  # type: ignore[misc]
        vibration = page.get_by_role("switch", name="Vibration")
        expect(vibration).to_have_count(shown)
        if shown:
            expect(vibration).to_be_checked()
            page.get_by_text("Vibration", exact=True).click()
            expect(vibration).not_to_be_checked()
            assert recorded(page, "felt") == []
            page.get_by_text("Vibration", exact=True).click()
            wait(page, lambda page=page: recorded(page, "felt") == [TURN], "no vibration")  # type: ignore[misc]

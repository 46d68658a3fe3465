"""Keyboard control: from the start page to cards on the table, the curtain and dialogs."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.player import Player, wait
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, hurry, place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import running_table

FOCUSED = """() => {
  const { activeElement: element } = document;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: element.ariaLabel ?? element.innerText ?? "",
    card: element.dataset.card ?? null,
    tag: element.tagName,
    visible: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
  };
}"""
MOST_TABS = 40


def tab_to(page: Page, name: str) -> None:
    """Press Tab until an element of this name has the focus; check the focus ring on the way."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["tag"] == "BODY":
            continue
        # Radio buttons are invisible, so the outline is on their labels.
        assert focused["visible"] or focused["tag"] == "INPUT", focused
        if name in focused["name"]:
            return
    raise AssertionError(f"cannot reach {name!r} by Tab")


def tab_to_hand(page: Page) -> None:
    """Press Tab until a card in the hand has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["card"] is not None:
            assert focused["visible"], focused
            return
    raise AssertionError("cannot reach the hand by Tab")


def wait_for_focus(page: Page, card: str) -> None:
    """Wait until a card has the focus."""
    page.wait_for_function("card => document.activeElement.dataset.card === card", arg=card)


def lay(page: Page, player: Player) -> None:
    """Make the offered move by keyboard: go to the card or the button, and press a key."""
    player.wait_for_turn()
    seen = player.look()
    offer = seen["offer"]
    assert offer is not None
    if offer["kind"] == "card":
        if page.evaluate(FOCUSED)["card"] is None:
            tab_to_hand(page)
        cards = player.cards
        page.keyboard.press("Home")
        for card in cards[: offer["index"]]:
            wait_for_focus(page, card)
            page.keyboard.press("ArrowRight")
        wait_for_focus(page, cards[offer["index"]])
        page.keyboard.press("Enter")
    else:
        tab_to(page, player.actions.nth(offer["index"]).inner_text())
        page.keyboard.press("Space")
    wait(page, lambda: player.look()["sign"] != seen["sign"], "the page does not change")


def test_from_the_start_page_to_cards_on_the_table(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("Tab")
    assert "Skip" in page.evaluate(FOCUSED)["name"]
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    player = Player(page)
    expect(player.hand).not_to_have_count(0)
    for _ in range(6):
        if player.look()["over"]:
            break
        lay(page, player)

    page.keyboard.press("Escape")
    tab_to(page, "History")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="History")
    expect(dialog).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    for _ in range(3):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || " + (
            "document.querySelector('dialog').contains(document.activeElement)"
        )
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="History")).to_be_focused()


def test_focus_stays_in_the_hand_after_a_card_is_laid(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(server.address)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    for _ in range(12):
        offer = player.wait_for_offer()
        if offer["kind"] == "card":
            break
        player.play(1)
    count = len(player.cards)
    lay(page, player)
    expect(player.hand).not_to_have_count(count)
    page.wait_for_function("document.activeElement.dataset.card !== undefined")


def test_the_curtain_by_keyboard(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/new/junior")
    page.get_by_label("Several of us on this device").focus()
    page.keyboard.press("Space")
    page.get_by_role("radio", name="2", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ann")
    page.get_by_label("Who sits in seat 2?").focus()
    page.keyboard.type("Bob")
    page.keyboard.press("Enter")
    opener = page.get_by_role("dialog").get_by_role("button")
    expect(opener).to_be_focused()
    # Tab cannot reach anything behind the curtain.
    for _ in range(3):
        page.keyboard.press("Tab")
        inside = "document.querySelector('dialog').contains(document.activeElement)"
        assert page.evaluate(f"document.activeElement === document.body || {inside}")
    opener.focus()
    for _ in range(3):
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
        expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    expect(Player(page).hand).to_have_count(5)


def open_running_table(person: People, server: Threaded, language: str = "en") -> Player:
    """Open a table where the host may lay only the red 11."""
    player = player_at(person, place_table(server, running_table()), locale=language)
    expect(player.hand).to_have_count(20)
    return player


def has_focus_in_hand(page: Page) -> bool:
    return page.evaluate(FOCUSED)["card"] is not None


def test_keys_lead_to_the_hand_and_pick_cards(person: People, server: Threaded) -> None:
    player = open_running_table(person, server)
    page = player.page
    page.keyboard.press("h")
    assert page.evaluate(FOCUSED)["card"] == player.cards[0]
    assert page.evaluate(FOCUSED)["visible"]
    page.keyboard.press("b")
    assert not has_focus_in_hand(page)
    number = player.cards.index("r11") + 1
    assert number <= 10
    page.keyboard.press(str(number % 10))
    wait(page, lambda: "r11" not in player.cards, "the key does not pick the card")


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_question_mark_shows_all_keys(person: People, server: Threaded, language: str) -> None:
    player = open_running_table(person, server, language)
    page = player.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=text_of(language, "menu-keys"))
    for name in ("hand", "number", "board", "actions", "list", "along", "press", "look", "close"):
        expect(keys.get_by_text(text_of(language, f"keys-{name}"), exact=True)).to_be_visible()
    assert faults(page, language) == []
    assert violations(page) == []
    page.keyboard.press("h")  # a dialog keeps the keys to itself
    assert not has_focus_in_hand(page)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_single_keys_do_nothing_in_a_field(person: People, server: Threaded) -> None:
    player = open_running_table(person, server)
    page, cards = player.page, player.cards
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("link").first.click()
    search = page.get_by_role("searchbox")
    search.press_sequentially("h12?")
    expect(search).to_have_value("h12?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_have_count(0)
    assert player.cards == cards


def test_single_keys_can_be_switched_off(person: People, server: Threaded) -> None:
    player = open_running_table(person, server)
    page, cards = player.page, player.cards
    # The list is in the menu too, for those who have switched the keys off.
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Keyboard").click()
    page.get_by_role("switch", name="Use single keys").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for key in ("h", str(cards.index("r11") + 1), "?"):
        page.keyboard.press(key)
    assert not has_focus_in_hand(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert player.cards == cards

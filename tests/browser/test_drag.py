"""Dragging a card to its row; a card that does not fit gets a reason with the rule."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import Player, wait
from tests.browser.texts import faults, text_of
from tests.browser.visits import place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import running_table


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, card: str, row: str) -> None:
    """Drag a card with the mouse and drop it on a row."""
    settle(player.page)
    mouse = player.page.mouse
    mouse.move(*middle(player.page.locator(f"[role=toolbar] [data-card={card}]")))
    mouse.down()
    mouse.move(*middle(player.page.locator(f"[data-drop='row:{row}']")), steps=6)
    mouse.up()


def test_a_dragged_card_is_laid(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()))
    player.wait_for_turn()
    # The deal is always the same, and the red 11 begins.
    assert "r11" in player.cards
    drag(player, "r11", "r")
    wait(player.page, lambda: "r11" not in player.cards, "the card is not laid")
    assert player.rows[0] == "red row: 11"


def test_a_card_dropped_outside_the_rows_returns_to_the_hand(
    person: People, server: Threaded
) -> None:
    player = player_at(person, place_table(server, running_table()))
    player.wait_for_turn()
    settle(player.page)
    cards = player.cards
    mouse = player.page.mouse
    mouse.move(*middle(player.page.locator("[role=toolbar] [data-card=r11]")))
    mouse.down()
    mouse.move(5, 300, steps=4)
    mouse.move(640, 5, steps=4)
    mouse.up()
    player.page.wait_for_timeout(150)
    assert player.cards == cards
    player.look()
    # The next tap on it still works.
    player.page.locator("[role=toolbar] [data-card=r11]").click()
    wait(player.page, lambda: "r11" not in player.cards, "the tap was lost")


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_card_that_does_not_fit_gets_a_reason(
    person: People, server: Threaded, language: str
) -> None:
    player = player_at(person, place_table(server, running_table()), locale=language)
    page = player.page
    expect(player.hand).to_have_count(20)
    card = next(card for card in player.cards if not card.endswith("11"))
    drag(player, card, card[0])
    reason = page.get_by_role("alert").get_by_role("link", name="CL-2")
    expect(reason).to_contain_text(text_of(language, "rulebook-why"))
    assert faults(page, language) == []
    understood = text_of(language, "table-understood")
    page.get_by_role("alert").get_by_role("button", name=understood).click()
    expect(reason).to_have_count(0)
    # A tap gives the same reason.
    page.locator(f"[role=toolbar] [data-card={card}]").click()
    expect(reason).to_contain_text("CL-2")

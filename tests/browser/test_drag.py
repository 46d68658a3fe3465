"""Dragging a card to its row; a card that does not fit gets a reason with the rule."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.players_and_chairs import Chair
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import Player, wait
from tests.browser.test_card_viewer import find_own_turn
from tests.browser.texts import faults, text_of
from tests.browser.visits import place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import HOST, apply_command, full_table, running_table


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


LIT = """() => [...document.querySelectorAll("[data-lit]")].map((each) => each.dataset.drop)"""


def hold(player: Player, card: str) -> None:
    """Drag a card a little and keep holding it."""
    settle(player.page)
    x, y = middle(player.page.locator(f"[role=toolbar] [data-card='{card}']"))
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x, y - 40, steps=4)


def find_places(table: Table, kind: str) -> dict[str, set[str]]:
    """Return where the host may lay each card now, according to the moves."""
    places: dict[str, set[str]] = {}
    for touches in [move.touches for move in table.match.legal(0)] if table.match else []:
        there = {f"{touch.kind}:{touch.key}" for touch in touches if touch.kind == kind}
        for touch in touches:
            if touch.kind == "hand" and there:
                places.setdefault(touch.key, set()).update(there)
    return places


def find_turn(game: str, kind: str) -> Table:
    """Return a table of a game in which the host may lay a card."""
    table = full_table(game)
    table = replace(table, chairs=tuple(Chair(player=HOST) for _ in table.chairs))
    table = apply_command(table, HOST, Start())
    while table.match is not None and not find_places(table, kind):
        seat = table.match.actors[0]
        table = apply_command(table, HOST, Play(seat, table.match.legal(seat)[0].text))
    chairs = (Chair(player=HOST), *(Chair(bot="greedy") for _ in table.chairs[1:]))
    return replace(table, chairs=chairs, pace=60_000, seats_held={})


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("elfer-raus", "row"),
        ("master", "row"),
        ("mogeln", "pile"),
        ("farben-sammeln", "pile"),
    ],
)
def test_dragging_lights_up_where_the_card_may_go(
    person: People, server: Threaded, game: str, kind: str
) -> None:
    table = find_turn(game, kind)
    player = player_at(person, place_table(server, table))
    expect(player.hand.first).to_be_visible()
    card, places = next(iter(find_places(table, kind).items()))
    hold(player, card)
    wanted = sorted(places)
    wait(player.page, lambda: sorted(player.page.evaluate(LIT)) == wanted, f"not lit: {wanted}")
    player.page.mouse.up()
    wait(player.page, lambda: player.page.evaluate(LIT) == [], "still lit")


LIT_PLACES = """() => [...document.querySelectorAll("[data-next]:has(.lit)")]
  .map((ghost) => `place:${ghost.dataset.next}`)"""


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
@pytest.mark.parametrize("size", [(360, 640), (1280, 720)])
def test_dragging_lights_up_the_places_in_a_row(
    person: People, server: Threaded, game: str, size: tuple[int, int]
) -> None:
    """In Master a joker fits in several places."""
    table = find_turn(game, "place")
    width, height = size
    screen = {"width": width, "height": height}
    player = player_at(person, place_table(server, table), viewport=screen)
    expect(player.hand.first).to_be_visible()
    found = find_places(table, "place")
    card = max(found, key=lambda card: len(found[card]))
    assert len(found[card]) > (game == "master")
    hold(player, card)
    wanted = sorted(found[card])
    wait(
        player.page,
        lambda: sorted(player.page.evaluate(LIT_PLACES)) == wanted,
        f"not lit: {wanted}",
    )
    player.page.mouse.up()
    wait(player.page, lambda: player.page.evaluate(LIT_PLACES) == [], "still lit")


def test_dragging_the_turned_card_lights_up_where_it_may_go(
    person: People, server: Threaded
) -> None:
    table = find_own_turn("ueberall-anschliessen", "turned")
    assert table.match is not None
    places = {
        f"{touch.kind}:{touch.key}"
        for move in table.match.legal(0)
        for touch in move.touches
        if touch.kind in ("middle", "pile")
    }
    wanted = sorted(places - {"pile:own"} or places)
    page = player_at(person, place_table(server, table)).page
    settle(page)
    x, y = middle(page.locator(".turned button"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 40, steps=4)
    wait(page, lambda: sorted(page.evaluate(LIT)) == wanted, f"not lit: {wanted}")
    page.mouse.up()
    wait(page, lambda: page.evaluate(LIT) == [], "still lit")


def test_dragging_gives_nothing_away_without_help(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), {"help": False})
    expect(player.hand).to_have_count(20)
    hold(player, "r11")
    wait(
        player.page,
        lambda: player.page.locator("[role=toolbar] .dragged").count() == 1,
        "the card is not dragged",
    )
    assert player.page.evaluate(LIT) == []
    player.page.mouse.up()


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_card_that_does_not_fit_gets_a_reason(
    person: People, server: Threaded, language: str
) -> None:
    player = player_at(person, place_table(server, running_table()), locale=language)
    page = player.page
    expect(player.hand).to_have_count(20)
    card = next(card for card in player.cards if not card.endswith("11"))
    drag(player, card, card[0])
    reason = page.get_by_role("alert").get_by_role("link")
    expect(reason).to_contain_text(text_of(language, "rulebook-why"))
    expect(reason).to_have_attribute("href", re.compile("#cl-2$"))
    assert faults(page, language) == []
    understood = text_of(language, "table-understood")
    page.get_by_role("alert").get_by_role("button", name=understood).click()
    expect(reason).to_have_count(0)
    # A tap gives the same reason.
    page.locator(f"[role=toolbar] [data-card={card}]").click()
    expect(reason).to_have_attribute("href", re.compile("#cl-2$"))

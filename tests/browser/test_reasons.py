"""A refusal is one line with a picture, and is shown only as long as it is true."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.notation.states import view_of
from elfer.table import Table
from elfer.table.commands import Play
from tests.browser.conftest import People
from tests.browser.layout import PHONE, find_overlaps
from tests.browser.player import Player, play_all, wait
from tests.browser.tables import join_table, make_table
from tests.browser.texts import faults, text_of
from tests.browser.visits import place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, apply_command, play_one_move, running_table

NOT_YOURS = "It isn’t your turn right now."


def reason(page: Page) -> Locator:
    return page.get_by_text(NOT_YOURS)


def seat_two(person: People, server: Threaded) -> list[Player]:
    """Seat Ann and Bea and deal the cards."""
    place = make_table(server.address, "junior", ["me", "free"], rounds=1)
    pages = [visit(person, each) for each in (place, join_table(place, "Bea"))]
    pages[1].get_by_role("button", name="Sit down").click()
    pages[0].get_by_role("button", name="Deal the cards").click()
    players = [Player(page) for page in pages]
    for player in players:
        expect(player.hand.first).to_be_visible()
    return players


def tap_out_of_turn(player: Player) -> None:
    """Tap a card out of turn, and expect the refusal."""
    player.hand.first.click()
    expect(reason(player.page)).to_be_visible()


def wait_for_actor(players: list[Player]) -> Player:
    """Wait until both pages agree whose turn it is, and return that player."""
    offered: list[Player] = []

    def find_actors() -> bool:
        offered[:] = [player for player in players if has_turn(player)]
        return len(offered) == 1

    wait(players[0].page, find_actors, "it is nobody's turn")
    return offered[0]


def has_turn(player: Player) -> bool:
    return player.page.locator(".status.ours").count() > 0


def is_over(player: Player) -> bool:
    return player.end.count() > 0


def has_turn_or_is_over(player: Player) -> bool:
    return has_turn(player) or is_over(player)


def act(player: Player, until: Callable[[], bool]) -> None:
    """Play until a condition holds."""
    play_all([player], until)


def test_a_refusal_disappears_when_the_turn_comes(person: People, server: Threaded) -> None:
    players = seat_two(person, server)
    for _ in range(4):
        plays = wait_for_actor(players)
        (waits,) = (player for player in players if player is not plays)
        tap_out_of_turn(waits)
        act(plays, partial(has_turn_or_is_over, waits))
        expect(reason(waits.page)).to_have_count(0)
        if is_over(waits):  # a round with a lucky deal ends sooner
            break


def test_a_refusal_disappears_when_the_match_is_over(person: People, server: Threaded) -> None:
    players = seat_two(person, server)
    while True:
        plays = wait_for_actor(players)
        (waits,) = (player for player in players if player is not plays)
        tap_out_of_turn(waits)
        act(plays, partial(has_turn_or_is_over, waits))
        expect(reason(waits.page)).to_have_count(0)
        if is_over(waits):
            break
    plays.page.get_by_role("button", name="Play again").click()
    for player in players:
        expect(player.hand).to_have_count(5)
        expect(player.page.get_by_role("button", name="OK")).to_have_count(0)


def test_a_refusal_stays_while_others_play_on(person: People, server: Threaded) -> None:
    """It stays because it is still true."""
    players = seat_two(person, server)
    plays = wait_for_actor(players)
    (waits,) = (player for player in players if player is not plays)
    tap_out_of_turn(waits)
    plays.page.get_by_role("button", name="React", exact=True).click()
    plays.page.get_by_role("button", name="Well done!").click()
    expect(waits.page.locator(".bubble")).to_be_visible()
    expect(reason(waits.page)).to_be_visible()
    waits.page.get_by_role("button", name="OK").click()
    expect(reason(waits.page)).to_have_count(0)


RULE_ID = re.compile(r"\b[A-Z]{1,2}-\d+\b")
PHONE_SIZES = [(390, 664), (390, 844), (844, 390)]


def tap_a_card_that_waits(player: Player, table: Table) -> str:
    """Tap a high red card that does not fit yet, and return the number that comes first."""
    expect(player.hand.first).to_be_visible()
    assert table.match is not None
    next_number = max(int(card[1:]) for card in view_of(table.match, 0)["rows"]["r"]) + 1
    card = max((card for card in player.cards if card[0] == "r"), key=lambda card: int(card[1:]))
    assert int(card[1:]) > next_number
    player.page.locator(f"[role=toolbar] [data-card={card}]").click()
    return str(next_number)


def begun_table() -> Table:
    """Return a table with the red 11 on it and the host to move again."""
    table = apply_command(running_table(), HOST, Play(0, "r11"))
    table = replace(table, chairs=(table.chairs[0], table.chairs[1], table.chairs[1]))
    while table.match is not None and table.match.turn != 0:
        table = play_one_move(table)
    return table


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_refusal_is_a_short_line_with_a_picture(
    person: People, server: Threaded, language: str
) -> None:
    table = begun_table()
    player = player_at(person, place_table(server, table), locale=language, **PHONE)
    wanted = tap_a_card_that_waits(player, table)
    box = player.page.get_by_role("alert")
    expect(box.get_by_role("link", name=text_of(language, "rulebook-why"))).to_be_visible()
    # A child plays: the screen shows no rule ids.
    assert RULE_ID.findall(box.inner_text()) == []
    assert len(box.locator("b").inner_text()) <= 40
    assert wanted in box.locator("b").inner_text()
    # The picture is the card that comes first.
    picture = box.locator("svg[data-colour=r]")
    expect(picture).to_have_count(1)
    expect(picture.locator("text.number")).to_have_text(wanted)
    assert faults(player.page, language) == []


@pytest.mark.parametrize(("width", "height"), PHONE_SIZES)
def test_a_refusal_never_covers_the_hand(
    person: People, server: Threaded, width: int, height: int
) -> None:
    viewport = {"width": width, "height": height}
    table = begun_table()
    player = player_at(person, place_table(server, table), viewport=viewport)
    tap_a_card_that_waits(player, table)
    expect(player.page.locator(".reason")).to_be_visible()
    assert find_overlaps(player.page, ".reason, [role=toolbar]") == []
    top = player.page.locator(".reason").evaluate("box => box.getBoundingClientRect().top")
    assert top >= 0


def test_why_leads_to_the_rule(person: People, server: Threaded) -> None:
    table = begun_table()
    player = player_at(person, place_table(server, table))
    tap_a_card_that_waits(player, table)
    page = player.page
    page.get_by_role("alert").get_by_role("link", name="Why?").click()
    rules = page.get_by_role("dialog")
    expect(rules.locator("[data-rule='CL-5']")).to_be_in_viewport()
    assert RULE_ID.findall(rules.inner_text()) == []
    page.keyboard.press("Escape")
    expect(player.hand.first).to_be_visible()

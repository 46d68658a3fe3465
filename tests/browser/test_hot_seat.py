"""Two people on a shared device, with a curtain between turns."""

import pytest
from playwright.sync_api import expect

from elfer.table import LogEntry, apply_entry
from elfer.table.commands import Undo
from elfer.table.errors import NotNow
from tests.browser.conftest import FixDeal, People
from tests.browser.player import Player, play_all
from tests.browser.secrecy import take_cards_behind_curtain
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.truth import truth
from tests.server.running import Threaded
from tests.server.scenes import live_table_of


def test_a_round_with_the_curtain(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    fix_deal()
    page = deal_to_two(person, server)
    code = page.url.rpartition("/")[2]
    player = Player(page)
    turns = 0
    while True:
        seen = player.look()
        if seen["over"]:
            break
        if seen["offer"] is not None and seen["offer"]["kind"] == "curtain":
            turns += 1
            expect(player.hand).to_have_count(0)
            name = page.get_by_role("dialog").get_by_role("button").inner_text()
            player.step()
            expect(player.hand).not_to_have_count(0)
            seat = NAMES.index(name.removeprefix("I am "))
            assert set(player.cards) == truth(server, code).hands[seat]
        elif not player.step():
            page.wait_for_timeout(15)
    assert turns > 4
    assert take_cards_behind_curtain(page) == set()


def test_names_are_remembered(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    page.goto(f"{server.address}/new/junior")
    page.get_by_text("Several of us on this device").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Who sits in seat 2?")).to_have_value("Bob")
    expect(page.get_by_label("Who sits in seat 3?")).to_have_value("")


def test_a_new_round_begins_behind_the_curtain(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server, rounds=2)
    player = Player(page)
    player.play_to_the_end()
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    player.play_to_the_end()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    assert take_cards_behind_curtain(page) == set()


def test_a_reload_brings_the_curtain_back(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    player = Player(page)
    player.step()
    expect(player.hand).to_have_count(5)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    expect(player.hand).to_have_count(5)
    assert take_cards_behind_curtain(page) == set()


def test_nobody_can_take_back_the_previous_players_move(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    code = page.url.rpartition("/")[2]
    # The test clicks Done itself, because a late click by the player would remove the button.
    player = Player(page, leave=["Done"])
    done = page.get_by_role("button", name="Done", exact=True)
    play_all([player], until=lambda: done.count() > 0)
    player.settle()  # a click while a card is being laid would have no effect
    done.click()
    page.get_by_role("button", name="I am").click()
    expect(player.hand).not_to_have_count(0)
    before = truth(server, code)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("Control+z")
    player.wait_for_turn()
    assert truth(server, code) == before
    # The server also refuses an undo from another client.
    live_table = live_table_of(server, code)
    with pytest.raises(NotNow):
        apply_entry(live_table.table, LogEntry(0, Undo(), live_table.table.host))

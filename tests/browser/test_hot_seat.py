"""Two people at one device, with a curtain between them."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.secrecy import behind_the_curtain
from tests.browser.sharing import NAMES, together
from tests.browser.truth import truth
from tests.server.running import Threaded


def test_a_round_with_the_curtain(person: People, server: Threaded) -> None:
    page = together(person, server)
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
    assert behind_the_curtain(page) == set()


def test_names_are_typed_once(person: People, server: Threaded) -> None:
    page = together(person, server)
    page.goto(f"{server.address}/new/junior")
    page.get_by_text("Several of us on this device").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Who sits on seat 2?")).to_have_value("Bob")
    expect(page.get_by_label("Who sits on seat 3?")).to_have_value("")


def test_a_new_round_begins_behind_the_curtain(person: People, server: Threaded) -> None:
    page = together(person, server, rounds=2)
    player = Player(page)
    player.play_to_the_end()
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    player.play_to_the_end()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    assert behind_the_curtain(page) == set()


def test_a_reload_brings_the_curtain_back(person: People, server: Threaded) -> None:
    page = together(person, server)
    player = Player(page)
    player.step()
    expect(player.hand).to_have_count(5)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    expect(player.hand).to_have_count(5)
    assert behind_the_curtain(page) == set()

"""Reload, back and forward, and a server that was killed: nothing is lost."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.tables import made
from tests.browser.visits import player_at
from tests.browser.watching import Watching
from tests.server.conftest import Subprocess
from tests.server.running import Threaded

GONE = "The connection is gone."


def test_a_reload_in_the_middle_changes_nothing(person: People, server: Threaded) -> None:
    place = made(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place)
    player.play(3)
    player.wait_for_turn()
    cards, rows = player.cards, player.rows
    page = player.page
    page.reload()
    player.wait_for_turn()
    assert (player.cards, player.rows) == (cards, rows)

    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_back()
    player.wait_for_turn()
    assert (player.cards, player.rows) == (cards, rows)
    page.go_forward()
    page.get_by_role("link", name=place.code).click()
    player.wait_for_turn()
    assert (player.cards, player.rows) == (cards, rows)
    player.play(2)


def test_a_killed_server_comes_back_and_the_page_with_it(
    person: People, subprocess_server: Subprocess, tmp_path: Path, watching: Watching
) -> None:
    folder = tmp_path / "data"
    server = subprocess_server(folder)
    place = made(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place)
    page = player.page
    while (fits := player.offered())["kind"] != "card":
        player.play(1)
    card = player.cards[fits["index"]]

    server.kill()
    expect(page.get_by_text(GONE)).to_be_visible()
    # What is done meanwhile is not lost either: it is said as soon as somebody listens.
    assert player.step()
    again = subprocess_server(folder, port=server.port)
    assert again.address == server.address
    expect(page.get_by_text(GONE)).to_have_count(0, timeout=20_000)
    player.settle()
    assert card not in player.cards
    watching.excuse("WebSocket connection")
    player.play_to_the_end()


def test_the_last_answer_survives_the_kill(
    person: People, subprocess_server: Subprocess, tmp_path: Path, watching: Watching
) -> None:
    folder = tmp_path / "data"
    server = subprocess_server(folder)
    place = made(server.address, "junior", ["me", "free"])
    # Nobody but us can do anything: what is there afterwards is what we did.
    player = player_at(person, place)
    page = player.page
    page.get_by_role("button", name="Somebody here").click()
    page.get_by_label("What is this person called?").fill("Bob")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Deal the cards").click()
    for _ in range(3):
        player.play(1)
        player.wait_for_turn()
        lying = player.look()["lying"]
        server.kill()
        expect(page.get_by_text(GONE)).to_be_visible()
        server = subprocess_server(folder, port=server.port)
        expect(page.get_by_text(GONE)).to_have_count(0, timeout=20_000)
        player.page.reload()
        wanted = page.get_by_role("dialog")
        expect(wanted).to_be_visible()
        if '"I am' not in lying:
            wanted.get_by_role("button").click()
            expect(player.hand).not_to_have_count(0)
        assert player.look()["lying"] == lying
    watching.excuse("WebSocket connection")

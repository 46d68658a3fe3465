"""Reloads, back and forward, and a killed server lose nothing."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.player import Player, wait
from tests.browser.tables import make_table
from tests.browser.visits import browser_of, place_table, player_at, visit
from tests.browser.watching import Watching
from tests.server.conftest import Serving, Subprocess
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import OTHER, running_table

GONE = "The connection is gone."


def test_a_reload_in_the_middle_changes_nothing(person: People, server: Threaded) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
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


def test_the_page_recovers_when_a_killed_server_comes_back(
    person: People, subprocess_server: Subprocess, tmp_path: Path, watching: Watching
) -> None:
    folder = tmp_path / "data"
    server = subprocess_server(folder)
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place)
    page = player.page
    while (fits := player.wait_for_offer())["kind"] != "card":
        player.play(1)
    card = player.cards[fits["index"]]

    server.kill()
    expect(page.get_by_text(GONE)).to_be_visible()
    # Moves made in the meantime are not lost: the page sends them when the server is back.
    assert player.step()
    again = subprocess_server(folder, port=server.port)
    assert again.address == server.address
    expect(page.get_by_text(GONE)).to_have_count(0)
    player.settle()
    assert card not in player.cards
    watching.excuse("WebSocket connection")
    watching.excuse("ERR_CONNECTION")  # a part of the app that was just being loaded
    player.play_to_the_end()


def shows(player: Player, lying: str) -> bool:
    return player.look()["lying"] == lying


def test_the_last_answered_move_survives_a_killed_server(
    person: People, subprocess_server: Subprocess, tmp_path: Path, watching: Watching
) -> None:
    folder = tmp_path / "data"
    server = subprocess_server(folder)
    place = make_table(server.address, "junior", ["me", "free"])
    # Nobody else can act, so any later change is our own.
    player = player_at(person, place)
    page = player.page
    page.get_by_role("button", name="Somebody here").click()
    page.get_by_label("What’s this person’s name?").fill("Bob")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("button", name="Deal the cards").click()
    for _ in range(3):
        player.play(1)
        player.wait_for_turn()
        lying = player.look()["lying"]
        server.kill()
        expect(page.get_by_text(GONE)).to_be_visible()
        server = subprocess_server(folder, port=server.port)
        expect(page.get_by_text(GONE)).to_have_count(0)
        player.page.reload()
        wanted = page.get_by_role("dialog")
        expect(wanted).to_be_visible()
        if '"I am' not in lying:
            wanted.get_by_role("button").click()
            expect(player.hand).not_to_have_count(0)
        wait(page, partial(shows, player, lying), "the table differs after the reload")
    watching.excuse("WebSocket connection")
    watching.excuse("ERR_CONNECTION")


def test_the_page_reports_a_lost_network_and_drops_late_reactions(
    person: People, server: Threaded, watching: Watching
) -> None:
    place = place_table(server, running_table())
    context = browser_of(person, place, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(place.url)
    friend = visit(person, place_table(server, running_table(), OTHER)._replace(code=place.code))
    expect(page.get_by_role("toolbar")).to_be_visible()
    context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()
    expect(page.get_by_role("button", name="React", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="React", exact=True).click()
    page.get_by_role("button", name="Well done!").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "The connection was lost, so nobody heard your call."
    )
    context.set_offline(False)
    expect(page.get_by_text(GONE)).to_have_count(0)
    friend.get_by_role("button", name="History").click()
    expect(friend.get_by_role("dialog")).not_to_contain_text("Well done!")
    watching.excuse("WebSocket connection")
    watching.excuse("ERR_INTERNET_DISCONNECTED")  # a part of the app that was just being loaded


def test_a_silent_network_is_lost_and_a_sleeping_device_is_not(
    person: People, server: Threaded
) -> None:
    place = make_table(server.address, "junior", ["me", "greedy"], pace=60_000)
    page = browser_of(person, place).new_page()
    page.clock.install()
    silent, asked, answered = False, 0, 0

    def relay(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def ask(text: str | bytes) -> None:
            nonlocal asked
            asked += '"type":"hello"' not in str(text)
            there.send(text)

        def answer(text: str | bytes) -> None:
            nonlocal answered
            if not silent:
                here.send(text)
                answered += str(text).startswith(('{"type":"done"', '{"type":"refused"'))

        here.on_message(ask)
        there.on_message(answer)

    page.route_web_socket("**/socket", relay)
    page.goto(place.url)
    expect(page.get_by_role("toolbar")).to_be_visible()
    gone = page.get_by_text(GONE)
    page.clock.fast_forward(60_000)
    expect(gone).to_have_count(0)
    # A page that only watches for a while still gets answers.
    for _ in range(12):
        page.clock.run_for(1_000)
        wait(page, lambda: answered == asked, "the ping gets no answer")
    assert answered > 2
    expect(gone).to_have_count(0)
    silent = True
    page.clock.run_for(9_500)
    expect(gone).to_be_visible()


def test_a_returning_player_is_told_that_a_bot_played_for_them(
    serving: Serving, person: People
) -> None:
    server = serving(limits=replace(GENEROUS, away_seconds=0.05))
    place = place_table(server, running_table())
    page = visit(person, place)
    friend = visit(person, place_table(server, running_table(), OTHER)._replace(code=place.code))
    expect(page.get_by_role("toolbar")).to_be_visible()
    expect(page.get_by_text("played for you in the meantime")).to_have_count(0)
    page.goto("about:blank")
    expect(friend.locator("[data-seat='0'].gone")).to_contain_text("away")
    page.goto(place.url)
    expect(page.get_by_text("A bot played for you in the meantime.")).to_be_visible()

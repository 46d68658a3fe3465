"""Reload, back and forward, and a server that was killed: nothing is lost."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.tables import made
from tests.browser.visits import browser_of, player_at, scene, visit
from tests.browser.watching import Watching
from tests.server.conftest import Serving, Subprocess
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import OTHER, playing

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


def test_without_a_network_it_is_said_so_and_nothing_is_called_late(
    person: People, server: Threaded, watching: Watching
) -> None:
    place = scene(server, playing())
    context = browser_of(person, place, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(place.url)
    friend = visit(person, scene(server, playing(), OTHER)._replace(code=place.code))
    expect(page.get_by_role("toolbar")).to_be_visible()
    context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible(timeout=10_000)
    expect(page.get_by_role("button", name="Say", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("button", name="Well done!").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody heard what you called.")
    context.set_offline(False)
    expect(page.get_by_text(GONE)).to_have_count(0, timeout=10_000)
    friend.get_by_role("button", name="History").click()
    expect(friend.get_by_role("dialog")).not_to_contain_text("Well done!")
    watching.excuse("WebSocket connection")


def test_a_silent_network_is_lost_and_a_sleeping_device_is_not(
    person: People, server: Threaded
) -> None:
    place = made(server.address, "junior", ["me", "greedy"], pace=60_000)
    page = browser_of(person, place).new_page()
    page.clock.install()
    silent = False

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda text: None if silent else here.send(text))

    page.route_web_socket("**/socket", between)
    page.goto(place.url)
    expect(page.get_by_role("toolbar")).to_be_visible()
    gone = page.get_by_text(GONE)
    page.clock.fast_forward(60_000)
    expect(gone).to_have_count(0)
    # Somebody who only looks on for a while is answered.
    for _ in range(12):
        page.clock.run_for(1_000)
        page.wait_for_timeout(30)
    expect(gone).to_have_count(0)
    silent = True
    page.clock.run_for(9_500)
    expect(gone).to_be_visible()


def test_whoever_comes_back_is_told_that_a_bot_sat_in(serving: Serving, person: People) -> None:
    server = serving(limits=replace(GENEROUS, away_seconds=0.05))
    place = scene(server, playing())
    page = visit(person, place)
    friend = visit(person, scene(server, playing(), OTHER)._replace(code=place.code))
    expect(page.get_by_role("toolbar")).to_be_visible()
    expect(page.get_by_text("sat in for you")).to_have_count(0)
    page.goto("about:blank")
    expect(friend.locator("[data-seat='0'].gone")).to_contain_text("away")
    page.goto(place.url)
    expect(page.get_by_text("A bot sat in for you meanwhile.")).to_be_visible()

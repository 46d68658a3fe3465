"""Reloads, back and forward, and a killed server lose nothing."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import misfits
from tests.browser.player import Player, wait
from tests.browser.sheets import close_sheet
from tests.browser.tables import make_table
from tests.browser.visits import (
    browser_of,
    place_table,
    player_at,
    visit,
    wait_for_later_parts,
)
from tests.browser.watching import Watching
from tests.server.conftest import Serving, Subprocess
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import OTHER, running_table

GONE = "The connection is gone."
MISSING_STYLES = """(name) => ![...document.styleSheets].some(
  ({ href, cssRules }) => href?.includes(name) && cssRules.length > 0)"""

# Opens and closes sheets more quickly than the browser goes back, and leaves the last one open.
SWITCH_SHEETS = """async () => {
  const soon = () => new Promise((done) => setTimeout(done));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const press = (name) => [...document.querySelectorAll("nav button")]
    .find(({ innerText }) => innerText.trim() === name).click();
  const close = () => document.querySelector("dialog[open] .head button").click();
  for (const pause of [soon, frame, soon, frame, soon, soon]) {
    press("History");
    await frame();
    close();
    await pause();
    press("People");
    await soon();
    close();
    await pause();
  }
  press("React");
}"""


def test_sheets_that_change_quickly_leave_nothing_in_the_history(
    person: People, server: Threaded
) -> None:
    place = place_table(server, running_table())
    page = browser_of(person, place).new_page()
    page.goto(f"{server.address}/settings")
    page.goto(place.url)
    wait_for_later_parts(page)
    page.evaluate("window.kept = true")
    page.evaluate(SWITCH_SHEETS)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Well done!")).to_be_visible()
    page.wait_for_function("() => history.state?.layer === 1")
    page.go_back()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => !history.state?.layer")
    assert page.evaluate("window.kept")
    page.get_by_role("button", name="History", exact=True).click()
    close_sheet(page)
    assert page.evaluate("window.kept")
    page.go_back()
    expect(page).to_have_url(f"{server.address}/settings")


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
    wait_for_later_parts(page)
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


def test_a_menu_that_could_not_be_loaded_says_so_and_comes_with_the_connection(
    person: People, server: Threaded, watching: Watching
) -> None:
    """The browser would not import a module again that it could not fetch, until a reload."""
    place = place_table(server, running_table())
    page = browser_of(person, place).new_page()
    parts = ("**/assets/MatchMenu-*", "**/assets/SeatRequest-*")
    for part in parts:
        page.route(part, lambda route: route.abort("internetdisconnected"))
    with page.expect_event("requestfailed"):
        page.goto(place.url)
    page.get_by_role("button", name="React", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="React")).to_be_visible()
    expect(dialog.get_by_role("alert")).to_contain_text("There’s no connection at the moment.")
    assert misfits(page) == []
    assert violations(page) == []
    for part in parts:
        page.unroute(part)
    expect(dialog.get_by_role("alert")).to_have_count(0)
    # The styles have been loaded too.
    wait_for_later_parts(page)
    assert not page.evaluate(MISSING_STYLES, "MatchMenu-")
    dialog.get_by_role("button", name="Well done!").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="History", exact=True).click()
    expect(dialog).to_contain_text("Well done!")
    watching.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_board_that_could_not_be_loaded_comes_with_the_connection(
    person: People, server: Threaded, watching: Watching
) -> None:
    place = make_table(server.address, "mogeln", ["me", "greedy", "greedy"], pace=60_000)
    page = browser_of(person, place).new_page()
    page.route("**/assets/layout-*", lambda route: route.abort("internetdisconnected"))
    page.goto(place.url)
    board = page.locator("section.board")
    expect(board).to_contain_text("There’s no connection at the moment.")
    page.unroute("**/assets/layout-*")
    expect(board.locator(".heap")).to_be_visible()
    expect(board).not_to_contain_text("There’s no connection at the moment.")
    watching.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_card_tapped_without_a_network_waits_and_is_laid_later(
    person: People, server: Threaded, watching: Watching
) -> None:
    place = place_table(server, running_table())
    context = browser_of(person, place)
    page = context.new_page()
    page.goto(place.url)
    player = Player(page)
    player.wait_for_turn()
    context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()
    page.locator("[role=toolbar] [data-card=r11]").click()
    waiting = page.get_by_role("button", name="Red 11, waiting for the connection")
    expect(waiting).to_be_visible()
    expect(page.locator(".status")).to_have_text("No connection: your move is waiting.")
    context.set_offline(False)
    expect(waiting).to_have_count(0)
    wait(page, lambda: "r11" not in player.cards, "the card is lost")
    assert player.rows[0] == "red row: 11"
    watching.excuse("WebSocket connection")
    watching.excuse("ERR_INTERNET_DISCONNECTED")


def test_a_waiting_card_returns_if_the_game_has_moved_on(
    person: People, server: Threaded, watching: Watching
) -> None:
    place = place_table(server, running_table())
    context = browser_of(person, place)
    page = context.new_page()
    page.goto(place.url)
    Player(page).wait_for_turn()
    elsewhere = Player(visit(person, place))
    elsewhere.wait_for_turn()
    context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()
    page.locator("[role=toolbar] [data-card=r11]").click()
    expect(page.get_by_role("button", name=", waiting for the connection")).to_be_visible()
    elsewhere.play(1)
    context.set_offline(False)
    # The page says why nothing was played, and shows the table as it is now.
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("button", name=", waiting for the connection")).to_have_count(0)
    assert Player(page).cards == elsewhere.cards
    watching.excuse("WebSocket connection")
    watching.excuse("ERR_INTERNET_DISCONNECTED")


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

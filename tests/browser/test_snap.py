"""Calling against the clock: keys, corners, the whole screen, and what came of a call."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from elfer.table import Table
from elfer.table.chairs import Chair
from elfer.table.commands import Start
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls
from tests.browser.player import wait
from tests.browser.tables import Place, joined, made
from tests.browser.visits import STILL, player_at, scene, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, full, played, said

GAME = "schnipp-schnapp"
PEOPLE = (HOST, OTHER, SEATLESS)


@cache
def three() -> Table:
    """Three people; whoever turns over next turns over a number that lies there already."""
    table = full(GAME).with_chair(2, Chair(player=SEATLESS))
    for _ in range(100):
        table = said(table, HOST, Start()) if table.match is None else played(table)
        assert table.match is not None
        turn = table.match.turn
        if turn is None or table.match.legal(None):
            continue
        truth = table.match.game.truth(table.match.state)
        tops = {pile[0][1:] for seat, pile in enumerate(truth["piles"]) if pile and seat != turn}
        if truth["stacks"][turn][0][1:] in tops:
            return table
    raise AssertionError("no two numbers are ever alike")


def at(person: People, place: Place, player: str) -> Page:
    return visit(person, Place(place.address, place.code, player, TOKENS[player]))


def word(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def lies(page: Page) -> None:
    """Wait until a card lies there that may be called."""
    expect(page.locator(".words [data-able]").first).to_be_visible()


def decided(page: Page) -> None:
    """Wait until nothing more can be called."""
    expect(page.locator(".words :is([data-able], [aria-disabled=true])")).to_have_count(0)


def turn_over(pages: list[Page]) -> None:
    """Whoever is to turn over a card does it, by a key."""
    able = "[data-stock][data-able]"
    wait(pages[0], lambda: any(page.locator(able).count() for page in pages), "nobody can turn")
    next(page for page in pages if page.locator(able).count()).keyboard.press("ArrowUp")
    for page in pages:
        lies(page)


def times(page: Page) -> list[str]:
    """Who called how quickly, and what came of it."""
    rows = page.get_by_role("list", name="How quick everyone was").get_by_role("listitem")
    return [re.sub(r"\s+", " ", text) for text in rows.all_inner_texts()]


def saying(page: Page) -> list[str]:
    """All calls that a page will send."""
    sent: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", opened)
    return sent


def test_a_match_can_be_played_to_its_end(person: People, server: Threaded) -> None:
    place = made(server.address, GAME, ["me", "greedy"], together=True, turns=3)
    player = player_at(person, place, {"whole": True})
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    expect(player.page.get_by_role("table", name="Score sheet")).to_be_visible()
    player.page.get_by_role("button", name="Watch the replay").click()
    expect(player.page.locator(".board.small .snap")).to_be_visible()


def test_three_browsers_call_for_many_cards(person: People, server: Threaded) -> None:
    place = scene(server, three())
    pages = [at(person, place, player) for player in PEOPLE]
    ann, bob, cleo = pages

    turn_over(pages)  # two numbers are alike now
    before = bob.locator(".snap").inner_text()
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(".called")).to_have_attribute("data-word", "schnapp")
    assert bob.locator(".snap").inner_text() == before  # nobody hears it before it is decided
    bob.wait_for_timeout(120)
    bob.keyboard.press("ArrowRight")
    for page in pages:
        decided(page)
    first, second = times(cleo)
    assert re.fullmatch(r"Name p0 \d\.\d\d s \+\d+ cards?", first)
    assert second.startswith("Name p1 ")
    assert second.endswith("too late")
    assert times(ann) == [first.replace("Name p0", "You"), second]
    assert times(bob) == [first, second.replace("Name p1", "You")]
    expect(ann.locator(".answer")).to_contain_text("Snap! You get")

    for number in range(5):
        turn_over(pages)
        if number % 2 == 0:  # mostly wrong, and then it costs the own pile
            cleo.keyboard.press("ArrowLeft")
            expect(cleo.locator(".called")).to_have_count(1)
        for page in pages:
            decided(page)
        if number % 2 == 0:
            (called,) = times(ann)
            assert called.startswith("Name p2 ")
            assert times(bob) == [called]
            assert times(cleo) == [called.replace("Name p2", "You")]
        else:
            assert times(ann) == times(bob) == times(cleo) == []


def test_ten_calls_a_second_are_one_call(person: People, server: Threaded) -> None:
    place = scene(server, three())
    pages = [at(person, place, player) for player in (OTHER, SEATLESS)]
    ann = person(**STILL).new_page()
    sent = saying(ann)
    state = {"code": place.code, "player": HOST, "token": TOKENS[HOST]}
    ann.add_init_script(f"localStorage.setItem('elfer-tables', JSON.stringify([{state}]))")
    ann.goto(place.url)
    turn_over([ann, *pages])
    for _ in range(10):
        ann.keyboard.press("ArrowRight", delay=10)
    word(ann, "Snap").click(force=True)
    expect(ann.locator(".called")).to_have_count(1)
    decided(ann)
    assert len([words for words in sent if '"schnapp"' in words]) == 1
    assert len(times(ann)) == 1
    # The card is gone: one clear answer, however often it is called.
    for _ in range(5):
        ann.keyboard.press("ArrowRight", delay=10)
    expect(ann.get_by_text("There is no new card to call for at the moment.")).to_have_count(1)
    turn_over([ann, *pages])
    expect(ann.get_by_text("There is no new card to call for at the moment.")).to_have_count(0)


def test_a_call_goes_out_when_the_finger_comes_down(person: People, server: Threaded) -> None:
    place = scene(server, three())
    pages = [at(person, place, player) for player in PEOPLE]
    turn_over(pages)
    box = word(pages[0], "Snip").bounding_box()
    assert box is not None
    pages[0].mouse.move(box["x"] + 20, box["y"] + 20)
    pages[0].mouse.down()
    expect(pages[0].locator(".called")).to_have_attribute("data-word", "schnipp")
    pages[0].mouse.up()
    word(pages[1], "Snap").focus()
    pages[1].keyboard.down("Space")
    expect(pages[1].locator(".called")).to_have_attribute("data-word", "schnapp")


def test_the_whole_screen_is_the_button(person: People, server: Threaded) -> None:
    place = made(server.address, GAME, ["me", "greedy"], pace=300)
    page = visit(person, place, {"whole": True, "lessons": False}, **PHONE)
    lies(page)
    page.touchscreen.tap(350, 20)
    expect(page.locator(".called")).to_have_attribute("data-word", "schnapp")
    decided(page)
    page.locator("[data-stock][data-able]").tap()
    lies(page)
    page.touchscreen.tap(40, 820)  # where the way out is otherwise
    expect(page.locator(".called")).to_have_attribute("data-word", "schnipp")
    page.get_by_role("switch", name="The whole screen is the button").tap()
    decided(page)
    page.touchscreen.tap(350, 20)
    page.wait_for_timeout(100)
    expect(page.locator(".answer")).not_to_contain_text("no new card")


def test_two_people_at_one_device_have_a_corner_each(person: People, server: Threaded) -> None:
    page = person(locale="it-CH", **STILL, **PHONE).new_page()
    page.goto(f"{server.address}/new/{GAME}")
    page.get_by_text("In più persone su questo dispositivo").click()
    page.locator("form").get_by_text("2", exact=True).first.click()
    page.get_by_label("Il tuo nome").fill("Anna")
    page.get_by_label("Chi siede al posto 2?").fill("Bruno")
    page.get_by_role("button", name="Dai le carte").click()
    corners = [page.get_by_role("region", name=name) for name in ("Anna", "Bruno")]
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("header .pile[data-able]")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    lies(page)
    page.keyboard.press("s")
    expect(corners[0].locator(".called")).to_have_text(re.compile("Cic"))
    expect(corners[1].locator(".called")).to_have_count(0)
    corners[1].get_by_role("button", name="Ciac").tap()
    decided(page)  # at once: everyone has called
    assert misfits(page) == []
    rows = page.get_by_role("list", name="Quanto è stato veloce ciascuno")
    expect(rows.get_by_role("listitem")).to_have_count(2)
    expect(rows).to_contain_text("Anna")
    expect(rows).to_contain_text("Bruno")
    expect(corners[0].locator(".answer")).to_contain_text("Anna ha sbagliato")
    expect(page.get_by_role("group", name="Che cosa possono dire gli altri")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(
    person: People, server: Threaded, theme: str
) -> None:
    # The dealer's neighbour begins, and then nobody hurries.
    place = made(server.address, GAME, ["me", *["greedy"] * 3], pace=10_000, dealer=3)
    page = visit(person, place, color_scheme=theme, **PHONE)
    page.locator("[data-stock][data-able]").tap()
    lies(page)
    word(page, "Snap").tap()
    expect(page.locator(".called")).to_have_count(1)
    assert violations(page) == []
    decided(page)
    assert len(times(page)) >= 1
    assert misfits(page) == []
    assert not scrolls(page)


def test_the_host_gives_somebody_a_head_start(person: People, server: Threaded) -> None:
    place = made(server.address, GAME, ["me", "free"])
    guest = joined(place, "Oma")
    host, oma = (visit(person, each, None, **STILL) for each in (place, guest))
    oma.get_by_role("button", name="Sit down").click()
    host.get_by_label("Head start for Oma").select_option(label="0.4 s head start")
    expect(oma.get_by_text("0.4 s head start")).to_be_visible()
    expect(oma.get_by_label("Head start for Oma")).to_have_count(0)
    host.reload()
    expect(host.get_by_label("Head start for Oma")).to_have_value("400")

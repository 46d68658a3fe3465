"""Schnipp Schnapp: calls by key, corner and whole screen, and their results."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from elfer.table import Table, call_timing
from elfer.table.commands import Settle, Start
from elfer.table.players_and_chairs import Chair
from tests.browser.axe import violations
from tests.browser.conftest import FixDeal, People
from tests.browser.layout import PHONE, find_cut, find_overlaps, misfits, scrolls
from tests.browser.names import find_cut_names
from tests.browser.player import wait
from tests.browser.sheets import choose_more
from tests.browser.tables import Place, join_table, make_table
from tests.browser.texts import text_of
from tests.browser.visits import STILL, place_table, player_at, visit
from tests.patience import PATIENCE
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    OTHER,
    SEATLESS,
    TOKENS,
    apply_command,
    full_table,
    live_table_of,
    play_one_move,
)

GAME = "schnipp-schnapp"
PEOPLE = (HOST, OTHER, SEATLESS)


@cache
def find_matching_table() -> Table:
    """Return a table of three where the next card turned over matches one on the table."""
    table = full_table(GAME).with_chair(2, Chair(player=SEATLESS))
    for _ in range(100):
        table = apply_command(table, HOST, Start()) if table.match is None else play_one_move(table)
        assert table.match is not None
        turn = table.match.turn
        if turn is None or table.match.legal(None):
            continue
        truth = table.match.game.truth(table.match.state)
        tops = {pile[0][1:] for seat, pile in enumerate(truth["piles"]) if pile and seat != turn}
        if truth["stacks"][turn][0][1:] in tops:
            return table
    raise AssertionError("no card matches in 100 moves")


def open_page(person: People, place: Place, player: str) -> Page:
    return visit(person, Place(place.address, place.code, player, TOKENS[player]))


def word_button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def wait_for_card(page: Page) -> None:
    """Wait until a card can be called."""
    expect(page.locator(".words [data-able]").first).to_be_visible()


def wait_until_settled(page: Page) -> None:
    """Wait until no card can be called any more."""
    expect(page.locator(".words :is([data-able], [aria-disabled=true])")).to_have_count(0)


@pytest.fixture
def long_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the call window open until a test settles it, however slow the browsers are.

    Calls also count in the order in which they arrive, however long the round trips seem to be.
    """
    monkeypatch.setattr(call_timing, "WINDOW", 1000 * PATIENCE)
    monkeypatch.setattr(call_timing, "MAX_COMPENSATION", 0)


def settle_calls(server: Threaded, code: str, *pages: Page) -> None:
    """Settle the calls for the card."""
    server.call(live_table_of(server, code).apply_server_command(Settle()))
    for page in pages:
        wait_until_settled(page)


def turn_over(pages: list[Page]) -> None:
    """Turn over the next card by keyboard, on the page of the player whose turn it is."""
    able = "[data-stock][data-able]"
    wait(
        pages[0],
        lambda: any(page.locator(able).count() for page in pages),
        "no page can turn a card over",
    )
    next(page for page in pages if page.locator(able).count()).keyboard.press("ArrowUp")
    for page in pages:
        wait_for_card(page)


def read_times(page: Page) -> list[str]:
    """Return the listed reaction times and results."""
    rows = page.get_by_role("list", name="How quick everyone was").get_by_role("listitem")
    return [re.sub(r"\s+", " ", text) for text in rows.all_inner_texts()]


def collect_calls(page: Page) -> list[str]:
    """Return a list that collects all calls that the page sends."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    return sent


def test_a_match_can_be_played_to_its_end(person: People, server: Threaded) -> None:
    place = make_table(server.address, GAME, ["me", "greedy"], together=True, turns=3)
    player = player_at(person, place, {"whole": True})
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    expect(player.page.get_by_role("list", name="Score", exact=True)).to_be_visible()
    choose_more(player.page, "Watch the replay")
    expect(player.page.locator(".board.small .snap")).to_be_visible()


@pytest.mark.usefixtures("long_window")
def test_three_browsers_call_for_many_cards(person: People, server: Threaded) -> None:
    place = place_table(server, find_matching_table())
    pages = [open_page(person, place, player) for player in PEOPLE]
    ann, bob, cleo = pages

    turn_over(pages)  # now two cards match
    before = bob.locator(".snap").inner_text()
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(".called")).to_have_attribute("data-word", "schnapp")
    assert (
        bob.locator(".snap").inner_text() == before
    )  # others learn about a call only when it is settled
    bob.wait_for_timeout(120)
    bob.keyboard.press("ArrowRight")
    expect(bob.locator(".called")).to_have_attribute("data-word", "schnapp")
    settle_calls(server, place.code, *pages)
    first, second = read_times(cleo)
    assert re.fullmatch(r"Name p0 \d\.\d\d s \+\d+ cards?", first)
    assert second.startswith("Name p1 ")
    assert second.endswith("too late")
    assert read_times(ann) == [first.replace("Name p0", "You"), second]
    assert read_times(bob) == [first, second.replace("Name p1", "You")]
    expect(ann.locator(".answer")).to_contain_text("Snap! You get")

    for number in range(5):
        turn_over(pages)
        if number % 2 == 0:  # mostly wrong, which costs the caller's pile
            cleo.keyboard.press("ArrowLeft")
            expect(cleo.locator(".called")).to_have_count(1)
        settle_calls(server, place.code, *pages)
        if number % 2 == 0:
            (called,) = read_times(ann)
            assert called.startswith("Name p2 ")
            assert read_times(bob) == [called]
            assert read_times(cleo) == [called.replace("Name p2", "You")]
        else:
            assert read_times(ann) == read_times(bob) == read_times(cleo) == []


@pytest.mark.usefixtures("long_window")
def test_ten_calls_in_a_second_count_as_one(person: People, server: Threaded) -> None:
    place = place_table(server, find_matching_table())
    pages = [open_page(person, place, player) for player in (OTHER, SEATLESS)]
    ann = person(**STILL).new_page()
    sent = collect_calls(ann)
    state = {"code": place.code, "player": HOST, "token": TOKENS[HOST]}
    ann.add_init_script(f"localStorage.setItem('elfer-tables', JSON.stringify([{state}]))")
    ann.goto(place.url)
    turn_over([ann, *pages])
    for _ in range(10):
        ann.keyboard.press("ArrowRight", delay=10)
    word_button(ann, "Snap").click(force=True)
    expect(ann.locator(".called")).to_have_count(1)
    settle_calls(server, place.code, ann)
    assert len([words for words in sent if '"schnapp"' in words]) == 1
    assert len(read_times(ann)) == 1
    # The card is gone: repeated calls get one clear answer.
    for _ in range(5):
        ann.keyboard.press("ArrowRight", delay=10)
    expect(ann.get_by_text("There’s no new card to call for.")).to_have_count(1)
    turn_over([ann, *pages])
    expect(ann.get_by_text("There’s no new card to call for.")).to_have_count(0)


@pytest.mark.usefixtures("long_window")
def test_a_call_is_sent_on_pointer_down(person: People, server: Threaded) -> None:
    place = place_table(server, find_matching_table())
    pages = [open_page(person, place, player) for player in PEOPLE]
    turn_over(pages)
    box = word_button(pages[0], "Snip").bounding_box()
    assert box is not None
    pages[0].mouse.move(box["x"] + 20, box["y"] + 20)
    pages[0].mouse.down()
    expect(pages[0].locator(".called")).to_have_attribute("data-word", "schnipp")
    pages[0].mouse.up()
    word_button(pages[1], "Snap").focus()
    pages[1].keyboard.down("Space")
    expect(pages[1].locator(".called")).to_have_attribute("data-word", "schnapp")


@pytest.mark.usefixtures("long_window")
def test_the_whole_screen_is_the_button(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()  # the first two cards do not match, so the bot does not call
    place = make_table(server.address, GAME, ["me", "greedy"], pace=300)
    page = visit(person, place, {"whole": True, "lessons": False}, **PHONE)
    wait_for_card(page)
    page.touchscreen.tap(350, 20)
    expect(page.locator(".called")).to_have_attribute("data-word", "schnapp")
    settle_calls(server, place.code, page)
    page.locator("[data-stock][data-able]").tap()
    wait_for_card(page)
    page.touchscreen.tap(40, 820)  # where the exit button would be
    expect(page.locator(".called")).to_have_attribute("data-word", "schnipp")
    page.get_by_role("switch", name="The whole screen is the button").tap()
    settle_calls(server, place.code, page)
    page.touchscreen.tap(350, 20)
    page.wait_for_timeout(100)
    expect(page.locator(".answer")).not_to_contain_text("no new card")


@pytest.mark.usefixtures("long_window")
def test_two_people_on_a_shared_device_have_a_corner_each(person: People, server: Threaded) -> None:
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
    wait_for_card(page)
    page.keyboard.press("s")
    expect(corners[0].locator(".called")).to_have_text(re.compile("Cic"))
    expect(corners[1].locator(".called")).to_have_count(0)
    corners[1].get_by_role("button", name="Ciac").tap()
    wait_until_settled(page)  # immediately, because everyone has called
    assert misfits(page) == []
    rows = page.get_by_role("list", name=text_of("it", "snap-times"))
    expect(rows.get_by_role("listitem")).to_have_count(2)
    expect(rows).to_contain_text("Anna")
    expect(rows).to_contain_text("Bruno")
    expect(corners[0].locator(".answer")).to_contain_text("Anna ha sbagliato")
    expect(page.get_by_role("group", name="Che cosa possono dire gli altri")).to_have_count(0)


@pytest.mark.usefixtures("long_window")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(
    person: People, server: Threaded, theme: str
) -> None:
    # With dealer 3 the host begins, and the pace makes the bots slow.
    place = make_table(server.address, GAME, ["me", *["greedy"] * 3], pace=10_000, dealer=3)
    page = visit(person, place, color_scheme=theme, **PHONE)
    page.locator("[data-stock][data-able]").tap()
    wait_for_card(page)
    word_button(page, "Snap").tap()
    expect(page.locator(".called")).to_have_count(1)
    assert violations(page) == []
    settle_calls(server, place.code, page)
    assert len(read_times(page)) >= 1
    assert misfits(page) == []
    assert not scrolls(page)


def test_the_host_gives_somebody_a_head_start(person: People, server: Threaded) -> None:
    place = make_table(server.address, GAME, ["me", "free"])
    guest = join_table(place, "Oma")
    host, oma = (visit(person, each, None, **STILL) for each in (place, guest))
    oma.get_by_role("button", name="Sit down").click()
    host.get_by_label("Head start for Oma").select_option(label="0.4 s head start")
    expect(oma.get_by_text("0.4 s head start")).to_be_visible()
    expect(oma.get_by_label("Head start for Oma")).to_have_count(0)
    host.reload()
    expect(host.get_by_label("Head start for Oma")).to_have_value("400")


def test_everyone_finds_the_head_start_during_a_match(person: People, server: Threaded) -> None:
    """The list of people explains it in a sentence; the host also sets it there."""
    place = make_table(server.address, GAME, ["me", "free"], pace=60_000)
    guest = join_table(place, "Oma")
    host, oma = (visit(person, each, **PHONE) for each in (place, guest))
    oma.get_by_role("button", name="Sit down").click()
    for page in (host, oma):
        expect(page.get_by_text(text_of("en", "headstart-about"))).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, oma):
        page.get_by_role("button", name="People", exact=True).click()
        expect(page.get_by_role("heading", name="Head start for small hands")).to_be_visible()
        expect(page.get_by_text(text_of("en", "headstart-about"))).to_be_visible()
    expect(oma.get_by_text("Ann can set it here.")).to_be_visible()
    host.get_by_label("Head start for Oma").select_option(label="0.7 s head start")
    expect(oma.get_by_text("0.7 s head start")).to_be_visible()
    assert violations(host) == []


def test_the_own_pile_has_a_label(person: People, server: Threaded) -> None:
    place = make_table(server.address, GAME, ["me", *["greedy"] * 3], pace=60_000, dealer=3)
    page = visit(person, place, **PHONE)
    label = page.locator(".snap").get_by_text("Your pile", exact=True)
    expect(label).to_be_visible()
    page.locator("[data-stock][data-able]").tap()
    wait_for_card(page)
    card = page.get_by_label("Your face-up pile").bounding_box()
    below = label.bounding_box()
    assert card is not None
    assert below is not None
    assert below["y"] >= card["y"] + card["height"] - 1
    assert abs(below["x"] + below["width"] / 2 - card["x"] - card["width"] / 2) < card["width"] / 2


PHONES = [(390, 664), (390, 844), (360, 640)]
PARTS = ", ".join(
    [
        *(f".snap {part}" for part in (".name", ".has", ".soft", "[role=img]", ".word", ".answer")),
        ".snap .times li",
        ".snap .times .cards",
        ".status",
        ".news",
        ".seats li",
        "nav .button",
    ]
)
"""The elements that must not overlap."""
STATUS = "Still open for calls…"


def status(page: Page) -> Locator:
    return page.locator(".status")


@pytest.mark.usefixtures("long_window")
@pytest.mark.parametrize("size", PHONES)
def test_nothing_overlaps_on_a_phone(
    person: People, server: Threaded, size: tuple[int, int]
) -> None:
    place = place_table(server, find_matching_table())
    pages = [open_page(person, place, player) for player in PEOPLE]
    ann, bob, cleo = pages
    ann.set_viewport_size({"width": size[0], "height": size[1]})

    def check_layout() -> None:
        assert find_overlaps(ann, PARTS) == []
        assert find_cut(ann, ".snap") == []
        assert not scrolls(ann)

    check_layout()
    heights = [word_button(ann, "Snap").bounding_box()]
    turn_over(pages)
    for page in (ann, bob):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".called")).to_have_count(1)
    check_layout()
    cleo.keyboard.press("ArrowLeft")
    wait_until_settled(ann)  # immediately, because everyone has called
    expect(ann.locator(".snap .times li")).to_have_count(3)
    check_layout()
    heights.append(word_button(ann, "Snap").bounding_box())
    ann.keyboard.press("ArrowRight")
    expect(ann.get_by_text("There’s no new card to call for.")).to_be_visible()
    check_layout()
    heights.append(word_button(ann, "Snap").bounding_box())
    assert heights[0] == heights[1] == heights[2]  # the buttons must not move


@pytest.mark.usefixtures("long_window")
@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_every_number_of_players_fits_a_phone(
    person: People, server: Threaded, players: int, size: tuple[int, int]
) -> None:
    # With the last seat as dealer the host begins, and the pace makes the bots slow.
    seats = ["me", "easy", "expert", "hard", "medium", "greedy"][:players]
    place = make_table(server.address, GAME, seats, pace=10_000, dealer=players - 1)
    viewport = {"width": size[0], "height": size[1]}
    page = visit(person, place, viewport=viewport, has_touch=True)
    page.locator("[data-stock][data-able]").tap()
    wait_for_card(page)
    word_button(page, "Snap").tap()
    expect(page.locator(".called")).to_have_count(1)
    settle_calls(server, place.code, page)
    assert find_overlaps(page, PARTS) == []
    assert find_cut(page, ".snap") == []
    assert misfits(page) == []
    assert not scrolls(page)
    assert find_cut_names(page) == []


@pytest.mark.usefixtures("long_window")
@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("people", [2, 4])
def test_corners_of_a_phone_do_not_cover_each_other(
    person: People, server: Threaded, people: int, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = person(locale="de", viewport=viewport, has_touch=True, **STILL).new_page()
    page.goto(f"{server.address}/new/{GAME}")
    page.get_by_text("Mehrere an diesem Gerät").click()
    page.locator("form").get_by_text(str(people), exact=True).first.click()
    for number, name in enumerate(("Anna", "Bruno", "Cleo", "Dora")[:people]):
        page.locator("form input[type=text]").nth(number).fill(name)
    page.get_by_role("button", name="Austeilen").click()
    expect(page.locator("header .pile[data-able]")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    wait_for_card(page)
    for key in "sk":
        page.keyboard.press(key)
    if people == 2:
        wait_until_settled(page)  # immediately, because everyone has called
    else:
        expect(page.locator(".called")).to_have_count(2)
        settle_calls(server, page.url.rpartition("/")[2], page)
    parts = f"{PARTS}, .corners header b"
    assert find_overlaps(page, parts) == []
    assert find_cut(page, ".snap") == []
    assert misfits(page) == []


@pytest.mark.usefixtures("long_window")
def test_no_turn_is_announced_while_a_card_can_be_called(person: People, server: Threaded) -> None:
    place = place_table(server, find_matching_table())
    pages = [open_page(person, place, player) for player in PEOPLE]
    watcher = person(**STILL).new_page()
    watcher.goto(f"{place.url}/watch")
    expect(status(watcher)).to_have_text(re.compile("turn"))
    able = "[data-stock][data-able]"
    for _ in range(2):
        turn_over(pages)
        for page in (*pages, watcher):
            expect(status(page)).to_have_text(STATUS)
        for page in pages:
            assert page.locator(able).count() == 0
        pages[0].keyboard.press("ArrowRight")
        expect(pages[0].locator(".called")).to_have_count(1)
        expect(status(pages[0])).to_have_text(
            STATUS
        )  # a player who has called waits for the others
        settle_calls(server, place.code, *pages)
        (turn,) = (page for page in pages if page.locator(able).count())
        expect(status(turn)).to_have_text("Your turn!")
        for page in (*pages, watcher):
            if page is not turn:
                expect(status(page)).to_have_text(re.compile(r"^Name p\d’s turn\.$"))

"""Bots in the app: choosing a character, hints, and reasons for moves."""

import asyncio
import threading

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.bots.task import Decision, Task
from tests.browser.axe import violations
from tests.browser.conftest import FixDeal, People
from tests.browser.layout import PHONE, misfits
from tests.browser.names import find_cut_names
from tests.browser.pages import open_more
from tests.browser.player import Player, wait
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.tables import make_table
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, hurry, place_table, player_at, visit
from tests.runtime.test_bot_reasons import play_among_bots
from tests.server import scenes
from tests.server.running import Threaded

STRENGTHS = ["very easy", "easy", "medium", "hard", "expert"]
SEATS = "main ol .line select"
NARROW = {"width": 360, "height": 800}


def find_advised(page: Page) -> Locator:
    """Return the highlighted element of a hint."""
    return page.locator(".advised")


def wait_for_bots(selects: Locator, *levels: str) -> None:
    """Wait until bots of these levels sit at the table."""
    expect(selects).to_have_count(len(levels))
    for nth, level in enumerate(levels):
        expect(selects.nth(nth)).to_have_value(level)


def test_play_now_seats_three_different_characters(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now").click()
    seats = page.get_by_role("list", name="The others at the table")
    for name in ("Lotte", "Pip", "Bruno"):
        expect(seats.get_by_text(name, exact=True)).to_be_visible()


def test_a_strength_seats_different_characters(person: People, server: Threaded) -> None:
    """Each seat can still be changed, and the strength chosen last is the next default."""
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{server.address}/new/elfer-raus")
    open_more(page)
    tiles = page.get_by_role("group", name="How well do the others play?").get_by_role("radio")
    expect(tiles).to_have_count(len(STRENGTHS))
    for tile, name in zip(tiles.all(), STRENGTHS, strict=True):
        assert name in tile.locator("xpath=..").inner_text()
    expect(tiles.nth(1)).to_be_checked()
    selects = page.locator(SEATS)
    wait_for_bots(selects, "easy", "child", "medium")
    page.get_by_text("hard", exact=True).click()
    wait_for_bots(selects, "hard", "medium", "expert")
    selects.last.select_option("hard")
    expect(page.locator("input[type=radio]:checked")).to_have_count(3)  # no strength is checked
    assert not violations(page)

    page.get_by_role("button", name="Deal the cards").click()
    seats = page.get_by_role("list", name="The others at the table")
    for name in ("Mrs Fox", "Bruno", "Mrs Fox 2"):
        expect(seats.get_by_text(name, exact=True)).to_be_visible()
    faces = seats.locator("svg[viewBox='0 0 64 64']")
    looks = faces.evaluate_all("all => all.map((face) => face.dataset.colour + face.outerHTML)")
    assert len({*looks}) == 3

    page.goto(f"{server.address}/new/elfer-raus")
    wait_for_bots(page.locator(SEATS), "hard", "medium", "expert")


def test_filling_a_table_seats_different_characters(person: People, server: Threaded) -> None:
    page = visit(person, make_table(server.address, "junior", ["me", "free", "easy", "free"]))
    page.get_by_role("button", name="Fill up with bots").click()
    selects = page.get_by_label("How does")
    wait_for_bots(selects, "child", "easy", "medium")


def test_a_character_has_a_card(person: People, server: Threaded) -> None:
    """The card opens by keyboard, and closing it returns the focus."""
    place = make_table(server.address, "junior", ["me", "expert"], pace=60_000)
    page = visit(person, place, **PHONE)
    expect(page.get_by_role("list", name="The others at the table")).to_be_visible()
    who = page.get_by_role("button", name="Who is Professor Eleven?")
    who.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Professor Eleven")
    expect(card.get_by_text("a thousand times")).to_be_visible()
    expect(card.get_by_text("Level 6 of 6")).to_be_visible()
    assert not violations(page)
    assert not misfits(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(who).to_be_focused()


def test_a_greedy_bot_has_a_number_and_a_description(person: People, server: Threaded) -> None:
    page = visit(person, make_table(server.address, "junior", ["me", "greedy"], pace=60_000))
    page.get_by_role("button", name="People").click()
    chairs = page.get_by_role("dialog")
    expect(chairs.get_by_text("Bot 2", exact=True)).to_be_visible()
    expect(chairs.get_by_label("How does Bot 2 play?")).to_have_value("greedy")
    assert not violations(page)
    chairs.get_by_label("How does Bot 2 play?").select_option("medium")
    expect(chairs.get_by_text("Bruno", exact=True)).to_be_visible()
    assert "greedy" not in chairs.locator("option").evaluate_all("all => all.map((o) => o.value)")


def test_a_hint_points_at_a_card_and_says_why(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, scenes.running_table()), **PHONE)
    ask = page.get_by_role("button", name="What would you do?")
    ask.click()
    box = page.locator(".hint")
    expect(box.get_by_text("Professor Eleven would")).to_be_visible()
    expect(page.get_by_role("log").get_by_text("Professor Eleven would")).to_be_attached()
    expect(find_advised(page)).not_to_have_count(0)
    assert not violations(page)
    assert not misfits(page)
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(find_advised(page)).to_have_count(0)

    ask.click()
    Player(page).play(1)
    expect(box).to_have_count(0)


def test_closing_a_hint_returns_the_focus(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, scenes.running_table()))
    ask = page.get_by_role("button", name="What would you do?")
    ask.focus()
    page.keyboard.press("Enter")
    understood = page.locator(".hint").get_by_role("button")
    understood.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_hint_does_not_cover_the_button_it_suggests(person: People, server: Threaded) -> None:
    place = make_table(server.address, "farben-sammeln", ["me", "easy"])
    page = visit(person, place, **PHONE)
    Player(page).play(3)  # take a card, pick one and lay it: only ending the turn is left
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint b")).to_be_visible()
    find_advised(page).click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_hint_is_visible_on_a_low_screen(person: People, server: Threaded) -> None:
    low = {"viewport": {"width": 844, "height": 390}}
    page = visit(person, place_table(server, scenes.running_table()), **low)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint b")).to_be_in_viewport(ratio=1)
    expect(find_advised(page).first).to_be_in_viewport(ratio=1)


def test_a_hint_names_what_is_on_the_screen_and_points_at_it(
    person: People, server: Threaded
) -> None:
    """Players do not know the notation of a move."""
    page = visit(person, make_table(server.address, "farben-sammeln", ["me", "easy"]))
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint").get_by_text("would choose: Take ")).to_be_visible()
    expect(page.locator(".board .advised")).to_have_count(1)

    page = visit(person, make_table(server.address, "ratefix", ["me", "easy"]))
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint").get_by_text("would choose: Say ")).to_be_visible()


def test_a_second_hint_in_another_tab_has_to_wait(person: People, server: Threaded) -> None:
    place = place_table(server, scenes.running_table())
    page = visit(person, place, **PHONE)
    ask, box = page.get_by_role("button", name="What would you do?"), page.locator(".hint")
    expect(ask).to_be_visible()
    with server.registry.questions.asking((place.code, place.player), ""):  # as if from another tab
        ask.click()
        expect(box.get_by_role("alert")).to_contain_text("is busy with another hint")
        assert not violations(page)
        assert not misfits(page)
    page.keyboard.press("Escape")
    ask.click()
    expect(box.locator("b")).to_be_visible()
    expect(box.get_by_role("alert")).to_have_count(0)


def test_the_setting_hides_hints(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, scenes.running_table()))
    ask = page.get_by_role("button", name="What would you do?")
    expect(ask).to_be_visible()
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_role("switch", name="Offer hints").click()
    close_sheet(page)
    expect(ask).to_have_count(0)
    page.reload()
    expect(Player(page).hand.first).to_be_visible()
    expect(ask).to_have_count(0)


def test_on_a_shared_device_a_hint_is_for_the_player_to_move(
    person: People, server: Threaded
) -> None:
    """There is no hint behind the curtain, and each player has their own setting."""
    page = deal_to_two(person, server)
    ask = page.get_by_role("button", name="What would you do?")
    expect(ask).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button").first.click()
    ask.click()
    expect(page.locator(".hint").get_by_text("Professor Eleven would")).to_be_visible()
    cards = {*Player(page).cards}
    pointed = find_advised(page).evaluate_all("all => all.map((each) => each.dataset.card ?? '')")
    assert {card for card in pointed if card} <= cards
    page.get_by_role("button", name="Cards", exact=True).click()
    for name in NAMES:
        expect(page.get_by_role("switch", name=f"Hints for {name}")).to_be_checked()
    page.get_by_role("switch", name=f"Hints for {NAMES[0]}").click()
    page.get_by_role("switch", name=f"Hints for {NAMES[1]}").click()
    close_sheet(page)
    expect(ask).to_have_count(0)


def test_a_replay_explains_the_moves_of_bots(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address, "junior", ["me", "random"], rounds=1)
    player = player_at(person, place, **PHONE)
    page = player.page
    player.play_to_the_end()
    choose_more(page, "Watch the replay")
    forward = page.get_by_role("button", name="Next", exact=True)
    why = page.get_by_role("button", name="Why did Dicey do that?")
    told = page.locator(".why p")
    known = {text_of("en", f"why-{word}") for word in ("by-luck", "only-move", "must-draw")}
    asked = 0
    for _ in range(40):
        forward.click()
        words = page.locator(".words").inner_text()
        if not words.startswith("Dicey"):
            assert why.count() == 0, words
            continue
        why.click()
        expect(told).to_have_count(1)
        assert told.inner_text() in known
        expect(told.locator("xpath=..")).to_be_focused()  # where the button was
        asked += 1
        if asked == 3:
            break
    assert asked == 3
    assert not violations(page)
    assert not misfits(page)
    forward.click()
    expect(told).to_have_count(0)


def test_going_to_the_next_move_cancels_the_request_for_reasons(
    person: People, server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server computes one answer per person, so a pending request would block the next one."""
    workers, advise, go_on = (
        server.registry.workers,
        server.registry.workers.advise,
        threading.Event(),
    )

    async def advise_slowly(task: Task) -> Decision:
        await asyncio.to_thread(go_on.wait)
        return await advise(task)

    monkeypatch.setattr(workers, "advise", advise_slowly)
    page = visit(person, place_table(server, play_among_bots()))
    choose_more(page, "Watch the replay")
    why = page.locator(".why")
    for number in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
        wait(page, lambda: not server.registry.questions, f"{number} questions are left behind")
        why.get_by_role("button").click()
        wait(page, lambda: len(server.registry.questions) == 1, "the server never starts computing")
    go_on.set()
    expect(why.locator("p").first).to_be_visible()
    expect(why.get_by_role("alert")).to_have_count(0)


def test_a_replay_narrates_each_move_once(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    """It also narrates the end of a turn, and merges events that two seats saw differently."""
    fix_deal()
    for game in ("farben-sammeln", "schwarzer-peter"):
        page = visit(person, make_table(server.address, game, ["child", "hard"]))
        choose_more(page, "Watch the replay")
        forward = page.get_by_role("button", name="Next", exact=True)
        for _ in range(4):
            forward.click()
            sentences = page.locator(".moment .words").inner_text().split(". ")
            assert sentences[0]
            assert len({each.rstrip(".") for each in sentences}) == len(sentences)


def test_hints_and_characters_in_french(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, scenes.running_table()), locale="fr")
    page.get_by_role("button", name="que ferais-tu").click()
    expect(page.locator(".hint").get_by_text("Prof Onze")).to_be_visible()
    assert not faults(page, "fr")
    page.goto(f"{server.address}/new/master")
    open_more(page)
    page.locator(".line button").first.click()
    expect(page.get_by_role("dialog").get_by_text("Lotte joue ce qu’elle voit")).to_be_visible()
    assert not faults(page, "fr")


def test_long_names_of_bots_are_not_cut_off(person: People, server: Threaded) -> None:
    """Names such as "Madame Re…" and "Professo-r" would be unreadable."""
    for game, language in (("schwarzer-peter", "fr"), ("elfer-raus", "it")):
        seats = ["me", "hard", "expert", "hard", "expert", "child"]
        place = make_table(server.address, game, seats, pace=60_000)
        page = visit(person, place, locale=language, **{**PHONE, "viewport": NARROW})
        expect(page.locator(".seats .name")).to_have_count(5)
        assert find_cut_names(page) == []

"""Überall anschließen: turning cards over, laying by tap, drag and keys, and "Stop!"."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.engine.cards import NAMES
from elfer.games.anywhere import UeberallView
from elfer.table import Table
from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls, settle
from tests.browser.player import Player, wait
from tests.browser.secrecy import find_cards
from tests.browser.sheets import choose_more
from tests.browser.tables import Place, make_table
from tests.browser.test_keyboard import tab_to
from tests.browser.visits import STILL, place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    OTHER,
    TOKENS,
    apply_command,
    full_table,
    live_table_of,
    play_one_move,
)

GAME = "ueberall-anschliessen"
NO_HELP = {"help": False}
NO_LESSONS = {"lessons": False}


# The distance between the edges of a pile, drawn as a shadow, and the name below.
EDGES = """(piles) => piles.map((pile) => {
  const cards = getComputedStyle(pile.querySelector(".cards"));
  const [, down] = cards.boxShadow.match(/px (\\d+(?:\\.\\d+)?)px/);
  const edge = pile.getBoundingClientRect().bottom + Number(down);
  return pile.nextElementSibling.getBoundingClientRect().top - edge;
})"""


def view_of(table: Table, seat: int | None = None) -> UeberallView:
    assert table.match is not None
    view: UeberallView = table.match.view(seat)
    return view


def find_moment(until: Callable[[Table], bool], secret: str = "secret") -> Table:
    """Return the table as soon as `until` holds; a friend and a bot play too."""
    waiting = replace(full_table(GAME), secret=secret).with_chair(2, Chair(player=HOST))
    table = apply_command(waiting, HOST, Start())
    while not until(table):
        table = play_one_move(table)
    return table.with_chair(2, Chair(bot="greedy"))


@cache
def find_choice() -> Table:
    """Return a moment where the host's turned card fits on a pile but not in the middle."""

    def matches(table: Table) -> bool:
        texts = [move.text for move in table.match.legal(0)] if table.match else []
        return len(texts) > 1 and texts[0].startswith("@")

    return find_moment(matches)


@cache
def find_nearly_over() -> Table:
    """Return a moment about forty moves before the end; the host will be the last one out."""
    moves = 0

    def is_over(table: Table) -> bool:
        nonlocal moves
        moves += 1
        return not table.playing

    last = view_of(find_moment(is_over)).layout.places[-1]
    left = moves - 40

    def matches(table: Table) -> bool:
        nonlocal left
        left -= 1
        return left <= 0

    table = find_moment(matches)
    for seat in range(3):
        table = table.with_chair(seat, Chair(player=HOST) if seat == last else Chair(bot="greedy"))
    return replace(table, pace=0, seats_held={})


def places(page: Page) -> Locator:
    """Return the places where a card can be laid."""
    return page.locator(".anywhere [data-drop]")


def fitting_place(table: Table) -> str:
    """Return the `data-drop` name of the place where the turned card fits."""
    assert table.match is not None
    return f"pile:{table.match.legal(0)[0].text[1:]}"


def test_a_match_can_be_played_to_its_end(person: People, server: Threaded) -> None:
    # With six players the stacks are short, so a whole match takes ten seconds.
    player = player_at(person, make_table(server.address, GAME, ["me", *["greedy"] * 5]))
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    order = player.page.get_by_role("list", name="The places").get_by_role("listitem")
    expect(order).to_have_count(6)
    expect(order.first).to_contain_text("1st place")
    assert player.moves > 20
    choose_more(player.page, "Watch the replay")
    expect(player.page.get_by_role("slider")).to_be_visible()
    expect(places(player.page).last).to_be_visible()


def test_only_the_help_setting_shows_what_fits(person: People, server: Threaded) -> None:
    table = find_choice()
    helped = visit(person, place_table(server, table))
    expect(helped.get_by_role("button", name=", fits")).to_have_count(1)
    expect(helped.locator(f"[data-drop='{fitting_place(table)}']")).to_have_class(
        re.compile("target")
    )
    page = visit(person, place_table(server, table), NO_HELP)
    expect(places(page)).to_have_count(4)
    looks = "all => all.map((each) => [each.className, each.dataset.able])"
    assert len({tuple(look) for look in places(page).evaluate_all(looks)}) == 1


def test_a_wrong_place_gets_a_reason(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, find_choice()), NO_HELP)
    page.locator("[data-drop='middle:']").click()
    expect(page.locator(".reason")).to_contain_text("not one higher")
    why = page.locator(".reason").get_by_role("link", name="Why?")
    expect(why).to_have_attribute("href", re.compile("#ua-3$"))


def test_another_player_can_stop_an_overlooked_card(person: People, server: Threaded) -> None:
    place = place_table(server, find_choice())
    page = visit(person, place, NO_HELP)
    other = visit(person, Place(place.address, place.code, OTHER, TOKENS[OTHER]))
    stop = other.get_by_role("button", name="Stop!")
    stop.click()  # nothing to stop: the button is always there, whatever the cards are
    expect(other.locator(".reason")).to_contain_text("nothing to stop")
    page.locator("[data-drop='pile:own']").click()
    expect(stop).to_have_class(re.compile("primary"))
    stop.click()
    expect(other.get_by_text("You call “Stop!” Name p0 has overlooked a place.")).to_be_attached()
    expect(page.get_by_text("Name p1 calls “Stop!” You have overlooked")).to_be_attached()
    assert view_of(live_table_of(server, place.code).table).layout.culprit is None


def test_the_stop_button_does_not_reveal_the_cards(person: People, server: Threaded) -> None:
    def must_keep(table: Table) -> bool:
        texts = [move.text for move in table.match.legal(0)] if table.match else []
        return texts == ["own"]

    shown = []
    for table in (find_choice(), find_moment(must_keep)):  # one overlooked, one correctly kept
        place = place_table(server, table)
        page = visit(person, place, NO_HELP)
        other = visit(person, Place(place.address, place.code, OTHER, TOKENS[OTHER]))
        expect(other.locator(".stopps")).to_be_visible()
        page.locator("[data-drop='pile:own']").click()
        expect(other.locator(".stopps .primary")).to_be_visible()
        shown.append(other.locator(".stopps").evaluate("({ outerHTML }) => outerHTML"))
        shown.append(other.locator(".status").inner_text())
    assert shown[:2] == shown[2:]


@cache
def find_last_card(lay: str) -> Table:
    """Return a moment where the host can lay the stack's last card on their own pile."""

    def matches(table: Table) -> bool:
        layout, stacks = view_of(table).layout, view_of(table).stacks
        if layout.turn != 0 or layout.turned is None or stacks[0] or not layout.piles[0]:
            return False
        assert table.match is not None
        return table.match.legal(0)[0].text == lay

    for number in range(100):
        table = find_moment(lambda now: matches(now) or not now.playing, f"secret {number}")
        if table.playing:
            return table
    raise AssertionError("no round has such a moment")


def own_pile(page: Page) -> Locator:
    return page.locator("[data-drop='pile:own']")


@pytest.mark.rule("UA-5")
def test_the_last_card_turns_the_pile_over_and_stays_visible(
    person: People, server: Threaded
) -> None:
    table = find_last_card("own")
    card, cards = view_of(table).layout.turned, len(view_of(table).layout.piles[0]) + 1
    assert card is not None
    place = place_table(server, table)
    page = visit(person, place)
    other = visit(person, Place(place.address, place.code, OTHER, TOKENS[OTHER]), NO_LESSONS)
    expect(page.get_by_role("button", name="your stack is empty")).to_be_visible()
    # A page that connects after the move has not seen the pile being turned over.
    expect(other.locator("[data-seat='0'] b")).to_be_visible()
    own_pile(page).click()
    expect(own_pile(page)).to_have_accessible_name(re.compile("empty.*just been turned over"))
    expect(own_pile(page).locator(".gone")).to_have_attribute("data-card", NAMES[card])
    expect(page.locator("[data-stock]")).to_have_text(str(cards))
    theirs = other.locator("[data-drop='pile:0']")
    expect(theirs).to_have_accessible_name(re.compile("empty.*just been turned over"))
    expect(theirs.locator(".gone")).to_have_attribute("data-card", NAMES[card])
    expect(other.locator("[data-seat='0'] b")).to_have_text(str(cards))
    told = re.compile("Name p0 laid the .* on their own pile. Name p0 turns their pile over.")
    expect(other.locator(".last")).to_have_text(told)
    expect(other.locator(".stopps .primary")).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name="Turn over").click()
    expect(other.get_by_role("button", name="The card you turned over")).to_be_visible()
    expect(theirs.locator(".gone")).to_have_count(0)
    expect(own_pile(page).locator(".gone")).to_have_count(0)
    expect(own_pile(page)).to_have_accessible_name(re.compile("empty"))


@pytest.mark.rule("UA-5")
def test_after_a_last_card_in_the_middle_the_turn_continues_with_the_pile(
    person: People, server: Threaded
) -> None:
    table = find_last_card("mid")
    cards = len(view_of(table).layout.piles[0])
    page = visit(person, place_table(server, table))
    page.locator("[data-drop='middle:']").click()
    expect(page.locator("[data-stock]")).to_have_text(str(cards))
    expect(own_pile(page)).to_have_accessible_name(re.compile("empty"))
    expect(own_pile(page).locator(".gone")).to_have_count(0)
    page.get_by_role("button", name=f"Turn over: {cards} cards left").click()
    expect(page.get_by_role("button", name="The card you turned over")).to_be_visible()


@pytest.mark.parametrize("way", ["tap", "drag"])
def test_a_tap_or_a_drag_lays_the_turned_card(person: People, server: Threaded, way: str) -> None:
    table = find_choice()
    page = visit(person, place_table(server, table))
    turned = page.get_by_role("button", name="The card you turned over")
    target = page.locator(f"[data-drop='{fitting_place(table)}']")
    if way == "tap":
        turned.click()
        expect(turned).to_have_attribute("aria-pressed", "true")
        target.click()
    else:
        turned.drag_to(target)
    expect(turned).to_have_count(0)
    expect(page.get_by_role("alert").first).to_be_empty()


def has_offer_or_is_over(player: Player) -> bool:
    seen = player.look()
    return seen["over"] or seen["offer"] is not None


def test_cards_can_be_laid_by_keyboard(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, find_nearly_over()))
    for _ in range(4):
        wait(player.page, lambda: has_offer_or_is_over(player), "the turn never comes")
        seen = player.look()
        if seen["over"]:
            break
        name = player.page.locator("[data-able]").first.get_attribute("aria-label")
        assert name is not None
        tab_to(player.page, name)
        player.page.keyboard.press("Enter")
        wait(player.page, lambda: player.look()["sign"] != seen["sign"], "the page does not change")  # noqa: B023


def test_the_page_contains_only_face_up_cards(person: People, server: Threaded) -> None:
    place = place_table(server, find_choice())
    page = visit(person, place)
    expect(places(page)).to_have_count(4)
    table = live_table_of(server, place.code).table
    open_cards = view_of(table).layout.shown()
    known = {card for pile in (*open_cards["piles"], open_cards["middle"]) for card in pile}
    assert find_cards(page) <= known | {open_cards["turned"]}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(
    person: People, server: Threaded, theme: str
) -> None:
    page = visit(person, place_table(server, find_choice()), color_scheme=theme, **PHONE)
    expect(places(page)).to_have_count(4)
    assert violations(page) == []
    assert misfits(page) == []
    assert not scrolls(page)


@pytest.mark.parametrize("locale", ["fr-CH", "de-CH", "it-CH", "en-GB"])
def test_six_players_with_long_names_fit_a_phone(
    person: People, server: Threaded, locale: str
) -> None:
    seats = ["me", "hard", "expert", "hard", "expert", "hard"]
    place = make_table(server.address, GAME, seats, pace=60_000)
    page = visit(person, place, NO_LESSONS, locale=locale, **PHONE)
    others = page.locator(".others > li")
    expect(others).to_have_count(5)
    settle(page)
    tops = others.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "the other piles are not on one line"
    calls, status = page.locator(".stopps").bounding_box(), page.locator(".status").bounding_box()
    assert calls is not None
    assert status is not None
    assert calls["y"] + calls["height"] <= status["y"]
    assert misfits(page) == []
    assert not scrolls(page)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_thick_pile_does_not_touch_the_name_below(
    person: People, server: Threaded, size: tuple[int, int]
) -> None:
    width, height = size
    table = find_moment(
        lambda now: all(len(pile) > 4 for pile in view_of(now).layout.shown()["piles"])
    )
    viewport = {"width": width, "height": height}
    page = visit(person, place_table(server, table), viewport=viewport)
    expect(places(page)).to_have_count(4)
    settle(page)
    below = page.locator(".pile:has(+ .who, + .soft)").evaluate_all(EDGES)
    assert len(below) == 5
    assert min(below) >= 2
    assert not scrolls(page)


def test_three_people_share_a_device(person: People, server: Threaded) -> None:
    page = person(locale="fr-CH", **STILL, **PHONE).new_page()
    page.goto(f"{server.address}/new/{GAME}")
    page.get_by_text("À plusieurs sur cet appareil").click()
    page.locator("form").get_by_text("3", exact=True).first.click()
    page.get_by_label("Ton nom").fill("Anne")
    for seat, name in ((2, "Bob"), (3, "Chloé")):
        page.get_by_label(f"Qui est à la place {seat}").fill(name)
    page.get_by_role("button", name="Distribuer").click()
    expect(page.get_by_role("button", name="Stop !")).to_have_count(3)
    expect(page.locator(".status")).to_have_text("Bob joue.")
    player = Player(page)
    player.play(5)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert misfits(page) == []

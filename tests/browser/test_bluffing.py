"""The bluffing games on the page: laying, doubting, slipping cards in and catching it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.table import Table
from elfer.table.commands import Play, Settle
from elfer.table.player_views import draw_view
from tests.browser.axe import violations
from tests.browser.bluffers import Bluffer, deal_to_three, hands
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls, settle
from tests.browser.player import play_all, wait
from tests.browser.secrecy import record_cards, take_seen_cards
from tests.browser.tables import Place, make_table, storage_of
from tests.browser.test_drag import middle
from tests.browser.test_keyboard import tab_to, tab_to_hand
from tests.browser.texts import faults, text_of
from tests.browser.visits import MOVING, STILL, browser_of, place_table, visit, wait_for_later_parts
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, apply_command

# Checks that the call buttons appear in the same update as a new claim.
CALLABLE = """() => {
  window.late = [];
  const claim = () => document.querySelector(".heap")?.innerText.replaceAll("\\n", " ");
  let before = claim();
  new MutationObserver(() => {
    const now = claim();
    if (now === before) return;
    before = now;
    const calls = [...document.querySelectorAll(".calls button")].map((one) => one.innerText);
    const others = / says /.test(now) && !/You/.test(now);
    if (others && !calls.includes("Caught!")) window.late.push(now);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
RESTING = "() => document.getAnimations().length === 0"
# Records every change, animation and sound, except the card counts of a hand and the pile.
CHANGES = """(seat) => {
  window.changes = [];
  const counted = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const hand = `[data-seat="${seat}"]`;
    return element?.closest(`${hand} b, ${hand} .visually-hidden, .pile`);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      // The page adds preload links to its head some seconds after it opens.
      if (target === document.head || counted(target)) continue;
      window.changes.push(target.outerHTML ?? target.textContent);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  window.moved = [];
  for (const type of ["animationstart", "transitionrun"]) {
    document.addEventListener(type, ({ target }) => window.moved.push(target.outerHTML), true);
  }
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.outerHTML);
    return animate.apply(this, how);
  };
  window.heard = 0;
  window.AudioContext = class { constructor() { window.heard += 1; } };
}"""


@pytest.mark.parametrize("game", ["mogeln", "erwischt"])
def test_a_match_against_bots(person: People, server: Threaded, game: str) -> None:
    player = Bluffer(visit(person, make_table(server.address, game, ["me", "greedy", "greedy"])))
    expect(player.hand).not_to_have_count(0)
    expect(player.fitting).to_have_count(0)
    play_all([player])
    expect(player.end).to_contain_text("win")
    left = player.page.get_by_role("list", name="Cards left")
    expect(left.get_by_role("listitem")).to_have_count(3)
    assert player.moves > 5


@pytest.fixture
def open_three(person: People, server: Threaded) -> Callable[..., tuple[Place, list[Bluffer]]]:
    """Return a function that opens a page for each of three players; seat 1 begins."""

    def open_pages(**options: Any) -> tuple[Place, list[Bluffer]]:
        place = place_table(server, deal_to_three())
        players = []
        for who in (HOST, OTHER, SEATLESS):
            own = Place(place.address, place.code, who, TOKENS[who])
            context = browser_of(person, own, **options)
            record_cards(context)
            page = context.new_page()
            page.goto(place.url)
            players.append(Bluffer(page))
        for player in players:
            expect(player.hand).to_have_count(12)
        return place, players

    return open_pages


OpenThree = Callable[..., tuple[Place, list[Bluffer]]]


def lay(players: list[Bluffer], seat: int, card: int = 0) -> None:
    """Lay a card for a seat, and wait until the next page shows it."""
    expect(players[seat].page.get_by_text("You say", exact=True)).to_be_visible()
    expect(players[seat].hand).not_to_have_count(0)
    count = len(players[seat].cards)
    players[seat].hand.nth(card).click()
    expect(players[seat].hand).to_have_count(count - 1)
    after = players[(seat + 1) % 3].page
    expect(after.get_by_text("You say", exact=True)).to_be_visible()


def count_of(page: Page, seat: int) -> Locator:
    """Return the number of cards that a page shows for another hand."""
    return page.locator(f"[data-seat='{seat}'] b")


def call(page: Page, word: str) -> None:
    page.get_by_role("group", name="Your calls").get_by_role("button", name=word).click()


def test_all_three_browsers_show_a_doubted_card(open_three: OpenThree, server: Threaded) -> None:
    place, players = open_three()
    for player in players:
        take_seen_cards(player.page)
        player.page.evaluate(CALLABLE)
    own = hands(server, place.code)
    for turn in range(8):
        lay(players, (1 + turn) % 3)
    doubter, layer, onlooker = players[0], players[2], players[1]
    for player in players:
        assert player.page.evaluate("window.late") == [], "the call buttons came late"
        assert take_seen_cards(player.page) <= own[players.index(player)], (
            "a page contained a card of another player"
        )
    laid = own[2] - hands(server, place.code)[2]
    # The buttons do not depend on the cards; the player who laid the last one has none.
    expect(onlooker.page.locator(".calls button")).to_have_text(["Caught!"])
    expect(doubter.page.locator(".calls button")).to_have_text(["I doubt it!", "Caught!"])
    expect(layer.page.locator(".calls button")).to_have_count(0)

    call(doubter.page, "I doubt it!")
    for player in players:
        expect(player.page.locator(".reveal")).to_contain_text(re.compile("A lie!|True!"))
        expect(player.page.locator(".reveal")).to_contain_text(re.compile("takes? 8 cards"))
        shown = take_seen_cards(player.page) - hands(server, place.code)[players.index(player)]
        assert len(shown - own[players.index(player)]) <= 1
        assert shown - own[players.index(player)] <= laid
    for player in players:
        expect(player.page.locator(".reveal")).to_have_count(0)
    play_all(players, until=lambda: sum(player.moves for player in players) > 9)


@pytest.mark.rule("G-7")
@pytest.mark.rule("MO-6")
def test_a_slip_changes_the_number_of_cards_on_other_pages_and_nothing_else(
    open_three: OpenThree,
) -> None:
    _, players = open_three(**MOVING)
    begins, after, third = players[1], players[2], players[0]
    lay(players, 1)
    begins.hand.first.click()
    begins.page.wait_for_timeout(100)
    expect(begins.hand).to_have_count(11)  # a tap is never a slip
    expect(begins.page.get_by_role("alert")).to_contain_text("turn now")  # but it gets an answer

    others = [after.page, third.page]
    for page in others:
        expect(count_of(page, 1)).to_have_text("11")
        wait_for_later_parts(page)
        page.wait_for_function(RESTING)
        page.evaluate(CHANGES, 1)
    mouse = begins.page.mouse
    mouse.move(*middle(begins.hand.first))
    mouse.down()
    mouse.move(*middle(begins.page.locator("[data-drop='slip:']")), steps=6)
    mouse.up()
    expect(begins.hand).to_have_count(10)
    for page in others:
        expect(count_of(page, 1)).to_have_text("10")
    begins.hand.first.focus()
    begins.page.keyboard.press("Shift+Enter")
    expect(begins.hand).to_have_count(9)
    for page in others:
        expect(count_of(page, 1)).to_have_text("9")
        page.wait_for_timeout(100)
        assert page.evaluate("[window.changes, window.moved, window.heard]") == [[], [], 0]

    call(third.page, "Caught!")
    for player in players:
        expect(player.page.locator(".reveal")).to_contain_text("More than one card")
        expect(player.page.locator(".reveal")).to_contain_text(re.compile("takes? 3 cards"))
    expect(begins.hand).to_have_count(12)


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("path", ["/watch", "/tv"])
def test_onlookers_see_a_slip_only_by_the_number_of_cards(
    open_three: OpenThree, person: People, path: str
) -> None:
    place, players = open_three()
    page = person(**MOVING).new_page()
    page.goto(place.url + path)
    expect(page.locator("[data-seat]")).to_have_count(3)
    begins = players[1]
    lay(players, 1)
    expect(count_of(page, 1)).to_have_text("11")
    # Nothing else may change: everyone is here, and what is loaded later has been loaded.
    expect(page.locator(".gone")).to_have_count(0)
    expect(page.locator("main dialog")).to_have_count(2)  # the menu comes a second later
    page.wait_for_load_state("networkidle")
    settle(page)
    page.evaluate(CHANGES, 1)
    begins.hand.first.focus()
    begins.page.keyboard.press("Shift+Enter")
    expect(begins.hand).to_have_count(10)
    expect(count_of(page, 1)).to_have_text("10")
    page.wait_for_timeout(300)
    assert page.evaluate("[window.changes, window.moved, window.heard]") == [[], [], 0]


@pytest.mark.rule("MO-7")
def test_the_next_player_must_believe_or_doubt_a_slipped_last_card(open_three: OpenThree) -> None:
    _, players = open_three()
    begins, after, third = players[1], players[2], players[0]
    lay(players, 1)
    for left in reversed(range(11)):
        begins.hand.first.focus()
        begins.page.keyboard.press("Shift+Enter")
        expect(begins.hand).to_have_count(left)
    expect(after.page.locator(".next.lays")).to_have_count(0)
    calls = after.page.locator(".calls button")
    expect(calls).to_have_text(["I believe it", "I doubt it!", "Caught!"])
    expect(third.page.locator(".calls button")).to_have_text(["Caught!"])
    for player in (after, third):
        expect(player.page.get_by_text("slipped")).to_have_count(0)
    call(after.page, "I believe it")
    for player in players:
        expect(player.end).to_contain_text("win")


def test_only_the_player_who_laid_can_slip(person: People, server: Threaded) -> None:
    place = place_table(server, deal_to_three())
    for who, edge in ((HOST, 1), (OTHER, 0)):  # on OTHER's turn the edge is for laying
        player = Bluffer(visit(person, Place(place.address, place.code, who, TOKENS[who])))
        expect(player.hand).to_have_count(12)
        expect(player.page.locator("[data-drop='slip:']")).to_have_count(edge)
        player.hand.first.focus()
        player.page.keyboard.press("Shift+Enter")
        expect(player.page.get_by_role("alert").get_by_role("button", name="OK")).to_be_visible()
        expect(player.hand).to_have_count(12)


def test_three_people_share_a_device(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, deal_to_three(together=True)))
    player = Bluffer(page)
    page.get_by_role("button", name="I am").click()
    expect(player.hand).to_have_count(12)
    player.hand.first.click()
    # The hand stays until the device is handed on, so the player can still slip a card in.
    expect(player.hand).to_have_count(11)
    player.hand.first.focus()
    page.keyboard.press("Shift+Enter")
    expect(player.hand).to_have_count(10)
    expect(page.get_by_text("slipped")).to_have_count(0)
    page.get_by_role("button", name="Hand the device to").click()
    expect(player.hand).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    expect(player.hand).to_have_count(12)
    calls = page.get_by_role("group", name="What the others can call").get_by_role("button")
    expect(calls).to_have_count(1)
    calls.filter(has_text="Caught!").click()
    expect(page.locator(".reveal")).to_contain_text("takes 2 cards")


def test_strict_colours_by_keyboard(person: People, server: Threaded) -> None:
    place = make_table(server.address, "erwischt", ["me", "greedy"], dealer=0, colours="strict")
    page = person(storage_state=storage_of(server.address, place), **STILL).new_page()
    page.goto(place.url)
    player = Bluffer(page)
    for _ in range(3):
        wait(page, lambda: page.locator(".next.lays").count() > 0, "the turn never comes")
        count = len(player.cards)
        tab_to_hand(page)
        page.keyboard.press("Enter")
        if page.get_by_role("group", name="Say a colour").count() > 0:
            tab_to(page, "Yellow")
            page.keyboard.press("Enter")
        expect(player.hand).not_to_have_count(count)


@pytest.mark.parametrize("checked", ["lays", "doubts"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(
    person: People, server: Threaded, theme: str, checked: str
) -> None:
    """Each test checks one page, because a revealed card does not stay visible for both checks."""
    place = place_table(server, deal_to_three())
    pages = {}
    for does, who in (("lays", OTHER), ("doubts", SEATLESS)):
        own = Place(place.address, place.code, who, TOKENS[who])
        pages[does] = visit(person, own, color_scheme=theme, locale="fr", **PHONE)
    page = pages[checked]

    def check() -> None:
        assert (misfits(page), violations(page), faults(page, "fr")) == ([], [], [])
        assert not scrolls(page)

    dit = text_of("fr", "bluffing-says-own")
    expect(pages["lays"].get_by_text(dit, exact=True)).to_be_visible()
    pages["lays"].get_by_role("toolbar").get_by_role("button").first.click()
    doubt = pages["doubts"].get_by_role("button", name=text_of("fr", "move-doubt"))
    expect(doubt).to_be_visible()
    expect(pages["lays"].get_by_role("toolbar").get_by_role("button")).to_have_count(11)
    check()
    doubt.click()
    expect(page.locator(".reveal")).to_be_visible()
    check()


TRUSTS = {"mogeln": ("believe", "I believe it"), "erwischt": ("accept", "Let it stand")}
"""The move that lets a last card pass, and its button."""


def lay_to_the_last_card(game: str) -> Table:
    """Return a table of three people on three devices where the others decide on a last card."""
    table = deal_to_three(game)
    for _ in range(200):
        match = table.match
        assert match is not None
        if match.legal(None):
            table = apply_command(table, None, Settle())
            continue
        seat = match.actors[0] if match.turn is None else match.turn
        texts = [move.text for move in match.legal(seat)]
        if TRUSTS[game][0] in texts:
            return table
        table = apply_command(table, table.chairs[seat].player, Play(seat, texts[0]))
    raise AssertionError("nobody lays a last card")


@pytest.mark.parametrize("game", TRUSTS)
def test_everyone_sees_whether_a_believed_last_card_was_true(
    person: People, server: Threaded, game: str
) -> None:
    """All others decide one after the other; then their pages and those of onlookers show it."""
    table = lay_to_the_last_card(game)
    move, word = TRUSTS[game]
    place = place_table(server, table)
    players = [chair.player for chair in table.chairs if chair.player is not None]
    pages = {
        each: visit(person, place._replace(player=each, token=TOKENS[each])) for each in players
    }
    onlookers = [person(**STILL).new_page() for _ in range(2)]
    for page, path in zip(onlookers, ("/watch", "/tv"), strict=True):
        page.goto(place.url + path)
        expect(page.locator(".game .seat").first).to_be_visible()
    decided = 0
    while table.match is not None and table.match.outcome is None:
        choices = [
            seat
            for seat in table.match.actors
            if any(each.text == move for each in table.match.legal(seat))
        ]
        if not choices:
            break
        for page in (*pages.values(), *onlookers):
            expect(page.locator(".believed")).to_have_count(0)
        pages[players[choices[0]]].get_by_role("button", name=word).click()
        table = apply_command(table, players[choices[0]], Play(choices[0], move))
        decided += 1
    assert decided == (1 if game == "mogeln" else 2)
    assert table.match is not None
    believed = draw_view(table.match, None)["believed"]
    colours = {"r": "Red", "y": "Yellow", "g": "Green", "b": "Blue"}
    card = f"{colours[believed['card'][0]]} {believed['card'][1:]}"
    for page in (*pages.values(), *onlookers):
        ending = page.locator(".believed")
        expect(ending).to_contain_text("True!" if believed["honest"] else "A lie!")
        expect(ending.get_by_role("img", name=card, exact=True)).to_be_visible()

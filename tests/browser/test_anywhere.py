"""Cards joined on anywhere: turned over, laid by tap, drag and keys, overlooked and stopped."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.games.ueberall_anschliessen import UeberallView
from elfer.table import Table
from elfer.table.chairs import Chair
from elfer.table.commands import Start
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls
from tests.browser.player import Player, wait
from tests.browser.secrecy import lying
from tests.browser.tables import Place, made
from tests.browser.test_keyboard import tab_to
from tests.browser.visits import STILL, player_at, scene, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, TOKENS, full, keeper_of, played, said

GAME = "ueberall-anschliessen"
NO_HELP = {"help": False}


# How far below the edges of a pile its name begins; the edges are its shadow.
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


def moment(until: Callable[[Table], bool]) -> Table:
    """The host's table at the first moment that is like this; a friend and a bot sit there too."""
    table = said(full(GAME).with_chair(2, Chair(player=HOST)), HOST, Start())
    while not until(table):
        table = played(table)
    return table.with_chair(2, Chair(bot="greedy"))


@cache
def choosing() -> Table:
    """The host's turned card fits on somebody's pile, not in the middle."""

    def so(table: Table) -> bool:
        texts = [move.text for move in table.match.legal(0)] if table.match else []
        return len(texts) > 1 and texts[0].startswith("@")

    return moment(so)


@cache
def nearly_over() -> Table:
    """Some forty moves before everyone is out; the host is who will be the last of them."""
    moves = 0

    def over(table: Table) -> bool:
        nonlocal moves
        moves += 1
        return not table.playing

    last = view_of(moment(over)).layout.places[-1]
    left = moves - 40

    def so(table: Table) -> bool:
        nonlocal left
        left -= 1
        return left <= 0

    table = moment(so)
    for seat in range(3):
        table = table.with_chair(seat, Chair(player=HOST) if seat == last else Chair(bot="greedy"))
    return replace(table, pace=0, sat={})


def places(page: Page) -> Locator:
    """Where a card can be laid."""
    return page.locator(".anywhere [data-drop]")


def fitting(table: Table) -> str:
    """The name on the screen of the place where the turned card fits."""
    assert table.match is not None
    return f"pile:{table.match.legal(0)[0].text[1:]}"


def test_a_match_can_be_played_to_its_end(person: People, server: Threaded) -> None:
    # With six people the cards are soon laid: from the deal on it takes ten seconds.
    player = player_at(person, made(server.address, GAME, ["me", *["greedy"] * 5]))
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    order = player.page.get_by_role("list", name="The places").get_by_role("listitem")
    expect(order).to_have_count(6)
    expect(order.first).to_contain_text("1st place")
    assert player.moves > 20
    player.page.get_by_role("button", name="Watch the replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()
    expect(places(player.page).last).to_be_visible()


def test_help_shows_what_fits_and_nothing_else_does(person: People, server: Threaded) -> None:
    table = choosing()
    helped = visit(person, scene(server, table))
    expect(helped.get_by_role("button", name=", fits")).to_have_count(1)
    expect(helped.locator(f"[data-drop='{fitting(table)}']")).to_have_class(re.compile("target"))
    page = visit(person, scene(server, table), NO_HELP)
    expect(places(page)).to_have_count(4)
    looks = "all => all.map((each) => [each.className, each.dataset.able])"
    assert len({tuple(look) for look in places(page).evaluate_all(looks)}) == 1


def test_a_wrong_place_says_why(person: People, server: Threaded) -> None:
    page = visit(person, scene(server, choosing()), NO_HELP)
    page.locator("[data-drop='middle:']").click()
    expect(page.locator(".reason")).to_contain_text("not one higher")
    expect(page.locator(".reason")).to_contain_text("UA-3")


def test_an_overlooked_card_is_stopped_by_somebody_else(person: People, server: Threaded) -> None:
    place = scene(server, choosing())
    page = visit(person, place, NO_HELP)
    other = visit(person, Place(place.address, place.code, OTHER, TOKENS[OTHER]))
    stop = other.get_by_role("button", name="Stop!")
    stop.click()  # there is nothing to stop: the button is there whatever the cards are
    expect(other.locator(".reason")).to_contain_text("nothing to stop")
    page.locator("[data-drop='pile:own']").click()
    expect(stop).to_have_class(re.compile("primary"))
    stop.click()
    expect(other.get_by_text("You call “Stop!” Name p0 has overlooked a place.")).to_be_attached()
    expect(page.get_by_text("Name p1 calls “Stop!” You have overlooked")).to_be_attached()
    assert view_of(keeper_of(server, place.code).table).layout.culprit is None


def test_the_button_says_nothing_of_the_cards(person: People, server: Threaded) -> None:
    def kept(table: Table) -> bool:
        texts = [move.text for move in table.match.legal(0)] if table.match else []
        return texts == ["own"]

    shown = []
    for table in (choosing(), moment(kept)):  # overlooked, and rightly kept
        place = scene(server, table)
        page = visit(person, place, NO_HELP)
        other = visit(person, Place(place.address, place.code, OTHER, TOKENS[OTHER]))
        expect(other.locator(".stopps")).to_be_visible()
        page.locator("[data-drop='pile:own']").click()
        expect(other.locator(".stopps .primary")).to_be_visible()
        shown.append(other.locator(".stopps").evaluate("({ outerHTML }) => outerHTML"))
        shown.append(other.locator(".status").inner_text())
    assert shown[:2] == shown[2:]


@pytest.mark.parametrize("way", ["tap", "drag"])
def test_laid_by_the_card_itself(person: People, server: Threaded, way: str) -> None:
    table = choosing()
    page = visit(person, scene(server, table))
    turned = page.get_by_role("button", name="The card you turned over")
    target = page.locator(f"[data-drop='{fitting(table)}']")
    if way == "tap":
        turned.click()
        expect(turned).to_have_attribute("aria-pressed", "true")
        target.click()
    else:
        turned.drag_to(target)
    expect(turned).to_have_count(0)
    expect(page.get_by_role("alert").first).to_be_empty()


def offered_or_over(player: Player) -> bool:
    seen = player.look()
    return seen["over"] or seen["offer"] is not None


def test_by_keys_alone(person: People, server: Threaded) -> None:
    player = player_at(person, scene(server, nearly_over()))
    for _ in range(4):
        wait(player.page, lambda: offered_or_over(player), "it is never the own turn")
        seen = player.look()
        if seen["over"]:
            break
        name = player.page.locator("[data-able]").first.get_attribute("aria-label")
        assert name is not None
        tab_to(player.page, name)
        player.page.keyboard.press("Enter")
        wait(player.page, lambda: player.look()["sign"] != seen["sign"], "nothing has happened")  # noqa: B023


def test_only_what_lies_open_is_in_the_page(person: People, server: Threaded) -> None:
    place = scene(server, choosing())
    page = visit(person, place)
    expect(places(page)).to_have_count(4)
    table = keeper_of(server, place.code).table
    open_cards = view_of(table).layout.shown()
    known = {card for pile in (*open_cards["piles"], open_cards["middle"]) for card in pile}
    assert lying(page) <= known | {open_cards["turned"]}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(
    person: People, server: Threaded, theme: str
) -> None:
    page = visit(person, scene(server, choosing()), color_scheme=theme, **PHONE)
    expect(places(page)).to_have_count(4)
    assert violations(page) == []
    assert misfits(page) == []
    assert not scrolls(page)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_thick_pile_keeps_off_the_name_below(
    person: People, server: Threaded, size: tuple[int, int]
) -> None:
    width, height = size
    table = moment(lambda now: all(len(pile) > 4 for pile in view_of(now).layout.shown()["piles"]))
    viewport = {"width": width, "height": height}
    page = visit(person, scene(server, table), viewport=viewport)
    expect(places(page)).to_have_count(4)
    below = page.locator(".pile:has(+ .name, + .soft)").evaluate_all(EDGES)
    assert len(below) == 5
    assert min(below) >= 2
    assert not scrolls(page)


def test_three_at_one_device(person: People, server: Threaded) -> None:
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
    for _ in range(8):
        player.step()
        page.wait_for_timeout(100)
    assert player.moves > 4
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert misfits(page) == []

"""Spectators and the television page: the live table without controls."""

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from elfer.games import GAMES
from tests.browser.axe import violations
from tests.browser.conftest import FixDeal, People
from tests.browser.dealt_tables import FAMILY_GAMES, deal_hand, play_on
from tests.browser.fitting import find_faults, resize
from tests.browser.layout import scrolls, settle
from tests.browser.player import Player, wait
from tests.browser.secrecy import record_cards, take_seen_cards
from tests.browser.tables import make_table
from tests.browser.truth import truth
from tests.browser.visits import STILL, place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import finished_table, full_table


def open_spectator_page(person: People, url: str) -> Page:
    context = person(**STILL)
    record_cards(context)
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_role("group", name="The rows")).to_be_visible()
    return page


def has_rows(page: Page, rows: list[str]) -> bool:
    return Player(page).rows == rows


def test_spectators_see_the_live_table_but_no_hands(person: People, server: Threaded) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place)
    expect(player.hand).not_to_have_count(0)
    watcher, screen = (
        open_spectator_page(person, f"{place.url}/{path}") for path in ("watch", "tv")
    )
    for _ in range(5):
        player.play(1)
        player.wait_for_turn()
        rows = player.rows
        for page in (watcher, screen):
            wait(page, partial(has_rows, page, rows), "the rows differ")
            assert take_seen_cards(page) <= truth(server, place.code).rows
            expect(page.get_by_role("toolbar")).to_have_count(0)
            expect(page.get_by_role("group", name="What you can do")).to_have_count(0)
            expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(screen.get_by_role("navigation")).to_have_count(0)
    expect(
        screen.get_by_role("list", name="The others at the table").get_by_role("listitem")
    ).to_have_count(3)
    expect(screen.get_by_role("button")).to_have_count(0)
    expect(watcher.locator("button[data-drop]")).to_have_count(0)
    player.play_to_the_end()
    for page in (watcher, screen):
        expect(page.locator("#round-end")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_have_count(0)
        expect(page.get_by_role("button", name="Same cards again")).to_have_count(0)


def test_a_television_shows_the_whole_end_of_a_round(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address, "elfer-raus", ["greedy"] * 6, rounds=1)
    player_at(person, place)  # the cards are dealt when the host arrives
    page = person(**STILL).new_page()
    page.goto(f"{place.url}/tv")
    for width, height in ((1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#round-end")).to_be_in_viewport(ratio=1)
        for part in (
            page.get_by_role("list", name="Score", exact=True),
            page.locator(".game > .board"),
        ):
            expect(part).to_be_in_viewport(ratio=1)
        assert not scrolls(page)
    expect(page.get_by_role("button")).to_have_count(0)


def test_a_waiting_television_shows_how_to_join(person: People, server: Threaded) -> None:
    place = place_table(server, full_table())
    page = person(viewport={"width": 1920, "height": 1080}, **STILL).new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/qr.svg", hold)
    page.goto(f"{place.url}/tv", wait_until="commit")
    expect(page.get_by_text(place.code, exact=True)).to_be_in_viewport()
    code = page.get_by_role("img", name="QR code")
    room = code.bounding_box()
    assert room is not None
    assert room["height"] > 400
    # Nothing moves when the picture arrives.
    wait(page, lambda: bool(held), "the page never asked for the picture")
    held[0].continue_()
    wait(page, lambda: bool(code.evaluate("image => image.naturalWidth > 0")), "no picture")
    assert code.bounding_box() == room
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("link")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    # People and bots have different faces.
    faces = page.get_by_role("listitem").locator("svg")
    assert faces.evaluate_all("all => all.map((face) => 'person' in face.dataset)") == [
        True,
        True,
        False,
    ]


def test_a_television_shows_every_number_of_a_row(person: People, server: Threaded) -> None:
    place = place_table(server, finished_table())
    page = person(viewport={"width": 1920, "height": 1080}, **STILL).new_page()
    page.goto(f"{place.url}/tv")
    expect(page.locator(".row .lying").nth(4)).to_be_visible()
    settle(page)
    seen = page.locator(".row .lying").evaluate_all(
        """all => all.slice(1).map((card, n) => {
          const [one, next] = [all[n], card].map((each) => each.getBoundingClientRect());
          return one.top === next.top ? (next.left - one.left) / one.width : 1;
        })"""
    )
    assert min(share for share in seen if share > 0) > 0.85


@pytest.mark.parametrize("players", [3, 6])
def test_a_television_is_readable_from_four_metres(
    person: People, server: Threaded, players: int
) -> None:
    """Names take at least 3 % of the height; the code and a QR code are there during a match."""
    cast = ["expert", "hard", "easy", "child", "medium", "random"][:players]
    place = make_table(server.address, "elfer-raus", cast, pace=60_000)
    player_at(person, place)  # the cards are dealt when the host arrives
    page = person(viewport={"width": 1920, "height": 1080}, **STILL).new_page()
    page.goto(f"{place.url}/tv")
    expect(page.get_by_text(place.code, exact=True)).to_be_in_viewport(ratio=1)
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_in_viewport(ratio=1)
    settle(page)
    drawn = code.bounding_box()
    assert drawn is not None
    assert drawn["height"] > 0.12 * 1080
    names = page.locator(".seat .name")
    expect(names).to_have_count(players)
    sizes = names.evaluate_all(
        "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert min(sizes) >= 0.03 * 1080
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length"
    assert names.evaluate_all(cut) == 0
    counts = page.locator(".seat .has b").evaluate_all(
        "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert min(counts) >= 0.03 * 1080
    turn = page.locator(".seat.turn")
    expect(turn).to_have_count(1)
    status = page.locator(".status")
    expect(status).to_contain_text(turn.locator(".name").inner_text())
    size = status.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert size >= 0.04 * 1080
    assert not scrolls(page)
    assert violations(page) == []


TELEVISIONS = ((1280, 720), (1920, 1080), (3840, 2160))
LEGIBLE = 0.022
"""The least size of a letter as a share of the screen's height."""
# Finds the words in smaller letters, and the cards whose large number is smaller.
ILLEGIBLE = """(least) => {
  const found = [], all = [...document.querySelectorAll(".game *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const check = (what, size) => {
    if (size < least - 0.05) found.push(`${what}: ${size.toFixed(1)} px`);
  };
  for (const element of all) {
    const words = [...element.childNodes].some((node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    if (!words || element.closest(".visually-hidden, svg, h1")) continue;
    check(element.innerText, parseFloat(getComputedStyle(element).fontSize));
  }
  for (const svg of all.filter((element) => element.matches("[data-card] svg, svg[data-card]"))) {
    const texts = [...svg.querySelectorAll("text")];
    if (texts.length === 0) continue;
    check(`card ${texts[0].textContent}`, Math.max(...texts.map((each) =>
      parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM()?.d ?? 1))));
  }
  return [...new Set(found)];
}"""


def test_a_game_of_every_family_is_tested_on_a_television() -> None:
    families = {GAMES[game].family for game in GAMES}
    assert {GAMES[game].family for game in FAMILY_GAMES} == families


@pytest.mark.parametrize("game", FAMILY_GAMES)
def test_every_television_is_legible_and_shows_everything(
    person: People, server: Threaded, game: str
) -> None:
    """In the middle of a match with most players, in letters of 2.2 % of the height at least."""
    table = play_on(deal_hand(game, GAMES[game].most_players, None, ours=True), 8)
    place = place_table(server, table)
    page = person(**STILL).new_page()
    page.goto(f"{place.url}/tv")
    code = page.get_by_text(place.code, exact=True)
    expect(page.locator(".game > .board > *").first).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    for width, height in TELEVISIONS:
        resize(page, width, height)
        expect(code).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)
        assert page.evaluate(ILLEGIBLE, LEGIBLE * height) == [], (width, height)
        assert find_faults(page) == [], (width, height)

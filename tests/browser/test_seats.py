"""The seats around the table: the direction of play, the player's own seat, and the turn."""

from dataclasses import replace
from typing import Any, Literal

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from elfer.engine.seats import after
from elfer.games import GAMES
from elfer.table import Table
from elfer.table.faces import Face
from elfer.table.player_views import seen_by
from tests.browser.conftest import People
from tests.browser.dealt_tables import FAMILY_GAMES, deal_hand, play_on
from tests.browser.layout import settle
from tests.browser.player import wait
from tests.browser.tables import Place, make_table
from tests.browser.visits import STILL, place_table, visit, wait_for_later_parts
from tests.server.running import Threaded
from tests.server.scenes import HOST, live_table_of

CAST = ("easy", "medium", "expert", "hard", "child")
PHONE = (390, 664)
DESKTOP = (1440, 900)
FIRST = ".seats"
"""An element that is there as soon as the table is drawn."""

# Follows each arrow: it leads from the seat behind it to the seat that it points at, which are
# neighbours on the screen.
ARROWS = """() => {
  const middle = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const seats = [...document.querySelectorAll(".seat")].filter((seat) => seat.checkVisibility());
  const own = document.querySelector(".you .seat");
  return [...document.querySelectorAll(".seats .arrow")]
    .filter((arrow) => getComputedStyle(arrow).display !== "none")
    .map((arrow) => {
      const { rotate } = getComputedStyle(arrow);
      const angle = (rotate === "none" ? 0 : parseFloat(rotate)) * Math.PI / 180;
      const way = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = middle(arrow);
      const nearest = (sign) => {
        const ahead = seats.map((seat) => {
          const [sx, sy] = middle(seat);
          const [dx, dy] = [sx - x, sy - y];
          const along = sign * (dx * way[0] + dy * way[1]);
          return { seat, along, far: Math.hypot(dx, dy) };
        }).filter(({ along }) => along > 1);
        ahead.sort((one, other) => one.far - other.far);
        return ahead[0] && Number(ahead[0].seat.dataset.seat);
      };
      return [nearest(-1), nearest(1)];
    });
}"""


def open_table(
    person: People, place: Place, size: tuple[int, int], path: str = "", **options: Any
) -> Page:
    """Open a table, or its page for spectators or a television, and wait for its seats."""
    viewport = {"width": size[0], "height": size[1]}
    if not path:
        page = visit(person, place, viewport=viewport, **options)
    else:
        page = person(viewport=viewport, **{**STILL, **options}).new_page()
        page.goto(f"{place.url}/{path}")
    expect(page.locator(FIRST)).to_be_visible()
    settle(page)
    return page


def check_arrows(page: Page, game_id: str, players: int, expected: int) -> None:
    """Compare where the arrows lead with the direction of play."""
    game = GAMES[game_id]
    arrows = page.locator(".seats .arrow:visible")
    expect(arrows).to_have_count(expected if game.takes_turns else 0)
    for one, next_ in page.evaluate(ARROWS):
        assert next_ == after(one, players, game.direction), (game_id, one, next_)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_arrows_follow_the_direction_of_play(
    person: People, server: Threaded, game_id: str
) -> None:
    """Five games are played counter-clockwise, and in two everyone acts at the same time."""
    players = min(4, GAMES[game_id].most_players)
    place = make_table(server.address, game_id, ["me", *CAST[: players - 1]], pace=60_000)
    page = open_table(person, place, DESKTOP)
    check_arrows(page, game_id, players, players if players > 2 else 0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(page)
    check_arrows(page, game_id, players, max(players - 2, 0))


@pytest.mark.parametrize("path", ["tv", "watch"])
@pytest.mark.parametrize("game_id", ["elfer-raus", "elferspiel", "hoechste-karte"])
def test_spectators_see_the_direction_of_play(
    person: People, server: Threaded, game_id: str, path: str
) -> None:
    players = 4
    place = make_table(server.address, game_id, ["me", *CAST[: players - 1]], pace=60_000)
    open_table(person, place, DESKTOP)  # the cards are dealt when the host arrives
    page = open_table(person, place, (1920, 1080), path)
    check_arrows(page, game_id, players, players - 1)


FACE = Face(5, 4)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Describes a seat: the face, the number next to the card, whose turn it is, and how much the colour
# of the seat differs from the table (WCAG contrast).
SEAT = """(seat) => {
  const light = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const parts = getComputedStyle(at).backgroundColor.match(/[0-9.]+/g).map(Number);
      if (parts.length < 4 || parts[3] > 0) {
        const [r, g, b] = parts.map((part) => part / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }
    }
  };
  const [low, high] = [light(seat), light(document.body)].sort((one, two) => one - two);
  const { left, top, right, bottom } = seat.getBoundingClientRect();
  return {
    seat: Number(seat.dataset.seat),
    face: seat.querySelector(".face svg")?.dataset.person ?? null,
    cards: seat.querySelector(".count b").innerText,
    name: seat.querySelector(".name").innerText,
    turn: seat.matches(".turn"),
    contrast: (high + 0.05) / (low + 0.05),
    size: [right - left, bottom - top],
    whole: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  };
}"""


def count_cards_and_turns(table: Table) -> dict[int, tuple[str, bool]]:
    """Return the number of cards of each seat, and whether it is the seat's turn."""
    match, view = table.match, seen_by(table, HOST)["views"][0]
    assert match is not None
    turns = {*match.actors} if match.turn is None else {match.turn}
    held = view["hands"] if "hands" in view else view["stacks"]
    return {
        seat: (str(len(cards) if isinstance(cards, list) else cards), seat in turns)
        for seat, cards in enumerate(held)
    }


def describe_seats(page: Page) -> dict[int, tuple[str, bool]]:
    """Return what the page shows of it."""
    seats = page.locator(".seat").evaluate_all(f"all => all.map({SEAT})")
    return {seat["seat"]: (seat["cards"], seat["turn"]) for seat in seats}


@pytest.mark.parametrize("game_id", FAMILY_GAMES)
def test_players_sit_at_their_own_table(person: People, server: Threaded, game_id: str) -> None:
    """With the face that they chose and their number of cards; and everyone sees whose turn it is.

    From two metres a person reads no name, but sees that one seat of at least 44 pixels has a
    different brightness (a contrast of at least 3) from the table.
    """
    table = play_on(deal_hand(game_id, GAMES[game_id].most_players, None, ours=True), 8)
    table = replace(table, players=(structs.replace(table.players[0], face=FACE),))
    place = place_table(server, table)
    page = open_table(person, place, PHONE)
    wait_for_later_parts(page)
    for (width, height), theme in zip((PHONE, DESKTOP), THEMES, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        settle(page)
        # A bot may move meanwhile.
        live = live_table_of(server, place.code)
        wait(
            page,
            lambda: describe_seats(page) == count_cards_and_turns(live.table),  # noqa: B023
            "the seats show something else",
        )
        own = page.locator(".you .seat").evaluate(SEAT)
        assert own["face"] == str(FACE.drawing + 12 * FACE.colour)
        assert own["name"] == table.players[0].name
        for seat in page.locator(".seat").evaluate_all(f"all => all.map({SEAT})"):
            assert seat["whole"], (seat, width)
            assert (seat["contrast"] >= 3) is seat["turn"], (seat, theme)
            assert min(seat["size"]) >= 44, (seat, width)

"""The seats around the table: the direction of play, the player's own seat, and the turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.engine.seats import after
from elfer.games import GAMES
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.tables import Place, make_table
from tests.browser.visits import STILL, visit
from tests.server.running import Threaded

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

"""Names at the table: in full and readable, however small the screen is."""

import pytest
from playwright.sync_api import Page, expect

from elfer.games import GAMES
from tests.browser.conftest import FixDeal, People
from tests.browser.names import find_cut_names
from tests.browser.player import Player, play_all, wait
from tests.browser.tables import make_table
from tests.browser.visits import player_at, visit
from tests.server.running import Threaded

CAST = ("expert", "hard", "medium", "easy", "child")
"""Characters, those with the longest names first."""
SIZES = ((195, 422), (320, 568), (360, 640))
"""A phone zoomed to 200 %, and two small phones."""
ONE_OF_EACH = {game.family: game.id for game in GAMES.values()}
"""A game of each family."""


def check_sizes(page: Page) -> None:
    """Check the names on every size of screen."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert find_cut_names(page) == [], (width, height)


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
@pytest.mark.parametrize("family", ONE_OF_EACH)
def test_no_name_is_shortened_on_a_small_screen(
    person: People, server: Threaded, family: str, language: str
) -> None:
    """The smallest size is 11 pixels, and no word of a character's name breaks."""
    game = GAMES[ONE_OF_EACH[family]]
    place = make_table(
        server.address, game.id, ["me", *CAST[: game.most_players - 1]], name="Sophie", pace=60_000
    )
    page = visit(person, place, locale=language, viewport={"width": 360, "height": 640})
    wait(page, lambda: page.locator(".you .name").count() == 1, "no table")
    check_sizes(page)


def open_busy_table(person: People, server: Threaded, game: str) -> Player:
    """Open a table with quick bots, the ones with the longest names first."""
    seats = ["me", *CAST[: GAMES[game].most_players - 1]]
    place = make_table(server.address, game, seats, name="Maximiliane", pace=0)
    return player_at(person, place, locale="en-GB", viewport={"width": 360, "height": 640})


def test_names_with_guesses_of_the_last_winner_and_in_the_score(
    person: People, server: Threaded
) -> None:
    player = open_busy_table(person, server, "poker")
    player.page.set_viewport_size({"width": 390, "height": 844})
    taker = player.page.locator(".taker .name")
    play_all([player], lambda: taker.count() > 0)
    check_sizes(player.page)
    player.play_to_the_end()
    expect(player.page.locator("section li .stars").first).to_be_attached()
    check_sizes(player.page)


def test_names_with_the_times_of_calls(person: People, server: Threaded) -> None:
    player = open_busy_table(person, server, "schnipp-schnapp")
    times = player.page.locator(".times .name")
    play_all([player], lambda: times.count() > 0)
    check_sizes(player.page)


def test_names_at_the_end(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    """Also on the score sheet, where they stand upright if there are many."""
    fix_deal()
    player = open_busy_table(person, server, "farben-sammeln")
    player.play_to_the_end()
    expect(player.end).to_be_visible()
    check_sizes(player.page)

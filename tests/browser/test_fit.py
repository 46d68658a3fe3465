"""A table with rows fits every screen, with any number of players and cards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from elfer.engine.match import new_match
from elfer.games import GAMES
from tests.browser.conftest import People
from tests.browser.dealt_tables import deal_hand
from tests.browser.fitting import find_faults, resize
from tests.browser.layout import settle
from tests.browser.visits import place_table, visit
from tests.server.running import Threaded
from tests.soak import SOAK

SCREENS = (
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
CARD_SIZES = ("small", "medium", "large")
HANDS = (1, 5, 8, 13, 15, 20, 30, 40)
FAMILIES = ("rows", "master")
"""The families with rows, whose hands can have any size."""
LEFT_TO_DEAL = 3
"""The minimum number of cards for each of the others."""


def list_hands(game: str, players: int) -> list[int | None]:
    """List the numbers of cards that a player of this game can hold; None is what it deals."""
    deck = len(GAMES[game].deck(new_match(GAMES[game], players, {}, "deck").round_start.setup))
    return [None, *(cards for cards in HANDS if cards + LEFT_TO_DEAL * players < deck)]


def list_tables() -> Iterator[tuple[str, int, int | None, str, bool]]:
    """List the game, the players, the hand, the size of cards, and whether the host begins.

    The soak has every number of players with every hand; otherwise every game has three tables.
    """
    for game, rules in GAMES.items():
        if rules.family not in FAMILIES:
            continue
        most, least = rules.most_players, rules.least_players
        if SOAK:
            for players in range(least, most + 1):
                for number, cards in enumerate(list_hands(game, players)):
                    size = CARD_SIZES[(players + number) % len(CARD_SIZES)]
                    yield game, players, cards, size, number % 2 == 0
            continue
        hands = list_hands(game, most)
        yield game, most, hands[-1], "medium", True
        yield game, least, hands[len(hands) // 2], "large", True
        yield game, (most + least) // 2, None, "small", False


def open_table(
    person: People, server: Threaded, table: tuple[str, int, int | None, str, bool]
) -> Page:
    game, players, cards, size, ours = table
    place = place_table(server, deal_hand(game, players, cards, ours=ours))
    page = visit(person, place, {"cards": size, "confirm": True}, viewport=dict_of(SCREENS[2]))
    expect(page.locator(".game .seat").first).to_be_visible()
    expect(page.locator(".game > .board > *").first).to_be_visible()
    settle(page)
    return page


def dict_of(screen: tuple[int, int]) -> dict[str, int]:
    return {"width": screen[0], "height": screen[1]}


def check_screens(page: Page, what: object) -> None:
    """Check the table on every screen."""
    for screen in SCREENS:
        resize(page, *screen)
        assert find_faults(page) == [], f"{what} on {screen}"


@pytest.mark.parametrize("table", list(list_tables()), ids=str)
def test_every_table_fits_every_screen(
    person: People, server: Threaded, table: tuple[str, int, int | None, str, bool]
) -> None:
    check_screens(open_table(person, server, table), table)

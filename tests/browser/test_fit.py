"""The table of every game fits every screen, at every moment of a turn."""

from collections.abc import Iterator
from itertools import cycle
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from elfer.engine.match import new_match
from elfer.games import GAMES
from tests.browser.conftest import People
from tests.browser.dealt_tables import deal_hand
from tests.browser.fitting import find_faults, resize
from tests.browser.layout import settle
from tests.browser.visits import browser_of, place_table, wait_for_later_parts
from tests.browser.walking import PREPARE, Walk
from tests.server.running import Threaded
from tests.soak import SOAK

SCREENS = (
    (320, 568),
    (844, 390),
    (768, 1024),
    (360, 640),
    (390, 664),
    (1440, 900),
    (390, 844),
    (1024, 768),
    (1920, 1080),
)
"""The screens in an order in which neighbours differ."""
AT_ONCE = 3
CARD_SIZES = ("small", "medium", "large")
LANGUAGES = ("de", "fr", "it", "en")
HANDS = (1, 5, 8, 13, 15, 20, 30, 40)
ALL = 100
"""More moments than any round has."""
ANY_HAND = ("rows", "master")
"""The families with rows, whose hands can have any size."""
LEFT_TO_DEAL = 3
"""The minimum number of cards for each of the others."""


class Case(NamedTuple):
    """A table, and how its host looks at it."""

    game: str
    players: int
    cards: int | None
    """The cards of the host's hand; None is what the game deals."""
    size: str
    language: str
    ours: bool
    """Whether the host begins."""
    shared: bool
    """Whether all players share the host's device."""
    moments: int
    """The most moments to look at."""


def list_hands(game: str, players: int) -> list[int | None]:
    """List the numbers of cards that a player of this game can hold; None is what it deals."""
    if GAMES[game].family not in ANY_HAND:
        return [None]
    deck = len(GAMES[game].deck(new_match(GAMES[game], players, {}, "deck").round_start.setup))
    return [None, *(cards for cards in HANDS if cards + LEFT_TO_DEAL * players < deck)]


def list_cases() -> Iterator[Case]:
    """List the tables to walk through.

    The soak has every number of players with every hand; otherwise every game has two tables, and
    the games of a family have different hands.
    """
    sizes, languages = cycle(CARD_SIZES), cycle(LANGUAGES)
    for number, (game, rules) in enumerate(GAMES.items()):
        most, least = rules.most_players, rules.least_players
        if SOAK:
            for players in range(least, most + 1):
                for nth, cards in enumerate(list_hands(game, players)):
                    look = next(sizes), next(languages)
                    moments = ALL if cards is None else 1
                    yield Case(game, players, cards, *look, nth % 2 == 0, False, moments)
                yield Case(game, players, None, next(sizes), next(languages), True, True, ALL)
            continue
        hands = list_hands(game, most)
        cards = hands[-1 - number % len(hands)]
        yield Case(game, most, cards, next(sizes), next(languages), True, False, 4)
        cards = hands[number % len(hands)]
        yield Case(game, least, cards, next(sizes), next(languages), False, number % 2 == 0, 2)


class Inspection:
    """A page whose screens are inspected in turn, and the faults found."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screens = cycle(SCREENS)
        self._first = True
        self.faults: list[str] = []

    def look(self, what: str) -> None:
        """Check the page on all screens at first, and later on the next few ones."""
        whole = SOAK or self._first
        self._first = False
        for _ in range(len(SCREENS) if whole else AT_ONCE):
            screen = next(self._screens)
            resize(self._page, *screen)
            self.faults += [f"{screen} {what}: {fault}" for fault in find_faults(self._page)]


def open_table(person: People, server: Threaded, case: Case) -> tuple[Page, Walk]:
    """Open the page of a table's host, at a moment before the first move."""
    table = deal_hand(case.game, case.players, case.cards, ours=case.ours, shared=case.shared)
    place = place_table(server, table)
    walk = Walk(server, place.code, str(case))
    context = browser_of(person, place, {"cards": case.size, "confirm": True}, locale=case.language)
    context.add_init_script(PREPARE)
    page = context.new_page()
    page.goto(place.url)
    expect(page.locator(".game .seat").first).to_be_visible()
    expect(page.locator(".game > .board > *").first).to_be_visible()
    wait_for_later_parts(page)
    settle(page)
    return page, walk


def look_at_a_moment(page: Page, inspection: Inspection, what: str, done: set[str]) -> None:
    """Check a moment, and what the player can do in it without a move."""
    curtain = page.locator("dialog.curtain button")
    if curtain.count():
        inspection.look(f"{what}, curtain")
        curtain.click()
    inspection.look(what)
    taken = page.locator(".reason .close, [role=toolbar] [aria-pressed=true]")
    for state, kind in (("refused", ".dull"), ("picked", ":not(.dull)")):
        card = page.locator(f"[role=toolbar] button{kind}")
        if state in done or not page.locator(".status.ours").count() or not card.count():
            continue
        done.add(state)
        card.first.click(position={"x": 8, "y": 8})
        expect(taken).to_be_visible()
        inspection.look(f"{what}, {state}")
        taken.click(position={"x": 8, "y": 8})
        expect(taken).to_have_count(0)


@pytest.mark.parametrize("case", list(list_cases()), ids=str)
def test_every_moment_fits_every_screen(person: People, server: Threaded, case: Case) -> None:
    page, walk = open_table(person, server, case)
    inspection, done = Inspection(page), set[str]()
    moment = walk.begin()
    seen = {moment}
    look_at_a_moment(page, inspection, str(moment), done)
    for moment in walk.go_on():
        if len(seen) == case.moments:
            break
        if moment in seen:
            continue
        seen.add(moment)
        walk.wait_for(page)
        settle(page)
        look_at_a_moment(page, inspection, str(moment), done)
    assert not inspection.faults, "\n".join(inspection.faults)

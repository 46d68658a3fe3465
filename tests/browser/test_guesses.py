"""Games of guessing: the number line, the guess, what the cards were, and nothing else."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import misfits
from tests.browser.player import Player, wait
from tests.browser.secrecy import behind_the_curtain, notice, noticed
from tests.browser.tables import made
from tests.browser.texts import faults, plain
from tests.browser.visits import STILL, browser_of, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import keeper_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SCROLLS = "document.documentElement.scrollHeight - innerHeight"


def field(page: Page) -> None:
    expect(page.get_by_role("slider")).to_be_visible()


def shown_cards(server: Threaded, code: str) -> set[str]:
    """What everyone at a table may know: the cards that were won."""
    match = keeper_of(server, code).table.match
    assert match is not None
    view = match.game.shown(match.game.view(match.state, None))
    return {card for cards in view["won"] for card in cards}


@pytest.mark.parametrize(("game", "name", "players"), [("ratefix", "Quick guess", 4), ("poker", "Poker", 6)])
def test_a_match_can_be_played_to_its_end(
    person: People, server: Threaded, game: str, name: str, players: int
) -> None:
    place = made(server.address, game, ["me", *["greedy"] * (players - 1)])
    player = player_at(person, place, **PHONE)
    page = player.page
    expect(page.get_by_role("heading", level=1, name=name)).to_be_attached()
    field(page)
    assert misfits(page) == []
    assert page.evaluate(SCROLLS) <= 0
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    expect(page.get_by_text("All cards have been played.")).to_be_visible()
    assert misfits(page) == []

"""A match of every game, alone against bots, from the first card to the score."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FixDeal, People
from tests.browser.player import Player
from tests.browser.tables import make_table, storage_of
from tests.server.running import Threaded

GAMES = {
    "junior": ("Junior game", 2),
    "elfer-raus": ("Elfer raus!", 4),
    "falscher-anfang": ("False start", 4),
    "drei-anfangszahlen": ("Three starting numbers", 4),
    "beliebige-startkarte": ("Any starting card", 4),
    "elferspiel": ("Game of Eleven", 4),
    "farben-mix": ("Colour mix", 4),
    "eins-zwanzig": ("One up – twenty down", 4),
    "master": ("Elfer raus! Master", 4),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_to_its_end(
    person: People, server: Threaded, fix_deal: FixDeal, game: str
) -> None:
    fix_deal()
    name, players = GAMES[game]
    place = make_table(server.address, game, ["me", *["greedy"] * (players - 1)], rounds=1)
    page = person(
        storage_state=storage_of(server.address, place), reduced_motion="reduce"
    ).new_page()
    page.goto(place.url)
    player = Player(page)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_attached()
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    score = page.get_by_role("list", name="Score", exact=True)
    expect(score.get_by_role("listitem")).to_have_count(players)
    assert player.moves > 3

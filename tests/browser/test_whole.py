"""The two longest games from the deal to the end: only in `make soak`."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.tables import make_table
from tests.browser.visits import player_at
from tests.server.running import Threaded
from tests.soak import SOAK

LONGEST = ("ueberall-anschliessen", "schnipp-schnapp")

if SOAK:

    @pytest.mark.parametrize("game", LONGEST)
    def test_a_match_from_the_deal_to_its_end(person: People, server: Threaded, game: str) -> None:
        player = player_at(person, make_table(server.address, game, ["me", "greedy"]))
        player.play_to_the_end()
        expect(player.end).to_contain_text("win")
        assert player.moves > 20

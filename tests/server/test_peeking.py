"""No peeking on the wire: hidden cards change no byte that reaches an observer."""

import asyncio
import re

import pytest

from elfer.games import GAMES
from tests.server.overhearing import Stage, overhear
from tests.server.running import Threaded
from tests.server.worlds import Pair, choices, exchanges

SECRET_CHOICES = ("mogeln", "erwischt", "hoechste-karte")
"""Games in which a move hides a choice; in the last one, only the choice is hidden."""
PAIRS = {game_id: 2 for game_id in GAMES if game_id != "hoechste-karte"}


@pytest.fixture(scope="module")
def stage(shared_server: Threaded) -> Stage:
    return Stage(shared_server)


async def check_pair(stage: Stage, pair: Pair) -> None:
    one = await overhear(stage, pair.one, observer=pair.observer)
    other = await overhear(stage, pair.other, observer=pair.observer)
    assert one.reaching(pair.observer) == other.reaching(pair.observer)
    assert not re.search(r"\b[rygb]\d+\b", " ".join(one.log))


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game_id", PAIRS)
def test_exchanged_hidden_cards_change_no_frame_no_answer_and_no_log_line(
    stage: Stage, game_id: str
) -> None:
    for pair in exchanges(game_id, PAIRS[game_id]):
        asyncio.run(check_pair(stage, pair))


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game_id", SECRET_CHOICES)
def test_another_secret_choice_changes_no_frame_no_answer_and_no_log_line(
    stage: Stage, game_id: str
) -> None:
    for pair in choices(game_id, 3):
        asyncio.run(check_pair(stage, pair))

"""Records of matches that began under an earlier revision of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from elfer.engine.errors import UnknownGame
from elfer.games import EARLIER, GAMES, game_named
from elfer.notation.records import play_record, record_of
from elfer.notation.referee import Referee
from tests.played import MutableMatch

RECORDS = Path(__file__).parent.parent / "data" / "records"
OLD: dict[str, Any] = json.loads((RECORDS / "ueberall-anschliessen-rules-1.json").read_text())[
    "record"
]


def load(record: dict[str, Any]) -> dict[str, Any]:
    return Referee().answer(json.dumps({"do": "load", "record": record}).encode())


@pytest.mark.rule("UA-5")
def test_a_record_is_played_under_the_revision_that_it_names() -> None:
    assert load(OLD)["ok"]
    assert record_of(play_record(OLD))["rules"] == 1


@pytest.mark.rule("UA-5")
def test_a_record_without_a_revision_is_played_under_the_current_rules() -> None:
    current = {key: value for key, value in OLD.items() if key != "rules"}
    answer = load(current)
    assert (answer["error"], answer["move"]) == ("bad-record", 129)


@pytest.mark.parametrize("rules", ["1", True, 1.0, [1], 0, 3, -1])
def test_refuses_a_record_with_an_unknown_revision(rules: Any) -> None:
    answer = load(OLD | {"rules": rules})
    assert answer["error"] == "bad-record"
    assert "move" not in answer


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_under_the_current_rules_names_no_revision(game_id: str) -> None:
    game = GAMES[game_id]
    played = MutableMatch.new(game, game.least_players, {}, "any")
    assert "rules" not in record_of(played.history)
    assert game_named(game_id, game.revision) is game


def test_every_earlier_revision_has_the_id_of_its_game() -> None:
    for (game_id, revision), game in EARLIER.items():
        assert game_named(game_id, revision) is game
        assert 1 <= revision < GAMES[game_id].revision
        assert (game.id, game.name) == (game_id, GAMES[game_id].name)


def test_an_unknown_revision_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"revision 3 .* it knows 1, 2\."):
        game_named("ueberall-anschliessen", 3)

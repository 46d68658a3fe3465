"""Records checked: what can be played, and whether the cards are the seed's."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elfer.bots import BOTS, chosen
from elfer.games import game_named
from elfer.kernel.errors import BadRecord
from elfer.records.notation import state_of
from elfer.records.played import Played
from elfer.records.record import record_of
from elfer.terminal.record_file import read_file
from elfer.terminal.verify import Shuffle, in_words, verified
from tests.terminal.command import Command


def recorded(game: str, *, rounds: int = 1, seed: str = "verify") -> dict[str, Any]:
    played = Played.new(game_named(game), 3, {"rounds": rounds}, seed)
    luck = Random(seed)
    while not played.match.over:
        seat = played.match.actors[0]
        legal = played.match.legal(seat)
        over = played.match.outcome is not None
        move = legal[0] if over else chosen(BOTS["random"], played.match.view(seat), legal, luck)
        played.play(seat, move.text)
    return record_of(played)


def dealt(record: dict[str, Any]) -> dict[str, Any]:
    """The deal that a record's seed gives, written down."""
    game = game_named(record["game"])
    state = state_of(Played.new(game, 3, record["options"], record["seed"]).match)
    return {"hands": state["hands"], "stock": state["stock"]}


GOLDEN = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_records_of_every_game(path: Path) -> None:
    record = json.loads(path.read_text())["record"]
    finding = verified(record)
    assert finding.moves == len(record["moves"])
    assert finding.shuffle is not Shuffle.SAME
    assert (finding.shuffle is Shuffle.SEED) <= ("deal" not in record)
    assert in_words(finding)


@pytest.mark.parametrize("game", ["junior", "elfer-raus", "elferspiel", "master"])
def test_a_whole_match(game: str) -> None:
    record = recorded(game, rounds=2)
    finding = verified(record)
    assert (finding.rounds, finding.of_rounds, finding.over) == (2, 2, True)
    assert finding.moves == len(record["moves"])
    assert finding.shuffle is Shuffle.SEED


def test_a_match_that_is_not_over() -> None:
    record = recorded("elfer-raus", rounds=2)
    next_one = next(i for i, move in enumerate(record["moves"]) if move[2] == "next")
    standing = {}
    for moves in (10, next_one, next_one + 1):
        part = record | {"moves": record["moves"][:moves]}
        standing[moves] = in_words(verified(part))[1]
    assert "0 of 2 rounds played, 10 moves; it is not over: in round 1 it is" in standing[10]
    assert "1 of 2 rounds played" in standing[next_one]
    assert "it is not over: round 2 comes next." in standing[next_one]
    assert "in round 2 it is seat" in standing[next_one + 1]


def test_the_four_ways_to_come_by_cards() -> None:
    record = recorded("elfer-raus")
    deal = dealt(record)
    assert verified(record).shuffle is Shuffle.SEED
    assert verified(record | {"deal": deal}).shuffle is Shuffle.SAME
    by_hand = {key: value for key, value in record.items() if key != "seed"} | {"deal": deal}
    assert verified(by_hand).shuffle is Shuffle.HAND


def test_a_deal_that_is_not_the_seeds_own() -> None:
    record = recorded("elfer-raus")
    deal = dealt(record)
    deal["stock"].reverse()
    start = record | {"deal": deal, "moves": []}
    assert verified(start).shuffle is Shuffle.OTHER
    assert "NOT the seed's own" in in_words(verified(start))[-1]


def test_a_changed_move_is_found() -> None:
    record = recorded("elfer-raus")
    tampered = deepcopy(record)
    tampered["moves"][7][2] = "r1" if tampered["moves"][7][2] != "r1" else "r2"
    with pytest.raises(BadRecord, match="Move 7 cannot be played") as refused:
        verified(tampered)
    assert refused.value.move == 7


WHOLE = json.dumps(recorded("junior")).encode()
BAD = {
    "empty": (b"", "is empty"),
    "cut in the middle": (WHOLE[: len(WHOLE) // 2], "ends in the middle of a record"),
    "no JSON": (b"hello", "is no record: This is no JSON"),
    "no UTF-8": (b'{"elfer": "\xff"}', "is no record: This is no UTF-8"),
    "a bad move": (WHOLE.replace(b'"moves": [', b'"moves": [[1, 0, "r99"], '), "Move 0 cannot"),
}
WORSE = {
    "blank": (b" \n ", "is empty"),
    "cut before the end": (WHOLE[:-1], "ends in the middle of a record"),
    "no object": (b"[1]", "A record is a JSON object"),
    "of another version": (b'{"elfer": 2}', 'A record begins with "elfer": 1'),
    "too deep": (b"[" * 100_000, "nested too deeply"),
}


@pytest.mark.parametrize(("content", "why"), (BAD | WORSE).values(), ids=(BAD | WORSE).keys())
def test_what_is_no_record(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord) as refused:
        verified(read_file(str(file)))
    assert why in refused.value.why
    assert "\n" not in refused.value.why


class TestCommand:
    def test_a_good_record(self, elfer: Command, tmp_path: Path) -> None:
        record = recorded("master")
        file = tmp_path / "good.json"
        file.write_text(json.dumps(record))
        for shown in (
            elfer.run("verify", str(file)),
            elfer.run("verify", "-", typed=json.dumps(record)),
        ):
            assert shown.returncode == 0
            first, played, totals, shuffle = shown.stdout.splitlines()
            assert first == "Elfer raus! Master, 3 players: a record that can be played."
            assert played.startswith(f"1 of 1 round played, {len(record['moves'])} moves; it is")
            assert totals.startswith("Totals: seat 0 ")
            assert shuffle == "The cards of the first round were dealt from the seed."

    @pytest.mark.parametrize(("content", "why"), BAD.values(), ids=BAD.keys())
    def test_what_cannot_be_played(
        self, elfer: Command, tmp_path: Path, content: bytes, why: str
    ) -> None:
        file = tmp_path / "bad.json"
        file.write_bytes(content)
        shown = elfer.run("verify", str(file))
        assert (shown.returncode, shown.stdout) == (1, "")
        assert why in shown.stderr
        assert shown.stderr.count("\n") == 1

    def test_what_is_no_file(self, elfer: Command, tmp_path: Path) -> None:
        for name, why in (
            (str(tmp_path), "is a directory"),
            (str(tmp_path / "missing"), "no such file"),
        ):
            for command in ("verify", "replay"):
                shown = elfer.run(command, name)
                assert (shown.returncode, shown.stdout) == (1, "")
                assert why in shown.stderr

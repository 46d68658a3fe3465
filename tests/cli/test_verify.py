"""`elfer verify`: whether a record can be replayed, and where its cards come from."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from elfer.cli.verify import describe_finding
from elfer.engine.errors import BadRecord
from elfer.engine.match import Match
from elfer.games import GAMES
from elfer.notation.records import play_record
from elfer.table.record_verification import Shuffle, verify_record
from elfer.terminal.record_files import read_record_file
from tests.terminal.command import Command
from tests.terminal.played_records import bot_record, deal_of, fair_record

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))


FROM_SEED = "The cards of the first round were dealt from the seed."
NOT_SHUFFLED = "This game is not shuffled."


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """A deal set by hand never counts as dealt from the seed; a deal from the seed always does."""
    record = json.loads(path.read_text())["record"]
    finding = verify_record(record)
    assert finding.moves == len(record["moves"])
    if "deal" in record and GAMES[record["game"]].shuffles:
        assert finding.shuffle is (Shuffle.OTHER if "seed" in record else Shuffle.HAND)
    else:
        assert finding.shuffle.value == shuffle_sentence(record["game"])


def shuffle_sentence(game: str) -> str:
    """Return the sentence about the shuffle of a record without a deal."""
    return FROM_SEED if GAMES[game].shuffles else NOT_SHUFFLED


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(game: str) -> None:
    record = bot_record(game, rounds=2)
    match = play_record(record).match
    rounds = record["options"].get("rounds", 1)
    assert match.over
    first, played, *totals, shuffle = describe_finding(verify_record(record))
    assert first == f"{GAMES[game].name}, {match.players} players: the record is valid."
    assert played == (
        f"{rounds} of {rounds} {'round' if rounds == 1 else 'rounds'} played, "
        f"{len(record['moves']):,} moves; the match is over and {winners(match)} won."
    )
    assert totals == ([] if match.totals is None else [f"Totals: {points(match)}."])
    assert shuffle == shuffle_sentence(game)


def winners(match: Match) -> str:
    """Return the winners as part of a sentence."""
    *rest, last = [f"seat {seat}" for seat in match.winners or ()]
    return f"{', '.join(rest)} and {last}" if rest else last


def points(match: Match) -> str:
    return ", ".join(f"seat {seat} {total}" for seat, total in enumerate(match.totals or ()))


def test_an_unfinished_match() -> None:
    record = bot_record("elfer-raus", rounds=2)
    next_one = next(i for i, move in enumerate(record["moves"]) if move[2] == "next")
    standing = {}
    for moves in (10, next_one, next_one + 1):
        part = record | {"moves": record["moves"][:moves]}
        standing[moves] = describe_finding(verify_record(part))[1]
    assert "0 of 2 rounds played, 10 moves; the match is not over: it is seat" in standing[10]
    assert "1 of 2 rounds played" in standing[next_one]
    assert "the match is not over: round 2 comes next." in standing[next_one]
    assert "'s turn in round 2." in standing[next_one + 1]


WHOLE = json.dumps(bot_record("junior")).encode()
BAD = {
    "empty": (b"", "is empty"),
    "cut in the middle": (WHOLE[: len(WHOLE) // 2], "ends in the middle of a record"),
    "not JSON": (b"hello", "is not a valid record: This is not valid JSON"),
    "not UTF-8": (b'{"elfer": "\xff"}', "is not a valid record: This is not valid UTF-8"),
    "a bad move": (WHOLE.replace(b'"moves": [', b'"moves": [[1, 0, "r99"], '), "Move 0 cannot"),
}
WORSE = {
    "blank": (b" \n ", "is empty"),
    "cut before the end": (WHOLE[:-1], "ends in the middle of a record"),
    "not an object": (b"[1]", "A record must be a JSON object"),
    "another version": (b'{"elfer": 2}', 'A record must contain "elfer": 1'),
    "nested too deeply": (b"[" * 100_000, "nested too deeply"),
}


@pytest.mark.parametrize(("content", "why"), (BAD | WORSE).values(), ids=(BAD | WORSE).keys())
def test_an_invalid_record_gives_one_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord) as refused:
        verify_record(read_record_file(str(file)))
    assert why in refused.value.why
    assert "\n" not in refused.value.why


class TestCommand:
    def test_a_good_record(self, elfer: Command, tmp_path: Path) -> None:
        record = bot_record("master")
        file = tmp_path / "good.json"
        file.write_text(json.dumps(record))
        for shown in (
            elfer.run("verify", str(file)),
            elfer.run("verify", "-", typed=json.dumps(record)),
        ):
            assert shown.returncode == 0
            first, played, totals, shuffle = shown.stdout.splitlines()
            assert first == "Elfer raus! Master, 3 players: the record is valid."
            assert played.startswith(
                f"1 of 1 round played, {len(record['moves'])} moves; the match"
            )
            assert totals.startswith("Totals: seat 0 ")
            assert shuffle == "The cards of the first round were dealt from the seed."

    @pytest.mark.parametrize(("content", "why"), BAD.values(), ids=BAD.keys())
    def test_an_invalid_record(
        self, elfer: Command, tmp_path: Path, content: bytes, why: str
    ) -> None:
        file = tmp_path / "bad.json"
        file.write_bytes(content)
        shown = elfer.run("verify", str(file))
        assert (shown.returncode, shown.stdout) == (1, "")
        assert why in shown.stderr
        assert shown.stderr.count("\n") == 1

    def test_a_file_that_cannot_be_read(self, elfer: Command, tmp_path: Path) -> None:
        for name, why in (
            (str(tmp_path), "is a directory"),
            (str(tmp_path / "missing"), "no such file"),
        ):
            for command in ("verify", "replay"):
                shown = elfer.run(command, name)
                assert (shown.returncode, shown.stdout) == (1, "")
                assert why in shown.stderr


class TestCommitment:
    """The commitment to a shuffle, kept or broken."""

    RECORD = fair_record("junior")

    def test_kept(self) -> None:
        *_, promised, made = describe_finding(verify_record(self.RECORD))
        assert promised == f"The commitment was SHA-256 {self.RECORD['shuffle']['commitment']}."
        assert made == (
            "The secret matches the commitment, and the seed comes from the secret and 1 cut."
        )

    def test_can_be_checked_with_a_few_lines_of_python(self) -> None:
        shuffle = self.RECORD["shuffle"]
        secret, cut = shuffle["secret"], shuffle["cuts"][0]
        assert sha256(secret.encode()).hexdigest() == shuffle["commitment"]
        assert sha256(f"{secret}/0={cut}".encode()).hexdigest() == self.RECORD["seed"]

    @pytest.mark.parametrize(
        ("changed", "why"),
        [
            ({"secret": "0" * 64}, "The secret does NOT match the commitment"),
            ({"commitment": "0" * 64}, "The secret does NOT match the commitment"),
            ({"cuts": [None, None, None]}, "The seed does NOT match"),
            ({"cuts": ["ab", None, None]}, "The seed does NOT match"),
            ({"round": 2}, "The cards are NOT those"),
        ],
    )
    def test_broken(
        self, elfer: Command, tmp_path: Path, changed: dict[str, Any], why: str
    ) -> None:
        record = self.RECORD | {"shuffle": self.RECORD["shuffle"] | changed}
        assert not verify_record(record).holds
        file = tmp_path / "changed.json"
        file.write_text(json.dumps(record))
        shown = elfer.run("verify", str(file))
        assert shown.returncode == 1
        assert why in shown.stdout

    def test_detects_a_replaced_deal(self) -> None:
        deal = deal_of(self.RECORD)
        stock = deal["stock"]
        other = deal | {"stock": [stock[1], stock[0], *stock[2:]]}
        assert verify_record(self.RECORD | {"deal": deal}).holds
        found = describe_finding(verify_record(self.RECORD | {"deal": other, "moves": []}))
        assert found[-1] == "The cards are NOT those that the seed gives."

    @pytest.mark.parametrize(
        "shuffle",
        [
            *([], "x", {}, {"cuts": [None]}, {"cuts": [None] * 3}),
            {"cuts": [None] * 3, "commitment": "x", "secret": "\ud800"},
            {"cuts": [None, 7, None], "commitment": "x", "secret": "y"},
            {"cuts": [None] * 3, "commitment": "x", "secret": "y", "round": 0},
        ],
    )
    def test_a_malformed_shuffle_is_rejected(self, shuffle: Any) -> None:
        with pytest.raises(BadRecord, match="shuffle"):
            verify_record(self.RECORD | {"shuffle": shuffle})

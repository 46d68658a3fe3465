"""Records checked: what can be played, and whether the cards are the seed's."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.errors import BadRecord
from elfer.kernel.match import Match
from elfer.records.record import play_record
from elfer.terminal.record_file import read_file
from elfer.terminal.verify import Shuffle, in_words, verified
from tests.terminal.command import Command
from tests.terminal.recorded import dealt, fair, recorded

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))


FROM_SEED = "The cards of the first round were dealt from the seed."
FROM_NOWHERE = "Nothing is shuffled in this game."


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """What is written down by hand is never taken for the seed's, and the seed's always is."""
    record = json.loads(path.read_text())["record"]
    finding = verified(record)
    assert finding.moves == len(record["moves"])
    if "deal" in record and GAMES[record["game"]].shuffles:
        assert finding.shuffle is (Shuffle.OTHER if "seed" in record else Shuffle.HAND)
    else:
        assert finding.shuffle.value == from_chance(record["game"])


def from_chance(game: str) -> str:
    """The sentence about cards that nobody has given."""
    return FROM_SEED if GAMES[game].shuffles else FROM_NOWHERE


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(game: str) -> None:
    record = recorded(game, rounds=2)
    match = play_record(record).match
    rounds = record["options"].get("rounds", 1)
    assert match.over
    first, played, *totals, shuffle = in_words(verified(record))
    assert first == f"{GAMES[game].name}, {match.players} players: a record that can be played."
    assert played == (
        f"{rounds} of {rounds} {'round' if rounds == 1 else 'rounds'} played, "
        f"{len(record['moves'])} moves; it is over and {winners(match)} won."
    )
    assert totals == ([] if match.totals is None else [f"Totals: {points(match)}."])
    assert shuffle == from_chance(game)


def winners(match: Match) -> str:
    """Who won, as a list in a sentence."""
    *rest, last = [f"seat {seat}" for seat in match.winners or ()]
    return f"{', '.join(rest)} and {last}" if rest else last


def points(match: Match) -> str:
    return ", ".join(f"seat {seat} {total}" for seat, total in enumerate(match.totals or ()))


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


class TestPromise:
    """A shuffle that was promised before the deal, and whoever has changed something since."""

    RECORD = fair("junior")

    def test_it_is_kept(self) -> None:
        *_, promised, made = in_words(verified(self.RECORD))
        assert promised == f"It was promised by the SHA-256 {self.RECORD['shuffle']['commitment']}."
        assert made == "The secret fits it, and the seed is made of the secret and 1 cut."

    def test_by_a_few_lines_of_one_s_own(self) -> None:
        shuffle = self.RECORD["shuffle"]
        secret, cut = shuffle["secret"], shuffle["cuts"][0]
        assert sha256(secret.encode()).hexdigest() == shuffle["commitment"]
        assert sha256(f"{secret}/0={cut}".encode()).hexdigest() == self.RECORD["seed"]

    @pytest.mark.parametrize(
        ("changed", "why"),
        [
            ({"secret": "0" * 64}, "The secret is NOT the one that was promised"),
            ({"commitment": "0" * 64}, "The secret is NOT the one that was promised"),
            ({"cuts": [None, None, None]}, "The seed is NOT the one"),
            ({"cuts": ["ab", None, None]}, "The seed is NOT the one"),
            ({"round": 2}, "The cards are NOT those"),
        ],
    )
    def test_something_was_changed(
        self, elfer: Command, tmp_path: Path, changed: dict[str, Any], why: str
    ) -> None:
        record = self.RECORD | {"shuffle": self.RECORD["shuffle"] | changed}
        assert not verified(record).kept
        file = tmp_path / "changed.json"
        file.write_text(json.dumps(record))
        shown = elfer.run("verify", str(file))
        assert shown.returncode == 1
        assert why in shown.stdout

    def test_another_deal_is_found(self) -> None:
        deal = dealt(self.RECORD)
        stock = deal["stock"]
        other = deal | {"stock": [stock[1], stock[0], *stock[2:]]}
        assert verified(self.RECORD | {"deal": deal}).kept
        found = in_words(verified(self.RECORD | {"deal": other, "moves": []}))
        assert found[-1] == "The cards are NOT those that the seed deals."

    @pytest.mark.parametrize(
        "shuffle",
        [
            *([], "x", {}, {"cuts": [None]}, {"cuts": [None] * 3}),
            {"cuts": [None] * 3, "commitment": "x", "secret": "\ud800"},
            {"cuts": [None, 7, None], "commitment": "x", "secret": "y"},
            {"cuts": [None] * 3, "commitment": "x", "secret": "y", "round": 0},
        ],
    )
    def test_what_is_no_shuffle(self, shuffle: Any) -> None:
        with pytest.raises(BadRecord, match="shuffle"):
            verified(self.RECORD | {"shuffle": shuffle})

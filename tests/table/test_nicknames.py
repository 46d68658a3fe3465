"""Nicknames: names in any script, without invisible characters."""

import json
from pathlib import Path

import pytest

from elfer.engine.errors import BadRequest, Refused
from elfer.table.commands import Join, Rename, Take
from elfer.table.nicknames import LONGEST_WRITTEN, check_name
from tests.table.party import HOST, Party

DATA = Path(__file__).parent.parent / "data" / "names.json"
NAMES: list[tuple[str, str | None]] = json.loads(DATA.read_text("utf-8"))["names"]
"""Inputs and the resulting name, or None; the tests of the web app read the same file."""


@pytest.mark.parametrize(("typed", "name"), NAMES)
def test_cleans_names(typed: str, name: str | None) -> None:
    if name is not None:
        assert check_name(typed) == name
        return
    with pytest.raises(BadRequest):
        check_name(typed)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(BadRequest):
        check_name("a\ud800")


def test_combining_marks_count_with_their_letter_up_to_a_limit() -> None:
    syllable = "कि"
    assert check_name(syllable * 20) == syllable * 20
    with pytest.raises(BadRequest):
        check_name(syllable * 21)
    assert len(check_name("क्षि" * 10)) == 40
    tall = "မြို့"
    assert len(tall) == 5
    assert check_name(tall * (LONGEST_WRITTEN // 5))
    with pytest.raises(BadRequest, match="combining marks"):
        check_name(tall * (LONGEST_WRITTEN // 5 + 1))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "1 to 20 characters"),
        ("a" * 21, "1 to 20 characters"),
        ("a" * 61, "1 to 20 characters"),
        ("<b>", "can contain only letters, digits, spaces and the characters"),
        ("-", "at least one letter or digit"),
        ("e\u0304\u0306\u030c\u0315", "combining marks"),
    ],
)
def test_a_refusal_says_what_is_wrong(typed: str, why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        check_name(typed)


def test_every_command_with_a_name_checks_it() -> None:
    party = Party("junior", [HOST, "free"], watchers=["bob"])
    for do, by in (
        (Join("cid", "\u3164", ""), None),
        (Rename("\u3164"), "bob"),
        (Take(1, name="\u3164"), "bob"),
    ):
        with pytest.raises(Refused):
            party.say(do, by)
    party.say(Rename("अनिता"), "bob")
    party.say(Take(1, name="สมชาย"), "bob")
    assert party.table.card()["chairs"][1]["name"] == "สมชาย"

"""The end of a match: the same cards again, a rematch with rotated seats, or leaving."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elfer.notation.records import play_record
from elfer.table.record_verification import verify_record
from elfer.terminal.record_files import numbered_path
from elfer.texts.fluent_messages import load_messages
from tests.conformance.hidden_cards import first_deal
from tests.terminal.command import Command
from tests.terminal.pseudo_terminal import Pseudo, strip_styles
from tests.terminal.scripted_session import Answer, ScriptedSession
from tests.terminal.typist import Novice

NEXT_MATCH_PROMPT = f"{load_messages('en').format('terminal-next-match')} "


def answer_and_stay(*words: str) -> Answer:
    """Return an answer function that follows hints and types these words after the matches."""
    novice, left = Novice(), iter(words)

    def answer(screen: str) -> str:
        return next(left) if screen.endswith(NEXT_MATCH_PROMPT) else novice.answer(screen)

    return answer


def collect_deals(session: ScriptedSession, *words: str) -> list[Any]:
    """Return the first deal of each match of a session."""
    dealt = []
    answer = answer_and_stay(*words)

    def note_deal(screen: str) -> str:
        if screen.endswith(NEXT_MATCH_PROMPT):
            dealt.append(first_deal(session.local_table.match).shown())
        return answer(screen)

    assert session.run(note_deal) == 0
    return dealt


@pytest.mark.parametrize("seed", ["given", None])
@pytest.mark.parametrize("game", ["elfer-raus", "ratefix", "zweikampf"])
def test_again_deals_the_same_cards(game: str, seed: str | None) -> None:
    session = ScriptedSession(game, options={"rounds": 1}, seed=seed, stay=True)
    one, other = collect_deals(session, "again", "")
    assert one == other
    assert session.local_table.people == [0]
    assert verify_record(session.local_table.record()).holds


def test_again_repeats_the_last_round() -> None:
    session = ScriptedSession("junior", options={"rounds": 2}, seed=None, stay=True)
    assert session.run(answer_and_stay("again", "")) == 0
    record = session.local_table.record()
    assert record["shuffle"]["round"] == 2
    assert verify_record(record).holds
    cards = record["deal"]["stock"]
    swapped = {**record["deal"], "stock": [cards[1], cards[0], *cards[2:]]}
    assert not verify_record(record | {"deal": swapped, "moves": []}).holds


@pytest.mark.parametrize("seed", ["given", None])
def test_a_rematch_has_new_cards_and_rotated_seats(seed: str | None) -> None:
    session = ScriptedSession("elfer-raus", options={"rounds": 1}, seed=seed, stay=True)
    one, other = collect_deals(session, " Rematch ", "")
    assert one != other
    assert session.local_table.people == [1]
    assert "In turn order: [1] You, [2] Lotte, [0] Lotte 2." in "".join(session.screens)


@pytest.mark.parametrize("game", ["mogeln", "schwarzer-peter", "zweikampf", "poker"])
def test_plays_several_matches(game: str) -> None:
    session = ScriptedSession(game, stay=True)
    assert session.run(answer_and_stay("rematch", "again", "quit")) == 0
    assert len(re.findall(r" wins?\b.*!\nTo play", "".join(session.screens))) == 3
    assert session.local_table.state.match_number == 3


def test_asks_again_after_an_unknown_word() -> None:
    session = ScriptedSession("junior", options={"rounds": 1}, stay=True)
    assert session.run(answer_and_stay("later", "")) == 0
    assert "Type again or rematch, or press Enter to leave." in "".join(session.screens)
    assert session.local_table.state.match_number == 1


def test_does_not_ask_without_people() -> None:
    watched = ScriptedSession("junior", seats=["0=greedy"], stay=True)
    assert watched.run(answer_and_stay()) == 0


def test_saves_each_match_in_its_own_file(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    person = Pseudo(elfer, "play", "hoechste-karte", "--players", "3", "--save", str(file))
    shown = strip_styles(person.until("help): "))
    (promise,) = re.findall(r"SHA-256:\s+([0-9a-f]{64})\s", shown)
    _play_to_the_end(person)
    assert json.loads(file.read_text())["shuffle"]["commitment"] == promise
    person.type("rematch")
    assert "[1] You" in strip_styles(person.until("help): "))
    person.type("quit")
    assert person.end()[0] == 0
    first, second = (json.loads(numbered_path(file, number).read_text()) for number in (1, 2))
    assert play_record(first).match.over
    assert not play_record(second).match.over
    assert "shuffle" not in second


def _play_to_the_end(person: Pseudo) -> None:
    """Follow hints until another match is offered."""
    shown = ""
    while not shown.endswith(NEXT_MATCH_PROMPT):
        person.type("hint")
        (hint,) = re.findall(r"Type: (\S+)", strip_styles(person.until("help): ")))
        person.type(hint.strip())
        shown = strip_styles(person.until(": "))
        while not shown.endswith((NEXT_MATCH_PROMPT, "help): ")):
            shown += strip_styles(person.until(": "))

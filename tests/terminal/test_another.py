"""After a match: the same cards again, another match with turned seats, or leaving."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elfer.records.record import play_record
from elfer.terminal.evening import ANOTHER
from elfer.terminal.record_file import saved_as
from elfer.terminal.verify import verified
from tests.conformance.blindness import first_deal
from tests.terminal.command import Command
from tests.terminal.evening import Answer, Evening
from tests.terminal.pseudo import Pseudo, plain
from tests.terminal.typist import Novice


def staying(*words: str) -> Answer:
    """Plays by hints, and says these words after each match."""
    novice, left = Novice(), iter(words)

    def answer(screen: str) -> str:
        return next(left) if screen.endswith(ANOTHER) else novice.answer(screen)

    return answer


def deals(evening: Evening, *words: str) -> list[Any]:
    """The first cards of each match of an evening."""
    dealt = []
    answer = staying(*words)

    def looking(screen: str) -> str:
        if screen.endswith(ANOTHER):
            dealt.append(first_deal(evening.sitting.match).shown())
        return answer(screen)

    assert evening.spend(looking) == 0
    return dealt


@pytest.mark.parametrize("seed", ["given", None])
@pytest.mark.parametrize("game", ["elfer-raus", "ratefix", "zweikampf"])
def test_again_deals_the_same_cards(game: str, seed: str | None) -> None:
    evening = Evening(game, options={"rounds": 1}, seed=seed, stay=True)
    one, other = deals(evening, "again", "")
    assert one == other
    assert evening.sitting.people == [0]
    assert verified(evening.sitting.record()).kept


def test_the_last_round_is_the_one_that_is_played_again() -> None:
    evening = Evening("junior", options={"rounds": 2}, seed=None, stay=True)
    assert evening.spend(staying("again", "")) == 0
    record = evening.sitting.record()
    assert record["shuffle"]["round"] == 2
    assert verified(record).kept
    cards = record["deal"]["stock"]
    swapped = {**record["deal"], "stock": [cards[1], cards[0], *cards[2:]]}
    assert not verified(record | {"deal": swapped, "moves": []}).kept


@pytest.mark.parametrize("seed", ["given", None])
def test_a_rematch_has_other_cards_and_turned_seats(seed: str | None) -> None:
    evening = Evening("elfer-raus", options={"rounds": 1}, seed=seed, stay=True)
    one, other = deals(evening, " Rematch ", "")
    assert one != other
    assert evening.sitting.people == [1]
    assert "You are seat 1; easy bots: seat 0 and seat 2." in "".join(evening.screens)


@pytest.mark.parametrize("game", ["mogeln", "schwarzer-peter", "zweikampf", "poker"])
def test_one_after_the_other(game: str) -> None:
    evening = Evening(game, stay=True)
    assert evening.spend(staying("rematch", "again", "quit")) == 0
    assert "".join(evening.screens).count(" won!\n") == 3
    assert evening.sitting.table.match_number == 3


def test_other_words_are_asked_for_again() -> None:
    evening = Evening("junior", options={"rounds": 1}, stay=True)
    assert evening.spend(staying("later", "")) == 0
    assert "Type again or rematch, or only Enter." in "".join(evening.screens)
    assert evening.sitting.table.match_number == 1


def test_whoever_is_nobody_is_not_asked() -> None:
    watched = Evening("junior", seats=["0=greedy"], stay=True)
    assert watched.spend(staying()) == 0


def test_each_match_is_kept_in_a_file_of_its_own(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    person = Pseudo(elfer, "play", "hoechste-karte", "--players", "3", "--save", str(file))
    shown = plain(person.until("help): "))
    (promise,) = re.findall(r"SHA-256:\s+([0-9a-f]{64})\s", shown)
    _play_to_the_end(person)
    assert json.loads(file.read_text())["shuffle"]["commitment"] == promise
    person.type("rematch")
    assert "You are seat 1" in plain(person.until("help): "))
    person.type("quit")
    assert person.end()[0] == 0
    first, second = (json.loads(saved_as(file, number).read_text()) for number in (1, 2))
    assert play_record(first).match.over
    assert not play_record(second).match.over
    assert "shuffle" not in second


def _play_to_the_end(person: Pseudo) -> None:
    """Whatever a bot would play, until another match is offered."""
    shown = ""
    while not shown.endswith(ANOTHER):
        person.type("hint")
        (hint,) = re.findall(r"would play (.+)\.", plain(person.until("help): ")))
        person.type(hint.strip())
        shown = plain(person.until(": "))
        while not shown.endswith((ANOTHER, "help): ")):
            shown += plain(person.until(": "))

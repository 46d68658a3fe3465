"""The fair shuffle, checked from records by a program that shares no code with ours."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elfer.engine.match import deal_of
from elfer.notation.records import play_record
from elfer.table.commands import Again, Cut, Play
from elfer.table.player_views import finished_record
from elfer.table.record_verification import verify_record
from elfer.table.seed_commitment import commitment, seed_of
from tests.table import shuffle_check
from tests.table.party import HOST, Party, rounds_of, seats_for

GAMES = list(shuffle_check.DECKS)
NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"


def start_match(game: str, *cuts: str, rounds: int = 1) -> Party:
    """Start a match of two or three players, with cuts by some of the people."""
    party = Party(game, seats_for(game, (HOST, "bob")), rounds_of(game, rounds), seed="fair")
    for who, cut in zip((HOST, "bob"), cuts, strict=False):
        party.say(Cut(cut), who)
    promised = party.table.card()["commitment"]
    party.start()
    assert party.table.card()["shuffle"] == {"commitment": promised}
    return party


@pytest.mark.parametrize("cuts", [(), ("c0ffee",), ("a", "b" * 64)], ids=len)
@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_match_has_no_faults(game: str, cuts: tuple[str, ...]) -> None:
    party = start_match(game, *cuts)
    first = deal_of(party.match).shown()
    document = finished_record(party.play_on().table)
    assert shuffle_check.find_faults(document) == []
    assert verify_record(document).holds
    dealer = document["options"]["dealer"]
    assert shuffle_check.deal_round(game, document["players"], dealer, document["seed"]) == first


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_repeated_round_has_no_faults(game: str) -> None:
    """Check a later round, if the game has rounds, with another dealer."""
    party = start_match(game, "c0ffee", rounds=3)
    if rounds_of(game, 3):
        while party.match.outcome is None:
            party.step()
        party.say(Play(0, "next"), HOST)
    round_, dealer = party.match.setup.round, party.match.setup.dealer
    while party.match.outcome is None:
        party.step()
    party.say(Again(), HOST)
    party.play_on().say(Again(), HOST)
    document = finished_record(party.play_on().table)
    assert document["shuffle"].get("round", 1) == round_
    assert document["options"]["dealer"] == dealer
    assert shuffle_check.find_faults(document) == []
    assert verify_record(document).holds
    assert play_record(document).match == party.match


def other_secret(document: dict[str, Any]) -> None:
    document["shuffle"]["secret"] += "x"


def other_commitment(document: dict[str, Any]) -> None:
    document["shuffle"]["commitment"] = commitment("another")


def other_cut(document: dict[str, Any]) -> None:
    document["shuffle"]["cuts"][0] = "c0ffed"


def cut_left_out(document: dict[str, Any]) -> None:
    document["shuffle"]["cuts"][0] = None


def cut_of_another_seat(document: dict[str, Any]) -> None:
    cuts = document["shuffle"]["cuts"]
    cuts[0], cuts[1] = cuts[1], cuts[0]


def other_seed(document: dict[str, Any]) -> None:
    document["seed"] = commitment("another")


def other_round(document: dict[str, Any]) -> None:
    document["shuffle"]["round"] = 2


def other_deal(document: dict[str, Any]) -> None:
    """Exchange two cards."""
    dealer, players = document["options"]["dealer"], document["players"]
    deal = shuffle_check.deal_round(document["game"], players, dealer, document["seed"])
    hands = deal["hands"] if "hands" in deal else deal["stacks"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    document["deal"] = deal


CHANGES = [
    (other_secret, "secret"),
    (other_commitment, "secret"),
    (other_cut, "seed"),
    (cut_left_out, "seed"),
    (cut_of_another_seat, "seed"),
    (other_seed, "seed"),
    (other_round, "deal"),
    (other_deal, "deal"),
]


@pytest.mark.parametrize(
    ("change", "fault"), CHANGES, ids=lambda value: getattr(value, "__name__", "")
)
@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_found(
    game: str, change: Callable[[dict[str, Any]], None], fault: str
) -> None:
    whole = finished_record(start_match(game, "c0ffee").play_on().table)
    document = copy.deepcopy(whole) | {"moves": []}
    change(document)
    assert fault in shuffle_check.find_faults(document)
    assert not verify_record(document).holds


def test_the_seed_differs_from_the_commitment() -> None:
    assert seed_of("secret", ()) == seed_of("secret", (None, None)) != commitment("secret")
    seeds = {seed_of("s", cuts) for cuts in ((), ("1",), (None, "1"), ("1", "1"), ("11",))}
    assert len(seeds) == 5


def test_the_example_of_the_notation() -> None:
    text = NOTATION.read_text().partition("**Fair shuffle.**")[2]
    example = dict(
        re.findall(r"^(secret|commitment|hashed|seed|seat 0) +(.+)$", text, re.MULTILINE)
    )
    secret, cuts = example["secret"], ("c0ffee", None, "11")
    assert commitment(secret) == shuffle_check.digest(secret) == example["commitment"]
    assert seed_of(secret, cuts) == shuffle_check.digest(example["hashed"]) == example["seed"]
    hands = shuffle_check.deal_round("junior", 3, 0, example["seed"])["hands"]
    assert example["seat 0"].partition("  ")[0].split() == hands[0]

"""Faces: chosen from a fixed set, shown to everyone, and kept with the table."""

from typing import Any

import msgspec
import pytest

from elfer.table.commands import Join, PlayerCommand, Rematch, Rename, Take
from elfer.table.errors import NotAllowed
from elfer.table.faces import COLOURS, DRAWINGS, Face
from elfer.table.players_and_chairs import Player
from elfer.table.serialization import decode_entry, decode_table, encode_table
from tests.table.party import HOST, Party

ROUND, TALL = Face(3, 1), Face(11, 5)


def faces(party: Party) -> list[Any]:
    return [chair.get("face") for chair in party.table.card()["chairs"]]


def test_a_joining_player_brings_a_face() -> None:
    party = Party("junior", [HOST, "free"])
    (told,) = party.say(Join("bob", "Bob", "", ROUND))
    shown = {"drawing": 3, "colour": 1}
    assert told.seen_by(None)["face"] == shown
    assert party.table.card()["people"][1] == {"id": "bob", "name": "Bob", "face": shown}
    (told,) = party.say(Take(1), "bob")
    assert told.seen_by(None)["face"] == shown
    assert faces(party) == [None, shown]


def test_a_person_changes_the_face_and_keeps_the_name() -> None:
    party = Party("junior", [HOST, "bob"])
    (told,) = party.say(Rename("Bob", ROUND), "bob")
    assert told.seen_by(None)["type"] == "face"
    (told,) = party.say(Rename("Rob"), "bob")
    assert told.seen_by(None) == {
        "type": "renamed",
        "seat": None,
        "player": "bob",
        "name": "Rob",
        "face": ROUND.shown(),
    }
    assert faces(party) == [None, ROUND.shown()]


def test_people_on_one_device_have_faces_of_their_own() -> None:
    party = Party("junior", [HOST, "free", "free", "bob"])
    party.say(Rename("Ann", ROUND), HOST)
    party.say(Take(1, "Zoe", TALL), HOST)
    party.say(Take(2, "Tim"), HOST)
    assert faces(party) == [ROUND.shown(), TALL.shown(), None, None]
    (told,) = party.say(Rename("Tom", ROUND, 2), HOST)
    assert (told.seen_by(None)["type"], told.seen_by(None)["chair"]) == ("renamed", 2)
    (told,) = party.say(Rename("Tom", Face(0, 0), 2), HOST)
    assert (told.seen_by(None)["type"], told.seen_by(None)["chair"]) == ("face", 2)
    assert party.table.card()["chairs"][2].get("name") == "Tom"
    with pytest.raises(NotAllowed):
        party.say(Rename("Bobby", seat=3), HOST)
    with pytest.raises(NotAllowed):
        party.say(Rename("Nobody", seat=9), HOST)


def test_faces_follow_their_players_in_a_rematch() -> None:
    party = Party("junior", [HOST, "free"])
    party.say(Take(1, "Zoe", TALL), HOST)
    party.start().play_on()
    party.say(Rematch(), HOST)
    assert faces(party) == [TALL.shown(), None]


def test_faces_are_stored_and_old_tables_have_none() -> None:
    party = Party("junior", [HOST, "free"])
    before = encode_table(party.table)
    assert b"face" not in before
    assert decode_table(before) == party.table
    party.say(Rename("Ann", ROUND), HOST)
    party.say(Take(1, "Zoe", TALL), HOST)
    assert decode_table(encode_table(party.table)) == party.table
    old = b'{"now":1,"do":{"do":"join","player":"p1","name":"Bob","token":""}}'
    assert decode_entry(old).command == Join("p1", "Bob", "")
    old = b'{"now":1,"do":{"do":"take","seat":1,"name":null},"by":"p1"}'
    assert decode_entry(old).command == Take(1)


@pytest.mark.parametrize(
    "face",
    [
        {"drawing": DRAWINGS, "colour": 0},
        {"drawing": 0, "colour": COLOURS},
        {"drawing": -1, "colour": 0},
        {"drawing": "0", "colour": 0},
        {"drawing": 1.5, "colour": 0},
        {"drawing": 0},
        {"drawing": 0, "colour": 0, "picture": "data:"},
        7,
        "smile",
    ],
)
def test_invalid_faces_are_refused(face: object) -> None:
    command = {"do": "rename", "name": "Ann", "face": face}
    with pytest.raises(msgspec.ValidationError, match="face"):
        msgspec.convert(command, PlayerCommand)


def test_players_without_a_face_are_encoded_as_before() -> None:
    assert msgspec.json.encode(Player("p0", "Ann", "")) == b'{"id":"p0","name":"Ann","token":""}'

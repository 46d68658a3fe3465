"""Events as sentences in every language."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from elfer.engine.events import Event, told_to
from elfer.engine.match import Match, new_match
from elfer.engine.options import schema
from elfer.games import GAMES
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import LANGUAGES
from elfer.texts.narration import SILENT_EVENTS, find_message, narrate
from elfer.texts.people import People
from tests.locales.engine import event_types

ENGLISH = load_messages("en")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
TOGETHER = ("round-over", "over", "settle")
"""Events that have no sentence, or more than one, because all seats are concerned."""
AT_THE_TABLE: list[dict[str, Any]] = [
    {"type": "joined", "player": "p1", "name": "Ben"},
    {"type": "renamed", "player": "p1", "name": "Benno"},
    {"type": "renamed", "player": "p1", "name": "Benno", "chair": 2},
    {"type": "face", "player": "p1", "face": {"drawing": 3, "colour": 1}},
    {"type": "face", "player": "p1", "face": {"drawing": 3, "colour": 1}, "chair": 2},
    {"type": "removed", "player": "p1"},
    {"type": "host", "player": "p1"},
    {"type": "request", "player": "p1", "chair": 2},
    {"type": "agreed", "player": "p1"},
    {"type": "declined", "player": "p1"},
    {"type": "withdrawn", "player": "p1"},
    {"type": "configured", "game": "poker", "players": 3, "options": {}},
    {"type": "started", "match": 1, "seats": ["p1", None]},
    {"type": "pace", "pace": 1500},
    {"type": "locked", "locked": True},
    {"type": "locked", "locked": False},
    {"type": "reaction", "player": "p1", "reaction": "clap"},
    {"type": "chair", "seat": 1, "kind": "free"},
    {"type": "chair", "seat": 1, "kind": "bot", "level": "hard"},
    {"type": "chair", "seat": 1, "kind": "player", "player": "p1", "name": "Ben"},
    {"type": "chair", "seat": 1, "kind": "away", "player": "p1", "name": "Ben"},
    {"type": "chair", "seat": 1, "kind": "back", "player": "p1", "name": "Ben"},
    {"type": "handicap", "seat": 1, "handicap": 400},
    {"type": "undone", "seat": 1, "moves": 1},
]


def people(own: int | None = None, players: int = 6) -> People:
    return People(NAMES[:players], own, {"p1": "Ben"}, None if own is None else "p1")


@cache
def played_events(game: str) -> list[tuple[int, list[Event]]]:
    """Return the number of players and the events of seeded random matches of a game."""
    rules = GAMES[game]
    found = []
    for players in {rules.least_players, rules.most_players}:
        short = {"rounds": 2} if "rounds" in schema(rules.options) else {}
        found.append((players, list(play_randomly(new_match(rules, players, short, "told")))))
    return found


def play_randomly(match: Match, moves: int = 400) -> Iterator[Event]:
    """Yield the events of a match in which every seat plays at random."""
    rng = Random("narration")
    for _ in range(moves):
        seats = [seat for seat in (*range(match.players), None) if match.legal(seat)]
        if match.over or not seats:
            return
        seat = rng.choice(seats)
        told: list[Event] = []
        move = rng.choice(match.legal(seat))
        at = rng.randrange(1500) if move.timed else None
        match = match.push(seat, move, at, told)
        yield from told


def test_all_types_of_events_are_tried() -> None:
    tried = {event["type"] for event in AT_THE_TABLE}
    for game in GAMES:
        tried |= {event.type for _, events in played_events(game) for event in events}
    tried |= {event["type"] for _, event, _, _ in CASES}
    assert event_types() - tried == {"cut"}  # every device cuts by itself, so nobody is told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_complete_sentence(game: str, language: str) -> None:
    """For the player who acts, for the others, and for spectators."""
    messages, family = load_messages(language), GAMES[game].family
    for players, events in played_events(game):
        for reader in (None, 0, 1):
            for event in told_to(events, reader):
                said = narrate(event, people(reader, players), family, messages)
                silent = (*TOGETHER, *SILENT_EVENTS.get(family, ()))
                assert said or event["type"] in silent or is_secret(event), event
                assert not re.search(r"[{}$]|\bevent-", said)


def is_secret(event: dict[str, Any]) -> bool:
    """Return whether an event says nothing to others, such as a slipped card."""
    return event["type"] in ("slip", "give")


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", GAMES)
def test_never_names_a_card_that_the_reader_does_not_know(game: str) -> None:
    for players, events in played_events(game):
        for event in events:
            for reader in (None, 0, 1):
                if not event.reaches(reader):
                    continue
                known = event.seen_by(reader)
                said = narrate(known, people(reader, players), GAMES[game].family, ENGLISH)
                if not any("card" in name or name == "place" for name in known):
                    assert "colour" in known or not re.search(r"(red|yellow|green|blue) \d", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", AT_THE_TABLE, ids=lambda event: str(event["type"]))
def test_every_event_at_the_table_has_a_sentence(event: dict[str, Any], language: str) -> None:
    messages = load_messages(language)
    told = {"seat": None} | event
    other, own = (narrate(told, people(seat), "rows", messages) for seat in (None, 1))
    assert other
    assert own
    about_somebody = event.get("seat") == 1 or "player" in event
    # The other people on a device are not the reader.
    shares = "chair" in event and event["type"] in ("renamed", "face")
    spoken_of = event.get("kind") not in ("free", "bot") and not shares
    assert (other != own) == (about_somebody and spoken_of)


CASES: list[tuple[str, dict[str, Any], str, str]] = [
    ("rows", {"type": "lay", "card": "b9", "row": "b"}, "event-lay", "Ben laid the blue 9."),
    (
        "rows",
        {"type": "lay", "card": "r9", "row": "b"},
        "event-lay-row",
        "Ben laid the red 9 in the row with the blue 11.",
    ),
    (
        "master",
        {"type": "lay", "card": "*", "place": "r9"},
        "event-lay-joker",
        "Ben laid a joker as the red 9.",
    ),
    (
        "pairs",
        {"type": "draw", "from": 0, "place": 3},
        "event-draw-from",
        "Ben drew a card from Anna.",
    ),
    ("rows", {"type": "draw"}, "event-draw", "Ben drew a card."),
    ("bluffing", {"type": "take", "cards": 3}, "event-take-cards", "Ben takes 3 cards."),
    (
        "collecting",
        {"type": "take", "card": "r3", "pile": 2},
        "event-take-collecting",
        "Ben took the red 3 from pile 2.",
    ),
    (
        "snap",
        {"type": "take", "word": "schnapp", "at": 400, "from": [0], "cards": 2},
        "event-take-schnapp",
        "Snap! Ben gets 2 cards.",
    ),
    (
        "bluffing",
        {"type": "claim", "number": 4, "colour": "r"},
        "event-claim-colour",
        "Ben says: red 4.",
    ),
    (
        "bluffing",
        {"type": "doubt", "of": 0, "card": "b7", "number": 2, "honest": False},
        "event-doubt",
        "Ben doubts it. It’s the blue 7: a lie!",
    ),
    (
        "anywhere",
        {"type": "onto", "card": "r4", "owner": 0},
        "event-onto",
        "Ben laid the red 4 on Anna’s pile.",
    ),
    ("bluffing", {"type": "believe", "of": 0}, "event-believe", "Ben believes it."),
    ("collecting", {"type": "close"}, "event-close", "Ben closes the round!"),
    ("collecting", {"type": "restock", "cards": 9}, "event-restock", "The stock was empty."),
    ("guessing", {"type": "lay"}, "event-lay", ""),
    ("duel", {"type": "restack", "cards": 4}, "event-restack-duel", "Ben makes a new stack"),
]


@pytest.mark.parametrize(("family", "event", "key", "words"), CASES)
def test_chooses_the_form_of_an_event(
    family: str, event: dict[str, Any], key: str, words: str
) -> None:
    told = {"seat": 1} | event
    assert find_message(told, family, ENGLISH) == key
    said = narrate(told, people(), family, ENGLISH)
    assert said.startswith(words)
    assert bool(said) == bool(words)


def test_speaks_to_the_reader() -> None:
    drawn = {"type": "draw", "seat": 1, "card": "r7"}
    assert narrate(drawn, people(1), "rows", ENGLISH) == "You drew the red 7."
    joker = drawn | {"card": "*"}
    assert narrate(joker, people(1), "master", ENGLISH) == "You drew a joker!"
    onto = {"type": "onto", "seat": 0, "card": "r4", "owner": 1}
    assert narrate(onto, people(1), "anywhere", ENGLISH).endswith("on your pile.")


def test_an_unknown_event_has_no_sentence() -> None:
    assert narrate({"type": "dance", "seat": 1}, people(), "rows", ENGLISH) == ""


def test_counts_seats_as_the_reader_does() -> None:
    free = {"type": "chair", "seat": 2, "kind": "free"}
    assert narrate(free, people(), "rows", ENGLISH) == "Seat 3 is free."
    in_notation = People(NAMES, first_seat=0)
    assert narrate(free, in_notation, "rows", ENGLISH) == "Seat 2 is free."

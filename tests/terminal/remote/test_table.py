"""Messages of a server on a player's screen."""

from typing import Any

import pytest

from elfer.engine.match import new_match
from elfer.games import GAMES
from elfer.notation.states import view_of
from elfer.terminal.render.cards import sanitize
from elfer.terminal.render.news import describe_events
from elfer.terminal.render.screen_data import Sight, read_names, sight_of_match, sight_of_view
from elfer.texts.fluent_messages import load_messages

ENGLISH = load_messages("en")
NAMES = ["Ann", "Lotte", "Bea"]
PERSONS = {"p0": "Ann", "p1": "Bea"}


def sight(you: int | None = None) -> Sight:
    """Return a sight of a new match of three people."""
    match = new_match(GAMES["junior"], 3, None, "far")
    people = read_names(NAMES, you, ENGLISH, PERSONS, None if you is None else "p1")
    return sight_of_match(match, you, people, ENGLISH)


@pytest.mark.parametrize("game", GAMES)
def test_draws_a_sight_without_a_match(game: str) -> None:
    """The messages of a server are enough to draw the same screen as a local table."""
    rules = GAMES[game]
    match = new_match(rules, rules.least_players, None, "far")
    for seat in (None, *range(match.players)):
        texts = [] if seat is None else [move.text for move in match.legal(seat)]
        names = read_names(NAMES, seat, ENGLISH)
        near = sight_of_match(match, seat, names, ENGLISH)
        assert sight_of_view(view_of(match, seat), names, ENGLISH, texts) == near


def test_does_not_offer_unknown_moves() -> None:
    match = new_match(GAMES["junior"], 2, None, "far")
    offered = [move.text for move in match.legal(0)]
    names = read_names(NAMES, 0, ENGLISH)
    far = sight_of_view(view_of(match, 0), names, ENGLISH, [*offered, "dance"])
    assert [move.text for move in far.legal] == offered


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"kind": "player", "player": "p1", "name": "Bea"}, ["Bea sits down."]),
        (
            {"kind": "away", "player": "p1", "name": "Bea"},
            ["Bea is away. A bot plays in the meantime."],
        ),
        ({"kind": "bot", "level": "greedy"}, ["Bea sits down."]),
        ({"kind": "free"}, ["Seat 2 is free."]),
    ],
)
def test_describes_seat_changes(event: dict[str, Any], words: list[str]) -> None:
    told = [{"type": "chair", "seat": 2, **event}]
    assert describe_events(told, sight(0)) == words


def test_describes_events_at_the_table() -> None:
    told: list[dict[str, Any]] = [
        {"type": "joined", "seat": None, "player": "p1", "name": "Bea"},
        {"type": "cut", "seat": None, "player": "p1"},
        {"type": "reaction", "seat": None, "player": "p1", "reaction": "clap"},
        {"type": "something new", "seat": None},
    ]
    assert describe_events(told, sight(0)) == ["You’re at the table.", "You: Well done!"]
    assert describe_events(told, sight()) == ["Bea has come to the table.", "Bea: Well done!"]


def test_removes_control_characters_from_server_texts() -> None:
    said = {"name": "\x1b[2JBea\r\n", "cuts": ["\x07"], "seat": 2, "player": None}
    assert sanitize(said) == {"name": "�[2JBea��", "cuts": ["�"], "seat": 2, "player": None}

"""Messages of a server on a player's screen."""

from typing import Any

import pytest

from elfer.engine.match import new_match
from elfer.games import GAMES
from elfer.notation.states import view_of
from elfer.terminal.render.cards import sanitize
from elfer.terminal.render.sight import sight_of_match, sight_of_view
from elfer.terminal.text.event_sentences import describe_events

VIEW: dict[str, Any] = {"turn": 0}


@pytest.mark.parametrize("game", GAMES)
def test_draws_a_sight_without_a_match(game: str) -> None:
    """The messages of a server are enough to draw the same screen as a local table."""
    rules = GAMES[game]
    match = new_match(rules, rules.least_players, None, "far")
    for seat in (None, *range(match.players)):
        texts = [] if seat is None else [move.text for move in match.legal(seat)]
        assert sight_of_view(view_of(match, seat), texts) == sight_of_match(match, seat)


def test_does_not_offer_unknown_moves() -> None:
    match = new_match(GAMES["junior"], 2, None, "far")
    offered = [move.text for move in match.legal(0)]
    sight = sight_of_view(view_of(match, 0), [*offered, "dance"])
    assert [move.text for move in sight.legal] == offered


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"kind": "player", "player": "p1", "name": "Bea"}, ["Seat 2 is Bea now."]),
        (
            {"kind": "away", "player": "p1", "name": "Bea"},
            ["Seat 2 is away, and a bot plays instead."],
        ),
        ({"kind": "bot", "level": "greedy"}, ["Seat 2 is a greedy bot now."]),
        ({"kind": "free"}, ["Seat 2 is free now."]),
    ],
)
def test_describes_seat_changes(event: dict[str, Any], words: list[str]) -> None:
    told = [{"type": "chair", "seat": 2, **event}]
    assert describe_events(told, VIEW, you=0) == words
    assert describe_events(told, VIEW, you=2) == []


def test_describes_events_at_the_table() -> None:
    told: list[dict[str, Any]] = [
        {"type": "joined", "seat": None, "player": "p1", "name": "Bea"},
        {"type": "cut", "seat": None, "player": "p1"},
        {"type": "reaction", "seat": None, "player": "p1", "reaction": "clap"},
        {"type": "something new", "seat": None},
    ]
    assert describe_events(told, VIEW) == ["Bea has joined the table.", "«Clap!»"]


def test_removes_control_characters_from_server_texts() -> None:
    said = {"name": "\x1b[2JBea\r\n", "cuts": ["\x07"], "seat": 2, "player": None}
    assert sanitize(said) == {"name": "�[2JBea��", "cuts": ["�"], "seat": 2, "player": None}

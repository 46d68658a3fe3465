"""What a server says, on one's own screen."""

from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.match import new_match
from elfer.records.notation import view_of
from elfer.terminal.look import printable
from elfer.terminal.sight import seen, sight_of
from elfer.terminal.words import sentences

VIEW: dict[str, Any] = {"turn": 0}


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_needs_no_match(game: str) -> None:
    """What comes over the wire is enough to draw what is drawn at home."""
    rules = GAMES[game]
    match = new_match(rules, rules.least_players, None, "far")
    for seat in (None, *range(match.players)):
        texts = [] if seat is None else [move.text for move in match.legal(seat)]
        assert sight_of(view_of(match, seat), texts) == seen(match, seat)


def test_a_move_that_is_not_known_here_is_not_offered() -> None:
    match = new_match(GAMES["junior"], 2, None, "far")
    offered = [move.text for move in match.legal(0)]
    sight = sight_of(view_of(match, 0), [*offered, "dance"])
    assert [move.text for move in sight.legal] == offered


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"kind": "player", "player": "p1", "name": "Bea"}, ["Seat 2 is Bea now."]),
        ({"kind": "away", "player": "p1", "name": "Bea"}, ["Seat 2 is away, and a bot sits in."]),
        ({"kind": "bot", "level": "greedy"}, ["Seat 2 is a greedy bot now."]),
        ({"kind": "free"}, ["Seat 2 is free now."]),
    ],
)
def test_who_sits_where_in_words(event: dict[str, Any], words: list[str]) -> None:
    told = [{"type": "chair", "seat": 2, **event}]
    assert sentences(told, VIEW, you=0) == words
    assert sentences(told, VIEW, you=2) == []


def test_what_else_happens_at_a_table() -> None:
    told: list[dict[str, Any]] = [
        {"type": "joined", "seat": None, "player": "p1", "name": "Bea"},
        {"type": "cut", "seat": None, "player": "p1"},
        {"type": "reaction", "seat": None, "player": "p1", "reaction": "clap"},
        {"type": "something new", "seat": None},
    ]
    assert sentences(told, VIEW) == ["Bea has come to the table.", "«Clap!»"]


def test_no_server_moves_one_s_cursor() -> None:
    said = {"name": "\x1b[2JBea\r\n", "cuts": ["\x07"], "seat": 2, "player": None}
    assert printable(said) == {"name": "�[2JBea��", "cuts": ["�"], "seat": 2, "player": None}

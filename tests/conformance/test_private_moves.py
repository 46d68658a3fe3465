"""Other seats cannot notice a private move except by counting cards (G-7, MO-6)."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.engine.events import told_to
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.games.snap import SchnippSchnapp
from elfer.games.snap.state import SnapState
from elfer.notation.states import view_of
from tests.conformance.hidden_cards import collect_answers
from tests.conformance.private_moves import (
    PrivateMove,
    differs_in_counts,
    has_run_out,
    private_moves,
    without_counts,
)
from tests.conformance.strategies import (
    EVERY_TABLE,
    any_move,
    choosers,
    default_match,
    examples,
    play_steps,
    starts,
)


def collect_knowledge(match: Match, seat: Seat | None) -> bytes:
    """Return everything that a seat can see or get as an answer, without the card counts."""
    view = without_counts(view_of(match, seat), match, seat)
    known = match.known_to(seat)
    legal = [move.text for move in known.legal(seat)]
    return json.dumps([view, legal, collect_answers(known, seat)]).encode()


def check_secret(match: Match, made: PrivateMove) -> None:
    """Assert that only its own seat can tell that a private move was made."""
    for other in (*range(match.players), None):
        if other == made.seat:
            continue
        assert told_to(made.told, other) == []
        if differs_in_counts(match, made.after, other):
            if has_run_out(match, made.after, other):
                continue  # MO-7: everyone sees an empty hand, and it changes their legal moves
        else:
            assert view_of(match, other) == view_of(made.after, other)
        assert collect_knowledge(match, other) == collect_knowledge(made.after, other)


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(("game_id", "players"), EVERY_TABLE)
def test_other_seats_cannot_notice_a_private_move(game_id: str, players: int) -> None:
    @examples(3)
    @given(start=starts(game_id, players), chooser=choosers(), every=st.integers(1, 9))
    def holds(start: Match, chooser: Any, every: int) -> None:
        for number, (match, *_) in enumerate(play_steps(start, chooser)):
            if number == 120:
                break
            found = () if number % every else list(private_moves(match))
            for made in chooser[1].sample(found, min(3, len(found))):
                check_secret(match, made)

    holds()


@pytest.mark.rule("G-7")
def test_at_least_two_games_have_private_moves() -> None:
    found = {match.game.id for match in _moments() if any(private_moves(match))}
    assert len(found) >= 2


def _moments() -> Iterator[Match]:
    for game in GAMES.values():
        start = default_match(game, "private")
        moments = play_steps(start, (any_move, random.Random(game.id)))
        yield from (match for match, *_ in islice(moments, 40))


class CallsInState(SchnippSchnapp):
    """A game that leaks all calls to every seat."""

    def known_to(self, state: SnapState, seat: Seat | None) -> SnapState:
        return state


class CallsInMoves(SchnippSchnapp):
    """A game that leaks a call by removing `flip` from the legal moves."""

    def known_to(self, state: SnapState, seat: Seat | None) -> SnapState:
        layout = state.layout
        turned = layout.turned + 2_000 * bool(state.calls)
        return super().known_to(state, seat)._replace(layout=layout._replace(turned=turned))


@pytest.mark.parametrize("game", [CallsInState(), CallsInMoves()], ids=lambda g: type(g).__name__)
def test_finds_a_planted_leak(game: AnyGame) -> None:
    start = new_match(game, 3, {}, "leak")
    match = start.push(start.turn, game.language["flip"])
    (made, *_) = private_moves(match)
    with pytest.raises(AssertionError):
        check_secret(match, made)

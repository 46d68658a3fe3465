"""Seats that are not in `reveals_to` of a move learn nothing from it; undo relies on this."""

import random
from collections import Counter
from collections.abc import Container, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.engine.game import EVERYONE, NOBODY, AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.games.anywhere import UeberallAnschliessen
from elfer.games.collecting import FarbenSammeln
from elfer.games.guessing.ratefix import Ratefix
from elfer.games.master import Master
from elfer.games.rows.elfer_raus import ElferRaus
from elfer.games.tricks.rules import HoechsteKarte
from tests.conformance.hidden_cards import MadeMove
from tests.conformance.reveals import compare
from tests.conformance.strategies import any_move, choosers, examples, play_steps, starts

LAST_MOVE = 60
PER_MATCH = 4
ALWAYS_TELLING = {
    "mogeln",
    "erwischt",
    "schnipp-schnapp",
    "schwarzer-peter",
    "zweikampf",
    "hoechste-karte",
}
"""Games in which every move reveals something or cannot be taken back (HK-2)."""


def find_silent_moves(start: Match, chooser: Any) -> list[tuple[list[MadeMove], list[Seat | None]]]:
    """Return the beginnings of a match whose last move reveals nothing to some observers.

    Each beginning comes with these observers.
    """
    made: list[MadeMove] = []
    found = []
    for step in play_steps(start, chooser):
        match, seat, move, at = step
        if len(made) == LAST_MOVE or match.outcome is not None or step.apply().outcome is not None:
            break
        made.append(MadeMove(seat, move.text, at))
        learners = match.game.reveals_to(match.state, seat, move)
        others = [who for who in (*range(match.players), None) if who not in learners]
        if others:
            found.append((list(made), others))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_observers_outside_reveals_to_learn_nothing(game_id: str) -> None:
    game, tried = GAMES[game_id], Counter[str]()

    @examples(12)
    @given(
        start=st.integers(game.least_players, game.most_players).flatmap(
            lambda players: starts(game_id, players)
        ),
        chooser=choosers(),
    )
    def holds(start: Match, chooser: Any) -> None:
        moments = find_silent_moves(start, chooser)
        for moves, observers in chooser[1].sample(moments, min(PER_MATCH, len(moments))):
            trial = compare(start, moves, chooser[1].choice(observers), chooser[1])
            assert trial.noticed == []
            tried[game.language[moves[-1].text].verb] += trial.tried

    holds()
    if game_id in ALWAYS_TELLING:
        assert not tried
    else:
        assert sum(tried.values()) >= 20, "too few worlds were compared to prove anything"


def hush(game: type[AnyGame], *verbs: str) -> AnyGame:
    """Return the game with a wrong `reveals_to`: some verbs claim to reveal nothing."""

    class Hushed(game):  # type: ignore[misc, valid-type]
        def reveals_to(self, state: Any, seat: Seat | None, move: Move) -> Container[Seat | None]:
            if move.verb in verbs:
                return NOBODY
            return EVERYONE

    Hushed.__name__ = f"{game.__name__}Hushing{'And'.join(map(str.capitalize, verbs))}"
    hushed: AnyGame = Hushed()
    return hushed


def faults(game: AnyGame, matches: int) -> Iterator[str]:
    """Yield the faults that the check finds in a game."""
    for number in range(matches):
        rng = random.Random(number)
        start = new_match(game, 3, seed=str(number))
        moments = find_silent_moves(start, (any_move, rng))
        for moves, observers in rng.sample(moments, min(PER_MATCH, len(moments))):
            for observer in observers:
                yield from compare(start, moves, observer, rng).noticed


@pytest.mark.parametrize(
    "game",
    [
        hush(ElferRaus, "draw"),
        hush(ElferRaus, "lay"),
        hush(Master, "draw"),
        hush(Master, "lay"),
        hush(FarbenSammeln, "draw"),
        hush(FarbenSammeln, "lay"),
        hush(UeberallAnschliessen, "flip"),
        hush(Ratefix, "guess"),
        hush(HoechsteKarte, "choose"),
    ],
    ids=lambda game: type(game).__name__,
)
def test_finds_a_game_whose_moves_reveal_more_than_it_says(game: AnyGame) -> None:
    assert next(faults(game, 50), None)


class AllButTheLastChoice(HoechsteKarte):
    def reveals_to(self, state: Any, seat: Seat | None, move: Move) -> Container[Seat | None]:
        return EVERYONE if state.chosen.count(None) == 1 else NOBODY


def test_only_the_last_secret_choice_reveals_something() -> None:
    """A choice still cannot be taken back (HK-2)."""
    assert list(faults(AllButTheLastChoice(), 8)) == []

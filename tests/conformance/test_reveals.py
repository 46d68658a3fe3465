"""Of whom a game says that a move tells him nothing, he learns nothing by it: undo relies on it."""

import random
from collections import Counter
from collections.abc import Container, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.games import GAMES
from elfer.games.elfer_raus import ElferRaus
from elfer.games.farben_sammeln import FarbenSammeln
from elfer.games.hoechste_karte import HoechsteKarte
from elfer.games.master import Master
from elfer.games.ratefix import Ratefix
from elfer.games.ueberall_anschliessen import UeberallAnschliessen
from elfer.kernel.game import EVERYONE, NOBODY, AnyGame
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from tests.conformance.blindness import Made
from tests.conformance.reveals import compare
from tests.conformance.strategies import any_move, examples, lucks, playing, starts

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
"""A word said is said, a card turned over is seen, and a choice stands (HK-2)."""


def telling_nothing(start: Match, luck: Any) -> list[tuple[list[Made], list[Seat | None]]]:
    """The first moves of a match up to one that tells some people nothing, and these."""
    made: list[Made] = []
    found = []
    for step in playing(start, luck):
        match, seat, move, at = step
        if len(made) == LAST_MOVE or match.outcome is not None or step.made().outcome is not None:
            break
        made.append(Made(seat, move.text, at))
        learners = match.game.reveals_to(match.state, seat, move)
        others = [who for who in (*range(match.players), None) if who not in learners]
        if others:
            found.append((list(made), others))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_what_tells_nothing_cannot_be_told_from_anything_else(game_id: str) -> None:
    game, tried = GAMES[game_id], Counter[str]()

    @examples(12)
    @given(
        start=st.integers(game.least_players, game.most_players).flatmap(
            lambda players: starts(game_id, players)
        ),
        luck=lucks(),
    )
    def holds(start: Match, luck: Any) -> None:
        moments = telling_nothing(start, luck)
        for moves, observers in luck[1].sample(moments, min(PER_MATCH, len(moments))):
            trial = compare(start, moves, luck[1].choice(observers), luck[1])
            assert trial.noticed == []
            tried[game.language[moves[-1].text].verb] += trial.tried

    holds()
    if game_id in ALWAYS_TELLING:
        assert not tried
    else:
        assert sum(tried.values()) >= 20, "too few worlds could be compared to say anything"


def hushing(game: type[AnyGame], *verbs: str) -> AnyGame:
    """The game, saying of some moves that they tell nobody anything."""

    class Hushing(game):  # type: ignore[misc, valid-type]
        def reveals_to(self, state: Any, seat: Seat | None, move: Move) -> Container[Seat | None]:
            if move.verb in verbs:
                return NOBODY
            return EVERYONE

    Hushing.__name__ = f"{game.__name__}Hushing{'And'.join(map(str.capitalize, verbs))}"
    hushing: AnyGame = Hushing()
    return hushing


def faults(game: AnyGame, matches: int) -> Iterator[str]:
    """What the check has to say against a game."""
    for number in range(matches):
        rng = random.Random(number)
        start = new_match(game, 3, seed=str(number))
        moments = telling_nothing(start, (any_move, rng))
        for moves, observers in rng.sample(moments, min(PER_MATCH, len(moments))):
            for observer in observers:
                yield from compare(start, moves, observer, rng).noticed


@pytest.mark.parametrize(
    "game",
    [
        hushing(ElferRaus, "draw"),
        hushing(ElferRaus, "lay"),
        hushing(Master, "draw"),
        hushing(Master, "lay"),
        hushing(FarbenSammeln, "draw"),
        hushing(FarbenSammeln, "lay"),
        hushing(UeberallAnschliessen, "flip"),
        hushing(Ratefix, "guess"),
        hushing(HoechsteKarte, "choose"),
    ],
    ids=lambda game: type(game).__name__,
)
def test_games_that_say_too_little_are_found(game: AnyGame) -> None:
    assert next(faults(game, 50), None)


class AllButTheLastChoice(HoechsteKarte):
    def reveals_to(self, state: Any, seat: Seat | None, move: Move) -> Container[Seat | None]:
        return EVERYONE if state.chosen.count(None) == 1 else NOBODY


def test_a_secret_choice_tells_nothing_but_the_last_one_does() -> None:
    """Taking it back is another matter (HK-2)."""
    assert list(faults(AllButTheLastChoice(), 8)) == []

"""Nobody learns of a card that he cannot see (G-7), and the check that says so finds leaks."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.games.elfer_raus import ElferRaus
from elfer.kernel.cards import BIT, NAMES, cards_in
from elfer.kernel.events import Event
from elfer.kernel.game import AnyGame, Refusal
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.kernel.rows import RowState, RowView
from elfer.kernel.seats import Seat
from tests.conformance.blindness import Step, exchange
from tests.conformance.strategies import EVERY_TABLE, any_move, examples, lucks, playing, starts


def steps_of(start: Match, luck: Any, number: int) -> list[Step]:
    """The first moves of a match; the check is about one round."""
    steps: list[Step] = []
    for match, seat, move, _ in playing(start, luck):
        if len(steps) == number or match.outcome is not None:
            break
        steps.append((seat, move))
    return steps


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(("game_id", "players"), EVERY_TABLE)
def test_exchanging_unseen_cards_changes_nothing(game_id: str, players: int) -> None:
    tried = 0

    @examples(4)
    @given(start=starts(game_id, players), luck=lucks(), number=st.integers(0, 25))
    def holds(start: Match, luck: Any, number: int) -> None:
        nonlocal tried
        steps = steps_of(start, luck, number)
        for seat in (luck[1].randrange(players), None):
            trial = exchange(start, steps, seat, luck[1])
            assert trial.noticed == []
            tried += trial.tried

    holds()
    assert tried >= 5, "too few exchanges could be tried to say anything"


class TopOfStockInView(ElferRaus):
    def shown(self, view: RowView[Any]) -> dict[str, Any]:
        return super().shown(view) | {"hint": self.top}

    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        self.top = NAMES[state.stock[0]] if state.stock else ""
        return super().view(state, seat)


class LegalByHiddenCards(ElferRaus):
    """Warns a seat off by offering a pass when the next card of the stock is high."""

    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        self.high = bool(state.stock) and state.stock[0] % 2 == 0
        return super().view(state, seat)

    def legal(self, view: RowView[Any]) -> Sequence[Move]:
        moves = super().legal(view)
        return moves[::-1] if self.high else moves


class DrawnCardInEvent(ElferRaus):
    def apply(
        self,
        state: RowState[Any],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> RowState[Any]:
        after = super().apply(state, seat, move, at, told)
        if told and told[-1].type == "draw":
            told[-1] = told[-1]._replace(open={"size": len(told[-1].own["card"])})
        return after


class NextHandInRefusal(ElferRaus):
    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        following = 0 if seat is None else (seat + 1) % state.setup.players
        self.card = next(cards_in(state.hands[following]), 0)
        return super().view(state, seat)

    def refusal(self, view: RowView[Any], move: Move) -> Refusal:
        refusal = super().refusal(view, move)
        return refusal._replace(why=f"{refusal.why} {BIT[self.card] % 7}")


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    "game",
    [TopOfStockInView(), LegalByHiddenCards(), DrawnCardInEvent(), NextHandInRefusal()],
    ids=lambda game: type(game).__name__,
)
def test_planted_leaks_are_found(game: AnyGame) -> None:
    noticed = []
    for number in range(20):
        rng = random.Random(number)
        start = new_match(game, 3, seed=str(number))
        steps = steps_of(start, (any_move, rng), 3 + number)
        for seat in (0, 1, 2, None):
            noticed += exchange(start, steps, seat, rng).noticed
    assert noticed

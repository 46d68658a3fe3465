"""Seats learn nothing about cards that they cannot see (G-7), and the check finds leaks."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.engine.cards import BIT, NAMES, cards_in
from elfer.engine.events import Event
from elfer.engine.game import AnyGame, Refusal
from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.games.anywhere import UeberallAnschliessen
from elfer.games.bluffing.erwischt import Erwischt
from elfer.games.bluffing.mogeln import Mogeln
from elfer.games.collecting import FarbenSammeln
from elfer.games.guessing.ratefix import Ratefix
from elfer.games.pairs.rules import SchwarzerPeter
from elfer.games.rows import RowState, RowView
from elfer.games.rows.elfer_raus import ElferRaus
from elfer.games.snap import SchnippSchnapp
from elfer.games.tricks.rules import HoechsteKarte
from elfer.notation.states import state_of
from tests.conformance.hidden_cards import (
    MadeMove,
    Moment,
    collect_experience,
    replay_moves,
    try_exchanges,
)
from tests.conformance.strategies import (
    EVERY_TABLE,
    any_move,
    choosers,
    examples,
    play_steps,
    starts,
)

NOTHING_HIDDEN_IN_DEAL = {"hoechste-karte"}
"""Games in which everyone knows all cards and only choices are secret."""


def moves_of(start: Match, chooser: Any, number: int) -> list[MadeMove]:
    """Return the first moves of a match, up to the end of the round."""
    made: list[MadeMove] = []
    for match, seat, move, at in play_steps(start, chooser):
        if len(made) == number or match.outcome is not None:
            break
        made.append(MadeMove(seat, move.text, at))
    return made


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    ("game_id", "players"),
    [table for table in EVERY_TABLE if table[0] not in NOTHING_HIDDEN_IN_DEAL],
)
def test_exchanging_unseen_cards_changes_nothing(game_id: str, players: int) -> None:
    tried = 0

    @examples(4)
    @given(start=starts(game_id, players), chooser=choosers(), number=st.integers(0, 25))
    def holds(start: Match, chooser: Any, number: int) -> None:
        nonlocal tried
        moves = moves_of(start, chooser, number)
        for seat in (chooser[1].randrange(players), None):
            trial = try_exchanges(start, moves, seat, chooser[1])
            assert trial.noticed == []
            tried += trial.tried

    holds()
    assert tried >= 3, "too few exchanges were tried to prove anything"


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    "game_id", [game for game in ("mogeln", "erwischt", "hoechste-karte") if game in GAMES]
)
def test_a_secret_choice_looks_like_any_other(game_id: str) -> None:
    """The other seats receive the same data for any card laid face down or chosen."""
    compared = 0

    @examples(8)
    @given(start=starts(game_id, 3), chooser=choosers(), number=st.integers(0, 20))
    def holds(start: Match, chooser: Any, number: int) -> None:
        nonlocal compared
        moments = replay_moves(start, moves_of(start, chooser, number))
        assert moments is not None
        match = moments[-1].match
        for mover in match.actors if match.outcome is None else ():
            worlds = []
            for move in match.legal(mover):
                told: list[Event] = []
                after = match.push(mover, move, None, told)
                kind = (move.verb, move.text.partition("=")[2])
                if move.card >= 0 and any(choice is not None for choice in secrets_after(after)):
                    worlds.append((kind, Moment(after, told)))
            for other in (*(seat for seat in range(3) if seat != mover), None):
                seen: dict[Any, bytes] = {}
                for kind, moment in worlds:
                    sent = collect_experience([moment], other)
                    assert seen.setdefault(kind, sent) == sent
                    compared += 1

    holds()
    assert compared > 20


def secrets_after(match: Match) -> list[Any]:
    """Return the secrets after a move: hidden choices or face-down cards."""
    state = state_of(match)
    chosen: list[Any] = state.get("chosen", state.get("middle", []))
    return [] if match.outcome is not None else chosen


def remember(game: AnyGame, name: str, value: object) -> None:
    """Store a secret in a leaking game, although games are immutable."""
    object.__setattr__(game, name, value)


class TopOfStockInView(ElferRaus):
    top: str

    def shown(self, view: RowView[Any]) -> dict[str, Any]:
        return super().shown(view) | {"hint": self.top}

    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        stock = state.stock
        remember(self, "top", NAMES[stock[0]] if stock else "")
        return super().view(state, seat)


class LegalByHiddenCards(ElferRaus):
    """A game that leaks the next card of the stock through the legal moves."""

    high: bool

    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        stock = state.stock
        remember(self, "high", bool(stock) and stock[0] % 2 == 0)
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
    card: int

    def view(self, state: RowState[Any], seat: Seat | None) -> RowView[Any]:
        following = 0 if seat is None else (seat + 1) % state.setup.players
        remember(self, "card", next(cards_in(state.hands[following]), 0))
        return super().view(state, seat)

    def refusal(self, view: RowView[Any], move: Move) -> Refusal:
        refusal = super().refusal(view, move)
        return refusal._replace(why=f"{refusal.why} {BIT[self.card] % 7}")


class NextHandInFactsOfRefusal(NextHandInRefusal):
    def refusal(self, view: RowView[Any], move: Move) -> Refusal:
        refusal = ElferRaus.refusal(self, view, move)
        return refusal._replace(about={**refusal.about, "hint": NAMES[self.card]})


def with_hint(game: type[AnyGame], secret: Callable[[Any], list[int]]) -> AnyGame:
    """Return the game with a view that leaks the first of some hidden cards."""

    class Leaking(game):  # type: ignore[misc, valid-type]
        hint: list[str]

        def view(self, state: Any, seat: Seat | None) -> Any:
            remember(self, "hint", [NAMES[card] for card in secret(state)[:1]])
            return super().view(state, seat)

        def shown(self, view: Any) -> dict[str, Any]:
            shown: dict[str, Any] = super().shown(view)
            return shown | {"hint": self.hint}

    Leaking.__name__ = f"Leaking{game.__name__}"
    leaking: AnyGame = Leaking()
    return leaking


class DrawnCardToldToAll(SchwarzerPeter):
    def apply(
        self,
        state: Any,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> Any:
        heard: list[Event] = []
        after = super().apply(state, seat, move, at, heard)
        if told is not None:
            told += (event._replace(open={**event.open, **event.own}) for event in heard)
        return after


LEAKING = [
    TopOfStockInView(),
    LegalByHiddenCards(),
    DrawnCardInEvent(),
    NextHandInRefusal(),
    NextHandInFactsOfRefusal(),
    with_hint(Mogeln, lambda state: list(state.middle)),
    with_hint(Erwischt, lambda state: list(state.middle)),
    with_hint(Ratefix, lambda state: list(state.trick[1:])),
    with_hint(FarbenSammeln, lambda state: list(state.stock)),
    with_hint(UeberallAnschliessen, lambda state: list(state.stacks[1])),
    with_hint(SchnippSchnapp, lambda state: list(state.stacks[1])),
    DrawnCardToldToAll(),
]


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", LEAKING, ids=lambda game: type(game).__name__)
def test_finds_a_planted_leak(game: AnyGame) -> None:
    noticed = []
    for number in range(20):
        rng = random.Random(number)
        start = new_match(game, 3, seed=str(number))
        moves = moves_of(start, (any_move, rng), 3 + number)
        for seat in (0, 1, 2, None):
            noticed += try_exchanges(start, moves, seat, rng).noticed
    assert noticed


@pytest.mark.rule("G-7")
def test_finds_a_planted_leak_of_a_choice() -> None:
    game = with_hint(HoechsteKarte, lambda state: [c for c in state.chosen if c is not None])
    match = new_match(game, 3, seed="s")
    worlds = [Moment(match.push(0, move), []) for move in match.legal(0)]
    assert len({collect_experience([world], 1) for world in worlds}) == len(worlds)

"""Nobody learns of a card that he cannot see (G-7), and the check that says so finds leaks."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.games import GAMES
from elfer.games.elfer_raus import ElferRaus
from elfer.games.erwischt import Erwischt
from elfer.games.farben_sammeln import FarbenSammeln
from elfer.games.hoechste_karte import HoechsteKarte
from elfer.games.mogeln import Mogeln
from elfer.games.ratefix import Ratefix
from elfer.games.schnipp_schnapp import SchnippSchnapp
from elfer.games.schwarzer_peter import SchwarzerPeter
from elfer.games.ueberall_anschliessen import UeberallAnschliessen
from elfer.kernel.cards import BIT, NAMES, cards_in
from elfer.kernel.events import Event
from elfer.kernel.game import AnyGame, Refusal
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.kernel.rows import PlainState, PlainView, RowState
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of
from tests.conformance.blindness import Made, Moment, along, exchange, experience
from tests.conformance.strategies import EVERY_TABLE, any_move, examples, lucks, playing, starts

NOTHING_HIDDEN_IN_DEAL = {"hoechste-karte"}
"""Games in which everyone knows all cards; only choices are secret."""


def moves_of(start: Match, luck: Any, number: int) -> list[Made]:
    """The first moves of a match; the check is about one round."""
    made: list[Made] = []
    for match, seat, move, at in playing(start, luck):
        if len(made) == number or match.outcome is not None:
            break
        made.append(Made(seat, move.text, at))
    return made


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    ("game_id", "players"),
    [table for table in EVERY_TABLE if table[0] not in NOTHING_HIDDEN_IN_DEAL],
)
def test_exchanging_unseen_cards_changes_nothing(game_id: str, players: int) -> None:
    tried = 0

    @examples(4)
    @given(start=starts(game_id, players), luck=lucks(), number=st.integers(0, 25))
    def holds(start: Match, luck: Any, number: int) -> None:
        nonlocal tried
        moves = moves_of(start, luck, number)
        for seat in (luck[1].randrange(players), None):
            trial = exchange(start, moves, seat, luck[1])
            assert trial.noticed == []
            tried += trial.tried

    holds()
    assert tried >= 3, "too few exchanges could be tried to say anything"


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    "game_id", [game for game in ("mogeln", "erwischt", "hoechste-karte") if game in GAMES]
)
def test_a_secret_choice_looks_like_any_other(game_id: str) -> None:
    """Whatever card somebody lays face down or chooses, the others are sent the same."""
    compared = 0

    @examples(8)
    @given(start=starts(game_id, 3), luck=lucks(), number=st.integers(0, 20))
    def holds(start: Match, luck: Any, number: int) -> None:
        nonlocal compared
        moments = along(start, moves_of(start, luck, number))
        assert moments is not None
        match = moments[-1].match
        for mover in match.actors if match.outcome is None else ():
            worlds = []
            for move in match.legal(mover):
                told: list[Event] = []
                after = match.push(mover, move, None, told)
                kind = (move.verb, move.text.partition("=")[2])
                if move.card >= 0 and any(choice is not None for choice in after_secrets(after)):
                    worlds.append((kind, Moment(after, told)))
            for other in (*(seat for seat in range(3) if seat != mover), None):
                seen: dict[Any, bytes] = {}
                for kind, moment in worlds:
                    sent = experience([moment], other)
                    assert seen.setdefault(kind, sent) == sent
                    compared += 1

    holds()
    assert compared > 20


def after_secrets(match: Match) -> list[Any]:
    """What is secret after a move: choices not shown yet, or cards lying face down."""
    state = state_of(match)
    chosen: list[Any] = state.get("chosen", state.get("middle", []))
    return [] if match.outcome is not None else chosen


class TopOfStockInView(ElferRaus):
    def shown(self, view: PlainView[Any]) -> dict[str, Any]:
        return super().shown(view) | {"hint": self.top}

    def view(self, state: PlainState[Any], seat: Seat | None) -> PlainView[Any]:
        stock = RowState(*state).stock
        self.top = NAMES[stock[0]] if stock else ""
        return super().view(state, seat)


class LegalByHiddenCards(ElferRaus):
    """Warns a seat off by offering a pass when the next card of the stock is high."""

    def view(self, state: PlainState[Any], seat: Seat | None) -> PlainView[Any]:
        stock = RowState(*state).stock
        self.high = bool(stock) and stock[0] % 2 == 0
        return super().view(state, seat)

    def legal(self, view: PlainView[Any]) -> Sequence[Move]:
        moves = super().legal(view)
        return moves[::-1] if self.high else moves


class DrawnCardInEvent(ElferRaus):
    def apply(
        self,
        state: PlainState[Any],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> PlainState[Any]:
        after = super().apply(state, seat, move, at, told)
        if told and told[-1].type == "draw":
            told[-1] = told[-1]._replace(open={"size": len(told[-1].own["card"])})
        return after


class NextHandInRefusal(ElferRaus):
    def view(self, state: PlainState[Any], seat: Seat | None) -> PlainView[Any]:
        whole = RowState(*state)
        following = 0 if seat is None else (seat + 1) % whole.setup.players
        self.card = next(cards_in(whole.hands[following]), 0)
        return super().view(state, seat)

    def refusal(self, view: PlainView[Any], move: Move) -> Refusal:
        refusal = super().refusal(view, move)
        return refusal._replace(why=f"{refusal.why} {BIT[self.card] % 7}")


class NextHandInWhatARefusalIsAbout(NextHandInRefusal):
    def refusal(self, view: PlainView[Any], move: Move) -> Refusal:
        refusal = ElferRaus.refusal(self, view, move)
        return refusal._replace(about={**refusal.about, "hint": NAMES[self.card]})


def with_hint(game: type[AnyGame], secret: Callable[[Any], list[int]]) -> AnyGame:
    """The game with a view that tells something of the first of some hidden cards."""

    class Leaking(game):  # type: ignore[misc, valid-type]
        def view(self, state: Any, seat: Seat | None) -> Any:
            self.hint = [NAMES[card] for card in secret(state)[:1]]
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
    NextHandInWhatARefusalIsAbout(),
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
def test_planted_leaks_are_found(game: AnyGame) -> None:
    noticed = []
    for number in range(20):
        rng = random.Random(number)
        start = new_match(game, 3, seed=str(number))
        moves = moves_of(start, (any_move, rng), 3 + number)
        for seat in (0, 1, 2, None):
            noticed += exchange(start, moves, seat, rng).noticed
    assert noticed


@pytest.mark.rule("G-7")
def test_a_planted_leak_of_a_choice_is_found() -> None:
    game = with_hint(HoechsteKarte, lambda state: [c for c in state.chosen if c is not None])
    match = new_match(game, 3, seed="s")
    worlds = [Moment(match.push(0, move), []) for move in match.legal(0)]
    assert len({experience([world], 1) for world in worlds}) == len(worlds)

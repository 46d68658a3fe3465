"""Features of the game protocol that the row games do not need, tested with a small game.

In this game all seats choose a card in secret, at the same time. Then every seat may call “snap”
with a time, until the referee settles: the earliest call wins the round. After that the cards are
shuffled again. There are no points.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from elfer.engine.cards import (
    BIT,
    CARDS,
    NAMES,
    Card,
    Mask,
    cards_in,
    fresh_deck,
    mask_of,
    names_in,
)
from elfer.engine.deals import Deal, deal_hands
from elfer.engine.errors import BadRequest, IllegalMove, NotYourTurn
from elfer.engine.events import Event
from elfer.engine.game import Game, Outcome, Refusal, Setup
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.engine.moves import Move, button, in_hand, language
from elfer.engine.options import Options
from elfer.engine.seats import Seat
from elfer.engine.shuffle import Chance, shuffle

CHOOSE = {
    card: Move(NAMES[card], "choose", card, touches=(in_hand(card),)) for card in fresh_deck(1, 20)
}
SNAP = button("snap", timed=True)
SETTLE = button("settle")


class State(NamedTuple):
    setup: Setup[Options]
    hands: tuple[Mask, ...]
    chosen: tuple[Card | None, ...]
    calls: tuple[tuple[float, Seat], ...]
    chance: Chance
    mixed: tuple[Card, ...] = ()


class View(NamedTuple):
    seat: Seat | None
    hand: Mask
    chosen: tuple[Card | bool, ...]
    called: bool
    over: bool


class Snap(Game[Options, State, View]):
    id = "snap"
    name = "Snap"
    best = None
    options = Options
    needs_chance = True
    language = language([*CHOOSE.values(), SNAP, SETTLE])

    def deck(self, setup: Setup[Options]) -> tuple[Card, ...]:
        return fresh_deck(1, 5)

    def deal(self, setup: Setup[Options], cards: Sequence[Card]) -> Deal:
        hands, stock = deal_hands(cards, setup.players, 3, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self, setup: Setup[Options], deal: Deal, chance: Chance | None, before: State | None
    ) -> State:
        assert chance is not None
        none = (None,) * setup.players
        return State(setup, tuple(map(mask_of, deal.hands)), none, (), chance)

    def turn(self, state: State) -> Seat | None:
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        everyone = None not in state.chosen
        return View(
            seat=seat,
            hand=0 if seat is None else state.hands[seat],
            chosen=tuple(
                card if card is not None and (everyone or owner == seat) else card is not None
                for owner, card in enumerate(state.chosen)
            ),
            called=any(caller == seat for _, caller in state.calls),
            over=bool(state.mixed),
        )

    def legal(self, view: View) -> Sequence[Move]:
        if view.over:
            return ()
        if all(view.chosen):
            if view.seat is None:
                return (SETTLE,)
            return () if view.called else (SNAP,)
        if view.seat is None or view.chosen[view.seat]:
            return ()
        return [CHOOSE[card] for card in cards_in(view.hand)]

    def refusal(self, view: View, move: Move) -> Refusal:
        return Refusal("G-10", "That is not possible now.", "not-now")

    def apply(
        self,
        state: State,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> State:
        self.check_known(move)
        if move == SETTLE:
            mixed, chance = state.chance.mix([card for card in state.chosen if card is not None])
            return state._replace(mixed=mixed, chance=chance)
        assert seat is not None
        if move == SNAP:
            assert at is not None
            return state._replace(calls=(*state.calls, (at, seat)))
        if move.verb != "choose":
            raise self.unhandled(move)
        chosen = [*state.chosen]
        chosen[seat] = move.card
        hands = [*state.hands]
        hands[seat] ^= BIT[move.card]
        if told is not None:
            told.append(Event("choose", seat, own={"card": move.text}))
        return state._replace(chosen=tuple(chosen), hands=tuple(hands))

    def outcome(self, state: State) -> Outcome | None:
        if not state.mixed:
            return None
        first = min(state.calls, default=(0.0, 0))[0]
        winners = tuple(sorted(seat for at, seat in state.calls if at == first))
        return Outcome(None, winners, "settled")

    def truth(self, state: State) -> dict[str, Any]:
        return {"hands": [names_in(hand) for hand in state.hands]}

    def shown(self, view: View) -> dict[str, Any]:
        return {"hand": names_in(view.hand)}

    def longest(self, setup: Setup[Options]) -> int:
        return 2 * setup.players + 1


def hands_of(match: Match) -> list[list[str]]:
    hands: list[list[str]] = match.game.truth(match.state)["hands"]
    return hands


def choose_for_all(match: Match) -> Match:
    for seat in (2, 0, 1):
        match, _ = play(match, seat, hands_of(match)[seat][0])
    return match


def test_several_seats_act_simultaneously_and_in_secret() -> None:
    match = new_match(Snap(), 3, seed="s")
    assert match.turn is None
    assert match.actors == (0, 1, 2)
    card = hands_of(match)[1][0]
    after, events = play(match, 1, card)
    assert after.actors == (0, 2)
    assert events[0].seen_by(1)["card"] == card
    assert "card" not in events[0].seen_by(0)
    assert after.view(0).chosen == (False, True, False)
    assert after.view(1).chosen == (False, CARDS[card], False)
    with pytest.raises(NotYourTurn):
        play(after, 1, hands_of(after)[1][0])


def test_the_earliest_call_wins_once_the_referee_settles() -> None:
    match = choose_for_all(new_match(Snap(), 3, seed="s"))
    assert [move.text for move in match.legal(None)] == ["settle"]
    with pytest.raises(BadRequest, match="at"):
        play(match, 0, "snap")
    match, _ = play(match, 0, "snap", 30.5)
    match, _ = play(match, 2, "snap", 12)
    with pytest.raises(IllegalMove):
        play(match, 1, "settle")
    match, _ = play(match, None, "settle")
    assert match.over
    assert match.winners == (2,)
    assert match.totals is None


def test_later_shuffles_come_from_the_seed() -> None:
    match, _ = play(choose_for_all(new_match(Snap(), 3, seed="s")), None, "settle")
    cards = sorted(match.state.mixed)
    assert match.state.mixed == shuffle(cards, "s", "1/mix/0")


def test_a_game_without_rounds_does_not_have_next() -> None:
    match = new_match(Snap(), 3, seed="s")
    with pytest.raises(Exception, match="not a move"):
        play(match, 0, "next")


def test_refuses_a_match_without_a_seed_if_it_needs_one_later() -> None:
    with pytest.raises(BadRequest, match="random numbers"):
        new_match(Snap(), 2, deal={"hands": [["r1"], ["r2"]], "stock": []})

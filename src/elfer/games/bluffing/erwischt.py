"""Lass dich nicht erwischen!: lay face down and count to twenty, or pass; anyone may object."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from elfer.engine.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOURS,
    EVERY_NUMBER,
    NAMES,
    Card,
    Colour,
    Mask,
    cards_in,
    fresh_deck,
)
from elfer.engine.events import Event, Tell
from elfer.engine.game import Refusal, Setup, not_in_hand
from elfer.engine.moves import PASS, Move, Touch, button, in_hand, language
from elfer.engine.options import Choice, Options, option
from elfer.engine.seats import COUNTER_CLOCKWISE, Seat, after
from elfer.games.bluffing.moves import PILE, claimed_colour, make_lays
from elfer.games.bluffing.rules import BluffGame
from elfer.games.bluffing.state import BluffLayout, BluffState, BluffView, cards_said

LAST_NUMBER = 20  # EW-2
MOST_PASSED = 20  # EW-7

LAY = make_lays(LAST_NUMBER)
LAY_AS: dict[tuple[Card, Colour], Move] = {
    (card, colour): Move(
        f"{NAMES[card]}={letter}",
        "lay",
        card,
        touches=(in_hand(card), PILE, Touch("colour", letter)),
    )
    for card in LAY
    for colour, letter in enumerate(COLOURS)
}
"""The moves that start a pile, by the card and the claimed colour (EW-6)."""
OBJECT = button("object")
ACCEPT = button("accept")


@dataclass(frozen=True)
class ErwischtOptions(Options):
    """The option to require one colour per pile (EW-6)."""

    colours: str = option(Choice(("mixed", "strict")), "mixed")


@dataclass(frozen=True)
class ErwischtLayout(BluffLayout[ErwischtOptions]):
    """The layout, with the seats that accept a last card and the passes since the last claim."""

    may_pass = True  # EW-3

    number: int = 1
    """The number that the next card claims."""
    colour: Colour | None = None
    """The colour claimed for the pile, if each pile has one colour."""
    completed: tuple[Colour, ...] = ()
    """The colours whose piles are complete and out of the game."""
    accepted: frozenset[Seat] = frozenset()
    """The seats that have accepted a last card (EW-5)."""
    passes: int = 0
    """The number of seats in a row that have passed on this number."""
    passed: int = 0
    """The number of consecutive numbers that everyone has passed on."""

    def upcoming(self, setup: Setup[ErwischtOptions]) -> int:
        return self.number

    @property
    def following(self) -> int:
        """The number after the next one; after 20 comes 1 (EW-2)."""
        return self.number % LAST_NUMBER + 1

    @property
    def starts_pile(self) -> bool:
        """Whether the next card starts a pile: there is no pile, or it is complete (EW-6)."""
        return self.claim in (None, LAST_NUMBER)

    def claim_next(self, setup: Setup[ErwischtOptions], move: Move) -> "ErwischtLayout":
        return replace(
            self,
            number=self.following,
            claim=self.number,
            colour=claimed_colour(move) if self.starts_pile else self.colour,
            passes=0,
            passed=0,
        )

    def last_number(self, setup: Setup[ErwischtOptions]) -> int:
        return LAST_NUMBER  # EW-2

    def questioners(self, setup: Setup[ErwischtOptions], seat: Seat) -> list[Seat]:
        return [other for other in range(setup.players) if other != seat]  # EW-4

    def restart_pile(self, turn: Seat | None) -> "ErwischtLayout":
        return ErwischtLayout(turn, completed=self.completed)  # EW-4, EW-6

    def claimed(self, setup: Setup[ErwischtOptions]) -> Mask:
        return 0 if self.claim is None else cards_said(self.claim, self.colour)  # EW-4, EW-6

    def must_claim_colour(self, setup: Setup[ErwischtOptions]) -> bool:
        """Return whether the next lay must claim a colour for its pile (EW-6)."""
        return setup.options.colours == "strict" and self.starts_pile

    @property
    def free_colours(self) -> list[Colour]:
        """The colours that may be claimed for a new pile (EW-6)."""
        complete = {*self.completed, self.colour}
        return [colour for colour in range(len(COLOURS)) if colour not in complete]

    def remove_pile(self) -> "ErwischtLayout":
        completed = () if self.colour is None else (self.colour,)  # EW-6
        return replace(self, claim=None, colour=None, completed=self.completed + completed)

    def claimable(self, setup: Setup[ErwischtOptions]) -> Mask:
        gone = sum(COLOUR_MASK[colour] for colour in self.completed)
        return EVERY_NUMBER & ~gone

    def true_for(self, setup: Setup[ErwischtOptions], number: int) -> Mask:
        if self.colour is not None:
            return cards_said(number, self.colour)
        return super().true_for(setup, number)

    def describe_kind(self) -> dict[str, Any]:
        return {"colour": None if self.colour is None else COLOURS[self.colour]}

    def shown(self) -> dict[str, Any]:
        return {
            "pile_claim": self.claim,
            "count": self.number,
            "pile_colour": None if self.colour is None else COLOURS[self.colour],
            "completed": [COLOURS[colour] for colour in self.completed],
        }


ErwischtState = BluffState[ErwischtOptions, ErwischtLayout]
ErwischtView = BluffView[ErwischtOptions, ErwischtLayout]


class Erwischt(BluffGame[ErwischtOptions, ErwischtLayout]):
    """The rules of Lass dich nicht erwischen! (EW)."""

    id = "erwischt"
    name = "Lass dich nicht erwischen!"
    direction = COUNTER_CLOCKWISE  # EW-1
    options = ErwischtOptions
    language = language([*LAY.values(), *LAY_AS.values(), PASS, OBJECT, ACCEPT])

    def deck(self, setup: Setup[ErwischtOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, LAST_NUMBER)  # EW-1

    def make_layout(self, beginner: Seat) -> ErwischtLayout:
        return ErwischtLayout(beginner)

    def legal(self, view: ErwischtView) -> Sequence[Move]:
        layout, seat = view.layout, view.seat
        if layout.turn is None or seat is None:
            return ()
        if view.last_card:  # EW-5
            decided = seat == layout.layer or seat in layout.accepted
            return () if decided else (ACCEPT, OBJECT)
        moves: list[Move] = []
        if seat == layout.turn:
            moves += self._list_lays(view)
            moves.append(PASS)  # EW-3
        if layout.layer not in (None, seat):
            moves.append(OBJECT)  # EW-4
        return moves

    @staticmethod
    def _list_lays(view: ErwischtView) -> Sequence[Move]:
        """Return a lay of each card, with each colour if one must be claimed (EW-2, EW-6)."""
        cards, layout = cards_in(view.hand), view.layout
        if not layout.must_claim_colour(view.setup):
            return [LAY[card] for card in cards]
        return [LAY_AS[card, colour] for card in cards for colour in layout.free_colours]

    def refusal(self, view: ErwischtView, move: Move) -> Refusal:
        turn = view.layout.turn
        assert turn is not None
        if move == ACCEPT:
            return Refusal("EW-5", "You can accept only a last card.", "nothing-to-accept")
        if move == OBJECT:
            why = "No other player has just laid a card that you could object to."
            return Refusal("EW-4", why, "nothing-to-object")
        if view.last_card:
            why = "That was a player's last card: accept it or object first."
            return Refusal("EW-5", why, "last-card-open")
        if view.seat != turn:
            why = f"It is seat {turn}'s turn; you can only object."
            return Refusal("G-10", why, "others-turn", {"seat": turn})
        if not view.hand & BIT[move.card]:
            return not_in_hand(move.card)
        return _refuse_colour(view, claimed_colour(move))

    def make_move(self, state: ErwischtState, seat: Seat, move: Move, tell: Tell) -> ErwischtState:
        if move.verb == "lay":
            return self.lay(state, seat, move, tell)  # EW-2
        if move == PASS:
            return self._pass(state, seat, tell)
        if move == OBJECT:
            return self._object(state, seat, tell)
        if move == ACCEPT:
            return self._accept(state, seat, tell)
        raise self.unhandled(move)

    def _pass(self, state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        """Leave the number to the next player (EW-3)."""
        state = self.remove_complete_pile(state, tell)
        players, layout = state.setup.players, state.layout
        tell(Event("pass", seat))
        state = state.with_repute(seat, state.reputes[seat].add_pass(layout.number))
        turn = after(seat, players, self.direction)
        layout = replace(layout, turn=turn, layer=None, passes=layout.passes + 1)
        state = state._replace(layout=layout)
        return state if layout.passes < players else self._skip_number(state, tell)

    def _object(self, state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        """Question the top card of the pile, which was laid with the last claim (EW-4)."""
        top, *_ = state.middle
        return self.question(state, seat, OBJECT, top, tell)

    @staticmethod
    def _accept(state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        """Accept a last card; it wins once every other player has accepted it (EW-5)."""
        layout = state.layout
        tell(Event("accept", seat, {"of": layout.layer}))
        accepted = layout.accepted | {seat}
        won = len(accepted) == state.setup.players - 1
        turn = None if won else layout.turn
        return state._replace(layout=replace(layout, accepted=accepted, turn=turn))

    def _skip_number(self, state: ErwischtState, tell: Tell) -> ErwischtState:
        """Move on to the next number after everyone has passed on this one (EW-7)."""
        number = state.layout.number
        tell(Event("all-passed", None, {"number": number}))
        if number == LAST_NUMBER and state.middle:
            state = self.remove_pile(state, tell)
        layout = state.layout
        layout = replace(layout, number=layout.following, passes=0, passed=layout.passed + 1)
        return state._replace(layout=layout)

    def find_ending(self, state: ErwischtState) -> str | None:
        if len(state.layout.completed) == len(COLOURS):
            return "colours"  # EW-6
        return (
            "passes" if state.layout.passed >= MOST_PASSED else super().find_ending(state)
        )  # EW-7


def _refuse_colour(view: ErwischtView, colour: Colour | None) -> Refusal:
    """Return why a card cannot be laid with this colour, or without a colour."""
    claims_colour = view.layout.must_claim_colour(view.setup)
    if claims_colour and not view.layout.free_colours:
        why = "The fourth pile is complete, so there is no colour left to claim."
        return Refusal("EW-6", why, "no-colour-left")
    if colour is None:
        why = "Claim a colour with the first card of a pile, as in r3=b."
        return Refusal("EW-6", why, "claim-a-colour")
    if not claims_colour:
        why = "You can claim a colour only with the first card of a one-colour pile."
        return Refusal("EW-6", why, "no-colour-now")
    why = f"The {COLOUR_NAMES[colour]} pile is complete: claim another colour."
    return Refusal("EW-6", why, "colour-complete", {"colour": COLOURS[colour]})

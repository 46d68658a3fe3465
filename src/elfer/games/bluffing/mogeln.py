"""Mogeln: lay cards face down and count aloud, slip in extra cards, doubt and catch others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from elfer.engine.cards import (
    COLOUR_MASK,
    COLOURS,
    EVERY_NUMBER,
    NAMES,
    Card,
    Mask,
    cards_in,
    fresh_deck,
)
from elfer.engine.events import Event, Tell
from elfer.engine.game import Refusal, Setup, not_in_hand
from elfer.engine.moves import Move, Touch, button, in_hand, language
from elfer.engine.options import Choice, ColourLetter, Flag, Options, option
from elfer.engine.seats import CLOCKWISE, Seat, after
from elfer.games.bluffing.moves import make_lays
from elfer.games.bluffing.rules import BluffGame
from elfer.games.bluffing.state import BluffLayout, BluffState, BluffView, cards_said

HIGHEST_IN_PLAY = (0, 0, 0, 9, 10, 15, 15)  # MO-1: by the number of players

LAY = make_lays(max(HIGHEST_IN_PLAY))
SLIP: dict[Card, Move] = {
    card: Move(f"slip {NAMES[card]}", "slip", card, touches=(in_hand(card), Touch("slip", "")))
    for card in LAY
}
DOUBT = button("doubt")
CAUGHT = button("caught")
BELIEVE = button("believe")


@dataclass(frozen=True)
class MogelnOptions(Options):
    """The last number (MO-3), slipping in cards (MO-6), and a colour that must match (MO-8)."""

    count_to: str | int = option(Choice(("highest", 20)), "highest")
    several: bool = option(Flag(), True)
    colour: str | None = option(ColourLetter(), None, nullable=True)


@dataclass(frozen=True)
class MogelnLayout(BluffLayout[MogelnOptions]):
    """The layout, with the number of cards laid with the last claim."""

    may_pass = False  # MO-2

    laid: int = 0
    """The number of cards laid with the last claim.

    No view shows it, but players can count the cards in the pile (MO-6).
    """

    def upcoming(self, setup: Setup[MogelnOptions]) -> int:
        return 1 if self.claim is None or self.is_complete(setup) else self.claim + 1  # MO-2, MO-5

    def claim_next(self, setup: Setup[MogelnOptions], move: Move) -> "MogelnLayout":
        return replace(self, claim=self.upcoming(setup), laid=1)

    def last_number(self, setup: Setup[MogelnOptions]) -> int:
        count_to = setup.options.count_to  # MO-3
        return count_to if isinstance(count_to, int) else HIGHEST_IN_PLAY[setup.players]

    def questioners(self, setup: Setup[MogelnOptions], seat: Seat) -> list[Seat]:
        return [after(seat, setup.players, CLOCKWISE)]  # MO-4

    def restart_pile(self, turn: Seat | None) -> "MogelnLayout":
        return MogelnLayout(turn)  # MO-4, MO-6

    @property
    def slipped(self) -> int:
        return self.laid - 1  # MO-6

    def claimed(self, setup: Setup[MogelnOptions]) -> Mask:
        if self.claim is None or self.claim > HIGHEST_IN_PLAY[setup.players]:
            return 0
        colour = setup.options.colour
        return cards_said(self.claim, None if colour is None else COLOURS.index(colour))  # MO-8

    def claimable(self, setup: Setup[MogelnOptions]) -> Mask:
        colour = setup.options.colour
        return EVERY_NUMBER if colour is None else COLOUR_MASK[COLOURS.index(colour)]  # MO-8


MogelnState = BluffState[MogelnOptions, MogelnLayout]
MogelnView = BluffView[MogelnOptions, MogelnLayout]


class Mogeln(BluffGame[MogelnOptions, MogelnLayout]):
    """The rules of Mogeln (MO)."""

    id = "mogeln"
    name = "Mogeln"
    least_players = 3
    options = MogelnOptions
    language = language([*LAY.values(), *SLIP.values(), DOUBT, CAUGHT, BELIEVE])

    def deck(self, setup: Setup[MogelnOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST_IN_PLAY[setup.players])  # MO-1

    def make_layout(self, beginner: Seat) -> MogelnLayout:
        return MogelnLayout(beginner)

    def legal(self, view: MogelnView) -> Sequence[Move]:
        turn, layer = view.layout.turn, view.layer
        if turn is None or view.seat is None:
            return ()
        moves: list[Move] = []
        if view.seat == turn:
            if view.last_card:
                moves.append(BELIEVE)  # MO-7
            else:
                moves += (LAY[card] for card in cards_in(view.hand))  # MO-2
            if layer is not None:
                moves.append(DOUBT)  # MO-4
        if layer is not None and view.setup.options.several:  # MO-6
            if view.seat == layer:
                moves += (SLIP[card] for card in cards_in(view.hand))
            else:
                moves.append(CAUGHT)
        return moves

    def refusal(self, view: MogelnView, move: Move) -> Refusal:
        if move.verb in ("slip", "caught") and not view.setup.options.several:
            return Refusal("MO-6", "This match does not allow slipping in cards.", "slipping-off")
        return _refuse_card(view, move) if move.card >= 0 else _refuse_call(view, move)

    def make_move(self, state: MogelnState, seat: Seat, move: Move, tell: Tell) -> MogelnState:
        if move.verb == "lay":
            return self.lay(state, seat, move, tell)  # MO-2
        if move == DOUBT:
            return self._doubt(state, seat, tell)
        if move.verb == "slip":
            return self._slip(state, seat, move.card, tell)
        if move == CAUGHT:
            return self._catch(state, seat, tell)
        if move == BELIEVE:
            return self._believe(state, seat, tell)
        raise self.unhandled(move)

    def _doubt(self, state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """Question the card laid with the claim, not a card slipped in on top of it (MO-4)."""
        card = state.middle[state.layout.slipped]
        return self.question(state, seat, DOUBT, card, tell)

    @staticmethod
    def _slip(state: MogelnState, seat: Seat, card: Card, tell: Tell) -> MogelnState:
        """Lay another card without telling the other seats (MO-6)."""
        tell(Event("slip", seat, own={"card": NAMES[card]}, private=True))
        layout = replace(state.layout, laid=state.layout.laid + 1)
        return state.lay(seat, card)._replace(layout=layout)

    def _catch(self, state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """Give the pile to a seat that slipped cards in, otherwise to the caller (MO-6)."""
        layer, right = state.layout.layer, state.layout.laid > 1
        assert layer is not None
        tell(Event("caught", seat, {"of": layer, "right": right}))
        return self.take_pile(state, layer if right else seat, tell)

    @staticmethod
    def _believe(state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """Believe a last card, which ends the round (MO-7)."""
        tell(Event("believe", seat, {"of": state.layout.layer}))
        return state._replace(layout=replace(state.layout, turn=None))

    def hint_view(self, view: MogelnView) -> MogelnView | None:
        if view.seat not in (view.layout.turn, view.layer):
            return None
        # MO-6: players must notice slipped-in cards on their own, so hints do not mention them.
        laid = min(view.layout.laid, 1)
        return view._replace(layout=replace(view.layout, laid=laid))


def _refuse_card(view: MogelnView, move: Move) -> Refusal:
    """Return why this card cannot go on the pile now, with or without a claim."""
    turn = view.layout.turn
    assert turn is not None
    if move.verb == "slip" and view.seat != view.layer:
        why = "You can slip in cards only after you lay, until the next player acts."
        return Refusal("MO-6", why, "slip-too-late")
    if move.verb == "lay" and view.seat != turn:
        return Refusal("G-10", f"It is seat {turn}'s turn to lay.", "others-turn", {"seat": turn})
    if move.verb == "lay" and view.last_card:
        why = "That was a player's last card: believe it or doubt it first."
        return Refusal("MO-7", why, "last-card-open")
    return not_in_hand(move.card)


def _refuse_call(view: MogelnView, move: Move) -> Refusal:
    """Return why this call is not possible now."""
    turn = view.layout.turn
    assert turn is not None
    if move == BELIEVE:
        why = "Only the next player can believe a card, and only a last card."
        return Refusal("MO-7", why, "nothing-to-believe")
    rule = "MO-4" if move == DOUBT else "MO-6"
    if view.layer is None:
        why = "There is no card to question."
        return Refusal(rule, why, "nothing-to-question")
    if move == DOUBT:
        why = f"Only the next player can doubt a card: seat {turn}."
        return Refusal(rule, why, "only-next-doubts", {"seat": turn})
    return Refusal(rule, "You cannot catch yourself.", "catch-yourself")

"""Mogeln: cards face down, counted aloud, doubted, and slipped in when nobody looks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.cards import (
    BIT,
    COLOUR_MASK,
    COLOURS,
    NAMES,
    VALUE_MASK,
    Card,
    Mask,
    cards_in,
    fresh_deck,
    mask_of,
    names_in,
    spoken,
)
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards, Deal, dealt_out
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move, Touch, button, in_hand, language
from elfer.kernel.options import Choice, ColourLetter, Flag, Options, option
from elfer.kernel.seats import Seat, after

HIGHEST_IN_PLAY = (0, 0, 0, 9, 10, 15, 15)  # MO-1
MOST_MOVES = 20_000  # MO-7

LAY: dict[Card, Move] = {
    card: Move(NAMES[card], "lay", card, touches=(in_hand(card), Touch("pile", "")))
    for card in fresh_deck(1, max(HIGHEST_IN_PLAY))
}
SLIP: dict[Card, Move] = {
    card: Move(f"slip {NAMES[card]}", "slip", card, touches=(in_hand(card), Touch("slip", "")))
    for card in LAY
}
DOUBT = button("doubt")
CAUGHT = button("caught")
BELIEVE = button("believe")


@dataclass(frozen=True)
class MogelnOptions(Options):
    """How far the count runs (MO-3), slipping in (MO-6), and a colour that must be right (MO-8)."""

    count_to: str | int = option(Choice(("highest", 20)), "highest")
    several: bool = option(Flag(), True)
    colour: str | None = option(ColourLetter(), None, nullable=True)


def last_number(setup: Setup[MogelnOptions]) -> int:
    """The number after which a pile is complete (MO-3)."""
    count_to = setup.options.count_to
    return count_to if isinstance(count_to, int) else HIGHEST_IN_PLAY[setup.players]


def true_cards(setup: Setup[MogelnOptions], number: int) -> Mask:
    """The cards in play that are what is claimed with this number (MO-4, MO-8)."""
    if number > HIGHEST_IN_PLAY[setup.players]:
        return 0
    colour = setup.options.colour
    return VALUE_MASK[number] & (~0 if colour is None else COLOUR_MASK[COLOURS.index(colour)])


def number_after(setup: Setup[MogelnOptions], claim: int | None) -> int:
    """The number that the next card claims."""
    return 1 if claim is None or claim == last_number(setup) else claim + 1


class MogelnState(NamedTuple):
    """A round, whole."""

    setup: Setup[MogelnOptions]
    turn: Seat | None
    """Whose turn it is; None once the round is over."""
    hands: tuple[Mask, ...]
    middle: Cards = ()
    """The pile, its top first."""
    aside: Cards = ()
    claim: int | None = None
    layer: Seat | None = None
    """Whose card can still be doubted or caught, if anyone's."""
    judged: Card = -1
    """The card that was laid with the claim (MO-4)."""
    laid: int = 0
    """How many cards the layer has laid in that turn."""
    moves: int = 0


class MogelnView(NamedTuple):
    """What a seat may know of a round: its own cards, and of all others how many there are."""

    setup: Setup[MogelnOptions]
    seat: Seat | None
    turn: Seat | None
    hand: Mask
    sizes: tuple[int, ...]
    pile: int
    aside: int
    claim: int | None
    layer: Seat | None
    laid: int
    """How many cards the layer has laid: no secret to those who count (MO-6), but not shown."""

    @property
    def last_card(self) -> bool:
        """Whether somebody's last card waits for being believed (MO-7)."""
        return self.layer is not None and not self.sizes[self.layer]

    @property
    def claimed(self) -> Mask:
        """The cards that would make the last claim true."""
        return 0 if self.claim is None else true_cards(self.setup, self.claim)

    def honest(self, move: Move) -> bool:
        """Whether the card of a lay is what it would claim."""
        number = number_after(self.setup, self.claim)
        return bool(true_cards(self.setup, number) & BIT[move.card])


class Mogeln(Game[MogelnOptions, MogelnState, MogelnView]):
    """Who first has no cards wins, by honest or by other means."""

    id = "mogeln"
    name = "Mogeln"
    least_players = 3
    best = None
    options = MogelnOptions
    deal_keys = ("hands",)
    language = language([*LAY.values(), *SLIP.values(), DOUBT, CAUGHT, BELIEVE])

    def deck(self, setup: Setup[MogelnOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST_IN_PLAY[setup.players])  # MO-1

    def deal(self, setup: Setup[MogelnOptions], cards: Sequence[Card]) -> Deal:
        return Deal(hands=dealt_out(cards, setup.players, setup.dealer, self.direction))

    def start(
        self,
        setup: Setup[MogelnOptions],
        deal: Deal,
        chance: Chance | None,
        before: MogelnState | None,
    ) -> MogelnState:
        beginner = after(setup.dealer, setup.players, self.direction)  # MO-2
        return MogelnState(setup, beginner, tuple(map(mask_of, deal.hands)))

    def turn(self, state: MogelnState) -> Seat | None:
        return state.turn

    def view(self, state: MogelnState, seat: Seat | None) -> MogelnView:
        return MogelnView(
            setup=state.setup,
            seat=seat,
            turn=state.turn,
            hand=0 if seat is None else state.hands[seat],
            sizes=tuple(hand.bit_count() for hand in state.hands),
            pile=len(state.middle),
            aside=len(state.aside),
            claim=state.claim,
            layer=state.layer,
            laid=state.laid,
        )

    def legal(self, view: MogelnView) -> Sequence[Move]:
        if view.turn is None or view.seat is None:
            return ()
        moves: list[Move] = []
        if view.seat == view.turn:
            if view.last_card:
                moves.append(BELIEVE)  # MO-7
            else:
                moves += (LAY[card] for card in cards_in(view.hand))  # MO-2
            if view.layer is not None:
                moves.append(DOUBT)  # MO-4
        if view.layer is not None and view.setup.options.several:  # MO-6
            if view.seat == view.layer:
                moves += (SLIP[card] for card in cards_in(view.hand))
            else:
                moves.append(CAUGHT)
        return moves

    def refusal(self, view: MogelnView, move: Move) -> Refusal:
        if move.verb in ("slip", "caught") and not view.setup.options.several:
            return Refusal("MO-6", "It was agreed that nobody slips in cards.")
        return self._why_no_card(view, move) if move.card >= 0 else self._why_no_call(view, move)

    @staticmethod
    def _why_no_card(view: MogelnView, move: Move) -> Refusal:
        """Why this card cannot go on the pile now, with a claim or without one."""
        if move.verb == "slip" and view.seat != view.layer:
            return Refusal("MO-6", "Cards are slipped in after laying, until the next one acts.")
        if move.verb == "lay" and view.seat != view.turn:
            return Refusal("G-10", f"It is seat {view.turn}'s turn to lay.")
        if move.verb == "lay" and view.last_card:
            return Refusal("MO-7", "It was a last card: believe it or not; nobody lays before.")
        return Refusal("G-10", f"The {spoken(move.card)} is not in your hand.")

    @staticmethod
    def _why_no_call(view: MogelnView, move: Move) -> Refusal:
        """Why this cannot be said now."""
        if move is BELIEVE:
            return Refusal("MO-7", "Only a last card is believed, and by the next player only.")
        rule = "MO-4" if move is DOUBT else "MO-6"
        if view.layer is None:
            return Refusal(rule, "No card was just laid that could be questioned.")
        if move is DOUBT:
            return Refusal(rule, f"Only the next player doubts a card: seat {view.turn}.")
        return Refusal(rule, "Nobody catches himself.")

    def apply(
        self,
        state: MogelnState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> MogelnState:
        assert seat is not None
        tell = telling(told)
        moves = state.moves + 1
        state = self._made(state, seat, move, tell)
        if moves >= MOST_MOVES:  # MO-7
            return state._replace(moves=moves, turn=None)
        return state._replace(moves=moves)

    def _made(self, state: MogelnState, seat: Seat, move: Move, tell: Tell) -> MogelnState:
        """The state after a move, whatever the number of moves."""
        if move.verb == "lay":
            return self._lay(state, seat, move.card, tell)
        if move.verb == "slip":
            return self._slip(state, seat, move.card, tell)
        if move is DOUBT:
            return self._doubt(state, seat, tell)
        if move is CAUGHT:
            return self._caught(state, seat, tell)
        tell(Event("believe", seat, {"of": state.layer}))
        return state._replace(turn=None)  # MO-7

    def _lay(self, state: MogelnState, seat: Seat, card: Card, tell: Tell) -> MogelnState:
        setup = state.setup
        if state.claim == last_number(setup):  # MO-5
            tell(Event("pile-away", None, {"cards": len(state.middle)}))
            state = state._replace(aside=state.aside + state.middle, middle=())
        claim = number_after(setup, state.claim)
        tell(Event("claim", seat, {"number": claim}, own={"card": NAMES[card]}))
        return state._replace(
            turn=after(seat, setup.players, self.direction),
            hands=_changed(state.hands, seat, BIT[card]),
            middle=(card, *state.middle),
            claim=claim,
            layer=seat,
            judged=card,
            laid=1,
        )

    def _slip(self, state: MogelnState, seat: Seat, card: Card, tell: Tell) -> MogelnState:
        # Nobody's seat is named: the app does not point at it (MO-6).
        tell(Event("slip", seat, own={"card": NAMES[card]}, private=True))  # MO-6
        return state._replace(
            hands=_changed(state.hands, seat, BIT[card]),
            middle=(card, *state.middle),
            laid=state.laid + 1,
        )

    def _doubt(self, state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """The card laid with the claim is shown; the pile goes to who was wrong (MO-4)."""
        assert state.layer is not None
        assert state.claim is not None
        honest = bool(true_cards(state.setup, state.claim) & BIT[state.judged])
        shown = {"of": state.layer, "number": state.claim, "card": NAMES[state.judged]}
        tell(Event("doubt", seat, {**shown, "honest": honest}))
        return self._taken(state, seat if honest else state.layer, tell)

    def _caught(self, state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """More than one card in a turn costs the pile, and so does a false call (MO-6)."""
        assert state.layer is not None
        right = state.laid > 1
        tell(Event("caught", seat, {"of": state.layer, "right": right}))
        return self._taken(state, state.layer if right else seat, tell)

    @staticmethod
    def _taken(state: MogelnState, taker: Seat, tell: Tell) -> MogelnState:
        """The pile in a hand, and a new one before the next player, unless somebody has won."""
        assert state.layer is not None
        pile = mask_of(state.middle)
        tell(Event("take", taker, {"cards": len(state.middle)}, own={"taken": names_in(pile)}))
        hands = _changed(state.hands, taker, pile)
        won = not hands[state.layer]  # MO-7
        return state._replace(
            turn=None if won else state.turn,
            hands=hands,
            middle=(),
            claim=None,
            layer=None,
            judged=-1,
            laid=0,
        )

    def outcome(self, state: MogelnState) -> Outcome | None:
        if state.turn is not None:
            return None
        sizes = [hand.bit_count() for hand in state.hands]
        fewest = min(sizes)  # MO-7: none, but for a round that has gone on for too long
        winners = tuple(seat for seat, size in enumerate(sizes) if size == fewest)
        return Outcome(None, winners, "moves" if fewest else "out")

    def truth(self, state: MogelnState) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "middle": [NAMES[card] for card in state.middle],
            "aside": [NAMES[card] for card in state.aside],
            "pile_claim": state.claim,
        }

    def shown(self, view: MogelnView) -> dict[str, Any]:
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "middle": view.pile,
            "aside": view.aside,
            "pile_claim": view.claim,
        }

    def longest(self, setup: Setup[MogelnOptions]) -> int:
        return MOST_MOVES


def _changed(hands: tuple[Mask, ...], seat: Seat, cards: Mask) -> tuple[Mask, ...]:
    """The hands after one has got or lost these cards."""
    return (*hands[:seat], hands[seat] ^ cards, *hands[seat + 1 :])

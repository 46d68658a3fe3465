"""Lass dich nicht erwischen!: cards face down, counted to twenty, and anyone may object."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOURS,
    NAMES,
    VALUE_MASK,
    Card,
    Colour,
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
from elfer.kernel.moves import PASS, Move, Touch, button, in_hand, language
from elfer.kernel.options import Choice, Options, option
from elfer.kernel.seats import COUNTER_CLOCKWISE, Seat, after

LAST_NUMBER = 20  # EW-2
MOST_PASSED = 20  # EW-7
MOST_MOVES = 20_000  # EW-7

PILE = Touch("pile", "")
LAY: dict[Card, Move] = {
    card: Move(NAMES[card], "lay", card, touches=(in_hand(card), PILE))
    for card in fresh_deck(1, LAST_NUMBER)
}
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
"""Starting a pile, by the card and the colour that is claimed for the pile (EW-6)."""
OBJECT = button("object")
ACCEPT = button("accept")


def claimed_colour(move: Move) -> Colour | None:
    """The colour that a lay claims for a new pile, if it claims one."""
    return COLOURS.index(move.text[-1]) if "=" in move.text else None


def true_cards(number: int, colour: Colour | None) -> Mask:
    """The cards that are what is claimed (EW-4, EW-6)."""
    return VALUE_MASK[number] & (~0 if colour is None else COLOUR_MASK[colour])


@dataclass(frozen=True)
class ErwischtOptions(Options):
    """Whether a pile has one colour (EW-6)."""

    colours: str = option(Choice(("mixed", "strict")), "mixed")


class Layout(NamedTuple):
    """All that is said openly about the pile."""

    turn: Seat | None
    """Whose turn it is; None once the round is over."""
    number: int = 1
    """The number that the next card claims."""
    claim: int | None = None
    colour: Colour | None = None
    """What the cards of the pile are said to be, in strict colours."""
    completed: tuple[Colour, ...] = ()
    layer: Seat | None = None
    """Whose card can still be objected to, if anyone's."""
    accepted: frozenset[Seat] = frozenset()
    passes: int = 0
    """How many in a row have passed on this number."""
    passed: int = 0
    """On how many numbers in a row everyone has passed."""

    @property
    def starts(self) -> bool:
        """Whether the next card starts a pile: none lies there, or one that is complete."""
        return self.claim in (None, LAST_NUMBER)

    def shown(self) -> dict[str, Any]:
        """The pile in the words of the notation."""
        return {
            "pile_claim": self.claim,
            "count": self.number,
            "pile_colour": None if self.colour is None else COLOURS[self.colour],
            "completed": [COLOURS[colour] for colour in self.completed],
        }


class ErwischtState(NamedTuple):
    """A round, whole."""

    setup: Setup[ErwischtOptions]
    layout: Layout
    hands: tuple[Mask, ...]
    middle: Cards = ()
    """The pile, its top first."""
    aside: Cards = ()
    moves: int = 0


class ErwischtView(NamedTuple):
    """What a seat may know of a round: its own cards, and of all others how many there are."""

    setup: Setup[ErwischtOptions]
    seat: Seat | None
    layout: Layout
    hand: Mask
    sizes: tuple[int, ...]
    pile: int
    aside: int

    @property
    def layer(self) -> Seat | None:
        """Whose card can still be objected to, if anyone's."""
        return self.layout.layer

    @property
    def last_card(self) -> bool:
        """Whether somebody's last card waits for being accepted (EW-5)."""
        return self.layer is not None and not self.sizes[self.layer]

    @property
    def names_colour(self) -> bool:
        """Whether a lay must claim a colour: the first of a pile in strict colours (EW-6)."""
        return self.setup.options.colours == "strict" and self.layout.starts

    @property
    def free(self) -> list[Colour]:
        """The colours whose pile is neither away nor complete (EW-6)."""
        taken = {*self.layout.completed, self.layout.colour}
        return [colour for colour in range(len(COLOURS)) if colour not in taken]

    @property
    def claimed(self) -> Mask:
        """The cards that would make the last claim true."""
        layout = self.layout
        return 0 if layout.claim is None else true_cards(layout.claim, layout.colour)

    def honest(self, move: Move) -> bool:
        """Whether the card of a lay is what it would claim."""
        colour = claimed_colour(move) if self.names_colour else self.layout.colour
        return bool(true_cards(self.layout.number, colour) & BIT[move.card])


class Erwischt(Game[ErwischtOptions, ErwischtState, ErwischtView]):
    """Who first has no cards wins, if nobody finds him out."""

    id = "erwischt"
    name = "Lass dich nicht erwischen!"
    direction = COUNTER_CLOCKWISE  # EW-1
    best = None
    options = ErwischtOptions
    deal_keys = ("hands",)
    language = language([*LAY.values(), *LAY_AS.values(), PASS, OBJECT, ACCEPT])

    def deck(self, setup: Setup[ErwischtOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, LAST_NUMBER)

    def deal(self, setup: Setup[ErwischtOptions], cards: Sequence[Card]) -> Deal:
        return Deal(hands=dealt_out(cards, setup.players, setup.dealer, self.direction))  # EW-1

    def start(
        self,
        setup: Setup[ErwischtOptions],
        deal: Deal,
        chance: Chance | None,
        before: ErwischtState | None,
    ) -> ErwischtState:
        layout = Layout(after(setup.dealer, setup.players, self.direction))  # EW-1
        return ErwischtState(setup, layout, tuple(map(mask_of, deal.hands)))

    def turn(self, state: ErwischtState) -> Seat | None:
        return state.layout.turn

    def view(self, state: ErwischtState, seat: Seat | None) -> ErwischtView:
        return ErwischtView(
            setup=state.setup,
            seat=seat,
            layout=state.layout,
            hand=0 if seat is None else state.hands[seat],
            sizes=tuple(hand.bit_count() for hand in state.hands),
            pile=len(state.middle),
            aside=len(state.aside),
        )

    def legal(self, view: ErwischtView) -> Sequence[Move]:
        layout, seat = view.layout, view.seat
        if layout.turn is None or seat is None:
            return ()
        if view.last_card:  # EW-5
            decided = seat == layout.layer or seat in layout.accepted
            return () if decided else (ACCEPT, OBJECT)
        moves: list[Move] = []
        if seat == layout.turn:
            moves += self._lays(view)
            moves.append(PASS)  # EW-3
        if layout.layer not in (None, seat):
            moves.append(OBJECT)  # EW-4
        return moves

    @staticmethod
    def _lays(view: ErwischtView) -> Sequence[Move]:
        """Every card of the hand; the first of a pile with each colour that may be claimed."""
        if not view.names_colour:
            return [LAY[card] for card in cards_in(view.hand)]
        return [LAY_AS[card, colour] for card in cards_in(view.hand) for colour in view.free]

    def refusal(self, view: ErwischtView, move: Move) -> Refusal:
        layout = view.layout
        if move is ACCEPT:
            return Refusal("EW-5", "Only a last card is accepted.")
        if move is OBJECT:
            return Refusal("EW-4", "Nobody else has just laid a card that could be objected to.")
        if view.last_card:
            return Refusal("EW-5", "It was a last card: accept it or object; nobody plays on yet.")
        if view.seat != layout.turn:
            return Refusal("G-10", f"It is seat {layout.turn}'s turn; only objecting is possible.")
        if not view.hand & BIT[move.card]:
            return Refusal("G-10", f"The {spoken(move.card)} is not in your hand.")
        return self._why_not_so(view, claimed_colour(move))

    @staticmethod
    def _why_not_so(view: ErwischtView, colour: Colour | None) -> Refusal:
        """Why a card of the hand cannot be laid with this claim of a colour, or without one."""
        if view.names_colour and not view.free:
            return Refusal("EW-6", "The fourth pile is complete: no colour is left to lay.")
        if colour is None:
            return Refusal("EW-6", "The first card of a pile claims its colour, like r3=b.")
        if not view.names_colour:
            return Refusal("EW-6", "A colour is claimed only with the first card of a strict pile.")
        return Refusal("EW-6", f"The {COLOUR_NAMES[colour]} pile is complete: claim another one.")

    def apply(
        self,
        state: ErwischtState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> ErwischtState:
        assert seat is not None
        tell = telling(told)
        moves = state.moves + 1
        state = self._made(state, seat, move, tell)
        layout = state.layout
        if moves >= MOST_MOVES or layout.passed >= MOST_PASSED:  # EW-7
            layout = layout._replace(turn=None)
        if len(layout.completed) == len(COLOURS):  # EW-6
            layout = layout._replace(turn=None)
        return state._replace(layout=layout, moves=moves)

    def _made(self, state: ErwischtState, seat: Seat, move: Move, tell: Tell) -> ErwischtState:
        """The state after a move, before it is seen whether the round has gone on for too long."""
        if move.verb == "lay":
            return self._lay(self._cleared(state, tell), seat, move, tell)
        if move is PASS:
            return self._pass(self._cleared(state, tell), seat, tell)
        if move is OBJECT:
            return self._object(state, seat, tell)
        return self._accept(state, seat, tell)

    def _cleared(self, state: ErwischtState, tell: Tell) -> ErwischtState:
        """Without a pile that has its 20: nobody can object to it any more (EW-2, EW-4)."""
        return self._away(state, tell) if state.layout.claim == LAST_NUMBER else state

    @staticmethod
    def _away(state: ErwischtState, tell: Tell) -> ErwischtState:
        """Without the pile, whose colour is complete, if it has one (EW-6)."""
        layout = state.layout
        colour = None if layout.colour is None else COLOURS[layout.colour]
        tell(Event("pile-away", None, {"cards": len(state.middle), "colour": colour}))
        completed = () if layout.colour is None else (layout.colour,)
        layout = layout._replace(claim=None, colour=None, completed=(*layout.completed, *completed))
        return state._replace(layout=layout, middle=(), aside=state.aside + state.middle)

    def _lay(self, state: ErwischtState, seat: Seat, move: Move, tell: Tell) -> ErwischtState:
        layout, card = state.layout, move.card
        colour = layout.colour if layout.claim is not None else claimed_colour(move)
        said = {"number": layout.number, "colour": None if colour is None else COLOURS[colour]}
        tell(Event("claim", seat, said, own={"card": NAMES[card]}))
        layout = layout._replace(
            turn=after(seat, state.setup.players, self.direction),
            number=layout.number % LAST_NUMBER + 1,
            claim=layout.number,
            colour=colour,
            layer=seat,
            passes=0,
            passed=0,
        )
        hands = _changed(state.hands, seat, BIT[card])
        return state._replace(layout=layout, hands=hands, middle=(card, *state.middle))

    def _pass(self, state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        players = state.setup.players
        tell(Event("pass", seat))
        layout = state.layout._replace(
            turn=after(seat, players, self.direction),
            layer=None,
            passes=state.layout.passes + 1,
        )
        state = state._replace(layout=layout)
        return state if layout.passes < players else self._count_on(state, tell)

    def _count_on(self, state: ErwischtState, tell: Tell) -> ErwischtState:
        """The next number, as everyone has passed on this one (EW-7)."""
        number = state.layout.number
        tell(Event("all-passed", None, {"number": number}))
        if number == LAST_NUMBER and state.middle:
            state = self._away(state, tell)
        layout = state.layout._replace(
            number=number % LAST_NUMBER + 1, passes=0, passed=state.layout.passed + 1
        )
        return state._replace(layout=layout)

    @staticmethod
    def _object(state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        """The card is shown; the pile goes to who was wrong, and a new one starts (EW-4)."""
        layout = state.layout
        assert layout.layer is not None
        assert layout.claim is not None
        card, pile = state.middle[0], mask_of(state.middle)
        honest = bool(true_cards(layout.claim, layout.colour) & BIT[card])
        shown = {
            "of": layout.layer,
            "number": layout.claim,
            "colour": None if layout.colour is None else COLOURS[layout.colour],
            "card": NAMES[card],
            "honest": honest,
        }
        tell(Event("object", seat, shown))
        taker = seat if honest else layout.layer
        tell(Event("take", taker, {"cards": len(state.middle)}, own={"taken": names_in(pile)}))
        hands = _changed(state.hands, taker, pile)
        won = not hands[layout.layer]  # EW-5
        turn = None if won else layout.turn
        return state._replace(
            layout=Layout(turn, completed=layout.completed), hands=hands, middle=()
        )

    @staticmethod
    def _accept(state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        layout = state.layout
        tell(Event("accept", seat, {"of": layout.layer}))
        accepted = layout.accepted | {seat}
        won = len(accepted) == state.setup.players - 1  # EW-5
        turn = None if won else layout.turn
        return state._replace(layout=layout._replace(accepted=accepted, turn=turn))

    def outcome(self, state: ErwischtState) -> Outcome | None:
        layout = state.layout
        if layout.turn is not None:
            return None
        sizes = [hand.bit_count() for hand in state.hands]
        fewest = min(sizes)  # EW-5: none; EW-6 and EW-7: as it stands
        winners = tuple(seat for seat, size in enumerate(sizes) if size == fewest)
        return Outcome(None, winners, self._ending(layout, fewest))

    @staticmethod
    def _ending(layout: Layout, fewest: int) -> str:
        if not fewest:
            return "out"
        if len(layout.completed) == len(COLOURS):
            return "colours"
        return "passes" if layout.passed >= MOST_PASSED else "moves"

    def truth(self, state: ErwischtState) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "middle": [NAMES[card] for card in state.middle],
            "aside": [NAMES[card] for card in state.aside],
            **state.layout.shown(),
        }

    def shown(self, view: ErwischtView) -> dict[str, Any]:
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "middle": view.pile,
            "aside": view.aside,
            **view.layout.shown(),
        }

    def longest(self, setup: Setup[ErwischtOptions]) -> int:
        return MOST_MOVES


def _changed(hands: tuple[Mask, ...], seat: Seat, cards: Mask) -> tuple[Mask, ...]:
    """The hands after one has got or lost these cards."""
    return (*hands[:seat], hands[seat] ^ cards, *hands[seat + 1 :])

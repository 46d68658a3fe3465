"""Schwarzer Peter: draw from your neighbour, lay down pairs, and do not be the last one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.cards import COLOURS, NAMES, VALUE_OF, Card, fresh_deck, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards, Deal, dealt_out
from elfer.kernel.events import Event
from elfer.kernel.game import Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move, Touch, language
from elfer.kernel.options import ColourList, Flag, FreeText, Options, option
from elfer.kernel.seats import CLOCKWISE, Seat, after, round_from

HIGHEST = 20  # SP-1
HIGHEST_IF_SHORT = 16  # SP-1

# No hand has two cards of a number once its pairs are laid down, so none is longer than this.
DRAWS: tuple[Move, ...] = tuple(
    Move(f"draw {place}", "draw", touches=(Touch("neighbour", str(place)),))
    for place in range(1, HIGHEST + 1)
)
"""Drawing the first, second, … card of the neighbour's hand."""


@dataclass(frozen=True)
class PeterOptions(Options):
    """The two colours and whether without 17 to 20 (SP-1), and what the loser owes (SP-5)."""

    colours: tuple[str, ...] = option(ColourList(2), ("r", "b"))
    short: bool = option(Flag(), False)
    forfeit: str | None = option(FreeText(200), None, nullable=True)


class PeterState(NamedTuple):
    """A round, whole; hands are in order."""

    setup: Setup[PeterOptions]
    hands: tuple[Cards, ...]
    aside: Card
    """The twin of the Schwarzer Peter."""
    piles: tuple[Cards, ...]
    """The pairs that each seat has laid down, the last one first."""
    turn: Seat
    """Whose turn it is; once it is over, the one who is left."""
    chance: Chance

    def neighbour(self) -> Seat | None:
        """Whom the turn's seat draws from: the next one with cards (SP-3); None if it is over."""
        giver = _with_cards(self.hands, after(self.turn, self.setup.players, CLOCKWISE))
        return None if giver == self.turn else giver


class PeterView(NamedTuple):
    """What a seat may know of a round: its own hand in order, and what lies open."""

    setup: Setup[PeterOptions]
    seat: Seat | None
    hand: Cards | None
    sizes: tuple[int, ...]
    """How many cards each hand has."""
    piles: tuple[Cards, ...]
    turn: Seat | None
    neighbour: Seat | None
    """Whom the turn's seat draws from."""
    aside: Card | None
    """The card laid aside, once it is over (SP-4)."""
    loser: Seat | None


class SchwarzerPeter(Game[PeterOptions, PeterState, PeterView]):
    """One number has lost its twin: who is left with it has lost, all others have won."""

    id = "schwarzer-peter"
    name = "Schwarzer Peter"
    best = None
    options = PeterOptions
    deal_keys = ("hands", "aside")
    needs_chance = True  # SP-3
    aided = True
    language = language(DRAWS)

    def deck(self, setup: Setup[PeterOptions]) -> tuple[Card, ...]:
        highest = HIGHEST_IF_SHORT if setup.options.short else HIGHEST
        return fresh_deck(1, highest, sorted(map(COLOURS.index, setup.options.colours)))

    def deal(self, setup: Setup[PeterOptions], cards: Sequence[Card]) -> Deal:
        hands = dealt_out(cards[1:], setup.players, setup.dealer, self.direction)
        return Deal(hands=hands, aside=tuple(cards[:1]))  # SP-1

    def deal_fault(self, setup: Setup[PeterOptions], deal: Deal) -> str | None:
        if len(deal.aside) != 1:
            return f"Exactly one card is laid aside, not {len(deal.aside)}."
        return None

    def start(
        self,
        setup: Setup[PeterOptions],
        deal: Deal,
        chance: Chance | None,
        before: PeterState | None,
    ) -> PeterState | None:
        assert chance is not None
        laid = [_pairs_laid(hand) for hand in deal.hands]  # SP-2
        hands = tuple(hand for hand, _ in laid)
        if sum(map(len, hands)) == 1:
            return None  # nobody is left to draw from
        beginner = _with_cards(hands, after(setup.dealer, setup.players, self.direction))  # SP-3
        piles = tuple(pile for _, pile in laid)
        return PeterState(setup, hands, deal.aside[0], piles, beginner, chance)

    def turn(self, state: PeterState) -> Seat | None:
        return None if state.neighbour() is None else state.turn

    def view(self, state: PeterState, seat: Seat | None) -> PeterView:
        neighbour = state.neighbour()
        over = neighbour is None
        return PeterView(
            setup=state.setup,
            seat=seat,
            hand=None if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            piles=state.piles,
            turn=None if over else state.turn,
            neighbour=neighbour,
            aside=state.aside if over else None,
            loser=state.turn if over else None,
        )

    def legal(self, view: PeterView) -> Sequence[Move]:
        if view.neighbour is None or view.seat != view.turn:
            return ()
        return DRAWS[: view.sizes[view.neighbour]]

    def refusal(self, view: PeterView, move: Move) -> Refusal:
        neighbour = view.neighbour
        assert neighbour is not None
        size = view.sizes[neighbour]
        cards = "1 card" if size == 1 else f"{size} cards"
        why = f"Seat {neighbour}, from whom you draw, has only {cards}."
        return Refusal("SP-3", why, "fewer-cards", {"seat": neighbour, "count": size})

    def apply(
        self,
        state: PeterState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> PeterState:
        giver = state.neighbour()
        assert seat is not None
        assert giver is not None
        place = DRAWS.index(move)
        hands, piles = [*state.hands], [*state.piles]
        card = hands[giver][place]
        hands[giver] = hands[giver][:place] + hands[giver][place + 1 :]
        hand, pair = _pairs_laid((*hands[seat], card))  # SP-2
        hands[seat], chance = state.chance.mix(hand)  # SP-3
        piles[seat] = pair + piles[seat]
        following = _with_cards(hands, after(seat, state.setup.players, self.direction))
        ended = state._replace(
            hands=tuple(hands), piles=tuple(piles), turn=following, chance=chance
        )
        if told is not None:
            drawn = NAMES[card]
            told.append(Event("draw", seat, {"from": giver, "place": place + 1}, {"card": drawn}))
            told.append(Event("give", giver, {"to": seat}, {"card": drawn}, private=True))
            if pair:
                told.append(Event("pair", seat, {"cards": names_of(pair)}))
            told += (Event("safe", each) for each in (seat, giver) if not hands[each])  # SP-3
            if ended.neighbour() is None:
                told.append(_lost(ended))
        return ended

    def outcome(self, state: PeterState) -> Outcome | None:
        if state.neighbour() is not None:
            return None
        winners = tuple(seat for seat in range(state.setup.players) if seat != state.turn)
        return Outcome(None, winners, "peter")  # SP-4

    def truth(self, state: PeterState) -> dict[str, Any]:
        return {
            "hands": [names_of(hand) for hand in state.hands],
            "aside": [NAMES[state.aside]],
            "piles": [names_of(pile) for pile in state.piles],
            "loser": state.turn if state.neighbour() is None else None,
        }

    def shown(self, view: PeterView) -> dict[str, Any]:
        own = {} if view.hand is None else {"hand": names_of(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "aside": 1 if view.aside is None else [NAMES[view.aside]],
            "piles": [names_of(pile) for pile in view.piles],
            "loser": view.loser,
        }

    def aids(self, view: PeterView) -> dict[str, Any]:
        return {"neighbour": view.neighbour}

    def longest(self, setup: Setup[PeterOptions]) -> int:
        # No rule ends it, but the mixing does: of the few cards that are left at last, a draw
        # makes a pair every other time.
        return 20_000


def _with_cards(hands: Sequence[Cards], first: Seat) -> Seat:
    """The first seat that has cards, clockwise from this one."""
    return next(seat for seat in round_from(first, len(hands), CLOCKWISE) if hands[seat])


def _pairs_laid(hand: Cards) -> tuple[Cards, Cards]:
    """What is left of a hand without its pairs, and these, by rising value, the last one first."""
    numbers = [VALUE_OF[card] for card in hand]
    left = tuple(card for card in hand if numbers.count(VALUE_OF[card]) == 1)
    # The sort keeps the two cards of a pair as they were in the hand.
    paired = sorted(set(hand) - set(left), key=lambda card: (-VALUE_OF[card], hand.index(card)))
    return left, tuple(paired)


def _lost(state: PeterState) -> Event:
    """Who has lost, by which card, and what he owes (SP-4, SP-5)."""
    shown = {"card": NAMES[state.hands[state.turn][0]], "aside": NAMES[state.aside]}
    return Event("lost", state.turn, shown | {"forfeit": state.setup.options.forfeit})

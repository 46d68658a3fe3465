"""Ratefix and Poker: guess the sum of the cards that lie face down in the middle."""

from collections.abc import Container, Sequence
from typing import Any, ClassVar, NamedTuple

from elfer.kernel.cards import COLOURS, NAMES, VALUE_OF, Card, Colour, fresh_deck, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards, Deal, dealt, stacked
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import EVERYONE, NOBODY, Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move, Touch, language
from elfer.kernel.options import Options
from elfer.kernel.seats import CLOCKWISE, COUNTER_CLOCKWISE, Seat, after, with_value
from elfer.kernel.standings import fewest, most

HIGHEST = 20
MOST_PLAYERS = 6
DEALT = 40  # RA-1, PO-1

GUESSES: dict[int, Move] = {
    number: Move(f"guess {number}", "guess", touches=(Touch("guess", str(number)),))
    for number in range(2, HIGHEST * MOST_PLAYERS + 1)
}
NUMBERS: dict[str, int] = {move.text: number for number, move in GUESSES.items()}
"""The number that a guess says, by the move's text."""


class GuessState(NamedTuple):
    """A trick that is being guessed at, and all that lies around it."""

    setup: Setup[Options]
    stacks: tuple[Cards, ...]
    trick: Cards
    """The face-down cards of this trick, by seat; none once the round is over."""
    carried: Cards
    """Shown cards of undecided tricks, which the next winner takes."""
    won: tuple[Cards, ...]
    aside: Cards
    guesses: tuple[int | None, ...]
    first: Seat
    turn: Seat | None


class GuessView(NamedTuple):
    """What a seat may know: what was shown, what was said, and its own card if it looked."""

    setup: Setup[Options]
    seat: Seat | None
    card: Card | None
    """The seat's own card of this trick; None where it has none or has not looked (PO-2)."""
    colours: Sequence[Colour]
    """The colours in the deck."""
    stacks: tuple[int, ...]
    trick: int
    """How many cards lie face down in the middle."""
    carried: Cards
    won: tuple[Cards, ...]
    aside: int
    guesses: tuple[int | None, ...]
    turn: Seat | None


class Ratefix(Game[Options, GuessState, GuessView]):
    """Everyone knows a card of his own; the nearest guess takes them all."""

    id = "ratefix"
    name = "Ratefix"
    most_players = 4
    direction = CLOCKWISE  # RA-2
    best = "most"  # RA-5
    options = Options
    deal_keys = ("stacks", "aside")
    language = language(GUESSES.values())

    colours: ClassVar[Sequence[Colour]] = range(len(COLOURS))
    looks: ClassVar[bool] = True
    """Whether a seat looks at the card that it lays."""

    def deck(self, setup: Setup[Options]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST, self.colours)

    def deal(self, setup: Setup[Options], cards: Sequence[Card]) -> Deal:
        each = DEALT // setup.players  # RA-1, PO-1
        hands, rest = dealt(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(stacks=stacked(hands), aside=rest)

    def deal_fault(self, setup: Setup[Options], deal: Deal) -> str | None:
        if len(set(map(len, deal.stacks))) > 1:
            return "The stacks must be equally long, as every trick has a card of each."
        return None

    def start(
        self, setup: Setup[Options], deal: Deal, chance: Chance | None, before: GuessState | None
    ) -> GuessState:
        first = after(setup.dealer, setup.players, self.direction)  # RA-2, PO-2
        state = GuessState(
            setup=setup,
            stacks=deal.stacks,
            trick=(),
            carried=(),
            won=((),) * setup.players,
            aside=deal.aside,
            guesses=(),
            first=first,
            turn=first,
        )
        return self._lay(state, first, telling(None))

    def turn(self, state: GuessState) -> Seat | None:
        return state.turn

    def view(self, state: GuessState, seat: Seat | None) -> GuessView:
        card = None
        if self.looks and seat is not None and state.trick:  # RA-2
            card = state.trick[seat]
        return GuessView(
            setup=state.setup,
            seat=seat,
            card=card,
            colours=self.colours,
            stacks=tuple(map(len, state.stacks)),
            trick=len(state.trick),
            carried=state.carried,
            won=state.won,
            aside=len(state.aside),
            guesses=state.guesses,
            turn=state.turn,
        )

    def legal(self, view: GuessView) -> Sequence[Move]:
        if view.seat is None or view.seat != view.turn:
            return ()
        players = view.setup.players
        return [GUESSES[number] for number in range(players, HIGHEST * players + 1)]  # RA-4

    def refusal(self, view: GuessView, move: Move) -> Refusal:
        players = view.setup.players
        most = HIGHEST * players
        why = f"The sum of {players} cards is between {players} and {most}, and so is a guess."
        return Refusal("RA-4", why, "guess-range", {"least": players, "most": most})

    def apply(
        self,
        state: GuessState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> GuessState:
        assert seat is not None
        number = NUMBERS[move.text]
        tell = telling(told)
        tell(Event("guess", seat, {"guess": number}))
        following = after(seat, state.setup.players, self.direction)
        guesses = with_value(state.guesses, seat, number)
        state = state._replace(guesses=guesses, turn=following)
        return state if following != state.first else self._decide(state, tell)

    def _decide(self, state: GuessState, tell: Tell) -> GuessState:
        """Show the cards, give them to the nearest guess, and lay the next trick."""
        total = sum(VALUE_OF[card] for card in state.trick)
        nearest = fewest([abs(guess - total) for guess in state.guesses if guess is not None])
        winner = nearest[0] if len(nearest) == 1 else None
        middle = (*state.trick, *state.carried)
        shown = {
            "cards": names_of(state.trick),
            "sum": total,
            "guesses": list(state.guesses),
            "nearest": list(nearest),
            "middle": len(middle),
        }
        tell(Event("trick", winner, shown))
        first = self._first(state, winner)
        if winner is None:  # RA-3
            return self._lay(state._replace(carried=middle), first, tell)
        won = with_value(state.won, winner, state.won[winner] + middle)
        return self._lay(state._replace(won=won, carried=()), first, tell)

    def _first(self, state: GuessState, winner: Seat | None) -> Seat:
        """Who guesses first in the next trick: the winner, or whoever did so in this one."""
        return state.first if winner is None else winner  # RA-2, RA-3

    def _lay(self, state: GuessState, first: Seat, tell: Tell) -> GuessState:
        """Everyone's top card into the middle, face down; the end if there is none."""
        nobody = (None,) * state.setup.players
        if not state.stacks[0]:  # RA-5; cards that are still undecided are out (RA-3)
            aside = (*state.aside, *state.carried)
            return state._replace(trick=(), carried=(), aside=aside, guesses=nobody, turn=None)
        trick = tuple(stack[0] for stack in state.stacks)
        for seat, name in enumerate(names_of(trick)):
            card = {"card": name}
            tell(Event("lay", seat, own=card) if self.looks else Event("lay", seat, hidden=card))
        return state._replace(
            stacks=tuple(stack[1:] for stack in state.stacks),
            trick=trick,
            guesses=nobody,
            first=first,
            turn=first,
        )

    def reveals_to(
        self, state: GuessState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        assert seat is not None
        last = after(seat, state.setup.players, self.direction) == state.first
        return EVERYONE if last else NOBODY  # the last guess shows the cards (RA-3)

    def outcome(self, state: GuessState) -> Outcome | None:
        if state.turn is not None:
            return None
        points = tuple(map(len, state.won))
        return Outcome(points, most(points), "through")  # RA-5

    def truth(self, state: GuessState) -> dict[str, Any]:
        return {
            "stacks": [names_of(stack) for stack in state.stacks],
            "middle": names_of((*state.trick, *state.carried)),
            "won": [names_of(cards) for cards in state.won],
            "aside": names_of(state.aside),
            "guesses": list(state.guesses),
        }

    def shown(self, view: GuessView) -> dict[str, Any]:
        own = {} if view.seat is None or not self.looks else {"hand": self._own(view)}
        return own | {
            "stacks": list(view.stacks),
            "middle": view.trick + len(view.carried),
            "won": [names_of(cards) for cards in view.won],
            "aside": view.aside,
            "guesses": list(view.guesses),
        }

    @staticmethod
    def _own(view: GuessView) -> list[str]:
        return [] if view.card is None else [NAMES[view.card]]

    def longest(self, setup: Setup[Options]) -> int:
        return HIGHEST * len(self.colours)  # a guess for each card, even if all are dealt


class Poker(Ratefix):
    """Nobody knows any card, and the first guess goes round."""

    id = "poker"
    name = "Poker"
    most_players = MOST_PLAYERS
    direction = COUNTER_CLOCKWISE  # PO-2
    colours = tuple(map(COLOURS.index, "rb"))  # PO-1
    looks = False  # PO-2

    def _first(self, state: GuessState, winner: Seat | None) -> Seat:
        return after(state.first, state.setup.players, self.direction)  # PO-2

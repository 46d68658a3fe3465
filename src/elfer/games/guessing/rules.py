"""What Ratefix and Poker share: guess the sum of the face-down cards in the middle."""

from abc import abstractmethod
from collections.abc import Container, Sequence
from typing import Any, ClassVar, NamedTuple

from elfer.engine.cards import NAMES, VALUE_OF, Card, Colour, fresh_deck, names_of
from elfer.engine.deals import Cards, Deal, deal_hands, stack_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import EVERYONE, NOBODY, Game, Outcome, Refusal, Setup
from elfer.engine.moves import Move, Touch, language
from elfer.engine.options import Options
from elfer.engine.seats import Seat, after, fewest, most, with_value
from elfer.engine.shuffle import Chance

HIGHEST = 20
MOST_PLAYERS = 6
DEALT = 40  # RA-1, PO-1

GUESSES: dict[int, Move] = {
    number: Move(f"guess {number}", "guess", touches=(Touch("guess", str(number)),))
    for number in range(2, HIGHEST * MOST_PLAYERS + 1)
}
"""The move for each guess, by number."""
NUMBERS: dict[str, int] = {move.text: number for number, move in GUESSES.items()}
"""The number of each guess, by the move's text."""


class GuessState(NamedTuple):
    """A whole round: the current trick, the stacks, and the cards won."""

    setup: Setup[Options]
    stacks: tuple[Cards, ...]
    """The stack of each seat, top card first."""
    trick: Cards
    """The face-down cards of this trick, by seat; empty once the round is over."""
    carried: Cards
    """The cards of undecided tricks, which the next winner takes."""
    won: tuple[Cards, ...]
    aside: Cards
    """The cards that are out of the game."""
    guesses: tuple[int | None, ...]
    """The guess of each seat in this trick."""
    first: Seat
    """The seat that guesses first in this trick."""
    turn: Seat | None
    """The seat whose turn it is; None once the round is over."""


class GuessView(NamedTuple):
    """A seat's view of a round: the cards shown, all guesses, and its own card if it looked."""

    setup: Setup[Options]
    seat: Seat | None
    card: Card | None
    """The seat's own card in this trick; None if it has no card or may not look (PO-2)."""
    colours: Sequence[Colour]
    """The colours in the deck."""
    stacks: tuple[int, ...]
    """The number of cards in each stack."""
    trick: int
    """The number of face-down cards in the middle."""
    carried: Cards
    won: tuple[Cards, ...]
    aside: int
    guesses: tuple[int | None, ...]
    turn: Seat | None


class GuessingGame(Game[Options, GuessState, GuessView]):
    """The rules of a game about guessing sums; Ratefix (RA) is the basic one."""

    family = "guessing"
    best = "most"  # RA-5
    options = Options
    deal_keys = ("stacks", "aside")
    language = language(GUESSES.values())

    colours: ClassVar[Sequence[Colour]]
    """The colours in the deck."""
    looks: ClassVar[bool]
    """Whether seats look at the cards that they lay."""

    def deck(self, setup: Setup[Options]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST, self.colours)

    def deal(self, setup: Setup[Options], cards: Sequence[Card]) -> Deal:
        each = DEALT // setup.players  # RA-1, PO-1
        hands, rest = deal_hands(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(stacks=stack_hands(hands), aside=rest)

    def deal_fault(self, setup: Setup[Options], deal: Deal) -> str | None:
        if len(set(map(len, deal.stacks))) > 1:
            return "The stacks must be equally long, because every seat lays a card in each trick."
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
        return self._lay_trick(state, first, make_tell(None))

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
        highest = HIGHEST * players
        why = f"The sum of {players} cards is from {players} to {highest}: guess in that range."
        return Refusal("RA-4", why, "guess-range", {"least": players, "most": highest})

    def apply(
        self,
        state: GuessState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> GuessState:
        assert seat is not None
        self.check_known(move)
        number = NUMBERS.get(move.text)
        if number is None:
            raise self.unhandled(move)
        return self._guess(state, seat, number, make_tell(told))

    def _lay_trick(self, state: GuessState, first: Seat, tell: Tell) -> GuessState:
        """Lay every seat's top card face down in the middle (RA-2), or end the round (RA-5)."""
        guesses = (None,) * state.setup.players
        if not any(state.stacks):
            aside = state.aside + state.carried  # RA-3
            return state._replace(trick=(), carried=(), aside=aside, guesses=guesses, turn=None)
        trick = tuple(stack[0] for stack in state.stacks)
        for seat, name in enumerate(names_of(trick)):
            card = {"card": name}
            tell(Event("lay", seat, own=card) if self.looks else Event("lay", seat, hidden=card))
        return state._replace(
            stacks=tuple(stack[1:] for stack in state.stacks),
            trick=trick,
            guesses=guesses,
            first=first,
            turn=first,
        )

    def _guess(self, state: GuessState, seat: Seat, number: int, tell: Tell) -> GuessState:
        """Guess the sum; the last guess decides the trick (RA-2)."""
        tell(Event("guess", seat, {"guess": number}))
        guesses = with_value(state.guesses, seat, number)
        turn = after(seat, state.setup.players, self.direction)
        state = state._replace(guesses=guesses, turn=turn)
        return self._decide(state, tell) if turn == state.first else state

    def _decide(self, state: GuessState, tell: Tell) -> GuessState:
        """Show the cards, give them to the nearest guesser, and lay the next trick (RA-3)."""
        total = sum(VALUE_OF[card] for card in state.trick)
        nearest = fewest([abs(guess - total) for guess in state.guesses if guess is not None])
        winner = nearest[0] if len(nearest) == 1 else None
        middle = state.trick + state.carried
        shown = {
            "cards": names_of(state.trick),
            "sum": total,
            "guesses": list(state.guesses),
            "nearest": list(nearest),
            "middle": len(middle),
        }
        tell(Event("trick", winner, shown))
        first = self.choose_first(state, winner)
        if winner is None:
            return self._lay_trick(state._replace(carried=middle), first, tell)
        won = with_value(state.won, winner, state.won[winner] + middle)
        return self._lay_trick(state._replace(won=won, carried=()), first, tell)

    @abstractmethod
    def choose_first(self, state: GuessState, winner: Seat | None) -> Seat:
        """Return the seat that guesses first in the next trick; no winner means undecided."""

    def outcome(self, state: GuessState) -> Outcome | None:
        if state.turn is not None:
            return None
        points = tuple(map(len, state.won))
        return Outcome(points, most(points), "through")  # RA-5

    def reveals_to(
        self, state: GuessState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        assert seat is not None
        last = after(seat, state.setup.players, self.direction) == state.first
        return EVERYONE if last else NOBODY  # RA-3: the last guess shows the cards

    def truth(self, state: GuessState) -> dict[str, Any]:
        return {
            "stacks": [names_of(stack) for stack in state.stacks],
            "middle": names_of(state.trick + state.carried),
            "won": [names_of(cards) for cards in state.won],
            "aside": names_of(state.aside),
            "guesses": list(state.guesses),
        }

    def shown(self, view: GuessView) -> dict[str, Any]:
        card = [] if view.card is None else [NAMES[view.card]]
        own = {} if view.seat is None or not self.looks else {"hand": card}
        return own | {
            "stacks": list(view.stacks),
            "middle": view.trick + len(view.carried),
            "won": [names_of(cards) for cards in view.won],
            "aside": view.aside,
            "guesses": list(view.guesses),
        }

    def longest(self, setup: Setup[Options]) -> int:
        return HIGHEST * len(self.colours)  # one guess for each card, even if all are dealt

"""The protocol that every game implements, and its data types."""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, ClassVar, Generic, Literal, NamedTuple, NoReturn, TypeVar

from elfer.engine.cards import NAMES, Card, spoken
from elfer.engine.deals import Deal
from elfer.engine.errors import BadMove, quoted
from elfer.engine.events import EMPTY, Event
from elfer.engine.moves import Language, Move
from elfer.engine.options import Options
from elfer.engine.seats import CLOCKWISE, Seat
from elfer.engine.shuffle import Chance

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Setup(Generic[Opts]):
    """The public setup of a round: number of players, options, round and dealer."""

    players: int
    options: Opts
    round: int
    dealer: Seat


class Outcome(NamedTuple):
    """The end of a round: points by seat (None in games without points), winners and ending."""

    points: tuple[int, ...] | None
    winners: tuple[Seat, ...]
    ending: str


class Refusal(NamedTuple):
    """The reason that a move of the language is not legal now, with the id of the rule."""

    rule: str
    why: str
    """One sentence in English."""
    reason: str
    """A code for the reason, for translations."""
    about: Mapping[str, str | int] = EMPTY
    """The cards, rows, seats and numbers in the sentence; all of them are visible in the view."""


def not_in_hand(card: Card) -> Refusal:
    """Return the refusal of a card that the seat does not hold (G-10)."""
    why = f"The {spoken(card)} is not in your hand."
    return Refusal("G-10", why, "not-in-hand", {"card": NAMES[card]})


class EveryoneBut(NamedTuple):
    """All seats and spectators, except one seat."""

    seat: Seat | None

    def __contains__(self, who: object) -> bool:
        return who is None or who != self.seat


EVERYONE: Container[Seat | None] = EveryoneBut(None)
NOBODY: Container[Seat | None] = frozenset()


_TAKE_A_LEGAL_ONE = "Choose one of its legal moves."


class Game(ABC, Generic[Opts, S, V]):
    """The rules of one game: pure functions of states and views, which are values."""

    id: ClassVar[str]
    name: ClassVar[str]
    family: ClassVar[str]
    """The name of the game's package in `games/`.

    Bots, evaluation and the compiled engine find the code for a game by this name.
    """
    compiled: ClassVar[bool] = False
    """Whether the compiled engine also supports this game, with every option.

    Each class sets this itself: a subclass may change a rule, so it does not inherit the value.
    """
    revision: ClassVar[int] = 1
    """The revision of the rules, raised when a change would alter what old moves do.

    A match that began under an earlier revision is finished and replayed under that revision.
    """
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 6
    direction: ClassVar[int] = CLOCKWISE
    takes_turns: ClassVar[bool] = True
    """Whether seats act one after the other; otherwise all act at the same time."""
    best: ClassVar[Literal["fewest", "most"] | None]
    """The total that wins a match; None in games without points."""
    options: ClassVar[type[Options]]
    deal_keys: ClassVar[tuple[str, ...]] = ("hands", "stock")
    shuffles: ClassVar[bool] = True
    """Whether a round begins with a shuffle; otherwise the deck is dealt in order."""
    questions: ClassVar[bool] = False
    """Whether other seats may object to the last move, or call, before the next one."""
    aided: ClassVar[bool] = False
    """Whether `aids` returns anything; otherwise it is not called, to save time."""
    needs_chance: ClassVar[bool] = False
    """Whether cards may be shuffled again during a round."""
    language: ClassVar[Language]
    """Every move of the game under any options, except `next`, which belongs to the match."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.compiled = vars(cls).get("compiled", False)

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.name}, {self.least_players} to {self.most_players} players>"

    # A game has no state, so all instances of a class are equal.
    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))

    # All matches share the game object, so it cannot be changed.
    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"A game cannot be changed: cannot assign to {name!r}.")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"A game cannot be changed: cannot delete {name!r}.")

    @abstractmethod
    def deck(self, setup: Setup[Opts]) -> tuple[Card, ...]:
        """Return the cards to shuffle, in the order of a fresh deck."""

    @abstractmethod
    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        """Deal the shuffled cards."""

    def deal_fault(self, setup: Setup[Opts], deal: Deal) -> str | None:
        """Return a sentence that says what is wrong with a deal of the right cards, or None."""
        return None

    @abstractmethod
    def start(
        self, setup: Setup[Opts], deal: Deal, chance: Chance | None, before: S | None
    ) -> S | None:
        """Return the round before its first move; None if no seat can begin with these cards.

        `before` is the state at the end of the previous round, if there was one.
        """

    def needs_lot(self, setup: Setup[Opts]) -> bool:
        """Return whether starting a round needs random numbers beyond the deal."""
        return False

    @abstractmethod
    def turn(self, state: S) -> Seat | None:
        """Return the seat whose turn it is, for display; any seat with a legal move may act.

        The round is not over while it is a seat's turn.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return a seat's view, built field by field; None is for spectators and the referee."""

    def known_to(self, state: S, seat: Seat | None) -> S:
        """Return the state without moves of other seats that `seat` has not been told of yet.

        None stands for a spectator. A game with such moves removes them here, but keeps numbers
        that everyone can count, like the number of cards in a hand.
        """
        return state

    @abstractmethod
    def legal(self, view: V) -> Sequence[Move]:
        """Return every move that the seat of this view may make now."""

    @abstractmethod
    def refusal(self, view: V, move: Move) -> Refusal:
        """Return why this move of the language is not legal now."""

    @abstractmethod
    def apply(
        self,
        state: S,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> S:
        """Return the state after a legal move; the old state does not change.

        Add the events to `told` if it is given. The caller guarantees that the move is legal, but
        not that it belongs to the game: see `check_known` and `unhandled`.
        """

    def check_known(self, move: Move) -> None:
        """Raise BadMove if a move does not belong to this game, even if its text does."""
        own = self.language.get(move.text)
        if own is move or own == move:
            return
        if own is None:
            raise BadMove(f"{quoted(move.text)} is not a move of {self.id}. {_TAKE_A_LEGAL_ONE}")
        raise BadMove(
            f"This {quoted(move.text)} belongs to another game: {self.id} has a different move with"
            f" that text. {_TAKE_A_LEGAL_ONE}"
        )

    def unhandled(self, move: Move) -> NotImplementedError:
        """Return the error for a move of the language that `apply` does not handle."""
        return NotImplementedError(f"{self.id} does not implement the move {quoted(move.text)}.")

    def reveals_to(self, state: S, seat: Seat | None, move: Move) -> Container[Seat | None]:
        """Return the seats that may learn something hidden from this legal move.

        None stands for a spectator. A seat learns something if it sees a card, or if the move shows
        what another seat could do: a seat that must draw holds no card that fits. By default every
        seat learns something; a game also returns everyone if a rule forbids taking the move back.
        The end of a round does not count here.
        """
        return EVERYONE

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the round; None while it goes on."""

    @abstractmethod
    def truth(self, state: S) -> dict[str, Any]:
        """Return the whole state of the round in the notation."""

    @abstractmethod
    def shown(self, view: V) -> dict[str, Any]:
        """Return a view in the notation."""

    def aids(self, view: V) -> dict[str, Any]:
        """Return facts derived from a view that help to draw it and are not in the notation."""
        return {}

    def hint_view(self, view: V) -> V | None:
        """Return the view for hints, without anything that players must notice on their own.

        Return None if a game allows no hints at all, because it tests only attention.
        """
        return view

    @abstractmethod
    def longest(self, setup: Setup[Opts]) -> int:
        """Return an upper bound on the number of moves in a round."""


AnyGame = Game[Any, Any, Any]

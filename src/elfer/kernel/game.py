"""The protocol between the kernel and the games."""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from elfer.kernel.cards import NAMES, Card, spoken
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal
from elfer.kernel.events import Event
from elfer.kernel.moves import Language, Move
from elfer.kernel.options import Options
from elfer.kernel.seats import CLOCKWISE, Seat

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Setup(Generic[Opts]):
    """What everyone knows before a round: how many play, by which options, who deals."""

    players: int
    options: Opts
    round: int
    dealer: Seat


class Outcome(NamedTuple):
    """How a round ended: each seat's points (None where none are kept) and who won it."""

    points: tuple[int, ...] | None
    winners: tuple[Seat, ...]
    ending: str


class Refusal(NamedTuple):
    """Why a move of the language is not legal now, and the id of the rule that says so."""

    rule: str
    why: str
    """One sentence in English."""
    reason: str
    """The same in a word, for whoever says it in another language."""
    about: Mapping[str, str | int] = MappingProxyType({})
    """What it speaks of: cards, rows, seats, numbers; nothing that the view does not tell."""


def not_in_hand(card: Card) -> Refusal:
    """The refusal of a card that its seat does not hold (G-10)."""
    why = f"The {spoken(card)} is not in your hand."
    return Refusal("G-10", why, "not-in-hand", {"card": NAMES[card]})


class EveryoneBut(NamedTuple):
    """All seats and the spectators, except one."""

    seat: Seat | None

    def __contains__(self, who: object) -> bool:
        return who is None or who != self.seat


EVERYONE: Container[Seat | None] = EveryoneBut(None)
NOBODY: Container[Seat | None] = frozenset()


class Game(ABC, Generic[Opts, S, V]):
    """The rules of one game, pure: a round is a value, a move gives the next one."""

    id: ClassVar[str]
    name: ClassVar[str]
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 6
    direction: ClassVar[int] = CLOCKWISE
    best: ClassVar[Literal["fewest", "most"] | None]
    """Which total of points wins a match; None where no points are kept."""
    options: ClassVar[type[Options]]
    deal_keys: ClassVar[tuple[str, ...]] = ("hands", "stock")
    shuffles: ClassVar[bool] = True
    """Whether a round begins with a shuffle; without one the deck is dealt as it is."""
    questions: ClassVar[bool] = False
    """Whether somebody may question out of turn what was just done, with or without a cause."""
    aided: ClassVar[bool] = False
    """Whether a view has aids: most need none, and a view takes time."""
    needs_chance: ClassVar[bool] = False
    """Whether cards may be shuffled again during a round."""
    language: ClassVar[Language]
    """Every move of the game, whatever its options, but for `next`, which is the kernel's."""

    @abstractmethod
    def deck(self, setup: Setup[Opts]) -> tuple[Card, ...]:
        """The cards that are shuffled, in fresh-deck order."""

    @abstractmethod
    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        """The shuffled cards, dealt."""

    def deal_fault(self, setup: Setup[Opts], deal: Deal) -> str | None:
        """What is wrong with a given deal although it is exactly the deck, in one sentence."""
        return None

    @abstractmethod
    def start(
        self, setup: Setup[Opts], deal: Deal, chance: Chance | None, before: S | None
    ) -> S | None:
        """The round before its first move; None if nobody can begin with these cards.

        `before` is the end of the round before this one, if there was one.
        """

    def needs_lot(self, setup: Setup[Opts]) -> bool:
        """Whether starting a round needs chance beyond the deal."""
        return False

    @abstractmethod
    def turn(self, state: S) -> Seat | None:
        """The seat whose turn it is, for showing; who may act is whoever has a legal move.

        While it is somebody's turn the round goes on.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know, built by naming it; None is a spectator and the referee."""

    @abstractmethod
    def legal(self, view: V) -> Sequence[Move]:
        """Every move that the seat of this view may make now."""

    @abstractmethod
    def refusal(self, view: V, move: Move) -> Refusal:
        """Why this move of the language is not among the legal ones."""

    @abstractmethod
    def apply(
        self,
        state: S,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> S:
        """The state after a legal move; the old one stays as it is.

        What happened is added to `told`, if anyone wants to know.
        """

    def reveals_to(self, state: S, seat: Seat | None, move: Move) -> Container[Seat | None]:
        """Whoever may learn something hidden by this legal move; None stands for spectators.

        Learning is to see a card, or to see that a move was possible which need not have been: who
        must draw holds nothing that fits. It is everyone unless a game names fewer; what cannot
        be taken back by the rules stays so too. The end of a round need not be considered.
        """
        return EVERYONE

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the round ended; None while it goes on."""

    @abstractmethod
    def truth(self, state: S) -> dict[str, Any]:
        """The whole state of the round in the words of the notation."""

    @abstractmethod
    def shown(self, view: V) -> dict[str, Any]:
        """A view in the words of the notation."""

    def aids(self, view: V) -> dict[str, Any]:
        """What follows from a view, for whoever draws it: no words of the notation, no secrets."""
        return {}

    def advised(self, view: V) -> V | None:
        """By what a seat is advised: its view without what only its own attention should tell it.

        None where nothing but attention is asked for.
        """
        return view

    @abstractmethod
    def longest(self, setup: Setup[Opts]) -> int:
        """A number of moves within which every round ends."""


AnyGame = Game[Any, Any, Any]

"""What is claimed of the face-down pile, the whole round around it, and a seat's view of it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Self, TypeVar

from elfer.games.bluffing.memory import Memory, Repute
from elfer.kernel.cards import BIT, COLOUR_MASK, VALUE_MASK, Card, Colour, Mask, mask_of
from elfer.kernel.deal import Cards
from elfer.kernel.game import Opts, Setup
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat, with_value


def cards_said(number: int, colour: Colour | None) -> Mask:
    """The cards of this number, and of this colour if one is said."""
    return VALUE_MASK[number] & (~0 if colour is None else COLOUR_MASK[colour])


@dataclass(frozen=True)
class BluffLayout(ABC, Generic[Opts]):
    """All that is said openly about the pile."""

    turn: Seat | None
    """Whose turn it is; None once the round is over."""
    claim: int | None = None
    """The number that was claimed last."""
    layer: Seat | None = None
    """Whose card can still be questioned, if anyone's."""

    @abstractmethod
    def claimed(self, setup: Setup[Opts]) -> Mask:
        """The cards that would make the last claim true."""

    @abstractmethod
    def upcoming(self, setup: Setup[Opts]) -> int:
        """The number that the next card claims."""

    @abstractmethod
    def claiming(self, setup: Setup[Opts], move: Move) -> Self:
        """What is said once a card is laid: it claims the next number."""

    @abstractmethod
    def complete(self, setup: Setup[Opts]) -> bool:
        """Whether the last number of the pile is claimed."""

    @abstractmethod
    def anew(self, turn: Seat | None) -> Self:
        """What is said once somebody has taken the pile."""

    def away(self) -> Self:
        """What is said once the pile is out of the game."""
        return replace(self, claim=None)

    def kind(self) -> dict[str, Any]:
        """What the cards of the pile are said to have in common, in the words of the notation."""
        return {}

    def said(self) -> dict[str, Any]:
        """The last claim in the words of the notation."""
        return {"number": self.claim, **self.kind()}

    def shown(self) -> dict[str, Any]:
        """The pile in the words of the notation."""
        return {"pile_claim": self.claim}


L = TypeVar("L", bound=BluffLayout[Any])


class BluffState(NamedTuple, Generic[Opts, L]):
    """A round, whole."""

    setup: Setup[Opts]
    layout: L
    hands: tuple[Mask, ...]
    middle: Cards = ()
    """The pile, its top first."""
    aside: Cards = ()
    moves: int = 0
    memories: tuple[Memory, ...] = ()
    """What each seat has seen of the others' cards and knows of its own ones in the pile."""
    reputes: tuple[Repute, ...] = ()
    """What everyone has heard of each seat."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each hand has."""
        return tuple(hand.bit_count() for hand in self.hands)

    def laid(self, seat: Seat, card: Card) -> Self:
        """A card of a hand goes on the pile."""
        hands = with_value(self.hands, seat, self.hands[seat] ^ BIT[card])
        own = self.memories[seat]
        memories = with_value(self.memories, seat, own._replace(pile=own.pile | BIT[card]))
        return self._replace(hands=hands, middle=(card, *self.middle), memories=memories)

    def put_aside(self) -> Self:
        """The pile is out of the game."""
        memories = tuple(memory.put_aside() for memory in self.memories)
        return self._replace(middle=(), aside=self.aside + self.middle, memories=memories)

    def taken(self, seat: Seat, shown: Mask) -> Self:
        """The pile goes into a hand; everyone has seen the card that was shown, if one was."""
        pile = mask_of(self.middle)
        memories = tuple(
            memory.taken(pile) if other == seat else memory.given(seat, shown)
            for other, memory in enumerate(self.memories)
        )
        return self.with_repute(seat, self.reputes[seat].renewed())._replace(
            hands=with_value(self.hands, seat, self.hands[seat] | pile),
            middle=(),
            memories=memories,
        )

    def with_repute(self, seat: Seat, repute: Repute) -> Self:
        """Something more is known of a seat to everyone."""
        return self._replace(reputes=with_value(self.reputes, seat, repute))

    def seen_by(self, seat: Seat | None) -> "BluffView[Opts, L]":
        """What a seat may know, named piece by piece."""
        return BluffView(
            setup=self.setup,
            seat=seat,
            layout=self.layout,
            hand=0 if seat is None else self.hands[seat],
            sizes=self.sizes,
            pile=len(self.middle),
            aside=len(self.aside),
            memory=None if seat is None else self.memories[seat],
            reputes=self.reputes,
        )


class BluffView(NamedTuple, Generic[Opts, L]):
    """What a seat may know of a round: its own cards, how many others have, what it remembers."""

    setup: Setup[Opts]
    seat: Seat | None
    layout: L
    hand: Mask
    sizes: tuple[int, ...]
    pile: int
    aside: int
    memory: Memory | None
    reputes: tuple[Repute, ...]

    @property
    def layer(self) -> Seat | None:
        """Whose card can still be questioned, if anyone's."""
        return self.layout.layer

    @property
    def last_card(self) -> bool:
        """Whether somebody's last card waits for being let stand (MO-7, EW-5)."""
        return self.layer is not None and not self.sizes[self.layer]

    @property
    def claimed(self) -> Mask:
        """The cards that would make the last claim true."""
        return self.layout.claimed(self.setup)

    @property
    def upcoming(self) -> int:
        """The number that the next card claims."""
        return self.layout.upcoming(self.setup)

    @property
    def ground(self) -> int:
        """How many cards lie under the next one."""
        return 0 if self.layout.complete(self.setup) else self.pile

    def honest(self, move: Move) -> bool:
        """Whether the card of a lay is what it would claim."""
        return bool(self.layout.claiming(self.setup, move).claimed(self.setup) & BIT[move.card])

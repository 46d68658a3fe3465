"""The layout of a bluffing game, its state and a seat's view."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from elfer.engine.cards import BIT, COLOUR_MASK, VALUE_MASK, Card, Colour, Mask, mask_of
from elfer.engine.deals import Cards
from elfer.engine.game import Opts, Setup
from elfer.engine.moves import Move
from elfer.engine.seats import Seat, with_value
from elfer.games.bluffing.memory import Memory, Repute


def cards_said(number: int, colour: Colour | None) -> Mask:
    """Return the cards of this number, and of this colour if one is claimed."""
    return VALUE_MASK[number] & (~0 if colour is None else COLOUR_MASK[colour])


@dataclass(frozen=True)
class BluffLayout(ABC, Generic[Opts]):
    """The public part of a round: the claims about the pile."""

    may_pass: ClassVar[bool]
    """Whether a seat may pass instead of laying."""

    turn: Seat | None
    """The seat whose turn it is; None once the round is over."""
    claim: int | None = None
    """The number that was claimed last."""
    layer: Seat | None = None
    """The seat whose card can still be questioned, if there is one."""

    @abstractmethod
    def upcoming(self, setup: Setup[Opts]) -> int:
        """Return the number that the next card claims."""

    @abstractmethod
    def claim_next(self, setup: Setup[Opts], move: Move) -> Self:
        """Return the layout after a lay that claims the next number."""

    @abstractmethod
    def claimed(self, setup: Setup[Opts]) -> Mask:
        """Return the cards that would make the last claim true."""

    @abstractmethod
    def claimable(self, setup: Setup[Opts]) -> Mask:
        """Return the cards that can still make some claim true."""

    def true_for(self, setup: Setup[Opts], number: int) -> Mask:
        """Return the cards that would make a claim of this number true, as far as is known."""
        return VALUE_MASK[number] & self.claimable(setup)

    @abstractmethod
    def questioners(self, setup: Setup[Opts], seat: Seat) -> list[Seat]:
        """Return the seats that may question a card of this seat."""

    @property
    def slipped(self) -> int:
        """The number of cards laid without a claim after the last claimed one."""
        return 0

    @abstractmethod
    def last_number(self, setup: Setup[Opts]) -> int:
        """Return the number that completes a pile."""

    def is_complete(self, setup: Setup[Opts]) -> bool:
        """Return whether the last number of the pile has been claimed."""
        return self.claim == self.last_number(setup)

    def remove_pile(self) -> Self:
        """Return the layout after the pile is removed from the game."""
        return replace(self, claim=None)

    @abstractmethod
    def restart_pile(self, turn: Seat | None) -> Self:
        """Return the layout after a seat takes the pile: the next pile starts at 1."""

    def describe_kind(self) -> dict[str, Any]:
        """Return the claim about the whole pile, such as its colour, in the notation."""
        return {}

    def describe_claim(self) -> dict[str, Any]:
        """Return the last claim in the notation."""
        return {"number": self.claim, **self.describe_kind()}

    def shown(self) -> dict[str, Any]:
        """Return the layout in the notation."""
        return {"pile_claim": self.claim}


L = TypeVar("L", bound=BluffLayout[Any])


class BluffState(NamedTuple, Generic[Opts, L]):
    """A whole round: the layout, the cards, and the memories of the seats."""

    setup: Setup[Opts]
    layout: L
    hands: tuple[Mask, ...]
    middle: Cards = ()
    """The pile, top card first."""
    aside: Cards = ()
    """The cards that are out of the game."""
    moves: int = 0
    """The number of moves in this round."""
    memories: tuple[Memory, ...] = ()
    """For each seat, the cards of others that it has seen, and its own cards in the pile."""
    reputes: tuple[Repute, ...] = ()
    """The public record of each seat's claims."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return tuple(hand.bit_count() for hand in self.hands)

    def lay(self, seat: Seat, card: Card) -> Self:
        """Return the state after a card goes from a hand onto the pile."""
        own = self.memories[seat]
        return self._replace(
            hands=with_value(self.hands, seat, self.hands[seat] ^ BIT[card]),
            middle=(card, *self.middle),
            memories=with_value(self.memories, seat, own._replace(pile=own.pile | BIT[card])),
        )

    def put_pile_aside(self) -> Self:
        """Return the state after the pile is removed from the game."""
        return self._replace(
            middle=(),
            aside=self.aside + self.middle,
            memories=tuple(memory.put_pile_aside() for memory in self.memories),
        )

    def take_pile(self, taker: Seat, shown: Mask) -> Self:
        """Return the state after a seat takes the pile; everyone saw the card in `shown`."""
        pile = mask_of(self.middle)
        memories = tuple(
            memory.take_pile(pile) if seat == taker else memory.watch_pile_taken(taker, shown)
            for seat, memory in enumerate(self.memories)
        )
        state = self.with_repute(taker, self.reputes[taker].forget_numbers())
        return state._replace(
            hands=with_value(self.hands, taker, self.hands[taker] | pile),
            middle=(),
            memories=memories,
        )

    def with_repute(self, seat: Seat, repute: Repute) -> Self:
        """Return the state with the repute of a seat replaced."""
        return self._replace(reputes=with_value(self.reputes, seat, repute))


class BluffView(NamedTuple, Generic[Opts, L]):
    """A seat's view of a round: its own cards, the sizes of the other hands, and its memory."""

    setup: Setup[Opts]
    seat: Seat | None
    layout: L
    hand: Mask
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    pile: int
    """The number of cards in the pile."""
    aside: int
    """The number of cards that are out of the game."""
    memory: Memory | None
    reputes: tuple[Repute, ...]
    believed: Card | None = None
    """Once the round is over: the last card of the winner, if nobody questioned it."""

    @property
    def layer(self) -> Seat | None:
        """The seat whose card can still be questioned, if there is one."""
        return self.layout.layer

    @property
    def last_card(self) -> bool:
        """Whether somebody's last card can still be questioned (MO-7, EW-5)."""
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
    def may_pass(self) -> bool:
        """Whether a seat may pass instead of laying."""
        return self.layout.may_pass

    @property
    def last_number(self) -> int:
        """The number that completes a pile."""
        return self.layout.last_number(self.setup)

    @property
    def slipped(self) -> int:
        """The number of cards laid without a claim after the last claimed one."""
        return self.layout.slipped

    @property
    def claimable(self) -> Mask:
        """The cards that can still make some claim true."""
        return self.layout.claimable(self.setup)

    def questioners(self, seat: Seat) -> list[Seat]:
        """Return the seats that may question a card of this seat."""
        return self.layout.questioners(self.setup, seat)

    def true_for(self, number: int) -> Mask:
        """Return the cards that would make a claim of this number true, as far as is known."""
        return self.layout.true_for(self.setup, number)

    @property
    def ground(self) -> int:
        """The number of cards that will be under the next one."""
        return 0 if self.layout.is_complete(self.setup) else self.pile

    def honest(self, move: Move) -> bool:
        """Return whether the card of a lay matches its claim."""
        return bool(self.layout.claim_next(self.setup, move).claimed(self.setup) & BIT[move.card])

"""What lies on the table in Schnipp Schnapp, the whole round around it, and a seat's view."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.cards import VALUE_OF, Card, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards
from elfer.kernel.game import Setup
from elfer.kernel.moves import Touch, button, language
from elfer.kernel.options import Flag, Number, Options, option
from elfer.kernel.seats import CLOCKWISE, Seat, after, round_from

FLIP = button("flip", Touch("stack", "own"))
SCHNAPP = button("schnapp", timed=True)
SCHNIPP = button("schnipp", timed=True)
SETTLE = button("settle")
LANGUAGE = language([FLIP, SCHNAPP, SCHNIPP, SETTLE])

MOST_TURN_OVERS = 2_000  # SS-11


@dataclass(frozen=True)
class SnapOptions(Options):
    """All turn over at once or in turn, when calls are undecided, how long the former lasts."""

    together: bool = option(Flag(), False)  # SS-10
    tie_ms: int = option(Number(0, 1000), 50)  # SS-7
    turns: int = option(Number(1, 1000), 40)  # SS-10


def most_turn_overs(options: SnapOptions) -> int:
    """After how many turn-overs a round ends whatever happens."""
    return options.turns if options.together else MOST_TURN_OVERS


def without_quartets(cards: Sequence[Card]) -> tuple[tuple[int, ...], Cards]:
    """The numbers that the cards have all four of, and the other cards in their order."""
    counts = Counter(VALUE_OF[card] for card in cards)
    quartets = tuple(sorted(number for number, count in counts.items() if count == 4))
    return quartets, tuple(card for card in cards if VALUE_OF[card] not in quartets)


class Call(NamedTuple):
    """A call that was noted: whose, which word, and when."""

    seat: Seat
    word: str
    at: float


class Layout(NamedTuple):
    """All that lies or happens openly; piles and middle have their top first."""

    piles: tuple[Cards, ...]
    middle: Cards
    quartets: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]
    """How many cards each seat has taken by calls."""
    last: Seat
    """Who turned over last; at first the dealer."""
    shown: tuple[Seat, ...] = ()
    """Whose top cards have just been turned over, until the calls on them are settled."""
    turned: int = 0
    """How often cards were turned over."""
    ending: str | None = None

    def numbers(self) -> set[int]:
        """The numbers just turned over."""
        return {VALUE_OF[self.piles[seat][0]] for seat in self.shown}

    def alike(self) -> tuple[Seat, ...]:
        """Whose piles show a number just turned over that lies there twice (SS-3, SS-10)."""
        tops = {seat: VALUE_OF[pile[0]] for seat, pile in enumerate(self.piles) if pile}
        counts, numbers = Counter(tops.values()), self.numbers()
        return tuple(s for s, number in tops.items() if number in numbers and counts[number] > 1)

    def like_middle(self) -> bool:
        """Whether a number just turned over is the middle's (SS-6)."""
        return bool(self.middle) and VALUE_OF[self.middle[0]] in self.numbers()

    def open_cards(self) -> dict[str, Any]:
        """The table in the words of the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "middle": names_of(self.middle),
            "quartets": [list(numbers) for numbers in self.quartets],
            "won": list(self.won),
        }


class SnapState(NamedTuple):
    """A round, whole: the layout, the stacks with their top first, and the calls to settle."""

    setup: Setup[SnapOptions]
    layout: Layout
    stacks: tuple[Cards, ...]
    chance: Chance
    calls: tuple[Call, ...] = ()

    def with_cards(self) -> list[Seat]:
        """The seats that are not out (SS-8)."""
        piles = self.layout.piles
        return [seat for seat, stack in enumerate(self.stacks) if stack or piles[seat]]

    def turn(self) -> Seat | None:
        """The next seat that has cards as the table lies; nobody's where all flip at once."""
        if self.setup.options.together:
            return None
        players, having = self.setup.players, self.with_cards()
        first = after(self.layout.last, players, CLOCKWISE)
        return next((s for s in round_from(first, players, CLOCKWISE) if s in having), None)


class SnapView(NamedTuple):
    """What a seat may know of a round: the layout, how high the stacks are, its own call."""

    setup: Setup[SnapOptions]
    layout: Layout
    seat: Seat | None
    sizes: tuple[int, ...]
    """How many cards each stack has."""
    turn: Seat | None
    flips: bool
    """Whether the seat may turn over, were the noted calls settled now."""
    call: Call | None
    """What the seat itself has called on the cards shown."""

    def out(self) -> bool:
        """Whether the seat has no cards at all (SS-8)."""
        seat = self.seat
        return seat is not None and not self.sizes[seat] and not self.layout.piles[seat]

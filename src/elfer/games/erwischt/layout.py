"""What is claimed in Lass dich nicht erwischen!, and a seat's view of it."""

from dataclasses import dataclass, replace
from typing import Any

from elfer.games.bluffing import BluffLayout, BluffState, BluffView, cards_said
from elfer.games.erwischt.moves import LAST_NUMBER, claimed_colour
from elfer.kernel.cards import COLOURS, Colour, Mask
from elfer.kernel.game import Setup
from elfer.kernel.moves import Move
from elfer.kernel.options import Choice, Options, option
from elfer.kernel.seats import Seat


@dataclass(frozen=True)
class ErwischtOptions(Options):
    """Whether a pile has one colour (EW-6)."""

    colours: str = option(Choice(("mixed", "strict")), "mixed")


@dataclass(frozen=True)
class ErwischtLayout(BluffLayout[ErwischtOptions]):
    """What is said, who has accepted it, and how long all have passed."""

    number: int = 1
    """The number that the next card claims."""
    colour: Colour | None = None
    """What the cards of the pile are said to be, in strict colours."""
    completed: tuple[Colour, ...] = ()
    accepted: frozenset[Seat] = frozenset()
    passes: int = 0
    """How many in a row have passed on this number."""
    passed: int = 0
    """On how many numbers in a row everyone has passed."""

    @property
    def starts(self) -> bool:
        """Whether the next card starts a pile: none lies there, or one that is complete."""
        return self.claim in (None, LAST_NUMBER)

    @property
    def following(self) -> int:
        """The number after the next one; after 20 comes 1 (EW-2)."""
        return self.number % LAST_NUMBER + 1

    def claimed(self, setup: Setup[ErwischtOptions]) -> Mask:
        return 0 if self.claim is None else cards_said(self.claim, self.colour)  # EW-4, EW-6

    def upcoming(self, setup: Setup[ErwischtOptions]) -> int:
        return self.number

    def claiming(self, setup: Setup[ErwischtOptions], move: Move) -> "ErwischtLayout":
        return replace(
            self,
            number=self.following,
            claim=self.number,
            colour=claimed_colour(move) if self.starts else self.colour,
            passes=0,
            passed=0,
        )

    def complete(self, setup: Setup[ErwischtOptions]) -> bool:
        return self.claim == LAST_NUMBER

    def away(self) -> "ErwischtLayout":
        completed = () if self.colour is None else (self.colour,)  # EW-6
        return replace(self, claim=None, colour=None, completed=self.completed + completed)

    def anew(self, turn: Seat | None) -> "ErwischtLayout":
        return ErwischtLayout(turn, completed=self.completed)

    def kind(self) -> dict[str, Any]:
        return {"colour": None if self.colour is None else COLOURS[self.colour]}

    def shown(self) -> dict[str, Any]:
        return {
            "pile_claim": self.claim,
            "count": self.number,
            "pile_colour": None if self.colour is None else COLOURS[self.colour],
            "completed": [COLOURS[colour] for colour in self.completed],
        }


ErwischtState = BluffState[ErwischtOptions, ErwischtLayout]


class ErwischtView(BluffView[ErwischtOptions, ErwischtLayout]):
    """A seat's view of the pile, and which colours may be claimed for a new one."""

    __slots__ = ()

    @property
    def names_colour(self) -> bool:
        """Whether a lay must claim a colour: the first of a pile in strict colours (EW-6)."""
        return self.setup.options.colours == "strict" and self.layout.starts

    @property
    def free(self) -> list[Colour]:
        """The colours whose pile is neither away nor complete (EW-6)."""
        taken = {*self.layout.completed, self.layout.colour}
        return [colour for colour in range(len(COLOURS)) if colour not in taken]

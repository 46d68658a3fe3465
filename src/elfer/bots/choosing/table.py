"""What everyone knows at the table: all cards that were shown, so all that are left."""

from typing import NamedTuple

from elfer.bots.choosing.endgame import TRICKS, Endgame, pattern_of
from elfer.games.hoechste_karte import ChoiceView
from elfer.kernel.cards import COLOUR_OF, VALUE_OF


class Table(NamedTuple):
    """The values that each seat still has, the own ones first, then clockwise."""

    hands: list[list[int]]
    aside: int
    """How many tricks lie undecided."""
    won: list[int]
    """How many cards each has won."""

    def endgame(self) -> Endgame:
        """The same for two players, as the solution knows it."""
        own, other = self.hands
        lead = (self.won[0] - self.won[1]) // 2
        return Endgame(pattern_of(own, other), self.aside, lead)


def table_of(view: ChoiceView) -> Table:
    """The table as a seat sees it."""
    players, seat = view.setup.players, view.seat
    assert seat is not None
    shown: list[set[int]] = [set() for _ in range(players)]
    for cards in (*view.won, view.aside):
        for card in cards:
            shown[COLOUR_OF[card]].add(VALUE_OF[card])
    order = [(seat + n) % players for n in range(players)]
    return Table(
        hands=[[v for v in range(1, TRICKS + 1) if v not in shown[each]] for each in order],
        aside=len(view.aside) // players,
        won=[len(view.won[each]) for each in order],
    )

"""The remaining cards: every card played so far was shown, so all hands are known."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from elfer.engine.cards import COLOUR_OF, VALUE_OF
from elfer.engine.game import AnyGame
from elfer.games.tricks.rules import TRICKS, ChoiceView

OWN, OTHER, BOTH = "a", "b", "c"
"""The letters of a pattern: the value is held by the bot's seat, the other seat or both."""
_SWAPPED = str.maketrans(OWN + OTHER, OTHER + OWN)


class Endgame(NamedTuple):
    """The rest of a game for two, in which only the order of the values matters."""

    pattern: str
    """A letter for each value that somebody holds, lowest first."""
    aside: int
    """The number of undecided tricks set aside."""
    lead: int
    """The number of tricks by which the bot's seat leads the other."""

    @property
    def left(self) -> int:
        """The number of tricks still to play."""
        return sum(letter != OTHER for letter in self.pattern)

    def decided(self) -> float | None:
        """Return 1 for a win, -1 for a loss, 0 for a tie at the end; None while it is open.

        The seat that has won the most cards wins (HK-4).
        """
        most = self.left + self.aside
        if self.lead > most:
            return 1.0
        if self.lead < -most:
            return -1.0
        return None if self.left else float((self.lead > 0) - (self.lead < 0))

    def swapped(self) -> "Endgame":
        """Return the same endgame as the other seat sees it."""
        return Endgame(self.pattern.translate(_SWAPPED), self.aside, -self.lead)

    def after(self, own: int, other: int) -> "Endgame":
        """Return the endgame after the values at these places of the pattern are played.

        The higher value takes the trick and all undecided ones (HK-2, HK-3).
        """
        pattern, aside, lead = self.pattern, self.aside, self.lead
        if own == other:
            return Endgame(pattern[:own] + pattern[own + 1 :], aside + 1, lead)
        letters = list(pattern)
        letters[own] = OTHER if letters[own] == BOTH else ""
        letters[other] = OWN if letters[other] == BOTH else ""
        won = 1 + aside if own > other else -1 - aside
        return Endgame("".join(letters), 0, lead + won)

    def places(self) -> list[int]:
        """Return the places of the seat's own values in the pattern."""
        return [place for place, letter in enumerate(self.pattern) if letter != OTHER]

    def others_places(self) -> list[int]:
        """Return the places of the other seat's values in the pattern."""
        return [place for place, letter in enumerate(self.pattern) if letter != OWN]


def pattern_of(own: Sequence[int], other: Sequence[int]) -> str:
    """Return the pattern of the values of two hands."""
    return "".join(
        BOTH if value in own and value in other else OWN if value in own else OTHER
        for value in sorted({*own, *other})
    )


@lru_cache(maxsize=TRICKS)
def patterns(left: int) -> dict[str, int]:
    """Return every pattern with `left` cards on each side, numbered."""
    return {pattern: number for number, pattern in enumerate(_spell_patterns(left, left, TRICKS))}


def _spell_patterns(own: int, other: int, letters: int) -> Iterator[str]:
    if not own and not other:
        yield ""
        return
    if max(own, other) > letters:
        return
    for letter, less_own, less_other in ((OWN, 1, 0), (OTHER, 0, 1), (BOTH, 1, 1)):
        if own >= less_own and other >= less_other:
            for rest in _spell_patterns(own - less_own, other - less_other, letters - 1):
                yield letter + rest


@lru_cache(maxsize=TRICKS)
def scores(left: int) -> dict[tuple[int, int], int]:
    """Return every pair of tricks set aside and non-negative lead, numbered."""
    played = TRICKS - left
    ways = [
        (aside, lead)
        for aside in range(played + 1)
        for lead in range(played - aside + 1)
        if (played - aside - lead) % 2 == 0
    ]
    return {way: number for number, way in enumerate(ways)}


class KnownHands(NamedTuple):
    """The values that each seat still has, the bot's seat first, then the following seats."""

    values: list[list[int]]
    aside: int
    """The number of undecided tricks set aside."""
    won: list[int]
    """The number of cards that each seat has won."""

    def endgame(self) -> Endgame:
        """Return the endgame of two players."""
        own, other = self.values
        lead = (self.won[0] - self.won[1]) // 2
        return Endgame(pattern_of(own, other), self.aside, lead)


def known_hands(game: AnyGame, view: ChoiceView) -> KnownHands:
    """Return all hands: each seat has one colour (HK-1), minus the cards already shown."""
    players, seat = view.setup.players, view.seat
    assert seat is not None
    shown = {card for cards in (*view.won, view.aside) for card in cards}
    hidden = [card for card in game.deck(view.setup) if card not in shown]
    order = [(seat + n) % players for n in range(players)]
    return KnownHands(
        values=[[VALUE_OF[card] for card in hidden if COLOUR_OF[card] == each] for each in order],
        aside=len(view.aside) // players,
        won=[len(view.won[each]) for each in order],
    )

"""How likely a claim of one's own is questioned: the others are taken for people who count."""

from math import comb, exp

from elfer.bots.bluffing.character import Weights
from elfer.bots.bluffing.race import Race
from elfer.bots.bluffing.rules import ClaimView, deck_size, may_pass, wanted, watchers
from elfer.bots.bluffing.suspicion import lie_of, none_of, notoriety
from elfer.kernel.seats import Seat, with_value

STEEPEST = 30.0
"""Beyond so many times its temper a gain is as good as certain to be seen."""


def risk(view: ClaimView, weights: Weights, number: int, pile: int) -> float:
    """That somebody questions a card laid now as this number on so many others."""
    seat = view.seat
    assert seat is not None
    asked = wanted(view, number) if number <= deck_size(view) // 4 else 0
    sizes = with_value(view.sizes, seat, view.sizes[seat] - 1)
    watched = _Watched(view, weights, seat, Race(sizes, weights.length), pile + 1)
    known = (asked & view.hand).bit_count()
    believed = 1.0
    for watcher in watchers(view, seat):
        pays = watched.pays(watcher, asked.bit_count(), known)
        believed *= 1 - weights.rash - (1 - weights.rash - weights.slow) * pays
    return 1 - believed


class _Watched:
    """A seat that has just laid, as the others see it."""

    def __init__(
        self, view: ClaimView, weights: Weights, seat: Seat, race: Race, pile: int
    ) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.race = race
        self.pile = pile
        self.size = view.sizes[seat]
        self.deck = deck_size(view)
        self.dares = weights.feared[len(view.sizes)] if may_pass(view) else 1.0
        self.odds = notoriety(view.reputes[seat], weights.repute)

    def pays(self, watcher: Seat, asked: int, known: int) -> float:
        """How likely questioning pays for this watcher, over what he may hold of the asked."""
        his, unseen, left = self.view.sizes[watcher], self.deck - self.size, asked - known
        ways = comb(unseen, left)
        return sum(
            comb(his, held)
            * comb(unseen - his, left - held)
            / ways
            * self._tempted(watcher, 1 - none_of(asked - held, self.size, self.deck - his))
            for held in range(left + 1)
        )

    def _tempted(self, watcher: Seat, has: float) -> float:
        """How likely he thinks that questioning pays, with the chance of truth that he sees."""
        race, weights = self.race, self.weights
        lie = lie_of(has, weights.spares, self.dares, self.odds)
        still = race.chance(watcher)
        right = race.against(watcher, self.seat, self.pile) - still
        wrong = race.chance(watcher, self.pile) - still
        card = race.chance(watcher, -1) - still
        gain = (lie * right + (1 - lie) * wrong) / (card * weights.temper)
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, gain))))

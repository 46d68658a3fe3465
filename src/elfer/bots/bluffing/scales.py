"""What goes into weighing a move: the race as it is, what a card is worth, what is a lie."""

from random import Random

from elfer.bots.bluffing.asked import asked
from elfer.bots.bluffing.character import Weights
from elfer.bots.bluffing.race import Race
from elfer.bots.bluffing.rules import ClaimView, highest, may_pass, true_number, watchers
from elfer.bots.bluffing.suspicion import Recall, Unseen, lie_of, notoriety
from elfer.kernel.cards import VALUE_MASK, Card


class Scales:
    """A seat's view with the weights of its level."""

    def __init__(self, view: ClaimView, weights: Weights, recall: Recall, rng: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.recall = recall
        self.rng = rng
        self.race = Race(view.sizes, weights.length)
        self.still = self.race.chance(self.seat)
        """The chance to win if nothing happens."""
        self.card = self.race.chance(self.seat, -1) - self.still
        """What it is worth to have a card less."""

    def prefers(self, gain: float) -> bool:
        """Whether something pays; what hardly matters is decided by luck, not to be read."""
        return gain + self.rng.uniform(-1, 1) * self.weights.mixes * self.card > 0

    def lie(self) -> float:
        """How likely the last card laid is not what was claimed."""
        view, weights = self.view, self.weights
        layer, number = view.layer, view.layout.claim
        assert layer is not None
        assert number is not None
        has = Unseen(view, self.recall).has(layer, view.sizes[layer] + 1, view.claimed)
        repute = view.reputes[layer]
        if self.recall >= Recall.SAID and view.claimed.bit_count() > 1:
            has *= weights.again if repute.again >> number & 1 else 1
            has *= weights.passed if repute.passed >> number & 1 else 1
        dares = weights.dares[len(view.sizes)] if may_pass(view) else 1.0
        return lie_of(has, weights.spares, dares, notoriety(repute, weights.repute))

    def questioned(self, lie: float) -> float:
        """The chance to win after questioning the last card, which is so likely a lie."""
        assert self.view.layer is not None
        right = self.race.against(self.seat, self.view.layer, self.view.pile)
        return lie * right + (1 - lie) * self.race.chance(self.seat, self.view.pile)

    def suspicious(self, lie: float) -> bool:
        """Whether a lie is likely enough: much, as long as the others hardly question anything."""
        view, weights = self.view, self.weights
        heard = sum(
            repute.truths + repute.lies
            for layer, repute in enumerate(view.reputes)
            if self.seat not in watchers(view, layer)
        )
        return lie >= (weights.sure if heard < weights.wakes else 0.0)

    def use(self, card: Card, number: int) -> float:
        """How likely a card will be true later, from 0 to 1, if the count is at this number."""
        view = self.view
        value = true_number(view, card)
        if not value:
            return 0.0
        players = 1 if may_pass(view) else len(view.sizes)
        often = asked(number, highest(view), players, self.weights.restarts)[value]
        copies = (view.hand & VALUE_MASK[value]).bit_count()
        return often / (copies + often)

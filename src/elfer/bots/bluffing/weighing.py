"""Weighing: each move by the chance to win that it leaves, in the race to have no cards."""

from random import Random

from elfer.bots.bluffing.character import Weights
from elfer.bots.bluffing.choice import Choice
from elfer.bots.bluffing.laying import Option, best_lay, fresh_lay
from elfer.bots.bluffing.rules import ClaimView
from elfer.bots.bluffing.scales import Scales
from elfer.bots.bluffing.suspicion import Recall
from elfer.bots.bluffing.whys import Why
from elfer.bots.thought import Reason, Thought
from elfer.kernel.cards import NAMES

NEARLY_OUT = 3
"""With so few cards somebody is dangerous."""


def by_weight(
    view: ClaimView, choice: Choice, weights: Weights, recall: Recall, rng: Random
) -> Thought:
    """The move after which winning is likeliest."""
    scales = Scales(view, weights, recall, rng)
    if view.last_card and choice.question is not None:
        assert view.layer is not None
        # Nothing is lost by it: who lets a true last card stand has lost as well.
        facts = {"seat": view.layer, "percent": round(100 * scales.lie())}
        return Thought(choice.question, (Reason(Why.LAST_CHECKED, facts),))
    if choice.slips:
        return _slip(scales, choice)
    if choice.lays or choice.passing is not None:
        return _turn(scales, choice)
    if choice.question is not None:
        lie = scales.lie()
        if scales.suspicious(lie) and scales.prefers(scales.questioned(lie) - scales.still):
            return Thought(choice.question, _why_question(scales, lie))
    return Thought(None)


def _turn(scales: Scales, choice: Choice) -> Thought:
    """Question the card before, lay one, or pass where that is allowed."""
    option = _laid(scales, choice)
    if choice.question is not None:
        lie = scales.lie()
        doubt = scales.questioned(lie) + fresh_lay(scales) - scales.still
        if scales.suspicious(lie) and scales.prefers(doubt - option.value):
            return Thought(choice.question, _why_question(scales, lie))
    return Thought(option.move, option.reasons)


def _laid(scales: Scales, choice: Choice) -> Option:
    """The best lay, or a pass where that is better."""
    option = best_lay(scales, choice) if choice.lays else None
    if choice.passing is None or (option and scales.prefers(option.value - scales.still)):
        assert option is not None
        return option
    true = option is not None and option.reasons[0].why in (Why.TRUTH, Why.TRUTH_KEPT)
    why = Why.WAITED if true else Why.NOTHING_TRUE
    return Option(choice.passing, scales.still, (Reason(why),))


def _slip(scales: Scales, choice: Choice) -> Thought:
    """A card more, if it is likely enough that nobody counts; never the last one."""
    view, race = scales.view, scales.race
    if view.hand.bit_count() <= 1:
        return Thought(None)
    seen = 1 - (1 - scales.weights.watched) ** (len(view.sizes) - 1)
    down, caught = race.chance(scales.seat, -1), race.chance(scales.seat, view.pile)
    if not scales.prefers((1 - seen) * down + seen * caught - scales.still):
        return Thought(None)
    assert view.layout.claim is not None
    uses = {move: scales.use(move.card, view.layout.claim) for move in choice.slips}
    move = min(choice.slips, key=lambda move: (uses[move], scales.rng.random()))
    late = Reason(Why.ASKED_LATE, {"card": NAMES[move.card]})
    return Thought(move, (Reason(Why.SLIPPED, {"cards": view.pile}), late))


def _why_question(scales: Scales, lie: float) -> tuple[Reason, ...]:
    """What made the claim suspicious, and what makes it worth looking."""
    view = scales.view
    layer = view.layer
    assert layer is not None
    facts = {"seat": layer}
    if lie >= 1:
        return (Reason(Why.IMPOSSIBLE, facts),)
    reasons = [Reason(Why.UNLIKELY, facts | {"percent": round(100 * lie)})]
    if view.sizes[layer] <= NEARLY_OUT:
        reasons.append(Reason(Why.NEARLY_OUT, facts | {"cards": view.sizes[layer]}))
    repute = view.reputes[layer]
    if scales.weights.repute and repute.lies > repute.truths:
        reasons.append(Reason(Why.LIED_BEFORE, facts | {"times": repute.lies}))
    return tuple(reasons)

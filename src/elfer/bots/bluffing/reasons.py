"""The reasons for moves in the bluffing games."""

from enum import StrEnum

from elfer.bots.bluffing.moves import View
from elfer.bots.choice import Reason
from elfer.engine.cards import NAMES
from elfer.engine.moves import Move

NEARLY_OUT = 3
"""The hand size at which a seat becomes dangerous."""


class Why(StrEnum):
    """Why a card was laid, questioned or left unquestioned."""

    TRUTH = "bluff-truth"
    LAST_TRUE = "bluff-last-card-true"
    NOTHING_TRUE = "bluff-nothing-true"
    OVERLOOKED = "bluff-overlooked"
    TRUTH_KEPT = "bluff-truth-kept"
    SMALL_PILE = "bluff-small-pile"
    ASKED_LATE = "bluff-asked-late"
    ANY_CARD = "bluff-any-card"
    WAITED = "bluff-waited"
    SLIPPED = "bluff-slipped"
    IMPOSSIBLE = "bluff-impossible"
    UNLIKELY = "bluff-unlikely"
    LAST_CHECKED = "bluff-last-card-checked"
    NEARLY_OUT = "bluff-nearly-out"
    LIED_BEFORE = "bluff-lied-before"
    WHIM = "bluff-whim"
    TRUSTED = "bluff-trusted"
    COUNTED = "bluff-counted"


def explain_lay(move: Move, honest: set[Move]) -> tuple[Reason, ...]:
    """Return the reasons for a lay: the truth, a forced lie or a voluntary one."""
    card = {"card": NAMES[move.card]}
    if move in honest:
        return (Reason(Why.TRUTH, card),)
    late = Reason(Why.ASKED_LATE, card)
    if not honest:
        return Reason(Why.NOTHING_TRUE), late
    kept = min(honest, key=lambda other: other.card)
    return Reason(Why.TRUTH_KEPT, {"card": NAMES[kept.card]}), late


def explain_question(view: View, lie: float, *, considers_reputation: bool) -> tuple[Reason, ...]:
    """Return why a claim is suspicious, and why it is worth a question."""
    layer = view.layer
    assert layer is not None
    facts = {"seat": layer}
    if lie >= 1:
        return (Reason(Why.IMPOSSIBLE, facts),)
    reasons = [Reason(Why.UNLIKELY, facts | {"percent": round(100 * lie)})]
    if view.sizes[layer] <= NEARLY_OUT:
        reasons.append(Reason(Why.NEARLY_OUT, facts | {"cards": view.sizes[layer]}))
    repute = view.reputes[layer]
    if considers_reputation and repute.lies > repute.truths:
        reasons.append(Reason(Why.LIED_BEFORE, facts | {"times": repute.lies}))
    return tuple(reasons)

"""The reasons of the bluffing games."""

from enum import StrEnum


class Why(StrEnum):
    """Why a card was laid, questioned or let stand."""

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

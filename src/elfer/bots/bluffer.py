"""The bot for cards laid face down: honest when it can be, suspicious when it counts."""

from collections.abc import Sequence
from random import Random

from elfer.games.erwischt import ErwischtView
from elfer.games.mogeln import MogelnView
from elfer.kernel.cards import VALUE_MASK, VALUE_OF, Card
from elfer.kernel.moves import Move

BluffView = MogelnView | ErwischtView

UNLIKELY = 0.05
"""Below this chance of being true a claim is suspicious."""
UNLIKELY_LAST_CARD = 0.25
"""The same for a last card: letting it stand loses the game."""
QUESTIONS = 0.2
"""How often it questions what is suspicious; what is impossible always."""
NOTICES = 0.3
"""How often it has counted the hands and sees that cards were slipped in."""
SLIPS = 0.04
BLUFFS = 0.05
"""How often it bluffs where it might pass; never with its last card."""


def bluffer(view: BluffView, moves: Sequence[Move], rng: Random) -> Move | None:
    """Lays the truth if it has it, else bluffs; questions what is unlikely; mostly waits."""
    said = {move.verb: move for move in moves}
    slipped = isinstance(view, MogelnView) and view.laid > 1
    if slipped and "caught" in said and rng.random() < NOTICES:
        return said["caught"]
    question = said.get("doubt") or said.get("object")
    if question and _doubtful(view, rng):
        return question
    if trust := said.get("believe") or said.get("accept"):
        return trust
    if lays := [move for move in moves if move.verb == "lay"]:
        return _lay(view, lays, said.get("pass"), rng)
    if slips := [move for move in moves if move.verb == "slip"]:
        return _bluff(view, slips) if rng.random() < SLIPS else None
    return said.get("pass")


def _lay(view: BluffView, lays: Sequence[Move], passing: Move | None, rng: Random) -> Move:
    honest = [move for move in lays if view.honest(move)]
    if honest:
        return honest[0]
    last = view.hand.bit_count() == 1
    if passing is not None and (last or rng.random() >= BLUFFS):
        return passing
    return _bluff(view, lays)


def _bluff(view: BluffView, moves: Sequence[Move]) -> Move:
    """The card to get rid of: one of a number that it holds often, else a high one."""
    return max(moves, key=lambda move: (_copies(view, move.card), VALUE_OF[move.card]))


def _copies(view: BluffView, card: Card) -> int:
    return (view.hand & VALUE_MASK[VALUE_OF[card]]).bit_count()


def _doubtful(view: BluffView, rng: Random) -> bool:
    chance = _chance_of_truth(view)
    suspicious = chance < (UNLIKELY_LAST_CARD if view.last_card else UNLIKELY)
    return not chance or (suspicious and rng.random() < QUESTIONS)


def _chance_of_truth(view: BluffView) -> float:
    """How likely the layer had a card that he claimed, by the cards in the own hand."""
    assert view.layer is not None
    missing = (view.claimed & ~view.hand).bit_count()
    unseen = sum(view.sizes) - view.hand.bit_count() + view.pile + view.aside
    share = (view.sizes[view.layer] + 1) / unseen
    return 1 - (1 - share) ** missing

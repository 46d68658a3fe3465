"""Habits: the truth if it is found, else a lie or a pass; suspicion by a rule of thumb."""

from random import Random

from elfer.bots.bluffing.character import Habits
from elfer.bots.bluffing.choice import Choice
from elfer.bots.bluffing.rules import ClaimView, highest
from elfer.bots.bluffing.suspicion import Recall, Unseen
from elfer.bots.bluffing.whys import Why
from elfer.bots.thought import Reason, Thought
from elfer.kernel.cards import NAMES, VALUE_OF
from elfer.kernel.moves import Move

HARDLY_BEGUN = 2
"""A pile with no more cards than that is worth the risk of slipping one in."""


def by_habit(
    view: ClaimView, choice: Choice, habits: Habits, recall: Recall, rng: Random
) -> Thought:
    """What somebody does who does not weigh much."""
    if choice.question is not None:
        reason = _suspicion(view, habits, recall, rng)
        if reason is not None:
            return Thought(choice.question, (reason,))
    if choice.trust is not None:
        assert view.layer is not None
        return Thought(choice.trust, (Reason(Why.TRUSTED, {"seat": view.layer}),))
    if choice.lays:
        return _lay(view, choice, habits, rng)
    if choice.slips:
        return _slip(view, choice, habits, rng)
    return Thought(choice.passing)


def _suspicion(view: ClaimView, habits: Habits, recall: Recall, rng: Random) -> Reason | None:
    """Why it does not believe the last claim, if it does not."""
    layer = view.layer
    assert layer is not None
    lie = 1 - Unseen(view, recall).has(layer, view.sizes[layer] + 1, view.claimed)
    facts = {"seat": layer, "percent": round(100 * lie)}
    if view.last_card:
        return Reason(Why.LAST_CHECKED, facts) if lie >= habits.checks else None
    if lie >= 1:
        impossible = Reason(Why.IMPOSSIBLE, {"seat": layer})
        return impossible if rng.random() >= habits.blind else None
    if lie >= habits.suspects and rng.random() < habits.acts:
        return Reason(Why.UNLIKELY, facts)
    return Reason(Why.WHIM, {"seat": layer}) if rng.random() < habits.whim else None


def _lay(view: ClaimView, choice: Choice, habits: Habits, rng: Random) -> Thought:
    honest = [move for move in choice.lays if view.honest(move)]
    last = view.hand.bit_count() == 1
    if honest and (last or rng.random() >= habits.overlooks):
        why = Why.LAST_TRUE if last else Why.TRUTH
        return Thought(honest[0], (Reason(why, {"card": NAMES[honest[0].card]}),))
    why = Why.OVERLOOKED if honest else Why.NOTHING_TRUE
    facts: dict[str, str | int] = {"card": NAMES[honest[0].card]} if honest else {}
    if choice.passing is not None:
        dares = not last and view.ground <= habits.small and rng.random() < habits.bluffs
        if not dares:
            return Thought(choice.passing, (Reason(why, facts),))
        why, facts = Why.SMALL_PILE, {"cards": view.ground}
    move, reason = _junk(view, choice.lays, habits, rng)
    return Thought(move, (Reason(why, facts), reason))


def _slip(view: ClaimView, choice: Choice, habits: Habits, rng: Random) -> Thought:
    """Now and then, on a pile that costs little; a last card is not slipped in."""
    small = view.pile <= HARDLY_BEGUN and view.hand.bit_count() > 1
    if not small or rng.random() >= habits.slips:
        return Thought(None)
    move, reason = _junk(view, choice.slips, habits, rng)
    return Thought(move, (Reason(Why.SLIPPED, {"cards": view.pile}), reason))


def _junk(view: ClaimView, moves: list[Move], habits: Habits, rng: Random) -> tuple[Move, Reason]:
    """A card that is not what is asked for."""
    if not habits.plans:
        move = rng.choice(moves)
        return move, Reason(Why.ANY_CARD, {"card": NAMES[move.card]})
    number, last = view.upcoming, highest(view)
    move = max(moves, key=lambda move: ((VALUE_OF[move.card] - number) % last, rng.random()))
    return move, Reason(Why.ASKED_LATE, {"card": NAMES[move.card]})

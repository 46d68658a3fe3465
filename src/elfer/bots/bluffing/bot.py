"""The bot for the bluffing games: it watches for slipped cards, then follows its policy."""

from collections.abc import Sequence
from random import Random

from elfer.bots.bluffing.doubts import doubts_simply, drop_questions, measure_impatience
from elfer.bots.bluffing.levels import PROFILES, Habits, Profile
from elfer.bots.bluffing.moves import LegalMoves, View
from elfer.bots.bluffing.policy import choose_by_habits, choose_by_weights
from elfer.bots.bluffing.reasons import Why
from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.engine.cards import VALUE_MASK, VALUE_OF, Card
from elfer.engine.moves import Move

LAST_CARD_ATTENTION = 2
"""The factor by which the bot watches a last card more closely."""


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a move in a bluffing game at a level."""
    return choose_by_profile(situation, PROFILES[level], rng)


def choose_by_profile(situation: Situation, profile: Profile, rng: Random) -> ChosenMove:
    """Call out a slipped card if the bot notices it, otherwise choose by habits or weights."""
    view: View = situation.view
    moves = LegalMoves.sorted_from(situation.moves)
    if moves.caught is not None and _notices(view, profile, rng):
        assert view.layer is not None
        facts = {"seat": view.layer, "cards": view.slipped + 1}
        return ChosenMove(moves.caught, (Reason(Why.COUNTED, facts),))
    if rng.random() < measure_impatience(view):
        moves = drop_questions(view, moves)
    plays = profile.free if view.may_pass else profile.forced
    if isinstance(plays, Habits):
        return choose_by_habits(view, moves, plays, profile.recall, rng)
    return choose_by_weights(view, moves, plays, profile.recall, rng)


def _notices(view: View, profile: Profile, rng: Random) -> bool:
    """Return whether the bot notices slipped cards; more cards are easier to notice."""
    looks = view.slipped * (LAST_CARD_ATTENTION if view.last_card else 1)
    return rng.random() >= (1 - profile.attention) ** looks


SIMPLE_NOTICES = 0.3
"""How often the simple bot has counted the hands and notices that cards were slipped in."""
SIMPLE_SLIPS = 0.04
"""How often it slips in a card."""
SIMPLE_BLUFFS = 0.05
"""How often it bluffs when it could pass instead; if so, it never bluffs with its last card."""


def choose_simply(view: View, moves: Sequence[Move], rng: Random) -> Move | None:
    """Lay a true card if there is one, otherwise bluff or pass; question unlikely claims."""
    legal = LegalMoves.sorted_from(moves)
    if view.slipped > 0 and legal.caught is not None and rng.random() < SIMPLE_NOTICES:
        return legal.caught
    if legal.question is not None and doubts_simply(view, rng):
        return legal.question
    if legal.trust is not None:
        return legal.trust
    if legal.lays:
        return _lay(view, legal, rng)
    if legal.slips:
        return _bluff(view, legal.slips) if rng.random() < SIMPLE_SLIPS else None
    return legal.passing


def _lay(view: View, legal: LegalMoves, rng: Random) -> Move:
    honest = [move for move in legal.lays if view.honest(move)]
    if honest:
        return honest[0]
    last = view.hand.bit_count() == 1
    if legal.passing is not None and (last or rng.random() >= SIMPLE_BLUFFS):
        return legal.passing
    return _bluff(view, legal.lays)


def _bluff(view: View, moves: Sequence[Move]) -> Move:
    """Choose a card of the number with the most copies in the hand; on a tie, the highest."""
    return max(moves, key=lambda move: (_count_copies(view, move.card), VALUE_OF[move.card]))


def _count_copies(view: View, card: Card) -> int:
    return (view.hand & VALUE_MASK[VALUE_OF[card]]).bit_count()

"""How a thoughtful player collects: by what a hand may become, and by what the others want."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from elfer.bots.collecting.beginner import favourite_by_points
from elfer.bots.collecting.prospect import changed, colours_of, prospect, spare, with_card
from elfer.bots.collecting.rivals import desires, gifts, unseen
from elfer.bots.collecting.why import Why
from elfer.bots.thought import Reason, Thought
from elfer.games.farben_sammeln.layout import CollectingView, Layout, colour_sums
from elfer.games.farben_sammeln.moves import CLOSE, STOCK, TAKES, pile_of
from elfer.kernel.cards import COLOUR_NAMES, COLOUR_OF, NAMES, VALUE_OF, Card, Mask, cards_in
from elfer.kernel.moves import DONE, Move

GOOD = 7.5
"""From how many points a card on a hand of one colour is worth closing with."""
BACK = 0.4
"""How likely an open card is still there a turn later, with one other player; then less."""


class Care(NamedTuple):
    """How closely a player looks, and how much it minds what the others can take."""

    overlooks: float
    """How often it does not see an open card."""
    taking: float = 0.0
    laying: float = 0.0


def take(view: CollectingView, care: Care, rng: Random) -> Thought:
    """The card by which the hand may become most, and by which the others get little."""
    hand, layout = view.hand, view.layout
    assert hand is not None
    colours, spares = colours_of(hand), spare(hand)
    wishes = desires(view) if care.taking else []
    rated = [
        (
            with_card(colours, spares, cards[0])
            - care.taking * gifts(_tops_without(layout, pile), wishes),
            TAKES[pile],
        )
        for pile, cards in enumerate(layout.piles)
        if not layout.left or rng.random() >= care.overlooks
    ]
    if layout.left:
        drawn = _drawn(view, colours, spares)
        rated.append((drawn - care.taking * gifts(_tops(layout), wishes), STOCK))
    _, move = max(rated, key=lambda each: each[0])
    if move is STOCK:
        return Thought(move, (Reason(Why.STOCK),))
    top = layout.piles[pile_of(move)][0]
    facts = {"card": NAMES[top], "colour": COLOUR_NAMES[COLOUR_OF[top]]}
    helps = with_card(colours, spares, top) > prospect(colours)
    return Thought(move, (Reason(Why.ADDS if helps else Why.SNATCHES, facts),))


def _drawn(view: CollectingView, colours: Sequence[float], spares: Sequence[Card]) -> float:
    """What the hand may become on average by a card of the stock."""
    stays = prospect(colours)
    drawn = [max(stays, with_card(colours, spares, card)) for card in cards_in(unseen(view))]
    return sum(drawn) / max(1, len(drawn))


def lay(view: CollectingView, moves: Sequence[Move], care: Care) -> Thought:
    """A card that is least needed, where it helps the others least and oneself most."""
    hand, layout = view.hand, view.layout
    assert hand is not None
    colours = colours_of(hand)
    worths = {card: prospect(changed(colours, None, card)) for card in spare(hand, layout.taken)}
    wishes = desires(view) if care.laying else []
    own = favourite_by_points(hand)

    def worth(move: Move) -> float:
        tops = _tops(layout, move)
        back = _comes_back(tops, own, view.setup.players)
        return worths[move.card] + back - care.laying * gifts(tops, wishes)

    sensible = [move for move in moves if move.card in worths]
    move = max(sensible, key=worth)
    reasons = [Reason(Why.USELESS, {"card": NAMES[move.card]})]
    if wishes:
        reasons.append(_denial(layout, move, wishes))
    return Thought(move, tuple(reasons))


def _denial(layout: Layout, move: Move, wishes: Sequence[Sequence[float]]) -> Reason:
    """Whether it covers what another wanted, or just gives little."""
    covered = layout.piles[pile_of(move)]
    if covered and gifts(covered[:1], wishes) > gifts([move.card], wishes):
        return Reason(Why.COVERS, {"card": NAMES[covered[0]]})
    return Reason(Why.DENIES, {"card": NAMES[move.card]})


def _tops(layout: Layout, move: Move | None = None) -> list[Card]:
    """The tops of the piles, after a card is laid if there is one."""
    laid = -1 if move is None else pile_of(move)
    return [
        move.card if move is not None and pile == laid else cards[0]
        for pile, cards in enumerate(layout.piles)
    ]


def _tops_without(layout: Layout, taken: int) -> list[Card]:
    """The tops of the piles once one of them is taken; what was under it comes up."""
    return [
        cards[pile == taken]
        for pile, cards in enumerate(layout.piles)
        if len(cards) > (pile == taken)
    ]


def _comes_back(tops: Sequence[Card], colour: int, players: int) -> float:
    """What oneself may take from these piles a turn later."""
    best = max((VALUE_OF[top] for top in tops if COLOUR_OF[top] == colour), default=0)
    return float(best * BACK ** (players - 1))


def end(hand: Mask, moves: Sequence[Move]) -> Thought:
    """Closes with a good hand."""
    if CLOSE not in moves:
        return Thought(DONE)
    points = max(colour_sums(hand))
    closes = points >= GOOD * hand.bit_count()
    why = Reason(Why.CLOSES if closes else Why.WAITS, {"points": points})
    return Thought(CLOSE if closes else DONE, (why,))

"""Policies of the collecting games: beginners pick a favourite colour, others value hands."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.bots.collecting.evaluation import (
    colour_values,
    exchange,
    favourite_colour,
    hand_value,
    spare_cards,
    value_with,
)
from elfer.bots.collecting.opponents import colour_interests, gift_value, unseen_cards
from elfer.engine.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOUR_OF,
    NAMES,
    VALUE_OF,
    Card,
    Mask,
    cards_in,
)
from elfer.engine.game import AnyGame
from elfer.engine.moves import DONE, Move
from elfer.games.collecting.moves import CLOSE, STOCK, TAKES, pile_of
from elfer.games.collecting.state import CollectingView, Layout, colour_sums


class Why(StrEnum):
    """Why a card was taken or laid, or why a round was closed or continued."""

    FAVOURITE = "collect-favourite"
    """It likes this colour best."""
    SHINY = "collect-shiny"
    """The card was the highest on the piles."""
    ADDS = "collect-adds"
    """The card adds to the bot's colour."""
    STOCK = "collect-stock"
    """No card on the piles was worth as much as an unseen one from the stock."""
    USELESS = "collect-useless"
    """The card was the one that it needed least."""
    DENIES = "collect-denies"
    """The card helps the next players as little as possible."""
    COVERS = "collect-covers"
    """It covers a card that another player would have taken."""
    CLOSES = "collect-closes"
    """Its hand was good enough to close."""
    WAITS = "collect-waits"
    """Its hand was of one colour, but too low to close."""
    SNATCHES = "collect-snatches"
    """It took the card to keep it from another player."""
    PLAYED_OUT = "collect-played-out"
    """It played out its moves in many possible deals, and this one scored best."""


DAZZLED = 0.01
"""How often a child takes the highest card on the piles, whatever its colour."""
CHILD_OVERLOOKS = 0.02
"""How often a child overlooks a card of its colour on the piles."""
BEGINNER_OVERLOOKS = 0.07
"""The same rate for other beginners."""
TOO_LOW = 2
"""The highest value in its favourite colour that a beginner does not take."""


def take_as_child(view: CollectingView, rng: Random) -> ChosenMove:
    """Take the highest card on the piles now and then, otherwise choose like a beginner."""
    tops = _tops(view.layout)
    highest = max(range(len(tops)), key=lambda pile: VALUE_OF[tops[pile]])
    if rng.random() < DAZZLED:
        return ChosenMove(TAKES[highest], (Reason(Why.SHINY, {"card": NAMES[tops[highest]]}),))
    return take_as_beginner(view, CHILD_OVERLOOKS, rng)


def take_as_beginner(view: CollectingView, overlooks: float, rng: Random) -> ChosenMove:
    """Take the highest card of the favourite colour from the piles, or one from the stock."""
    assert view.hand is not None
    colour = favourite_colour(view.hand)
    tops = _tops(view.layout)
    of_colour = [
        pile
        for pile, top in enumerate(tops)
        if COLOUR_OF[top] == colour and VALUE_OF[top] > TOO_LOW and rng.random() >= overlooks
    ]
    if not of_colour and view.layout.left:
        return ChosenMove(STOCK, (Reason(Why.STOCK),))
    pile = max(of_colour or range(len(tops)), key=lambda pile: VALUE_OF[tops[pile]])
    if not of_colour:
        return ChosenMove(TAKES[pile], (Reason(Why.SHINY, {"card": NAMES[tops[pile]]}),))
    facts = {"card": NAMES[tops[pile]], "colour": COLOUR_NAMES[colour]}
    return ChosenMove(TAKES[pile], (Reason(Why.FAVOURITE, facts),))


def lay_as_child(hand: Mask, moves: Sequence[Move], rng: Random) -> ChosenMove:
    """Lay a random card that is not of the favourite colour on a random pile."""
    return _lay_any(_other_colours(hand, moves), rng)


def lay_as_beginner(hand: Mask, moves: Sequence[Move], rng: Random) -> ChosenMove:
    """Lay the lowest card of the other colours on a random pile."""
    others = _other_colours(hand, moves)
    lowest = min(VALUE_OF[move.card] for move in others)
    return _lay_any([move for move in others if VALUE_OF[move.card] == lowest], rng)


def _other_colours(hand: Mask, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the lays of cards that are not of the favourite colour, or all lays if none exist."""
    favourite = COLOUR_MASK[favourite_colour(hand)]
    return [move for move in moves if not favourite & BIT[move.card]] or moves


def _lay_any(moves: Sequence[Move], rng: Random) -> ChosenMove:
    move = rng.choice(moves)
    return ChosenMove(move, (Reason(Why.USELESS, {"card": NAMES[move.card]}),))


def end_as_beginner(moves: Sequence[Move]) -> ChosenMove:
    """Close as soon as it is allowed."""
    return ChosenMove(CLOSE, (Reason(Why.CLOSES),)) if CLOSE in moves else ChosenMove(DONE)


GOOD = 7.5
"""The minimum number of points per card for closing the round with a hand of one colour."""
BACK = 0.4
"""The probability that a given opponent leaves a card on the piles."""


class Care(NamedTuple):
    """How carefully a bot looks, and how much it minds helping the others."""

    overlooks: float
    """How often it overlooks a card on the piles."""
    taking: float = 0.0
    """The weight of the cards left for the others when it takes a card."""
    laying: float = 0.0
    """The same weight when it lays a card."""


def take(situation: Situation, care: Care, rng: Random) -> ChosenMove:
    """Take the card that is best for the hand and leaves little for the others."""
    game, view = situation.game, situation.view
    hand, layout = view.hand, view.layout
    assert hand is not None
    colours, spares = colour_values(hand), spare_cards(hand)
    interests = colour_interests(game, view) if care.taking else []
    values = {
        TAKES[pile]: value_with(colours, spares, cards[0])
        - care.taking * gift_value(_tops_without(layout, pile), interests)
        for pile, cards in enumerate(layout.piles)
        if not layout.left or rng.random() >= care.overlooks
    }
    if layout.left:
        drawn = _mean_value_drawn(game, view, colours, spares)
        values[STOCK] = drawn - care.taking * gift_value(_tops(layout), interests)
    move = max(values, key=values.__getitem__)
    if move == STOCK:
        return ChosenMove(move, (Reason(Why.STOCK),))
    top = layout.piles[pile_of(move)][0]
    facts = {"card": NAMES[top], "colour": COLOUR_NAMES[COLOUR_OF[top]]}
    helps = value_with(colours, spares, top) > hand_value(colours)
    return ChosenMove(move, (Reason(Why.ADDS if helps else Why.SNATCHES, facts),))


def _mean_value_drawn(
    game: AnyGame, view: CollectingView, colours: Sequence[float], spares: Sequence[Card]
) -> float:
    """Return the mean value of the hand after drawing a card from the stock."""
    stays = hand_value(colours)
    unseen = cards_in(unseen_cards(game, view))
    drawn = [max(stays, value_with(colours, spares, card)) for card in unseen]
    return sum(drawn) / max(1, len(drawn))


def lay(situation: Situation, care: Care) -> ChosenMove:
    """Lay the least useful card where it helps the others least and the bot itself most."""
    game, view = situation.game, situation.view
    hand, layout = view.hand, view.layout
    assert hand is not None
    colours = colour_values(hand)
    worths = {
        card: hand_value(exchange(colours, None, card)) for card in spare_cards(hand, layout.taken)
    }
    interests = colour_interests(game, view) if care.laying else []
    own = favourite_colour(hand)

    def worth(move: Move) -> float:
        tops = _tops(layout, move)
        back = _future_value(tops, own, view.setup.players)
        return worths[move.card] + back - care.laying * gift_value(tops, interests)

    sensible = [move for move in situation.moves if move.card in worths]
    move = max(sensible, key=worth)
    reasons = [Reason(Why.USELESS, {"card": NAMES[move.card]})]
    if interests:
        reasons.append(_explain_denial(layout, move, interests))
    return ChosenMove(move, tuple(reasons))


def _explain_denial(layout: Layout, move: Move, interests: Sequence[Sequence[float]]) -> Reason:
    """Return a reason: the lay covers a card that another seat wants, or it gives little away."""
    covered = layout.piles[pile_of(move)]
    if covered and gift_value(covered[:1], interests) > gift_value([move.card], interests):
        return Reason(Why.COVERS, {"card": NAMES[covered[0]]})
    return Reason(Why.DENIES, {"card": NAMES[move.card]})


def _tops(layout: Layout, move: Move | None = None) -> list[Card]:
    """Return the tops of the piles, after a lay if one is given."""
    laid = -1 if move is None else pile_of(move)
    return [
        move.card if move is not None and pile == laid else cards[0]
        for pile, cards in enumerate(layout.piles)
    ]


def _tops_without(layout: Layout, taken: int) -> list[Card]:
    """Return the tops of the piles after one of them is taken."""
    return [
        cards[pile == taken]
        for pile, cards in enumerate(layout.piles)
        if len(cards) > (pile == taken)
    ]


def _future_value(tops: Sequence[Card], colour: int, players: int) -> float:
    """Return the value that the seat may still find on these piles on its next turn."""
    best = max((VALUE_OF[top] for top in tops if COLOUR_OF[top] == colour), default=0)
    return float(best * BACK ** (players - 1))


def end(hand: Mask, moves: Sequence[Move]) -> ChosenMove:
    """Close the round with a good hand, otherwise continue it."""
    if CLOSE not in moves:
        return ChosenMove(DONE)
    points = max(colour_sums(hand))
    closes = points >= GOOD * hand.bit_count()
    why = Reason(Why.CLOSES if closes else Why.WAITS, {"points": points})
    return ChosenMove(CLOSE if closes else DONE, (why,))

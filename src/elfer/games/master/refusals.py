"""Refusals of Master: why a move is not legal, with the id of the rule."""

from elfer.engine.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    JOKER,
    NAMES,
    VALUE_OF,
    Card,
    card_of,
    cards_in,
    spoken,
)
from elfer.engine.game import Refusal, not_in_hand
from elfer.engine.moves import DONE, DRAW, Move
from elfer.games.master.moves import source_of
from elfer.games.master.state import Hand, Layout, MasterView


def refusal(view: MasterView, move: Move, most_laid: int) -> Refusal:
    """Return the first rule that forbids the move, and the reason."""
    layout, hand = view.layout, view.hand
    assert hand is not None
    if move.place >= 0:
        return _refuse_place(view, hand, move, most_laid)
    if layout.swapped and not layout.laid:
        why = "A swap needs a lay in the same turn: lay a card first."
        return Refusal("MA-8", why, "swap-needs-lay")
    if move == DONE:
        why = "Lay at least one card before you end your turn, or draw or pass."
        return Refusal("MA-4", why, "nothing-laid")
    return _refuse_draw(layout) if move == DRAW else _refuse_pass(layout, hand)


def _refuse_draw(layout: Layout) -> Refusal:
    """Return why no card can be drawn now."""
    if layout.laid:
        why = "You have laid a card. End your turn with done, not draw."
        return Refusal("MA-4", why, "draw-after-lay")
    why = "The stock is empty: lay a card, or pass if none fits directly."
    return Refusal("MA-5", why, "stock-empty")


def _refuse_pass(layout: Layout, hand: Hand) -> Refusal:
    """Return why the seat cannot pass now."""
    if layout.laid:
        why = "You have laid a card. End your turn with done, not pass."
        return Refusal("MA-4", why, "pass-after-lay")
    if layout.stock_size:
        why = "You cannot pass while the stock has cards: lay or draw one."
        return Refusal("MA-5", why, "pass-too-early")
    fitting = next(cards_in(hand.cards & layout.direct()))
    why = "The stock is empty and one of your cards fits directly: lay one."
    return Refusal("MA-5", why, "pass-but-fits", {"card": NAMES[fitting]})


def _refuse_place(view: MasterView, hand: Hand, move: Move, most_laid: int) -> Refusal:
    """Return why this card cannot go to that place now."""
    layout, card, place = view.layout, move.card, move.place
    if card == JOKER and not hand.jokers:
        return Refusal("G-10", "The joker is not in your hand.", "no-joker")
    if card != JOKER and not hand.cards & BIT[card]:
        return not_in_hand(card)
    if move.verb == "swap":
        why = f"There is no joker in the place of the {spoken(card)}."
        return Refusal("MA-8", why, "no-joker-there", {"card": NAMES[card]})
    if layout.laid >= most_laid:
        why = "You have laid four cards: you can only swap or end your turn with done."
        return Refusal("MA-4", why, "four-laid")
    if not layout.rows & BIT[place] and move.verb == "bridge":
        return _refuse_bridge(view, move)
    rule = "MA-9" if move.verb == "bridge" else "MA-7" if card == JOKER else "MA-6"
    if layout.rows & BIT[place]:
        why = f"The place of the {spoken(place)} is already filled."
        return Refusal(rule, why, "place-filled", {"card": NAMES[place]})
    why = f"The {_row(place)} row has no card next to the place of the {spoken(place)}."
    row = cards_in(layout.direct() & COLOUR_MASK[COLOUR_OF[place]])
    wanted = min(row, key=lambda each: abs(VALUE_OF[each] - VALUE_OF[place]))
    return Refusal(rule, why, "nothing-beside", {"card": NAMES[place], "wanted": NAMES[wanted]})


def _row(place: Card) -> str:
    """Return the name of the colour of a place's row."""
    return COLOUR_NAMES[COLOUR_OF[place]]


def _refuse_bridge(view: MasterView, move: Move) -> Refusal:
    """Return why no bridge leads to that place."""
    layout, place = view.layout, move.place
    assert view.seat is not None
    if not layout.bridges[view.seat]:
        return Refusal("MA-2", "You have no bridge left.", "no-bridge-left")
    if layout.direct() & BIT[place]:
        why = f"The {spoken(place)} fits directly, without a bridge."
        return Refusal("MA-9", why, "bridge-needless", {"card": NAMES[place]})
    source, order = source_of(move), view.setup.options.row_order
    if source == COLOUR_OF[place]:
        why = "A bridge must lead to a neighbouring row."
        return Refusal("MA-9", why, "bridge-same-row")
    letter, target = COLOURS[source], COLOURS[COLOUR_OF[place]]
    if abs(order.index(letter) - order.index(target)) != 1:
        rows = f"{COLOUR_NAMES[source]} and {_row(place)}"
        why = f"A bridge joins neighbouring rows, but the {rows} rows are not neighbours."
        return Refusal("MA-9", why, "bridge-no-neighbours", {"from": letter, "row": target})
    start = card_of(source, VALUE_OF[place])
    why = f"A bridge starts at a filled place, but the {spoken(start)} is not on the table."
    return Refusal("MA-9", why, "bridge-no-start", {"wanted": NAMES[start]})

"""Why a move of Master is refused, with the rule that says so."""

from elfer.games.master.layout import Hand, Layout, MasterView
from elfer.games.master.moves import source_of
from elfer.kernel.cards import (
    BIT,
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
from elfer.kernel.game import Refusal, not_in_hand
from elfer.kernel.moves import DONE, DRAW, Move

MOST_LAID = 4


def refusal(view: MasterView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    layout, hand = view.layout, view.hand
    assert hand is not None
    if move.place >= 0:
        return _why_not_there(view, hand, move)
    if layout.swapped and not layout.laid:
        why = "A swap needs a lay in the same turn: lay a card first."
        return Refusal("MA-8", why, "swap-needs-lay")
    if move is DONE:
        why = "A turn is done only after at least one card; else draw or pass."
        return Refusal("MA-4", why, "nothing-laid")
    return _why_no_draw(layout) if move is DRAW else _why_no_pass(layout, hand)


def _why_no_draw(layout: Layout) -> Refusal:
    """Why no card is drawn now."""
    if layout.laid:
        why = "The turn has begun to lay; end it with done, not draw."
        return Refusal("MA-4", why, "draw-after-lay")
    why = "The stock is empty: lay a card, or pass if none fits directly."
    return Refusal("MA-5", why, "stock-empty")


def _why_no_pass(layout: Layout, hand: Hand) -> Refusal:
    """Why nobody passes now."""
    if layout.laid:
        why = "The turn has begun to lay; end it with done, not pass."
        return Refusal("MA-4", why, "pass-after-lay")
    if layout.left:
        why = "While there is a stock nobody passes: lay or draw."
        return Refusal("MA-5", why, "pass-too-early")
    fitting = next(cards_in(hand.cards & layout.direct()))
    why = "A card of yours fits directly and the stock is empty: lay one."
    return Refusal("MA-5", why, "pass-but-fits", {"card": NAMES[fitting]})


def _why_not_there(view: MasterView, hand: Hand, move: Move) -> Refusal:
    """Why this card cannot go to that place now."""
    layout, card, place = view.layout, move.card, move.place
    if card == JOKER and not hand.jokers:
        return Refusal("G-10", "The joker is not in your hand.", "no-joker")
    if card != JOKER and not hand.cards & BIT[card]:
        return not_in_hand(card)
    if move.verb == "swap":
        why = f"There is no joker in the place of the {spoken(card)}."
        return Refusal("MA-8", why, "no-joker-there", {"card": NAMES[card]})
    if layout.laid >= MOST_LAID:
        why = "Four cards are laid: only swaps and done are left."
        return Refusal("MA-4", why, "four-laid")
    if not layout.rows & BIT[place] and move.verb == "bridge":
        return _why_no_bridge(view, move)
    rule = "MA-9" if move.verb == "bridge" else "MA-7" if card == JOKER else "MA-6"
    if layout.rows & BIT[place]:
        why = f"The place of the {spoken(place)} is filled already."
        return Refusal(rule, why, "place-filled", {"card": NAMES[place]})
    why = f"Beside the place of the {spoken(place)} the {_row(place)} row is empty."
    return Refusal(rule, why, "nothing-beside", {"card": NAMES[place]})


def _row(place: Card) -> str:
    return COLOUR_NAMES[COLOUR_OF[place]]


def _why_no_bridge(view: MasterView, move: Move) -> Refusal:
    """Why no bridge leads there."""
    layout, place = view.layout, move.place
    assert view.seat is not None
    if not layout.bridges[view.seat]:
        return Refusal("MA-2", "You have no bridge left.", "no-bridge-left")
    if layout.direct() & BIT[place]:
        why = f"The {spoken(place)} fits directly: no bridge is needed."
        return Refusal("MA-9", why, "bridge-needless", {"card": NAMES[place]})
    source, order = source_of(move), view.setup.options.row_order
    if source == COLOUR_OF[place]:
        why = "A bridge leads to a neighbouring row, never within one row."
        return Refusal("MA-9", why, "bridge-same-row")
    letter, target = COLOURS[source], COLOURS[COLOUR_OF[place]]
    if abs(order.index(letter) - order.index(target)) != 1:
        rows = f"{COLOUR_NAMES[source]} and the {_row(place)}"
        why = f"A bridge joins neighbouring rows; the {rows} row are none."
        return Refusal("MA-9", why, "bridge-no-neighbours", {"from": letter, "row": target})
    start = card_of(source, VALUE_OF[place])
    why = f"A bridge starts at a filled place; there is no {spoken(start)}."
    return Refusal("MA-9", why, "bridge-no-start", {"wanted": NAMES[start]})

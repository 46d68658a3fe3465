"""Why a move of Master is refused, with the rule that says so."""

from elfer.games.master.layout import Hand, MasterView
from elfer.games.master.moves import source_of
from elfer.kernel.cards import BIT, COLOUR_NAMES, COLOUR_OF, COLOURS, JOKER, VALUE_OF, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import DONE, DRAW, Move

MOST_LAID = 4


def refusal(view: MasterView, move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    layout, hand = view.layout, view.hand
    assert hand is not None
    if move.place >= 0:
        return _why_not_there(view, hand, move)
    if layout.swapped and not layout.laid:
        return Refusal("MA-8", "A swap needs a lay in the same turn: lay a card first.")
    if move is DONE:
        return Refusal("MA-4", "A turn is done only after at least one card; else draw or pass.")
    if layout.laid:
        return Refusal("MA-4", f"The turn has begun to lay; end it with done, not {move.text}.")
    if move is DRAW:
        return Refusal("MA-5", "The stock is empty: lay a card, or pass if none fits directly.")
    if layout.left:
        return Refusal("MA-5", "While there is a stock nobody passes: lay or draw.")
    return Refusal("MA-5", "A card of yours fits directly and the stock is empty: lay one.")


def _why_not_there(view: MasterView, hand: Hand, move: Move) -> Refusal:
    """Why this card cannot go to that place now."""
    layout, card, place = view.layout, move.card, move.place
    row = COLOUR_NAMES[COLOUR_OF[place]]
    if not (hand.jokers if card == JOKER else hand.cards & BIT[card]):
        return Refusal("G-10", f"The {spoken(card)} is not in your hand.")
    if move.verb == "swap":
        return Refusal("MA-8", f"There is no joker in the place of the {spoken(card)}.")
    if layout.laid >= MOST_LAID:
        return Refusal("MA-4", "Four cards are laid: only swaps and done are left.")
    rule = "MA-9" if move.verb == "bridge" else "MA-7" if card == JOKER else "MA-6"
    if layout.rows & BIT[place]:
        return Refusal(rule, f"The place of the {spoken(place)} is filled already.")
    if move.verb == "bridge":
        return _why_no_bridge(view, move)
    return Refusal(rule, f"Beside the place of the {spoken(place)} the {row} row is empty.")


def _why_no_bridge(view: MasterView, move: Move) -> Refusal:
    """Why no bridge leads there."""
    layout, place = view.layout, move.place
    assert view.seat is not None
    if not layout.bridges[view.seat]:
        return Refusal("MA-2", "You have no bridge left.")
    if layout.direct() & BIT[place]:
        return Refusal("MA-9", f"The {spoken(place)} fits directly: no bridge is needed.")
    source, order = source_of(move), view.setup.options.row_order
    if source == COLOUR_OF[place]:
        return Refusal("MA-9", "A bridge leads to a neighbouring row, never within one row.")
    rows = f"{COLOUR_NAMES[source]} and the {COLOUR_NAMES[COLOUR_OF[place]]}"
    if abs(order.index(COLOURS[source]) - order.index(COLOURS[COLOUR_OF[place]])) != 1:
        return Refusal("MA-9", f"A bridge joins neighbouring rows; the {rows} row are none.")
    return Refusal(
        "MA-9",
        f"A bridge starts at a filled place; there is no {COLOUR_NAMES[source]} {VALUE_OF[place]}.",
    )

"""Why a move of a row game is refused, with the rule that says so."""

from typing import TYPE_CHECKING, Any, NamedTuple

from elfer.kernel.cards import BIT, COLOUR_NAMES, COLOUR_OF, spoken
from elfer.kernel.game import Refusal
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.kernel.rows.layout import Layout, RowView

if TYPE_CHECKING:
    from elfer.kernel.rows.game import RowGame


class RuleIds(NamedTuple):
    """Which rule of a game's own says what the row games have in common."""

    fit: str
    """What continues a row."""
    least: str
    """At least one card, if any fits."""
    draw: str
    """When to draw, and what becomes of the card."""
    empty: str
    """When to pass."""
    opening: str
    """What opens the round."""
    one_row: str = ""
    """All cards of a turn in one row."""


def refusal(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """The first rule that forbids the move, and the reason in one sentence."""
    rules, layout = game.rules, Layout(*view.layout)
    laid = layout.laid > 0
    lays = [] if laid else game.lays(view.setup, layout.rows, layout.open_places, view.hand)
    if view.must is not None:
        return Refusal(rules.draw, f"The {spoken(view.must)} just drawn fits: lay it.")
    if move is DONE:
        return Refusal(rules.least, "A turn is done only after at least one card.")
    if move is DRAW:
        if laid or lays:
            return Refusal(rules.draw, "A card is drawn only if nothing fits.")
        return Refusal(rules.empty, "The stock is empty; only pass is left.")
    if move.card < 0:
        if laid:
            return Refusal(rules.least, "The turn has begun to lay; end it with done.")
        if lays:
            return Refusal(rules.least, f"{lays[0].text} fits: at least one card must be laid.")
        return Refusal(rules.draw, "Nothing fits, but the stock has cards: draw.")
    return _why_not_there(game, view, move)


def _why_not_there(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Why this card cannot go to that row now."""
    rules, layout = game.rules, Layout(*view.layout)
    card, row = move.card, COLOUR_OF[move.place]
    if not view.hand & BIT[card]:
        return Refusal("G-10", f"The {spoken(card)} is not in your hand.")
    if not layout.rows:
        first = [lay.text for lay in game.lays(view.setup, 0, 0, view.hand)]
        wanted = f"{first[0]} opens it" if len(first) == 1 else "it does not open it"
        return Refusal(rules.opening, f"The {spoken(card)} cannot open the round: {wanted}.")
    if layout.row is not None and layout.row != row:
        return Refusal(rules.one_row, f"This turn lays on the {COLOUR_NAMES[layout.row]} row only.")
    return Refusal(
        rules.fit,
        f"The {spoken(card)} does not fit on the {COLOUR_NAMES[row]} row as it lies.",
    )

"""Why a move of a row game is refused, with the rule that says so."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from elfer.kernel.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    NAMES,
    Card,
    Colour,
    spoken,
)
from elfer.kernel.game import Refusal, not_in_hand
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
        why = f"The {spoken(view.must)} just drawn fits: lay it."
        return Refusal(rules.draw, why, "drawn-fits", {"card": NAMES[view.must]})
    if move is DONE:
        why = "A turn is done only after at least one card."
        return Refusal(rules.least, why, "nothing-laid")
    if move.card >= 0:
        return _why_not_there(game, view, move)
    why_not = _why_no_draw if move is DRAW else _why_no_pass
    return why_not(rules, lays, laid=laid)


def _why_no_draw(rules: RuleIds, lays: Sequence[Move], *, laid: bool) -> Refusal:
    """Why no card is drawn now."""
    if laid:
        why = "The turn has begun to lay, so no card is drawn any more; end it with done."
        return Refusal(rules.draw, why, "draw-after-lay")
    if lays:
        return Refusal(rules.draw, "A card is drawn only if nothing fits.", "draw-but-fits")
    return Refusal(rules.empty, "The stock is empty; only pass is left.", "stock-empty")


def _why_no_pass(rules: RuleIds, lays: Sequence[Move], *, laid: bool) -> Refusal:
    """Why nobody passes now."""
    if laid:
        why = "The turn has begun to lay; end it with done."
        return Refusal(rules.least, why, "pass-after-lay")
    if lays:
        why = f"{lays[0].text} fits: at least one card must be laid."
        return Refusal(rules.least, why, "pass-but-fits", {"card": NAMES[lays[0].card]})
    why = "Nothing fits, but the stock has cards: draw."
    return Refusal(rules.draw, why, "pass-but-stock")


def _why_not_there(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Why this card cannot go to that row now."""
    rules, layout = game.rules, Layout(*view.layout)
    card, row = move.card, COLOUR_OF[move.place]
    if not view.hand & BIT[card]:
        return not_in_hand(card)
    if not layout.rows:
        return _why_no_opening(game, view, move)
    if layout.row is not None and layout.row != row:
        why = f"This turn lays on the {COLOUR_NAMES[layout.row]} row only."
        return Refusal(rules.one_row, why, "one-row", {"row": COLOURS[layout.row]})
    if not layout.rows & COLOUR_MASK[row] and not game.starts & BIT[card]:
        why = f"The {spoken(card)} has to wait: the {COLOUR_NAMES[row]} row has not begun yet."
        return Refusal(rules.fit, why, "row-not-begun", {"card": NAMES[card], "row": COLOURS[row]})
    return _no_fit(rules.fit, card, row)


def _why_no_opening(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Why this card does not open the round there."""
    card, rule = move.card, game.rules.opening
    opening = game.lays(view.setup, 0, 0, view.hand)
    cannot = f"The {spoken(card)} cannot open the round"
    if len(opening) != 1:
        return Refusal(rule, f"{cannot}.", "cannot-open", {"card": NAMES[card]})
    (first,) = opening
    if first.card == card:
        return _no_fit(rule, card, COLOUR_OF[move.place])
    return Refusal(
        rule,
        f"{cannot}: {first.text} opens it.",
        "opens-with",
        {"card": NAMES[card], "wanted": NAMES[first.card]},
    )


def _no_fit(rule: str, card: Card, row: Colour) -> Refusal:
    """The card does not continue the row."""
    why = f"The {spoken(card)} does not fit on the {COLOUR_NAMES[row]} row as it lies."
    return Refusal(rule, why, "no-fit", {"card": NAMES[card], "row": COLOURS[row]})

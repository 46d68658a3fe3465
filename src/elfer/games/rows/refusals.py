"""Refusals of the row games: why a move is not legal, with the id of the rule."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from elfer.engine.cards import (
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
from elfer.engine.game import Refusal, not_in_hand
from elfer.engine.moves import DONE, DRAW, Move
from elfer.games.rows.state import RowView

if TYPE_CHECKING:
    from elfer.games.rows.rules import RowGame


class RuleIds(NamedTuple):
    """The ids of a game's own rules that correspond to the shared rules."""

    fit: str
    """The rule on cards that continue a row."""
    least: str
    """The rule to lay at least one card if any fits."""
    draw: str
    """The rule on drawing, and on laying the drawn card."""
    empty: str
    """The rule on passing."""
    opening: str
    """The rule on the card that opens the round."""
    one_row: str = ""
    """The rule that all cards of a turn go to one row."""


def refusal(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Return the first rule that forbids the move, and the reason in one sentence."""
    rules, layout = game.rules, view.layout
    laid = layout.laid > 0
    lays = [] if laid else game.lays(view.setup, layout.rows, layout.open_places, view.hand)
    if view.must is not None:
        why = f"The {spoken(view.must)} just drawn fits: lay it."
        return Refusal(rules.draw, why, "drawn-fits", {"card": NAMES[view.must]})
    if move == DONE:
        why = "Lay at least one card before you end your turn."
        return Refusal(rules.least, why, "nothing-laid")
    if move.card >= 0:
        return _refuse_lay(game, view, move)
    refuse = _refuse_draw if move == DRAW else _refuse_pass
    return refuse(rules, lays, laid=laid)


def _refuse_draw(rules: RuleIds, lays: Sequence[Move], *, laid: bool) -> Refusal:
    """Return the reason that no card can be drawn now."""
    if laid:
        why = "You have laid a card, so you cannot draw. End your turn with done."
        return Refusal(rules.draw, why, "draw-after-lay")
    if lays:
        return Refusal(rules.draw, "You can draw only if nothing fits.", "draw-but-fits")
    return Refusal(rules.empty, "The stock is empty. You can only pass.", "stock-empty")


def _refuse_pass(rules: RuleIds, lays: Sequence[Move], *, laid: bool) -> Refusal:
    """Return the reason that the seat cannot pass now."""
    if laid:
        why = "You have laid a card. End your turn with done."
        return Refusal(rules.least, why, "pass-after-lay")
    if lays:
        why = f"{lays[0].text} fits: lay at least one card."
        return Refusal(rules.least, why, "pass-but-fits", {"card": NAMES[lays[0].card]})
    why = "Nothing fits, but the stock has cards: draw one."
    return Refusal(rules.draw, why, "pass-but-stock")


def _refuse_lay(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Return the reason that this card cannot go to that row now."""
    rules, layout = game.rules, view.layout
    card, row = move.card, COLOUR_OF[move.place]
    if not view.hand & BIT[card]:
        return not_in_hand(card)
    if not layout.rows:
        return _refuse_opening(game, view, move)
    if layout.row is not None and layout.row != row:
        why = f"In this turn you can only lay on the {COLOUR_NAMES[layout.row]} row."
        return Refusal(rules.one_row, why, "one-row", {"row": COLOURS[layout.row]})
    if not layout.rows & COLOUR_MASK[row] and not game.starts & BIT[card]:
        why = f"The {spoken(card)} has to wait: the {COLOUR_NAMES[row]} row has not begun yet."
        return Refusal(rules.fit, why, "row-not-begun", {"card": NAMES[card], "row": COLOURS[row]})
    return _refuse_fit(rules.fit, card, row)


def _refuse_opening(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Return the reason that this card cannot open the round there."""
    card, rule = move.card, game.rules.opening
    opening = game.lays(view.setup, 0, 0, view.hand)
    cannot = f"The {spoken(card)} cannot open the round"
    if len(opening) != 1:
        return Refusal(rule, f"{cannot}.", "cannot-open", {"card": NAMES[card]})
    (first,) = opening
    if first.card == card:
        return _refuse_fit(rule, card, COLOUR_OF[move.place])
    return Refusal(
        rule,
        f"{cannot}: {first.text} opens it.",
        "opens-with",
        {"card": NAMES[card], "wanted": NAMES[first.card]},
    )


def _refuse_fit(rule: str, card: Card, row: Colour) -> Refusal:
    """Return the refusal of a card that does not continue a row."""
    why = f"The {spoken(card)} does not fit on the {COLOUR_NAMES[row]} row now."
    return Refusal(rule, why, "no-fit", {"card": NAMES[card], "row": COLOURS[row]})

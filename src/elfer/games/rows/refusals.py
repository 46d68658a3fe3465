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
    VALUE_OF,
    Card,
    cards_in,
    spoken,
)
from elfer.engine.game import Refusal, not_in_hand
from elfer.engine.moves import DONE, DRAW, Move
from elfer.games.rows.state import Layout, RowView

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
    """Return the first rule that forbids the move, and the reason."""
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
    """Return why no card can be drawn now."""
    if laid:
        why = "You have laid a card, so you cannot draw. End your turn with done."
        return Refusal(rules.draw, why, "draw-after-lay")
    if lays:
        why = f"You can draw only if nothing fits, but {lays[0].text} does."
        return Refusal(rules.draw, why, "draw-but-fits", {"card": NAMES[lays[0].card]})
    return Refusal(rules.empty, "The stock is empty. You can only pass.", "stock-empty")


def _refuse_pass(rules: RuleIds, lays: Sequence[Move], *, laid: bool) -> Refusal:
    """Return why the seat cannot pass now."""
    if laid:
        why = "You have laid a card. End your turn with done."
        return Refusal(rules.least, why, "pass-after-lay")
    if lays:
        why = f"{lays[0].text} fits: lay at least one card."
        return Refusal(rules.least, why, "pass-but-fits", {"card": NAMES[lays[0].card]})
    why = "Nothing fits, but the stock has cards: draw one."
    return Refusal(rules.draw, why, "pass-but-stock")


def _refuse_lay(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Return why this card cannot go to that row now."""
    rules, layout = game.rules, view.layout
    card, row = move.card, COLOUR_OF[move.place]
    if not view.hand & BIT[card]:
        return not_in_hand(card)
    if not layout.rows:
        return _refuse_opening(game, view, move)
    if layout.row is not None and layout.row != row:
        why = f"In this turn you can only lay on the {COLOUR_NAMES[layout.row]} row."
        return Refusal(rules.one_row, why, "one-row", {"row": COLOURS[layout.row]})
    starts_here = game.starts & BIT[card] and COLOUR_OF[card] == row
    if not layout.rows & COLOUR_MASK[row] and not starts_here:
        first = NAMES[_next_place(layout, move.place)]
        why = f"The {spoken(card)} has to wait: the {COLOUR_NAMES[row]} row has not begun yet."
        return Refusal(
            rules.fit,
            why,
            "row-not-begun",
            {"card": NAMES[card], "row": COLOURS[row], "wanted": first},
        )
    return _refuse_fit(rules.fit, layout, move)


def _refuse_opening(game: "RowGame[Any]", view: RowView[Any], move: Move) -> Refusal:
    """Return why this card cannot open the round in that row."""
    card, rule = move.card, game.rules.opening
    opening = game.lays(view.setup, 0, 0, view.hand)
    cannot = f"The {spoken(card)} cannot open the round"
    if len(opening) != 1:
        return Refusal(rule, f"{cannot}.", "cannot-open", {"card": NAMES[card]})
    (first,) = opening
    if first.card == card:
        row = COLOUR_OF[card]
        why = f"The {spoken(card)} belongs in the {COLOUR_NAMES[row]} row."
        return Refusal(rule, why, "wrong-place", {"card": NAMES[card], "row": COLOURS[row]})
    return Refusal(
        rule,
        f"{cannot}: {first.text} opens it.",
        "opens-with",
        {"card": NAMES[card], "wanted": NAMES[first.card]},
    )


def _refuse_fit(rule: str, layout: Layout, move: Move) -> Refusal:
    """Return the refusal of a card that does not continue a row."""
    card, row = move.card, COLOUR_OF[move.place]
    if layout.rows & BIT[move.place]:
        why = f"The place of the {spoken(card)} in the {COLOUR_NAMES[row]} row is already filled."
        return Refusal(rule, why, "place-filled", {"card": NAMES[card]})
    wanted = _next_place(layout, move.place)
    why = (
        f"The {spoken(card)} does not fit on the {COLOUR_NAMES[row]} row now: "
        f"the {spoken(wanted)} comes first."
    )
    return Refusal(
        rule,
        why,
        "no-fit",
        {"card": NAMES[card], "row": COLOURS[row], "wanted": NAMES[wanted]},
    )


def _next_place(layout: Layout, place: Card) -> Card:
    """Return the place of a row that can be filled now and is nearest to an empty place."""
    row = cards_in(layout.fits & COLOUR_MASK[COLOUR_OF[place]])
    return min(row, key=lambda each: abs(VALUE_OF[each] - VALUE_OF[place]))

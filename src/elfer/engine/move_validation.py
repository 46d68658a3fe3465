"""Validation: the only place that checks moves from outside."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from elfer.engine.cards import NAMES, spoken
from elfer.engine.errors import BadRequest, IllegalMove, NotYourTurn, WrongPlace
from elfer.engine.events import Event
from elfer.engine.game import Game
from elfer.engine.match import OVER, ROUND_OVER, Match
from elfer.engine.moves import NEXT, Language, Move, Touch, language, parse
from elfer.engine.options import RoundsOptions
from elfer.engine.seats import Seat

_ONE_ROW = ("no-fit", "place-filled", "row-not-begun")
"""Reasons that concern a single row."""


def language_of(match: Match) -> Language:
    """Return every move that exists in this match, by its text."""
    return _language(match.game, has_rounds=isinstance(match.plan.options, RoundsOptions))


@cache
def _language(game: Game[Any, Any, Any], *, has_rounds: bool) -> Language:
    return language((*game.language.values(), NEXT)) if has_rounds else game.language


@cache
def _moves_by_touch(
    game: Game[Any, Any, Any], *, has_rounds: bool
) -> Mapping[Touch, Sequence[Move]]:
    """Return the moves of a game that touch each item.

    Any client may ask about any item, so an answer must not search the whole language.
    """
    found: dict[Touch, list[Move]] = {}
    for move in _language(game, has_rounds=has_rounds).values():
        for touch in move.touches:
            found.setdefault(touch, []).append(move)
    return found


def _moves_touching(match: Match, touched: Collection[Touch]) -> Sequence[Move]:
    """Return every move of this match that touches all of these items."""
    index = _moves_by_touch(match.game, has_rounds=isinstance(match.plan.options, RoundsOptions))
    fewest = min((index.get(touch, ()) for touch in touched), key=len)
    return [move for move in fewest if _is_touching(move, touched)]


def _is_touching(move: Move, touched: Collection[Touch]) -> bool:
    return all(touch in move.touches for touch in touched)


def check(match: Match, seat: Seat | None, text: str, at: float | None = None) -> Move:
    """Return the legal move with this text, or raise Refused."""
    if seat is not None and not 0 <= seat < match.players:
        raise BadRequest(f"There is no seat {seat}; seats are 0 to {match.players - 1}.")
    legal = match.legal(seat)
    move = parse(language_of(match), text, legal)
    if move.timed and at is None:
        raise BadRequest(
            f"{move.text} needs a time; give at, the milliseconds since the card was shown."
        )
    if not legal:
        raise NotYourTurn(_explain_no_move(match, seat))
    if move not in legal:
        raise _refuse_move(match, seat, move)
    return move


def check_touch(match: Match, seat: Seat, touched: Collection[Touch]) -> None:
    """Raise Refused if no legal move of a seat touches all of these items."""
    legal = match.legal(seat)
    if any(_is_touching(move, touched) for move in legal):
        return
    meant = _moves_touching(match, touched)
    if not meant:
        raise _refuse_touch(match, touched)
    if not legal:
        raise NotYourTurn(_explain_no_move(match, seat))
    raise _refuse_all(match, seat, meant)


def _refuse_touch(match: Match, touched: Collection[Touch]) -> BadRequest:
    """Return the refusal of items that no move of the game touches together."""
    over_a_row = any(touch.kind == "row" for touch in touched)
    for card in (touch for touch in touched if over_a_row and touch.kind == "hand"):
        items = {item for move in _moves_touching(match, [card]) for item in move.touches}
        rows = [item.key for item in items if item.kind == "row"]
        if len(rows) == 1:
            why = f"The {card.key} belongs in row {rows[0]}."
            return WrongPlace(why, "wrong-place", {"card": card.key, "row": rows[0]})
    return WrongPlace("You cannot use that in this game.", "no-use", {})


def play(
    match: Match, seat: Seat | None, text: str, at: float | None = None
) -> tuple[Match, tuple[Event, ...]]:
    """Return the match after a move from outside, and its events; raise if it is not legal."""
    told: list[Event] = []
    return match.push(seat, check(match, seat, text, at), at, told), tuple(told)


def _explain_no_move(match: Match, seat: Seat | None) -> str:
    """Return the sentence for a seat that has no legal move."""
    who = "The referee" if seat is None else f"Seat {seat}"
    if match.over:
        return OVER
    turn = match.turn
    return f"{who} has no legal move now" + (
        "." if turn is None else f": it is seat {turn}'s turn."
    )


def _refuse_move(match: Match, seat: Seat | None, move: Move) -> IllegalMove:
    """Return the refusal of a move that is not legal now."""
    if match.outcome is not None:
        return IllegalMove(ROUND_OVER, "G-5", "round-over")
    if move == NEXT:
        why = "The round is not over yet; use next once it is."
        return IllegalMove(why, "G-6", "round-not-over")
    refusal = match.game.refusal(match.view(seat), move)
    return IllegalMove(refusal.why, refusal.rule, refusal.reason, refusal.about)


def _refuse_all(match: Match, seat: Seat, meant: Sequence[Move]) -> IllegalMove:
    """Return the refusal of all these moves, with one reason if they differ only in the row."""
    first = _refuse_move(match, seat, meant[0])
    rows = {touch for move in meant for touch in move.touches if touch.kind == "row"}
    if first.reason not in _ONE_ROW or len(rows) < 2:
        return first
    for move in meant[1:]:
        refused = _refuse_move(match, seat, move)
        if refused.reason not in _ONE_ROW:
            return refused
    card = meant[0].card
    why = f"The {spoken(card)} does not fit on any row now."
    return IllegalMove(why, first.rule, "fits-nowhere", {"card": NAMES[card]})

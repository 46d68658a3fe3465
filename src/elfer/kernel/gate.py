"""The one gate: every move that comes from outside is checked here and nowhere else."""

from collections.abc import Collection, Sequence

from elfer.kernel.cards import NAMES, spoken
from elfer.kernel.errors import BadRequest, IllegalMove, NotYourTurn, WrongPlace
from elfer.kernel.events import Event
from elfer.kernel.match import Match
from elfer.kernel.moves import NEXT, Language, Move, Touch, parse
from elfer.kernel.options import RoundsOptions
from elfer.kernel.seats import Seat

_NOT_THERE = ("no-fit", "row-not-begun")
"""Reasons that speak of one row."""


def language_of(match: Match) -> Language:
    """Every move that may ever be said in this match."""
    spoken = match.game.language
    if isinstance(match.plan.options, RoundsOptions):
        return {**spoken, NEXT.text: NEXT}
    return spoken


def check(match: Match, seat: Seat | None, text: str, at: float | None = None) -> Move:
    """The legal move that a seat means by a text, or the refusal that fits best."""
    if seat is not None and not 0 <= seat < match.players:
        raise BadRequest(f"There is no seat {seat}; seats are 0 to {match.players - 1}.")
    legal = match.legal(seat)
    move = parse(language_of(match), text, legal)
    if move.timed and at is None:
        raise BadRequest(f"{move.text} needs at: milliseconds since the card was shown.")
    if not legal:
        raise NotYourTurn(_nothing_to_do(match, seat))
    if move not in legal:
        raise _illegal(match, seat, move)
    return move


def check_touch(match: Match, seat: Seat, touched: Collection[Touch]) -> None:
    """Refuses what no legal move of a seat does with these things, as a move would be refused."""
    meant = [move for move in language_of(match).values() if set(touched) <= set(move.touches)]
    if not meant:
        raise _never(match, touched)
    legal = match.legal(seat)
    if not legal:
        raise NotYourTurn(_nothing_to_do(match, seat))
    if not any(move in legal for move in meant):
        raise _nowhere(match, seat, meant)


def _never(match: Match, touched: Collection[Touch]) -> BadRequest:
    """Why nothing is ever done with all of these things: a card may have its own row only."""
    moves = language_of(match).values()
    over_a_row = any(touch.kind == "row" for touch in touched)
    for card in (touch for touch in touched if over_a_row and touch.kind == "hand"):
        things = {thing for move in moves if card in move.touches for thing in move.touches}
        rows = [thing.key for thing in things if thing.kind == "row"]
        if len(rows) == 1:
            why = f"The {card.key} belongs in row {rows[0]}."
            return WrongPlace(why, "wrong-place", {"card": card.key, "row": rows[0]})
    return WrongPlace("Nothing in this game is done with that.", "no-use", {})


def play(
    match: Match, seat: Seat | None, text: str, at: float | None = None
) -> tuple[Match, tuple[Event, ...]]:
    """The match after a move from outside, and what happened; or a refusal, and no change."""
    told: list[Event] = []
    return match.push(seat, check(match, seat, text, at), at, told), tuple(told)


def _nothing_to_do(match: Match, seat: Seat | None) -> str:
    who = "The referee" if seat is None else f"Seat {seat}"
    if match.over:
        return "The match is over."
    turn = match.turn
    return f"{who} has nothing to do now" + (
        "." if turn is None else f": it is seat {turn}'s turn."
    )


def _illegal(match: Match, seat: Seat | None, move: Move) -> IllegalMove:
    if match.outcome is not None:
        why = "The round is over; only next is possible, which deals again."
        return IllegalMove(why, "G-5", "round-over")
    if move is NEXT:
        why = "The round is not over yet; next comes after its end."
        return IllegalMove(why, "G-6", "round-not-over")
    refusal = match.game.refusal(match.view(seat), move)
    return IllegalMove(refusal.why, refusal.rule, refusal.reason, refusal.about)


def _nowhere(match: Match, seat: Seat, meant: Sequence[Move]) -> IllegalMove:
    """Why none of these moves is legal: one reason for a card that has several rows to go to."""
    first = _illegal(match, seat, meant[0])
    rows = {touch for move in meant for touch in move.touches if touch.kind == "row"}
    if first.reason not in _NOT_THERE or len(rows) < 2:
        return first
    for move in meant[1:]:
        refused = _illegal(match, seat, move)
        if refused.reason not in _NOT_THERE:
            return refused
    card = meant[0].card
    why = f"The {spoken(card)} fits on no row now."
    return IllegalMove(why, first.rule, "fits-nowhere", {"card": NAMES[card]})

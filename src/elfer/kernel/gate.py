"""The one gate: every move that comes from outside is checked here and nowhere else."""

from elfer.kernel.errors import BadRequest, IllegalMove, NotYourTurn
from elfer.kernel.events import Event
from elfer.kernel.match import Match
from elfer.kernel.moves import NEXT, Language, Move, parse
from elfer.kernel.options import RoundsOptions
from elfer.kernel.seats import Seat


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
    move = parse(language_of(match), text)
    if move.timed and at is None:
        raise BadRequest(f"{move.text} needs at: milliseconds since the card was shown.")
    legal = match.legal(seat)
    if not legal:
        raise NotYourTurn(_nothing_to_do(match, seat))
    if move not in legal:
        raise _illegal(match, seat, move)
    return move


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
        return IllegalMove("The round is over; only next is possible, which deals again.", "G-5")
    if move is NEXT:
        return IllegalMove("The round is not over yet; next comes after its end.", "G-6")
    refusal = match.game.refusal(match.view(seat), move)
    return IllegalMove(refusal.why, refusal.rule)

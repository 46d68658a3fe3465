"""Taking over a seat in the middle of a match, which needs the agreement of everyone who plays.

A player who sits down sees a hand. A host with a second identity could see any hand in this way, so
a bot takes over a vacated chair until the match is over, unless everyone agrees to a new player.
"""

from dataclasses import replace

from msgspec import structs

from elfer.engine.errors import BadRequest
from elfer.engine.events import Event
from elfer.engine.seats import Seat
from elfer.table.commands import Agree, Free, Give, LogEntry, Request, Take
from elfer.table.errors import NeedsAgreement, NotAllowed, NotNow
from elfer.table.players_and_chairs import Chair, SeatRequest
from elfer.table.seat_commands import check_one_hand, seat_player
from elfer.table.table import Table

Events = list[Event]

ASK_FIRST = (
    "All players must agree before anyone takes over this seat. "
    "The player who wants it must ask for it first."
)
STILL_THEIRS = (
    "Until the match is over, this seat belongs to a player who is away; a bot plays for them. "
    "Remove that player from the table to free the seat."
)


def check_take(table: Table, entry: LogEntry, command: Take) -> None:
    """Refuse to seat a player in the middle of a match if others have to agree first."""
    assert entry.by is not None
    check_one_hand(table, entry.by, command.seat)
    if table.chair(command.seat).free and table.must_agree(entry.by, command.seat):
        raise NeedsAgreement(ASK_FIRST)


def check_give(table: Table, entry: LogEntry, command: Give) -> None:
    """Refuse to hand a seat to another player in the middle of a match if others have to agree."""
    chair = table.chair(command.seat)
    if not table.playing or chair.player == command.player or table.player(command.player) is None:
        return
    if chair.away:
        raise NotNow(STILL_THEIRS)
    check_one_hand(table, command.player, command.seat)
    # The host agrees by giving the seat.
    if chair.player is None and table.must_agree(command.player, command.seat) - {entry.by}:
        raise NeedsAgreement(ASK_FIRST)


def check_free(table: Table, entry: LogEntry, command: Free) -> None:
    """Refuse to free the seat of an absent player in the middle of a match."""
    chair = table.chair(command.seat)
    if table.playing and chair.away and chair.player != entry.by:
        raise NotNow(STILL_THEIRS)


def handle_request(table: Table, entry: LogEntry, command: Request, events: Events) -> Table:
    """Ask for a chair that a bot occupies."""
    player = entry.by
    assert player is not None
    if not table.playing:
        raise NotNow("No match is in progress. Take a free seat.")
    if table.chair(command.seat).player is not None:
        raise NotNow(f"Seat {command.seat} is taken.")
    if table.locked and player != table.host:
        raise NotAllowed("The table is locked. Ask the host to unlock it.")
    check_one_hand(table, player, command.seat)
    if player in table.declined:
        raise NotAllowed("A player has declined. You can sit down when the match is over.")
    if table.request is not None:
        raise NotNow("Another request for a seat is open. Wait until it is decided.")
    events.append(Event("request", None, {"player": player, "chair": command.seat}))
    return replace(table, request=SeatRequest(player, command.seat))


def handle_agree(table: Table, entry: LogEntry, command: Agree, events: Events) -> Table:
    """Answer the request for a seat, or withdraw it."""
    request, player = table.request, entry.by
    assert player is not None
    if request is None or (request.player, request.seat) != (command.player, command.seat):
        raise NotNow("The request for that seat is no longer open.")
    withdraws = player == request.player and not command.agrees
    if player not in table.must_agree(request.player, request.seat) and not withdraws:
        raise NotAllowed("Only players in this match can decide this.")
    if player in request.agreed and command.agrees:
        raise BadRequest("You have already agreed.")
    what = "withdrawn" if withdraws else "agreed" if command.agrees else "declined"
    events.append(Event(what, None, {"player": player, "chair": request.seat}))
    if withdraws:
        return replace(table, request=None)
    if not command.agrees:
        return replace(table, request=None, declined=(*table.declined, request.player))
    return replace(table, request=structs.replace(request, agreed=(*request.agreed, player)))


def settle_request(table: Table, events: Events) -> Table:
    """Hand over the requested seat once everyone has agreed; drop an outdated request."""
    request = table.request
    if request is None:
        return table
    if not _is_possible(table, request.player, request.seat):
        return replace(table, request=None)
    if not table.undecided():
        table = replace(table, request=None)
        return seat_player(table, request.seat, Chair(player=request.player), events)
    return table


def _is_possible(table: Table, player: str, seat: Seat) -> bool:
    """Return whether a player can still get the seat that they have asked for."""
    may_sit = table.player(player) is not None and not table.seats_held_by(player) - {seat}
    return table.playing and may_sit and table.chairs[seat].player is None

"""The match at a table: its start, its moves, taking back, playing again."""

from collections.abc import Iterable
from dataclasses import replace

from elfer.games import game_named
from elfer.kernel.errors import BadRequest
from elfer.kernel.events import Event
from elfer.kernel.gate import check_touch
from elfer.kernel.match import Match, deal_of, new_match
from elfer.kernel.moves import NEXT, Touch
from elfer.kernel.options import RoundsOptions, shown
from elfer.kernel.seats import Seat
from elfer.table.calls import counted, lies
from elfer.table.chairs import FREE, turned
from elfer.table.commands import (
    Again,
    BotMove,
    Configure,
    Entry,
    Play,
    Rematch,
    Settle,
    Start,
    Undo,
)
from elfer.table.fair import seed_of
from elfer.table.line import Line, MadeBy
from elfer.table.opening import agreed
from elfer.table.pace import moment_of
from elfer.table.refusals import NotAllowed, NotNow, Stale
from elfer.table.table import Shuffle, Table

NO_MATCH = "No match is being played; the host starts one."
TOO_LATE = "Something has happened since: look again, and call again if you still want."

Told = list[Event]


def configure(table: Table, entry: Entry, do: Configure, told: Told) -> Table:
    """Another game, other options, more or fewer chairs."""
    options = agreed(do.game, do.players, do.options)
    lost = [chair for chair in table.chairs[do.players :] if chair.player is not None]
    chairs = (*table.chairs[: do.players], *[FREE] * (do.players - len(table.chairs)))
    if lost:
        raise NotNow("Somebody sits on a chair that would be taken away.")
    told.append(
        Event("configured", None, {"game": do.game, "players": do.players, "options": options})
    )
    return replace(table, game=do.game, chairs=chairs, options=options, line=None, shuffle=None)


def start(table: Table, entry: Entry, do: Start, told: Told) -> Table:
    """The first round dealt, from the secret that was promised and everyone's cuts."""
    missing = [str(seat) for seat, chair in enumerate(table.chairs) if chair.free]
    if missing:
        raise NotNow(f"Nobody sits on seat {', '.join(missing)}: invite somebody, or add bots.")
    if not entry.luck:
        raise BadRequest("A match needs luck from outside, for the shuffle after its own.")
    cuts = tuple(table.cuts.get(chair.player or "") for chair in table.chairs)
    shuffle = Shuffle(table.secret, cuts)
    seed = seed_of(shuffle.secret, shuffle.cuts)
    match = new_match(game_named(table.game), len(table.chairs), table.options, seed)
    fresh = replace(table, secret=entry.luck, cuts={})
    return _begun(fresh, entry, match, shuffle, told)


def again(table: Table, entry: Entry, do: Again, told: Told) -> Table:
    """The round that has ended as the first one of a new match, with the same cards."""
    match, shuffle = table.match, table.shuffle
    if match is None or match.outcome is None:
        raise NotNow("A round is played again once it is over.")
    if not table.seats_of(entry.by):
        raise NotAllowed("Only who has a seat can do this.")
    if not match.over and entry.by != table.host:
        raise NotAllowed("Until the match is over only the host can have a round played again.")
    plan, setup = match.plan, match.setup
    # By itself: once the secret is out, further rounds of the same seed would be no secret.
    rounds = {"rounds": 1} if isinstance(plan.options, RoundsOptions) else {}
    given = None if setup.round == 1 or not match.game.shuffles else deal_of(match).shown()
    if plan.deal is not None and setup.round == 1:
        given = plan.deal.shown()
    agreed_on = shown(plan.options) | rounds | {"dealer": setup.dealer}
    repeated = new_match(match.game, match.players, agreed_on, plan.seed, given)
    if shuffle is not None and setup.round != 1:
        shuffle = replace(shuffle, round=setup.round)
    return _begun(table, entry, repeated, shuffle, told)


def rematch(table: Table, entry: Entry, do: Rematch, told: Told) -> Table:
    """Another match with new cards; everyone moves on by one seat."""
    if table.match is None or not table.match.over:
        raise NotNow("Another match can begin when this one is over.")
    if not table.seats_of(entry.by):
        raise NotAllowed("Only who has a seat can do this.")
    return start(replace(table, chairs=turned(table.chairs)), entry, Start(), told)


def _begun(table: Table, entry: Entry, match: Match, shuffle: Shuffle | None, told: Told) -> Table:
    """The table at the beginning of a match."""
    seats = [chair.player for chair in table.chairs]
    number = table.match_number + 1
    told.append(Event("started", None, {"match": number, "seats": seats}))
    return replace(
        table,
        line=Line(match),
        shuffle=shuffle,
        match_number=number,
        sat={player: tuple(table.seats_of(player)) for player in seats if player is not None},
        begun=table.shown + 1,
        moved=table.shown + 1,
        moved_at=entry.now,
        shown_at=entry.now,
        card_shown=table.shown + 1,
    )


def play(table: Table, entry: Entry, do: Play, told: Told) -> Table:
    """A player's move for a seat of his own."""
    if table.chair(do.seat).player != entry.by:
        raise NotAllowed(f"Seat {do.seat} is not yours.")
    return _moved(table, entry, do.seat, do.move, told)


def bot_move(table: Table, entry: Entry, do: BotMove, told: Told) -> Table:
    """A bot's move for a seat where no player sits now."""
    level = table.chair(do.seat).stand_in
    if level is None:
        raise NotAllowed(f"Seat {do.seat} plays for itself.")
    return _moved(table, entry, do.seat, do.move, told, MadeBy(level, moment_of(table)))


def settle(table: Table, entry: Entry, do: Settle, told: Told) -> Table:
    """The referee's move, if there is one."""
    legal = () if table.match is None else table.match.legal(None)
    if not legal:
        raise NotNow("There is nothing for the referee to do.")
    return _moved(table, entry, None, legal[0].text, told)


def _moved(
    table: Table,
    entry: Entry,
    seat: Seat | None,
    text: str,
    told: Told,
    maker: MadeBy | None = None,
) -> Table:
    """The table after a move."""
    line = table.line
    if line is None:
        raise NotNow(NO_MATCH)
    late = _saw_less(entry, table.moved)
    if late and _is_timed(line.match, text):
        raise Stale(TOO_LATE)  # whatever may be called by now, or not
    at = counted(table, entry, seat)
    move = line.meant(seat, text, at)
    if late and _is_call(line.match, seat):
        raise Stale(TOO_LATE)
    lain = entry.now - table.shown_at
    if seat is not None and not move.timed and line.match.legal(None) and lain < lies(table):
        raise NotNow("The card lies for a moment, so that everyone can call.")
    after = line.after(seat, move, at, table.audience(watched=entry.watched), told, maker)
    # A move that nobody else is told of must not show in anyone's pace either; nobody has to be
    # shown what a call changes, which is settled in a moment.
    private = all(event.private for event in told)
    unseen = private and (move.timed or _same_for_others(line.match, after.match, seat))
    still = move.timed or unseen
    return replace(
        table,
        line=after,
        moved=table.moved if unseen else table.shown + 1,
        moved_at=table.moved_at if unseen else entry.now,
        shown_at=table.shown_at if still else entry.now,
        card_shown=table.card_shown if still else table.shown + 1,
        begun=table.shown + 1 if move is NEXT else table.begun,
    )


def _same_for_others(before: Match, after: Match, seat: Seat | None) -> bool:
    """Whether everyone but a seat may do what he could: a last card slipped in changes that."""
    others = (other for other in range(before.players) if other != seat)
    return all(before.legal(other) == after.legal(other) for other in others)


def _is_timed(match: Match, text: str) -> bool:
    """Whether a text means a move that is made against the clock."""
    move = match.game.language.get(text.lower())
    return move is not None and move.timed


def _is_call(match: Match, seat: Seat | None) -> bool:
    """Whether a move answers what has just happened, out of turn."""
    return match.turn not in (None, seat)


def _saw_less(entry: Entry, number: int) -> bool:
    """Whether a player speaks of the table as it was before."""
    return entry.seen is not None and entry.seen < number


def check_asked(
    table: Table, player: str | None, seat: Seat, touched: Iterable[tuple[str, str]]
) -> None:
    """Refuses what a player's seat cannot do with these things now, as a move would be."""
    if seat not in table.seats_of(player):
        raise NotAllowed(f"Seat {seat} is not yours.")
    if table.match is None:
        raise NotNow(NO_MATCH)
    check_touch(table.match, seat, [Touch(*each) for each in touched])


def undo(table: Table, entry: Entry, do: Undo, told: Told) -> Table:
    """The table before a player's last move."""
    line = table.line
    if line is None or not table.may_undo(entry.by):
        raise NotNow(_why_no_undo(table, entry.by))
    told.append(Event("undone", line.moves[-1].seat, {"moves": 1}))
    number = table.shown + 1
    return replace(table, line=line.back(), begun=number, moved=number, moved_at=entry.now)


def _why_no_undo(table: Table, player: str | None) -> str:
    """Why a player's last move stays."""
    own = table.seats_of(player)
    moved = [] if table.line is None else [played.seat in own for played in table.line.moves]
    if not any(moved):
        return "You have made no move that could be taken back."
    if not moved[-1]:
        return "Others have moved since, so your last move stays."
    return "Your last move stays: somebody has learned something by it."

"""Handlers for commands about the match: start, moves, undo, replayed rounds and rematches."""

from collections.abc import Iterable
from dataclasses import replace

from elfer.engine.errors import BadRequest
from elfer.engine.events import Event
from elfer.engine.match import Match, deal_of, new_match
from elfer.engine.move_validation import check_touch
from elfer.engine.moves import NEXT, Touch
from elfer.engine.options import RoundsOptions, shown
from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.notation.history import MatchHistory
from elfer.table.bot_timing import moment_of
from elfer.table.call_timing import call_time, call_window, is_timed_move
from elfer.table.commands import (
    Again,
    BotMove,
    Configure,
    LogEntry,
    Play,
    Rematch,
    Settle,
    Start,
    Undo,
)
from elfer.table.creation import fill_options
from elfer.table.errors import NotAllowed, NotNow, Stale
from elfer.table.players_and_chairs import FREE, rotate_chairs
from elfer.table.seed_commitment import Shuffle, seed_of
from elfer.table.standings import RoundResult, count_match, record_result
from elfer.table.table import Table
from elfer.table.undo import MadeBy, TableHistory

NO_MATCH = "No match is in progress. The host can start one."
TOO_LATE = "Something has changed in the meantime. Look again, then call if you still want to."

Events = list[Event]


def handle_configure(table: Table, entry: LogEntry, command: Configure, events: Events) -> Table:
    """Change the game, its options or the number of chairs."""
    options = fill_options(command.game, command.players, command.options)
    lost = [chair for chair in table.chairs[command.players :] if chair.player is not None]
    added = [FREE] * (command.players - len(table.chairs))
    chairs = (*table.chairs[: command.players], *added)
    if lost:
        raise NotNow("A player has a seat that would disappear. Ask them to get up first.")
    configured = {"game": command.game, "players": command.players, "options": options}
    events.append(Event("configured", None, configured))
    return replace(
        table,
        game=command.game,
        chairs=chairs,
        options=options,
        history=None,
        shuffle=None,
        result=None,
        earlier=None,
    )


def handle_start(table: Table, entry: LogEntry, command: Start, events: Events) -> Table:
    """Deal the first round, from the secret of the table and everyone's cuts."""
    missing = [str(seat) for seat, chair in enumerate(table.chairs) if chair.free]
    if missing:
        raise NotNow(f"Free seats: {', '.join(missing)}. Invite players or add bots.")
    if not entry.entropy:
        raise BadRequest("Missing entropy for the next shuffle.")
    cuts = tuple(table.cuts.get(chair.player or "") for chair in table.chairs)
    shuffle = Shuffle(table.secret, cuts)
    seed = seed_of(shuffle.secret, shuffle.cuts)
    game = game_named(table.game, entry.rules)
    match = new_match(game, len(table.chairs), table.options, seed)
    fresh = replace(table, secret=entry.entropy, cuts={})
    return _begin_match(fresh, entry, match, shuffle, events)


def handle_again(table: Table, entry: LogEntry, command: Again, events: Events) -> Table:
    """Play the finished round as the first round of a new match, with the same cards."""
    match, shuffle = table.match, table.shuffle
    if match is None or match.outcome is None:
        raise NotNow("A round can be played again once it is over.")
    if not table.seats_of(entry.by):
        raise NotAllowed("Only seated players can do this.")
    if not match.over and entry.by != table.host:
        raise NotAllowed("Until the match is over, only the host can replay a round.")
    plan, setup = match.plan, match.setup
    # One round only: the secret becomes public, so anyone can then compute the later deals.
    rounds = {"rounds": 1} if isinstance(plan.options, RoundsOptions) else {}
    given = None if setup.round == 1 or not match.game.shuffles else deal_of(match).shown()
    if plan.deal is not None and setup.round == 1:
        given = plan.deal.shown()
    options = shown(plan.options) | rounds | {"dealer": setup.dealer}
    game = game_named(match.game.id, entry.rules)
    repeated = new_match(game, match.players, options, plan.seed, given)
    if shuffle is not None and setup.round != 1:
        shuffle = replace(shuffle, round=setup.round)
    # A snapshot from before results were stored has none.
    earlier = table.result or record_result(match.outcome, table.chairs, table.players)
    return _begin_match(table, entry, repeated, shuffle, events, earlier)


def handle_rematch(table: Table, entry: LogEntry, command: Rematch, events: Events) -> Table:
    """Start another match with new cards; everyone moves on by one seat."""
    if table.match is None or not table.match.over:
        raise NotNow("Another match can begin once this one is over.")
    if not table.seats_of(entry.by):
        raise NotAllowed("Only seated players can do this.")
    rotated = replace(table, chairs=rotate_chairs(table.chairs))
    return handle_start(rotated, entry, Start(), events)


def _begin_match(
    table: Table,
    entry: LogEntry,
    match: Match,
    shuffle: Shuffle | None,
    events: Events,
    earlier: RoundResult | None = None,
) -> Table:
    """Return the table at the beginning of a match.

    `earlier` is the previous result with the same cards.
    """
    seats = [chair.player for chair in table.chairs]
    number = table.match_number + 1
    events.append(Event("started", None, {"match": number, "seats": seats}))
    public_seq = table.public_seq + 1
    return replace(
        table,
        history=TableHistory(MatchHistory(match)),
        shuffle=shuffle,
        match_number=number,
        seats_held={
            player: tuple(table.seats_of(player)) for player in seats if player is not None
        },
        request=None,
        declined=(),
        result=None,
        earlier=earlier,
        history_seq=public_seq,
        move_seq=public_seq,
        moved_at=entry.now,
        card_shown_at=entry.now,
        card_seq=public_seq,
    )


def handle_play(table: Table, entry: LogEntry, command: Play, events: Events) -> Table:
    """Make a player's move for one of their own seats."""
    if table.chair(command.seat).player != entry.by:
        raise NotAllowed(f"Seat {command.seat} is not yours.")
    return _make_move(table, entry, command.seat, command.move, events)


def handle_bot_move(table: Table, entry: LogEntry, command: BotMove, events: Events) -> Table:
    """Make a bot's move for a seat that no player plays now."""
    level = table.chair(command.seat).stand_in
    if level is None:
        raise NotAllowed(f"Seat {command.seat} is not played by a bot.")
    maker = MadeBy(level, moment_of(table))
    return _make_move(table, entry, command.seat, command.move, events, maker)


def handle_settle(table: Table, entry: LogEntry, command: Settle, events: Events) -> Table:
    """Make the referee's move, if there is one."""
    legal = () if table.match is None else table.match.legal(None)
    if not legal:
        raise NotNow("There is nothing for the referee to settle.")
    return _make_move(table, entry, None, legal[0].text, events)


def _make_move(
    table: Table,
    entry: LogEntry,
    seat: Seat | None,
    text: str,
    events: Events,
    maker: MadeBy | None = None,
) -> Table:
    """Return the table after a move, or refuse it."""
    history = table.history
    if history is None:
        raise NotNow(NO_MATCH)
    late = entry.seen is not None and entry.seen < table.move_seq
    if late and is_timed_move(table, text):
        raise Stale(TOO_LATE)  # even if the same call would be legal by now
    at = call_time(table, entry, seat)
    move = history.check(seat, text, at)
    if late and _is_call(history.match, seat):
        raise Stale(TOO_LATE)
    if seat is not None and not move.timed and history.match.legal(None):
        shown_for = entry.now - table.card_shown_at
        if shown_for < call_window(table):
            raise NotNow("Players can still call on this card. Wait a moment.")
    if move not in history.match.legal(seat):
        # Private calls have changed whose turn it is. Settle them and do nothing more: a refusal
        # would reveal them.
        (move,), seat, maker = history.match.legal(None), None, None
    audience = table.audience(watched=entry.watched)
    after = history.push(seat, move, at, audience, events, maker)
    # A private move must not affect the bots' timing either.
    private = all(event.private for event in events)
    unseen = private and _is_same_for_others(history.match, after.match, seat)
    same_card = move.timed or unseen
    public_seq = table.public_seq + 1
    if history.match.outcome is None:
        table = _record_end(table, after.match)
    return replace(
        table,
        history=after,
        move_seq=table.move_seq if unseen else public_seq,
        moved_at=table.moved_at if unseen else entry.now,
        card_shown_at=table.card_shown_at if same_card else entry.now,
        card_seq=table.card_seq if same_card else public_seq,
        history_seq=public_seq if move == NEXT else table.history_seq,
    )


def _record_end(table: Table, match: Match) -> Table:
    """Return the table with the result of the round, and of the match, if they have ended.

    A match with repeated cards does not count in the running score: everyone knows the cards.
    """
    if match.outcome is None:
        return table
    result = record_result(match.outcome, table.chairs, table.players)
    standings = table.standings
    if match.winners is not None and table.earlier is None:
        standings = count_match(standings, match.winners, table.chairs, table.players)
    return replace(table, result=result, standings=standings)


def _is_same_for_others(before: Match, after: Match, seat: Seat | None) -> bool:
    """Return whether a move leaves the legal moves of all other seats unchanged.

    They may change when a player slips in their last card.
    """
    others = (other for other in range(before.players) if other != seat)
    return all(
        before.known_to(other).legal(other) == after.known_to(other).legal(other)
        for other in others
    )


def _is_call(match: Match, seat: Seat | None) -> bool:
    """Return whether a seat acts out of turn, in answer to the last move."""
    return match.turn not in (None, seat)


def check_touches(
    table: Table, player: str | None, seat: Seat, touches: Iterable[tuple[str, str]]
) -> None:
    """Refuse touches that no legal move of this seat includes.

    The refusal explains why such a move would be illegal.
    """
    if seat not in table.seats_of(player):
        raise NotAllowed(f"Seat {seat} is not yours.")
    if table.match is None:
        raise NotNow(NO_MATCH)
    check_touch(table.match.known_to(seat), seat, [Touch(*each) for each in touches])


def handle_undo(table: Table, entry: LogEntry, command: Undo, events: Events) -> Table:
    """Take back a player's last move."""
    history = table.history
    if history is None or not table.can_undo(entry.by):
        raise NotNow(_explain_no_undo(table, entry.by))
    last = history.known_to(table.seats_of(entry.by))[-1]
    events.append(Event("undone", last.seat, {"moves": 1}))
    number = table.public_seq + 1
    return replace(
        table, history=history.undo(), history_seq=number, move_seq=number, moved_at=entry.now
    )


def _explain_no_undo(table: Table, player: str | None) -> str:
    """Return why a player cannot take back their last move, as far as they can know."""
    own = table.seats_of(player)
    known = [] if table.history is None else table.history.known_to(own)
    is_own = [played.seat in own for played in known]
    if not any(is_own):
        return "You have not made a move that could be taken back."
    if not is_own[-1]:
        return "You cannot take back your last move: others have moved since."
    return "You cannot take back your last move: it has revealed something hidden."

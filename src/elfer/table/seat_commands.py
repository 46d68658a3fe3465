"""Handlers for commands about players and their seats."""

from dataclasses import replace
from typing import Any

from msgspec import structs

from elfer.bots import bot_named
from elfer.engine.errors import BadRequest
from elfer.engine.events import Event
from elfer.engine.seats import Seat
from elfer.table.commands import (
    Fill,
    Free,
    Give,
    Join,
    LogEntry,
    Remove,
    Rename,
    SeatBot,
    SetHandicap,
    Stand,
    Take,
)
from elfer.table.errors import NotAllowed, NotNow
from elfer.table.nicknames import tidy_name
from elfer.table.players_and_chairs import FREE, Chair, Player, new_bot
from elfer.table.standings import rename_guest
from elfer.table.table import Table

Events = list[Event]


def handle_join(table: Table, entry: LogEntry, command: Join, events: Events) -> Table:
    """Add a player without a seat."""
    if table.locked:
        raise NotAllowed("The table is locked. Ask the host to unlock it.")
    if table.player(command.player) is not None:
        raise BadRequest("This player id is already taken.")
    player = Player(command.player, tidy_name(command.name), command.token, command.face)
    face = {} if player.face is None else {"face": player.face.shown()}
    events.append(Event("joined", None, {"player": player.id, "name": player.name} | face))
    return replace(table.limit_undo_for({None}), players=(*table.players, player))


def handle_take(table: Table, entry: LogEntry, command: Take, events: Events) -> Table:
    """Seat a player on a free chair."""
    if not table.chair(command.seat).free:
        raise NotNow(f"Seat {command.seat} is taken.")
    if table.locked and entry.by != table.host:
        raise NotAllowed("The table is locked. Ask the host to give you a seat.")
    name = None if command.name is None else tidy_name(command.name)
    return seat_player(
        table, command.seat, Chair(player=entry.by, name=name, face=command.face), events
    )


def handle_stand(table: Table, entry: LogEntry, command: Stand, events: Events) -> Table:
    """Free the chair of a player who gets up."""
    if table.chair(command.seat).player != entry.by:
        raise NotAllowed(f"Seat {command.seat} is not yours.")
    return set_chair(table, command.seat, FREE, events)


def handle_rename(table: Table, entry: LogEntry, command: Rename, events: Events) -> Table:
    """Change the name and the face of a player, or of another person on their device."""
    if command.seat is not None:
        return _rename_chair(table, entry, command, command.seat, events)
    player = table.player(entry.by)
    assert player is not None
    after = structs.replace(player, name=tidy_name(command.name), face=command.face or player.face)
    _add_rename_event(player, after, {"player": player.id}, events)
    players = (after if each.id == after.id else each for each in table.players)
    return replace(table, players=tuple(players))


def _rename_chair(
    table: Table, entry: LogEntry, command: Rename, seat: Seat, events: Events
) -> Table:
    """Change the name and the face of the person on a chair."""
    chair = table.chair(seat)
    if chair.player != entry.by:
        raise NotAllowed(f"Seat {seat} is not yours.")
    after = structs.replace(chair, name=tidy_name(command.name), face=command.face or chair.face)
    _add_rename_event(chair, after, {"player": entry.by, "chair": seat}, events)
    standings = rename_guest(table.standings, entry.by, chair.name, after.name or "")
    return replace(table, standings=standings).with_chair(seat, after)


def _add_rename_event(
    before: Player | Chair, after: Player | Chair, who: dict[str, Any], events: Events
) -> None:
    """Add the event for a changed name or face; a changed face alone has an event of its own."""
    face = {} if after.face is None else {"face": after.face.shown()}
    if after.name == before.name and after.face != before.face:
        events.append(Event("face", None, who | face))
    else:
        events.append(Event("renamed", None, who | {"name": after.name} | face))


def handle_seat_bot(table: Table, entry: LogEntry, command: SeatBot, events: Events) -> Table:
    """Put a bot on a chair that no player has."""
    bot_named(command.level)
    if table.chair(command.seat).player is not None:
        raise NotNow(f"Seat {command.seat} belongs to a player.")
    bot = new_bot(command.level, command.seat, table.chairs)
    return set_chair(table, command.seat, bot, events)


def handle_fill(table: Table, entry: LogEntry, command: Fill, events: Events) -> Table:
    """Put bots on all free chairs."""
    for seat, chair in enumerate(table.chairs):
        if chair.free:
            table = handle_seat_bot(table, entry, SeatBot(seat, command.level), events)
    return table


def handle_free(table: Table, entry: LogEntry, command: Free, events: Events) -> Table:
    """Free the chair of a bot, of an absent player or of the host."""
    chair = table.chair(command.seat)
    if chair.player is not None and not chair.away and chair.player != table.host:
        raise NotAllowed(
            f"Seat {command.seat} belongs to a player who is present. Ask them to get up, or "
            "remove them from the table."
        )
    return set_chair(table, command.seat, FREE, events)


def handle_give(table: Table, entry: LogEntry, command: Give, events: Events) -> Table:
    """Give a player a chair that is free or belongs to a bot or an absent player."""
    chair = table.chair(command.seat)
    if chair.player is not None and not chair.away:
        raise NotAllowed(f"Seat {command.seat} is taken.")
    if table.player(command.player) is None:
        raise BadRequest("There is no such player at this table.")
    own = chair if chair.player == command.player else Chair(player=command.player)
    return seat_player(table, command.seat, structs.replace(own, away=False), events)


def handle_set_handicap(
    table: Table, entry: LogEntry, command: SetHandicap, events: Events
) -> Table:
    """Set the handicap of a seat."""
    chair = table.chair(command.seat)
    if chair.free:
        raise NotNow(f"Seat {command.seat} is free; only a taken seat can have a handicap.")
    events.append(Event("handicap", command.seat, {"handicap": command.handicap}))
    return table.with_chair(command.seat, structs.replace(chair, handicap=command.handicap))


def handle_remove(table: Table, entry: LogEntry, command: Remove, events: Events) -> Table:
    """Remove a player and free their chairs."""
    if command.player == table.host:
        raise NotAllowed("The host cannot be removed.")
    if table.player(command.player) is None:
        raise BadRequest("There is no such player at this table.")
    for seat in table.seats_of(command.player):
        table = set_chair(table, seat, FREE, events)
    events.append(Event("removed", None, {"player": command.player}))
    cuts = {player: cut for player, cut in table.cuts.items() if player != command.player}
    players = tuple(player for player in table.players if player.id != command.player)
    return replace(table, players=players, cuts=cuts)


def check_one_hand(table: Table, player: str, seat: Seat) -> None:
    """Refuse to give another seat to a player who has already seen a hand in this match."""
    held = table.seats_held_by(player)
    if table.playing and held and seat not in held:
        raise NotAllowed(
            "Players who have already seen a hand in this match cannot take another seat."
        )


def seat_player(table: Table, seat: Seat, chair: Chair, events: Events) -> Table:
    """Put a player on a chair, and record that they may have seen the cards of its seat."""
    player = chair.player
    assert player is not None
    check_one_hand(table, player, seat)
    held = {**table.seats_held, player: tuple(sorted({*table.seats_held_by(player), seat}))}
    shown = replace(table, seats_held=held).limit_undo_for({seat, None})
    return set_chair(shown, seat, chair, events)


def set_chair(table: Table, seat: Seat, chair: Chair, events: Events) -> Table:
    """Replace the chair of a seat and add the event for it."""
    after = table.with_chair(seat, chair)
    events.append(Event("chair", seat, chair.shown(table.player(chair.player))))
    return after

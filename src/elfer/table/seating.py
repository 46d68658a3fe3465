"""Who comes, who sits where, who goes."""

from dataclasses import replace

from msgspec import structs

from elfer.bots import bot_named
from elfer.kernel.errors import BadRequest
from elfer.kernel.events import Event
from elfer.kernel.seats import Seat
from elfer.table.chairs import FREE, Chair, Player, new_bot
from elfer.table.commands import (
    Away,
    Back,
    Entry,
    Fill,
    Free,
    Give,
    Join,
    Remove,
    Rename,
    SeatBot,
    SetHandicap,
    Stand,
    Take,
)
from elfer.table.names import checked_name
from elfer.table.refusals import NotAllowed, NotNow
from elfer.table.table import Table

Told = list[Event]


def join(table: Table, entry: Entry, do: Join, told: Told) -> Table:
    """A further player, who has no seat yet."""
    if table.locked:
        raise NotAllowed("The table is locked; ask the host to let you in.")
    if table.player(do.player) is not None:
        raise BadRequest("Somebody at the table has this id already.")
    player = Player(do.player, checked_name(do.name), do.token)
    told.append(Event("joined", None, {"player": player.id, "name": player.name}))
    return replace(table.shown_to({None}), players=(*table.players, player))


def take(table: Table, entry: Entry, do: Take, told: Told) -> Table:
    """A free chair for the player who asks for it."""
    if not table.chair(do.seat).free:
        raise NotNow(f"Seat {do.seat} is taken.")
    if table.locked and entry.by != table.host:
        raise NotAllowed("The table is locked; the host can hand you a seat.")
    name = None if do.name is None else checked_name(do.name)
    return _given(table, do.seat, Chair(player=entry.by, name=name), told)


def stand(table: Table, entry: Entry, do: Stand, told: Told) -> Table:
    """The chair free again."""
    if table.chair(do.seat).player != entry.by:
        raise NotAllowed(f"Seat {do.seat} is not yours.")
    return _sat(table, do.seat, FREE, told)


def rename(table: Table, entry: Entry, do: Rename, told: Told) -> Table:
    """The player under another name."""
    name = checked_name(do.name)
    told.append(Event("renamed", None, {"player": entry.by, "name": name}))
    players = (Player(p.id, name, p.token) if p.id == entry.by else p for p in table.players)
    return replace(table, players=tuple(players))


def seat_bot(table: Table, entry: Entry, do: SeatBot, told: Told) -> Table:
    """A bot on a chair where no player sits."""
    bot_named(do.level)
    if table.chair(do.seat).player is not None:
        raise NotNow(f"A player sits on seat {do.seat}.")
    return _sat(table, do.seat, new_bot(do.level, do.seat, table.chairs), told)


def fill(table: Table, entry: Entry, do: Fill, told: Told) -> Table:
    """Bots on all free chairs."""
    for seat, chair in enumerate(table.chairs):
        if chair.free:
            table = seat_bot(table, entry, SeatBot(seat, do.level), told)
    return table


def free(table: Table, entry: Entry, do: Free, told: Told) -> Table:
    """A chair free that is a bot's or an absent player's."""
    chair = table.chair(do.seat)
    if chair.player is not None and not chair.away and chair.player != table.host:
        raise NotAllowed(f"Somebody sits on seat {do.seat}.")
    return _sat(table, do.seat, FREE, told)


def give(table: Table, entry: Entry, do: Give, told: Told) -> Table:
    """A chair that nobody sits on now in a player's hands."""
    chair = table.chair(do.seat)
    if chair.player is not None and not chair.away:
        raise NotAllowed(f"Somebody sits on seat {do.seat}.")
    if table.player(do.player) is None:
        raise BadRequest("There is no such player at the table.")
    own = chair if chair.player == do.player else Chair(player=do.player)
    return _given(table, do.seat, structs.replace(own, away=False), told)


def set_handicap(table: Table, entry: Entry, do: SetHandicap, told: Told) -> Table:
    """A seat that is helped in calling, or no more."""
    chair = table.chair(do.seat)
    if chair.free:
        raise NotNow(f"Nobody sits on seat {do.seat}.")
    told.append(Event("handicap", do.seat, {"handicap": do.handicap}))
    return table.with_chair(do.seat, structs.replace(chair, handicap=do.handicap))


def remove(table: Table, entry: Entry, do: Remove, told: Told) -> Table:
    """The table without a player; his chairs are free."""
    if do.player == table.host:
        raise NotAllowed("The host cannot be sent away.")
    if table.player(do.player) is None:
        raise BadRequest("There is no such player at the table.")
    for seat in table.seats_of(do.player):
        table = _sat(table, seat, FREE, told)
    told.append(Event("removed", None, {"player": do.player}))
    cuts = {player: cut for player, cut in table.cuts.items() if player != do.player}
    players = tuple(player for player in table.players if player.id != do.player)
    return replace(table, players=players, cuts=cuts)


def presence(table: Table, entry: Entry, do: Away | Back, told: Told) -> Table:
    """A player's chairs left to a stand-in, or handed back."""
    away = isinstance(do, Away)
    for seat in table.seats_of(do.player):
        chair = table.chairs[seat]
        if chair.away != away:
            table = _sat(table, seat, structs.replace(chair, away=away), told)
    return _with_another_host(table, told) if away and do.player == table.host else table


def _with_another_host(table: Table, told: Told) -> Table:
    """The first player who sits at the table and is there as its host, if there is one."""
    there = (chair.player for chair in table.chairs if not chair.away)
    heir = next((player for player in there if player not in (None, table.host)), None)
    if heir is None:
        return table
    told.append(Event("host", None, {"player": heir}))
    return replace(table, host=heir)


def _given(table: Table, seat: Seat, chair: Chair, told: Told) -> Table:
    """A player on a chair, who sees its cards from now on, and in this match no others."""
    player = chair.player
    assert player is not None
    held = {*table.seats_of(player), *table.sat.get(player, ())}
    if table.playing and held and seat not in held:
        raise NotAllowed("Until the match is over nobody takes a second seat: he knows a hand.")
    sat = {**table.sat, player: tuple(sorted({*held, seat}))}
    return _sat(replace(table, sat=sat).shown_to({seat, None}), seat, chair, told)


def _sat(table: Table, seat: Seat, chair: Chair, told: Told) -> Table:
    """Another chair at a seat, and everyone told."""
    after = table.with_chair(seat, chair)
    player = table.player(chair.player)
    told.append(Event("chair", seat, chair.shown(None if player is None else player.name)))
    return after

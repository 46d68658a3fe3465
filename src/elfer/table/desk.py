"""Where every word said to a table is checked and done: one entry in, another table out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from elfer.kernel.events import Event
from elfer.table import commands as said
from elfer.table import playing, seating
from elfer.table.commands import Entry
from elfer.table.fair import checked_cut
from elfer.table.refusals import NotAllowed, NotNow, Stale
from elfer.table.table import Table

Told = list[Event]
Deed = Callable[[Table, Entry, Any, Told], Table]


def _cut(table: Table, entry: Entry, do: said.Cut, told: Told) -> Table:
    assert entry.by is not None
    told.append(Event("cut", None, {"player": entry.by}))
    return replace(table, cuts={**table.cuts, entry.by: checked_cut(do.text)})


def _react(table: Table, entry: Entry, do: said.React, told: Told) -> Table:
    told.append(Event("reaction", None, {"player": entry.by, "reaction": do.reaction}))
    return table


def _pace(table: Table, entry: Entry, do: said.SetPace, told: Told) -> Table:
    told.append(Event("pace", None, {"pace": do.pace}))
    return replace(table, pace=do.pace)


def _lock(table: Table, entry: Entry, do: said.Lock, told: Told) -> Table:
    told.append(Event("locked", None, {"locked": do.locked}))
    return replace(table, locked=do.locked)


PLAYERS: Mapping[type, Deed] = {
    said.Play: playing.play,
    said.Undo: playing.undo,
    said.Again: playing.again,
    said.Rematch: playing.rematch,
    said.Take: seating.take,
    said.Stand: seating.stand,
    said.Rename: seating.rename,
    said.Cut: _cut,
    said.React: _react,
}
"""What any player may say."""

HOSTS: Mapping[type, Deed] = {
    said.Configure: playing.configure,
    said.Start: playing.start,
    said.SetPace: _pace,
    said.SetHandicap: seating.set_handicap,
    said.Lock: _lock,
    said.SeatBot: seating.seat_bot,
    said.Fill: seating.fill,
    said.Free: seating.free,
    said.Give: seating.give,
    said.Remove: seating.remove,
}
"""What only the host may say."""

KEEPERS: Mapping[type, Deed] = {
    said.Join: seating.join,
    said.BotMove: playing.bot_move,
    said.Settle: playing.settle,
    said.Away: seating.presence,
    said.Back: seating.presence,
}
"""What only the table's keeper may say: arrivals, bots, deadlines."""

BETWEEN_MATCHES = (said.Configure, said.Start)
OF_A_LINE = (said.Play, said.Undo)
"""What is meant for the game as the player saw it."""


def after(table: Table, entry: Entry) -> tuple[Table, tuple[Event, ...]]:
    """The table after an entry and what happened; or a refusal, and no change."""
    told: Told = []
    deed = _deed(table, entry)
    if entry.watched:
        table = table.shown_to({None})
    done = deed(table, entry, entry.do, told)
    # What nobody else is told of can still be a move that all have to see: then it has moved on.
    private = told and all(event.private for event in told) and done.moved == table.moved
    shown = table.shown if private else table.shown + 1
    return replace(done, seq=table.seq + 1, shown=shown), tuple(told)


def _deed(table: Table, entry: Entry) -> Deed:
    """What an entry does, if whoever says it may say it now."""
    kind = type(entry.do)
    if entry.by is None:
        if kind not in KEEPERS:
            raise NotAllowed("Only a player can say this.")
        return KEEPERS[kind]
    if table.player(entry.by) is None:
        raise NotAllowed("You are no player at this table.")
    if kind in HOSTS and entry.by != table.host:
        raise NotAllowed("Only the host can do this.")
    if kind in BETWEEN_MATCHES and table.playing:
        raise NotNow("A match is being played; this waits until it is over.")
    if kind in OF_A_LINE and entry.seen is not None and entry.seen < table.begun:
        raise Stale("The game has moved on since: something was taken back or dealt anew.")
    deed = PLAYERS.get(kind) or HOSTS.get(kind)
    if deed is None:
        raise NotAllowed("Only the table's keeper can say this.")
    return deed

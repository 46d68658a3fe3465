"""Sending updates, missed events and presence to all sessions at a table."""

import asyncio
from collections import deque
from typing import Any, NamedTuple

import msgspec

from elfer import wire
from elfer.engine.events import Event
from elfer.runtime.sessions import Session
from elfer.runtime.table_log import TableLog
from elfer.table import Table
from elfer.table.call_timing import is_against_the_clock
from elfer.table.commands import React
from elfer.table.dispatch import reaction_event
from elfer.table.player_views import seen_by, told_to
from elfer.table.players_and_chairs import Chair, seats_of

REMEMBERED_UPDATES = 16


class _RecentUpdate(NamedTuple):
    """The events at a public sequence number."""

    seq: int
    events: tuple[Event, ...]
    chairs: tuple[Chair, ...]
    """The chairs at that time: a seat's next player must not see its earlier private events."""


class Broadcaster:
    """The sessions at one table, and the last updates for sessions that reconnect."""

    def __init__(self, log: TableLog) -> None:
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        """Held from a change of the table until all sessions have been told."""
        self.told_at: int | None = None
        """The time at which all sessions were last told of a stored move."""
        self._log = log
        self._recent: deque[_RecentUpdate] = deque(maxlen=REMEMBERED_UPDATES)

    @property
    def connected_players(self) -> set[str]:
        """The players who are connected."""
        return {session.player for session in self.sessions if session.player is not None}

    @property
    def is_watched(self) -> bool:
        """Whether any spectator is connected."""
        return any(session.player is None for session in self.sessions)

    def send_to_all(self, message: Any) -> None:
        """Send the same message to every session."""
        for session in self.sessions:
            session.send(message)

    def remember(self, before: Table, events: tuple[Event, ...]) -> None:
        """Remember public events for sessions that reconnect."""
        table = self._log.table
        if table.public_seq != before.public_seq:
            self._recent.append(_RecentUpdate(table.public_seq, events, table.chairs))

    def send_update(self, before: Table, events: tuple[Event, ...]) -> bool:
        """Send each session what it may see of a change; return whether the table card was sent."""
        table = self._log.table
        card = msgspec.UNSET if table.has_same_card(before) else table.card()
        private = table.public_seq == before.public_seq
        moved = table.move_seq != before.move_seq
        if moved:
            self.told_at = self._log.clock()
        for session in self.sessions:
            told = told_to(events, table.seats_of(session.player))
            sight = seen_by(table, session.player)
            # A private move goes only to its own player, but public counts go to all (MO-6).
            if private and not told and sight == seen_by(before, session.player):
                continue
            session.send(wire.Update(told, wire.Sight(**sight), card))
            if moved:
                self.measure(session)
        return card is not msgspec.UNSET

    def send_reaction(self, player: str, reaction: React) -> None:
        """Send a reaction to all sessions."""
        table = self._log.table
        events = told_to([reaction_event(player, reaction)], [])
        for session in self.sessions:
            session.send(wire.Update(events, wire.Sight(**seen_by(table, session.player))))

    def send_presence(self) -> None:
        """Tell all sessions who is connected."""
        watching = sum(session.player is None for session in self.sessions)
        self.send_to_all(wire.Presence(sorted(self.connected_players), watching))

    def welcome(self, session: Session, since: int | None) -> None:
        """Send a new session the whole table, or only the events since a sequence number."""
        table = self._log.table
        sight = wire.Sight(**seen_by(table, session.player))
        missed = None if since is None else self._missed_events(since, session.player)
        if missed is None:
            session.send(wire.Snapshot(table.card(), sight))
        else:
            session.send(wire.Update(missed, sight, table.card()))

    def _missed_events(self, seen: int, player: str | None) -> list[dict[str, Any]] | None:
        """Return a player's events since a sequence number; None if some have been forgotten."""
        missing = self._log.table.public_seq - seen
        if not 0 <= missing <= len(self._recent):
            return None
        recent = [each for each in self._recent if each.seq > seen]
        return [
            told for each in recent for told in told_to(each.events, seats_of(player, each.chairs))
        ]

    def measure(self, session: Session) -> None:
        """Measure the round trip of a session whose player may call against the clock."""
        table = self._log.table
        if is_against_the_clock(table) and table.seats_of(session.player):
            session.ping()

    def dismiss_removed(self) -> None:
        """Dismiss the sessions of players whom the host has removed."""
        for session in self.sessions:
            if session.player is not None and self._log.table.player(session.player) is None:
                session.dismiss("removed", "The host has removed you from the table.")

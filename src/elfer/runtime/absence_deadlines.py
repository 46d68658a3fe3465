"""Deadlines of players who are not connected; after that, a bot plays for them."""

import asyncio
from contextlib import suppress
from typing import Protocol

from elfer.runtime.broadcast import Broadcaster
from elfer.runtime.concurrency import BackgroundTasks
from elfer.runtime.storage_interface import StorageError
from elfer.table import ServerCommand, Table
from elfer.table.commands import Away, Back


class AbsenceTable(Protocol):
    """The part of a live table that the deadlines of absent players need."""

    table: Table

    async def apply_server_command(self, command: ServerCommand, seq: int | None = None) -> bool:
        """Apply a server command."""


class AbsenceDeadlines:
    """The deadlines of players who sit at a table but are not connected."""

    def __init__(
        self,
        live_table: AbsenceTable,
        broadcaster: Broadcaster,
        background: BackgroundTasks,
        away_seconds: float,
    ) -> None:
        self._live_table = live_table
        self._broadcaster = broadcaster
        self._background = background
        self._away_seconds = away_seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set_deadlines(self) -> None:
        """Set deadlines for absent seated players, and for the host if somebody can take over."""
        table, here = self._live_table.table, self._broadcaster.connected_players
        seated = {chair.player for chair in table.chairs if not chair.away}
        heirs = seated & here
        for player in (seated | {table.host} if heirs else seated) - here:
            if player is not None and player not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[player] = loop.call_later(self._away_seconds, self._set_away, player)

    def cancel_deadline(self, player: str) -> None:
        """Cancel the deadline of a player who has reconnected."""
        timer = self._timers.pop(player, None)
        if timer is not None:
            timer.cancel()

    def hand_back(self, player: str) -> None:
        """Give a player back the chairs that a bot has been playing for them."""
        table = self._live_table.table
        if any(table.chairs[seat].away for seat in table.seats_of(player)):
            self._background.start(self._try_to_apply(Back(player)))

    def stop(self) -> None:
        """Cancel all deadlines."""
        for timer in self._timers.values():
            timer.cancel()

    def _set_away(self, player: str) -> None:
        """Let a bot stand in for an absent player if a match is on and anyone is connected."""
        self._timers.pop(player, None)
        here = self._broadcaster.connected_players
        if here and player not in here and self._live_table.table.playing:
            self._background.start(self._try_to_apply(Away(player)))

    async def _try_to_apply(self, command: Away | Back) -> None:
        """Store a change of presence; after a fault, the table tries again when it continues."""
        with suppress(StorageError):
            await self._live_table.apply_server_command(command)

"""An audit of one table's log, read directly from the database."""

from pathlib import Path
from typing import Any

import msgspec

from elfer.table import Table, replay_entry
from elfer.table.player_views import seen_by, told_to
from elfer.table.serialization import decode_table
from tests.server.crowd import Person
from tests.server.log import Line, first_snapshot, read_entries

Shown = tuple[dict[str, Any], list[dict[str, Any]]]


class Audit:
    """A replay of a growing log, compared with the answers and sights that people received."""

    def __init__(self, folder: Path, code: str, people: list[Person]) -> None:
        self.seq = 0
        self._folder, self._code, self._people = folder, code, people
        self._hash: bytes | None = None
        self._table: Table | None = None
        self._commands: dict[str, int] = {}
        """The public sequence number after each command in the log."""
        self._shown: dict[str, dict[int, list[Shown]]] = {who.player: {} for who in people}
        """Everything that each player could see, by sequence number."""
        self._checked = {who.player: 0 for who in people}

    def check(self) -> None:
        """Check that acknowledged commands are stored once, and that all sights match the log."""
        self._read()
        for person in self._people:
            self._check_commands(person)
            self._check_sights(person)

    def _read(self) -> None:
        before = max(0, self.seq - 1)
        if self._table is None:
            self._table = decode_table(first_snapshot(self._folder, self._code))
        for line in read_entries(self._folder, self._code, before):
            if line.seq > self.seq:
                self._play(line)
            else:
                assert line.hash == self._hash, "a stored entry has changed"
            self._hash = line.hash

    def _play(self, line: Line) -> None:
        assert self._table is not None
        seq, command_id, shown, entry, _ = line
        self._table, events = replay_entry(self._table, entry)
        assert (self._table.seq, self._table.public_seq) == (seq, shown)
        self.seq = seq
        if command_id is not None:
            assert command_id not in self._commands, "a command took effect twice"
            self._commands[command_id] = shown
        for player, sights in self._shown.items():
            told = told_to(events, self._table.seats_of(player))
            sights.setdefault(shown, []).append((seen_by(self._table, player), told))

    def _check_commands(self, person: Person) -> None:
        prefix = f"{person.player}:"
        seqs = {
            name.removeprefix(prefix): shown
            for name, shown in self._commands.items()
            if name.startswith(prefix)
        }
        for id_, done in person.done.items():
            assert seqs.get(id_) == done.seq, f"{id_} was acknowledged but is not in the log"
        unknown = seqs.keys() - person.said.keys() - {"sit", "start"}
        assert not unknown, "the log has commands that nobody sent"

    def _check_sights(self, person: Person) -> None:
        known = self._shown[person.player]
        for sight, events in person.seen[self._checked[person.player] :]:
            shown = msgspec.to_builtins(sight)
            assert sight.seq in known, f"{sight.seq} was seen but is not in the log"
            there = [told for seen, told in known[sight.seq] if seen == shown]
            assert there, f"{sight.seq} was seen with different contents"
            assert not events or any(_ends_with(events, told) for told in there)
        self._checked[person.player] = len(person.seen)


def _ends_with(events: list[dict[str, Any]], told: list[dict[str, Any]]) -> bool:
    """Return whether these events end with those of one entry; after a cut, others precede them."""
    return events[len(events) - len(told) :] == told

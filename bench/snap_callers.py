"""Two callers who call “Schnapp” on every card, each with their own connection to the server."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elfer.runtime.credentials import hash_token, new_code
from elfer.server.sqlite_storage import SqliteStorage
from elfer.table import Table, new_table
from elfer.table.creation import start_practice
from elfer.table.players_and_chairs import Chair, Player
from elfer.table.serialization import encode_table
from network_delay import hold_pongs

CARDS = 40
"""The number of cards in a duel; each of them can be called."""
TOKENS = ("token of the near caller", "token of the far caller")


def new_duel(cards: int = CARDS, tie_ms: int = 0) -> Table:
    """Return a table for two at which the two cards turned over together always match."""
    people = [Player(f"p{seat}", name, hash_token(TOKENS[seat])) for seat, name in enumerate("AB")]
    options = {"together": True, "turns": cards, "tie_ms": tie_ms}
    table = new_table(
        "schnipp-schnapp", ["me", "free"], options, people[0], secret="s", bot_seed="l", pace=0
    )
    chairs = tuple(Chair(player=player.id) for player in people)
    stacks = [[f"{colour}{n}" for colour in pair for n in range(1, 21)] for pair in ("rg", "yb")]
    return start_practice(
        replace(table, players=tuple(people), chairs=chairs), "duel", {"stacks": stacks}
    )


async def store_tables(folder: Path, tables: list[Table]) -> list[str]:
    """Store tables in a folder for a server to load; return their codes."""
    store = await SqliteStorage.open(folder)
    codes = []
    for table in tables:
        codes.append(new_code())
        assert await store.create(codes[-1], time.time_ns() // 1_000_000, encode_table(table))
    await store.close()
    return codes


@dataclass
class Caller:
    """One of the two callers; `reaction` gives the seconds until the call."""

    address: str
    """The address that this caller connects to."""
    code: str
    seat: int
    reaction: Callable[[Random], float]
    rng: Random
    pongs_held: float = 0
    won: int = 0
    errors: list[float] = field(default_factory=list)
    """For each call: its counted time minus the real reaction time, in milliseconds."""
    trips: list[float] = field(default_factory=list)
    """The round trips of the caller's own pings, in milliseconds."""
    took: list[float] = field(default_factory=list)
    """The real reaction time for each card, in milliseconds."""
    _said: int = 0

    async def play(self) -> None:
        """Call on every card until the match is over."""
        path = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        async with connect(path, compression=None, proxy=None, max_queue=None) as socket:
            if self.pongs_held:
                hold_pongs(socket, self.pongs_held)
            await socket.send(_text({"type": "hello", "token": TOKENS[self.seat]}))
            calling: list[asyncio.Task[None]] = []
            async for text in socket:
                frame = msgspec.json.decode(text)
                if frame["type"] == "refused" and frame["error"] != "stale":  # a slow call is stale
                    raise AssertionError(frame["why"])
                if frame["type"] == "presence" and len(frame["here"]) == len(TOKENS):
                    await self._flip(socket, 0)
                if frame["type"] == "update":
                    types = self._count_events(frame["events"])
                    if "flip" in types:
                        seen = frame["sight"]["seq"]
                        calling.append(asyncio.create_task(self._call(socket, seen)))
                    if "over" in types:
                        break
                    if "settle" in types:
                        await self._flip(socket, frame["sight"]["seq"])
            await asyncio.gather(*calling)

    def _count_events(self, events: list[dict[str, Any]]) -> set[str]:
        for event in events:
            if event["type"] == "call":
                self.errors.append(event["at"] - self.took[-1])
            self.won += event["type"] == "take" and event["seat"] == self.seat
        return {event["type"] for event in events}

    async def _flip(self, socket: ClientConnection, seen: int) -> None:
        if self.seat == 0:
            await self._say(socket, "flip", seen)

    async def _call(self, socket: ClientConnection, seen: int) -> None:
        shown = time.perf_counter()
        back = await socket.ping()
        await asyncio.sleep(self.reaction(self.rng))
        self.took.append((time.perf_counter() - shown) * 1000)
        await self._say(socket, "schnapp", seen)
        self.trips.append(await back * 1000)

    async def _say(self, socket: ClientConnection, move: str, seen: int) -> None:
        self._said += 1
        do = {"do": "play", "seat": self.seat, "move": move}
        await socket.send(_text({"type": "say", "id": f"c{self._said}", "seen": seen, "do": do}))


async def fight(pairs: list[tuple[Caller, Caller]]) -> None:
    """Play all these duels in parallel."""
    await asyncio.gather(*(caller.play() for pair in pairs for caller in pair))


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()

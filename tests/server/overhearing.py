"""A recorder for every frame, HTTP response and log line that reaches the people at a table."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.notation.history import MatchHistory
from elfer.runtime.credentials import hash_token
from elfer.runtime.live_table import LiveTable
from elfer.runtime.sessions import Session
from elfer.table import Table, new_table
from elfer.table.call_timing import WINDOW
from elfer.table.commands import Play, PlayerCommand, Settle
from elfer.table.players_and_chairs import Chair, Player
from elfer.table.seed_commitment import Shuffle
from elfer.table.serialization import decode_table, encode_table
from elfer.table.undo import TableHistory
from elfer.wire import CommandMessage, Hello
from tests.conformance.hidden_cards import MadeMove
from tests.server.running import PATIENCE, Threaded
from tests.server.worlds import World

CODE = "PEEKAA"
BEGUN = 1_000_000
LATEST = 2**31
"""A sequence number that no table has reached."""
MISSED = 5
"""The number of entries that a person misses before reconnecting."""
STRANGERS = (
    ("GET", f"/api/tables/{CODE}"),
    ("GET", f"/api/tables/{CODE}/record"),
    ("GET", f"/api/tables/{CODE}/replay"),
    ("GET", f"/t/{CODE}"),
    ("POST", f"/api/tables/{CODE}/players"),
    ("GET", f"/api/tables/{CODE}"),
)
"""The requests that anyone with the code can make."""


class Clock:
    """A clock that only moves when it is set."""

    now = BEGUN

    def __call__(self) -> int:
        return self.now


class Lines(logging.Handler):
    """A handler that records all log lines of the server."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name} {record.levelname} {record.getMessage()}")


@dataclass
class Received:
    """Everything that each person has received."""

    seats: list[list[bytes]]
    spectator: list[bytes]
    stranger: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def reaching(self, observer: Seat) -> list[list[bytes] | list[str]]:
        """Return everything that reached an observer, spectators, strangers and the operator."""
        return [self.seats[observer], self.spectator, self.stranger, self.log]


def token_of(seat: Seat) -> str:
    return f"token of seat {seat}"


def table_of(world: World) -> Table:
    """Return the table at which a world begins, with a person in every seat."""
    match = world.start
    people = [
        Player(f"p{seat}", f"Seat {seat}", hash_token(token_of(seat))) for seat in _seats(world)
    ]
    table = new_table(
        match.game.id, ["me"] * match.players, {}, people[0], secret="s", bot_seed="l"
    )
    return replace(
        table,
        players=tuple(people),
        chairs=tuple(Chair(player=player.id) for player in people),
        history=TableHistory(MatchHistory(match)),
        shuffle=Shuffle("before", (None,) * match.players),
        match_number=1,
        moved_at=BEGUN,
        card_shown_at=BEGUN,
    )


def _seats(world: World) -> range:
    return range(world.start.players)


class RecordingSocket:
    """A socket that records every frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    async def next(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            self.frames.append(await self.socket.recv(decode=False))
        return self.frames[-1]

    async def until(self, part: bytes) -> bytes:
        """Return the next frame that contains these bytes."""
        while part not in (frame := await self.next()):
            pass
        return frame

    async def say(self, id_: str, do: PlayerCommand) -> bytes:
        """Send a command and return its answer."""
        await self.socket.send(msgspec.json.encode(CommandMessage(id_, LATEST, do)), text=True)
        while True:
            frame = await self.next()
            if frame.startswith((b'{"type":"done"', b'{"type":"refused"')):
                return frame

    async def drain(self) -> None:
        """Receive everything sent so far; the answer to a second hello marks the end."""
        await self.socket.send(msgspec.json.encode(Hello()), text=True)
        await self.until(b"Duplicate hello")


@asynccontextmanager
async def recording_socket(
    server: Threaded, token: str | None, since: int | None = None
) -> AsyncIterator[RecordingSocket]:
    """Yield a recording socket that has received the presence message."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{CODE}/socket"
    async with connect(url, proxy=None, compression=None, close_timeout=1) as socket:
        await socket.send(msgspec.json.encode(Hello(token, since)), text=True)
        own = RecordingSocket(socket)
        await own.until(b'"presence"')
        yield own


class Stage:
    """A server with one table that can be reset and played again."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.clock = Clock()
        server.registry._clock = self.clock
        self.sockets: list[RecordingSocket] = []
        self.watcher: RecordingSocket

    async def settle(self) -> None:
        """Let the referee settle the current card."""
        live_table = self._live_table()
        assert await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(
                live_table.apply_server_command(Settle()), self.server._loop
            )
        )

    def _live_table(self) -> LiveTable:
        return self.server.registry._live_tables[CODE]

    @property
    def sessions(self) -> set[Session]:
        """The connected sessions."""
        return self._live_table().sessions

    @property
    def table(self) -> Table:
        """The current table with all hidden cards."""
        return self._live_table().table

    async def set_up(self, table: Table) -> None:
        """Replace the table, and stop its bots."""

        async def replace_table() -> None:
            registry = self.server.registry
            if CODE in registry._live_tables:
                await registry._live_tables.pop(CODE).close()
            await registry._storage.forget(CODE)
            assert await registry._storage.create(CODE, BEGUN, encode_table(table))
            live_table = await registry.live_table(CODE)
            live_table._bot_scheduler.wake = lambda: None  # type: ignore[method-assign]
            live_table._broadcaster.measure = lambda session: None  # type: ignore[method-assign]

        assert decode_table(encode_table(table)).card() == table.card()
        self.clock.now = BEGUN
        await self._run_on_server(replace_table)

    async def _run_on_server(self, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            await work()

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(run(), self.server._loop))

    async def play(self, number: int, made: MadeMove) -> None:
        """Make a move at its recorded time; the table must accept it."""
        seat, text, at = made
        self.clock.now = self.table.card_shown_at + (WINDOW + 500 if at is None else round(at))
        if seat is None:
            await self.settle()
        else:
            answer = await self.sockets[seat].say(f"m{number}", Play(seat, text))
            assert msgspec.json.decode(answer)["type"] == "done", answer

    async def ask(self, heard: Received) -> None:
        """Make all requests that a stranger can make."""
        async with httpx.AsyncClient(
            base_url=self.server.address, trust_env=False, verify=False, timeout=PATIENCE
        ) as http:
            for method, path in STRANGERS:
                body = {"name": "Stranger"} if method == "POST" else None
                answer = await http.request(method, path, json=body)
                headers = sorted(item for item in answer.headers.items() if item[0] != "date")
                text = re.sub(r'"token":"[^"]+"', '"token":"…"', answer.text)
                heard.stranger.append(f"{method} {path} {answer.status_code} {headers} {text}")


COUNTS = ("hands", "middle", "stacks", "stock", "aside")
"""The fields of a view that count hidden cards."""


def strip_counts(frames: list[bytes]) -> list[Any]:
    """Return frames without the numbers that anyone can count at a real table (G-7).

    An update that changes only numbers of cards is left out.
    """
    kept: list[Any] = []
    sight: Any = None
    for frame in frames:
        said = msgspec.json.decode(frame)
        for view in said.get("sight", {}).get("views", ()):
            for key in COUNTS:
                if _is_count(view.get(key)):
                    del view[key]
        if said["type"] == "update" and not said["events"] and said["sight"] == sight:
            continue
        sight = said.get("sight", sight)
        kept.append(said)
    return kept


def _is_count(value: Any) -> bool:
    numbers = value if isinstance(value, list) else [value]
    return all(isinstance(number, int) for number in numbers)


Acting = Callable[[Stage], Awaitable[None]]


async def overhear(
    stage: Stage, world: World, then: Acting | None = None, observer: Seat = 0
) -> Received:
    """Return what everyone receives while a world is played and `then` runs.

    The observer also tries moves that are not allowed.
    """
    lines = Lines()
    loggers = [logging.getLogger("elfer"), logging.getLogger("uvicorn")]
    levels = [logger.level for logger in loggers]
    loggers[0].setLevel(logging.DEBUG)
    loggers[1].setLevel(logging.WARNING)
    for logger in loggers:
        logger.addHandler(lines)
    try:
        return await _play_and_record(stage, world, then, observer, lines)
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(lines)
            logger.setLevel(level)


async def _play_and_record(
    stage: Stage, world: World, then: Acting | None, observer: Seat, lines: Lines
) -> Received:
    await stage.set_up(table_of(world))
    async with AsyncExitStack() as open_:
        stage.sockets = [
            await open_.enter_async_context(recording_socket(stage.server, token_of(seat)))
            for seat in _seats(world)
        ]
        stage.watcher = await open_.enter_async_context(recording_socket(stage.server, None))
        heard = Received(
            [each.frames for each in stage.sockets], stage.watcher.frames, log=lines.said
        )
        for number, made in enumerate(world.moves):
            await stage.play(number, made)
        if then is not None:
            await then(stage)
        for number, text in enumerate(_illegal_moves(stage.table, observer)):
            assert b"refused" in await stage.sockets[observer].say(
                f"t{number}", Play(observer, text)
            )
        heard.seats[observer].extend(await _reconnect(stage, token_of(observer)))
        heard.spectator.extend(await _reconnect(stage, None))
        await stage.ask(heard)
        for each in (*stage.sockets, stage.watcher):
            await each.drain()
    return heard


async def _reconnect(stage: Stage, token: str | None) -> list[bytes]:
    """Return everything that a person receives on reconnecting; wait until they are gone again."""
    there = len(stage.sessions)
    async with recording_socket(
        stage.server, token, max(0, stage.table.public_seq - MISSED)
    ) as late:
        await late.drain()
    async with asyncio.timeout(PATIENCE):
        while len(stage.sessions) > there:
            await asyncio.sleep(0.001)
    return late.frames


def _illegal_moves(table: Table, seat: Seat, number: int = 24) -> list[str]:
    """Return some illegal moves for a seat, spread evenly over all moves of the game."""
    assert table.match is not None
    legal = {move.text for move in table.match.legal(seat)}
    texts = [text for text in GAMES[table.game].language if text not in legal]
    return texts[:: max(1, len(texts) // number)]

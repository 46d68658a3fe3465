"""All that reaches people at a table on a real server: every frame, HTTP answer and log line."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elfer.games import GAMES
from elfer.kernel.seats import Seat
from elfer.server.keeper import Keeper
from elfer.server.tokens import hashed
from elfer.server.visitor import Visitor
from elfer.table import Table, new_table
from elfer.table.calls import WINDOW
from elfer.table.chairs import Chair, Player
from elfer.table.commands import Command, Play, Settle
from elfer.table.line import Line
from elfer.table.snapshot import read, written
from elfer.table.table import Shuffle
from elfer.wire import Hello, Say
from tests.conformance.blindness import Made
from tests.server.running import PATIENCE, Threaded
from tests.server.worlds import World

CODE = "PEEKAA"
BEGUN = 1_000_000
LATEST = 2**31
"""More than any table has been told."""
MISSED = 5
"""How much somebody has missed who comes back."""
STRANGERS = (
    ("GET", f"/api/tables/{CODE}"),
    ("GET", f"/api/tables/{CODE}/record"),
    ("GET", f"/api/tables/{CODE}/replay"),
    ("GET", f"/t/{CODE}"),
    ("POST", f"/api/tables/{CODE}/players"),
    ("GET", f"/api/tables/{CODE}"),
)
"""What somebody can ask who knows the code alone."""


class Clock:
    """Stands still until it is set."""

    now = BEGUN

    def __call__(self) -> int:
        return self.now


class Lines(logging.Handler):
    """What the server says on its log, at any level of its own."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name} {record.levelname} {record.getMessage()}")


@dataclass
class Heard:
    """What reached whom."""

    seats: list[list[bytes]]
    spectator: list[bytes]
    stranger: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def by(self, observer: Seat) -> list[list[bytes] | list[str]]:
        """All that reached an observer, those who watch, strangers, and the operator."""
        return [self.seats[observer], self.spectator, self.stranger, self.log]


def token_of(seat: Seat) -> str:
    return f"token of seat {seat}"


def table_of(world: World) -> Table:
    """The table at which a world begins, with a person on every seat."""
    match = world.start
    people = [Player(f"p{seat}", f"Seat {seat}", hashed(token_of(seat))) for seat in _seats(world)]
    table = new_table(match.game.id, ["me"] * match.players, {}, people[0], secret="s", luck="l")
    return replace(
        table,
        players=tuple(people),
        chairs=tuple(Chair(player=player.id) for player in people),
        line=Line(match),
        shuffle=Shuffle("before", (None,) * match.players),
        match_number=1,
        moved_at=BEGUN,
        shown_at=BEGUN,
    )


def _seats(world: World) -> range:
    return range(world.start.players)


class Ear:
    """A socket that keeps every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    async def next(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            self.frames.append(await self.socket.recv(decode=False))
        return self.frames[-1]

    async def until(self, part: bytes) -> bytes:
        """The first frame from now on that has this in it."""
        while part not in (frame := await self.next()):
            pass
        return frame

    async def say(self, id_: str, do: Command) -> bytes:
        """The answer to a command."""
        await self.socket.send(msgspec.json.encode(Say(id_, LATEST, do)), text=True)
        while True:
            frame = await self.next()
            if frame.startswith((b'{"type":"done"', b'{"type":"refused"')):
                return frame

    async def quiet(self) -> None:
        """Hear everything that was sent so far: the answer to a second hello comes last."""
        await self.socket.send(msgspec.json.encode(Hello()), text=True)
        await self.until(b"hello is said once")


@asynccontextmanager
async def ear(server: Threaded, token: str | None, since: int | None = None) -> AsyncIterator[Ear]:
    """A socket that has heard who is there."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{CODE}/socket"
    async with connect(url, proxy=None, compression=None, close_timeout=1) as socket:
        await socket.send(msgspec.json.encode(Hello(token, since)), text=True)
        own = Ear(socket)
        await own.until(b'"presence"')
        yield own


class Stage:
    """A server on whose one table the same can be played again and again."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.clock = Clock()
        server.hall._clock = self.clock
        self.ears: list[Ear] = []
        self.watcher: Ear

    async def settled(self) -> None:
        """The referee does what is his to do."""
        keeper = self._keeper()
        assert await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(keeper.note(Settle()), self.server._loop)
        )

    def _keeper(self) -> Keeper:
        return self.server.hall._keepers[CODE]

    @property
    def visitors(self) -> set[Visitor]:
        """Whoever is connected."""
        return self._keeper().visitors

    @property
    def table(self) -> Table:
        """The table as it is now, whole."""
        return self._keeper().table

    async def set_up(self, table: Table) -> None:
        """This table instead of the one before, and nothing at it happens by itself."""

        async def exchanged() -> None:
            hall = self.server.hall
            if CODE in hall._keepers:
                await hall._keepers.pop(CODE).close()
            await hall._store.forget(CODE)
            assert await hall._store.create(CODE, BEGUN, written(table))
            keeper = await hall.keeper(CODE)
            keeper._pacer.wake = lambda: None  # type: ignore[method-assign]
            keeper._measure = lambda visitor: None  # type: ignore[method-assign]

        assert read(written(table)).card() == table.card()
        self.clock.now = BEGUN
        await self._done(exchanged)

    async def _done(self, work: Callable[[], Awaitable[None]]) -> None:
        async def done() -> None:
            await work()

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(done(), self.server._loop))

    async def play(self, number: int, made: Made) -> None:
        """A move at its time, by whoever makes it; it must be taken."""
        seat, text, at = made
        self.clock.now = self.table.shown_at + (WINDOW + 500 if at is None else round(at))
        if seat is None:
            await self.settled()
        else:
            answer = await self.ears[seat].say(f"m{number}", Play(seat, text))
            assert msgspec.json.decode(answer)["type"] == "done", answer

    async def ask(self, heard: Heard) -> None:
        """All that a stranger can ask."""
        async with httpx.AsyncClient(
            base_url=self.server.address, trust_env=False, verify=False
        ) as http:
            for method, path in STRANGERS:
                body = {"name": "Stranger"} if method == "POST" else None
                answer = await http.request(method, path, json=body)
                headers = sorted(item for item in answer.headers.items() if item[0] != "date")
                text = re.sub(r'"token":"[^"]+"', '"token":"…"', answer.text)
                heard.stranger.append(f"{method} {path} {answer.status_code} {headers} {text}")


Acting = Callable[[Stage], Awaitable[None]]


async def overheard(
    stage: Stage, world: World, then: Acting | None = None, observer: Seat = 0
) -> Heard:
    """What everyone hears while a world is played, something else is done, and an observer tries
    what he may not do."""
    lines = Lines()
    loggers = [logging.getLogger("elfer"), logging.getLogger("uvicorn")]
    levels = [logger.level for logger in loggers]
    loggers[0].setLevel(logging.DEBUG)
    loggers[1].setLevel(logging.WARNING)
    for logger in loggers:
        logger.addHandler(lines)
    try:
        return await _overheard(stage, world, then, observer, lines)
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(lines)
            logger.setLevel(level)


async def _overheard(
    stage: Stage, world: World, then: Acting | None, observer: Seat, lines: Lines
) -> Heard:
    await stage.set_up(table_of(world))
    async with AsyncExitStack() as open_:
        stage.ears = [
            await open_.enter_async_context(ear(stage.server, token_of(seat)))
            for seat in _seats(world)
        ]
        stage.watcher = await open_.enter_async_context(ear(stage.server, None))
        heard = Heard([each.frames for each in stage.ears], stage.watcher.frames, log=lines.said)
        for number, made in enumerate(world.moves):
            await stage.play(number, made)
        if then is not None:
            await then(stage)
        for number, text in enumerate(_impossible(stage.table, observer)):
            assert b"refused" in await stage.ears[observer].say(f"t{number}", Play(observer, text))
        heard.seats[observer].extend(await _resumed(stage, token_of(observer)))
        heard.spectator.extend(await _resumed(stage, None))
        await stage.ask(heard)
        for each in (*stage.ears, stage.watcher):
            await each.quiet()
    return heard


async def _resumed(stage: Stage, token: str | None) -> list[bytes]:
    """What somebody hears who comes back, by the time that the others know that he has gone."""
    there = len(stage.visitors)
    async with ear(stage.server, token, max(0, stage.table.shown - MISSED)) as late:
        await late.quiet()
    async with asyncio.timeout(PATIENCE):
        while len(stage.visitors) > there:
            await asyncio.sleep(0.001)
    return late.frames


def _impossible(table: Table, seat: Seat, number: int = 24) -> list[str]:
    """Some moves that a seat cannot make now, spread over the language of the game."""
    assert table.match is not None
    legal = {move.text for move in table.match.legal(seat)}
    texts = [text for text in GAMES[table.game].language if text not in legal]
    return texts[:: max(1, len(texts) // number)]

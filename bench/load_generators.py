"""Load generators: open loops, which measure from the scheduled time, and closed loops."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CLOCK = time.perf_counter


class Spread(NamedTuple):
    """Latencies in milliseconds, the rate per second, and the number of failures."""

    p50: float
    p99: float
    rate: float
    lost: int


async def open_loop(
    senders: Sequence[Callable[[], Awaitable[None]]], rate: float, seconds: float
) -> Spread:
    """Let the senders take turns at a fixed rate; each sends one frame at a time."""
    latencies: list[float] = []
    locks = [asyncio.Lock() for _ in senders]
    failed = 0

    async def one(which: int, due: float) -> None:
        nonlocal failed
        async with locks[which]:
            try:
                await asyncio.wait_for(senders[which](), 30)
            except (TimeoutError, OSError):
                failed += 1
                return
        latencies.append(CLOCK() - due)

    begin = CLOCK() + 0.1
    running = []
    count = int(rate * seconds)
    for number in range(count):
        due = begin + number / rate
        if (early := due - CLOCK()) > 0:
            await asyncio.sleep(early)
        running.append(asyncio.ensure_future(one(number % len(senders), due)))
    await asyncio.gather(*running)
    took = CLOCK() - begin
    ordered = sorted(latencies)
    return Spread(
        ordered[len(ordered) // 2] * 1000,
        ordered[int(len(ordered) * 0.99)] * 1000,
        len(ordered) / took,
        failed,
    )


async def closed_loop(senders: Sequence[Callable[[], Awaitable[None]]], seconds: float) -> float:
    """Return the rate per second if every sender sends again as soon as it has an answer."""
    begin = CLOCK()
    done = 0

    async def send_repeatedly(send: Callable[[], Awaitable[None]]) -> None:
        nonlocal done
        while CLOCK() < begin + seconds:
            await send()
            done += 1

    await asyncio.gather(*map(send_repeatedly, senders))
    return done / (CLOCK() - begin)


def echo_sender(socket: ClientConnection) -> Callable[[], Awaitable[None]]:
    """Return a function that sends a frame and waits for the echo."""
    frame = '{"type":"say","id":"c1234567","seen":1234,"do":{"do":"play","seat":0,"move":"r12"}}'

    async def send() -> None:
        await socket.send(frame)
        await socket.recv()

    return send


def fan_out_sender(sockets: Sequence[ClientConnection]) -> Callable[[], Awaitable[None]]:
    """Return a function that sends a frame and waits until all sockets have an update."""

    async def send() -> None:
        await sockets[0].send("{}")
        await asyncio.gather(*(socket.recv() for socket in sockets))

    return send


class _Sight(msgspec.Struct):
    seq: int
    seats: list[int]
    views: list[dict[str, Any]]
    moves: list[list[dict[str, Any]]]


class _Frame(msgspec.Struct):
    type: str
    sight: _Sight | None = None
    seq: int = 0
    why: str = ""


_frames = msgspec.json.Decoder(_Frame)


class Table:
    """An Elfer table with four people, each with a socket."""

    def __init__(self) -> None:
        self._sockets: list[ClientConnection] = []
        self._sights: list[_Sight] = []
        self._answers: list[asyncio.Future[int]] = []
        self._readers: list[asyncio.Task[None]] = []
        self._number = 0
        self._reached = 0
        self._rng = random.Random(1)
        self._turn = asyncio.Event()
        self.code = ""
        self.tokens: list[str] = []
        self.acknowledged: list[str] = []

    async def gather(self, http: httpx.AsyncClient, address: str) -> None:
        """Create the table, take all seats and start."""
        wanted = {"game": "elfer-raus", "seats": ["me", "free", "free", "free"], "name": "Anna"}
        made = (await http.post("/api/tables", json=wanted)).json()
        self.code, self.tokens = made["code"], [made["token"]]
        for name in ("Ben", "Cleo", "Dan"):
            joined = await http.post(f"/api/tables/{self.code}/players", json={"name": name})
            self.tokens.append(joined.json()["token"])
        await self.connect(address)
        for seat in (1, 2, 3):
            await self._say(seat, {"do": "take", "seat": seat})
        await self._say(0, {"do": "start"})

    async def connect(self, address: str) -> None:
        """Open the four sockets."""
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        for number, token in enumerate(self.tokens):
            socket = await connect(path, compression=None)
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            self._sockets.append(socket)
            first = _frames.decode(await socket.recv())
            assert first.sight is not None
            self._sights.append(first.sight)
            self._answers.append(asyncio.get_running_loop().create_future())
            self._readers.append(asyncio.ensure_future(self._read(number)))

    async def _read(self, number: int) -> None:
        with suppress(ConnectionClosed):
            await self._frames(number)

    async def _frames(self, number: int) -> None:
        async for text in self._sockets[number]:
            frame = _frames.decode(text)
            if frame.sight is not None:
                self._sights[number] = frame.sight
                self._turn.set()
            elif frame.type == "done":
                self._answers[number].set_result(frame.seq)
            elif frame.type == "refused":
                self._answers[number].set_exception(OSError(frame.why))

    async def _say(self, number: int, do: dict[str, Any]) -> None:
        self._number += 1
        id_ = f"c{self._number}"
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        say = {"type": "say", "id": id_, "seen": self._sights[number].seq, "do": do}
        await self._sockets[number].send(msgspec.json.encode(say).decode())
        self._reached = await answer
        self.acknowledged.append(id_)

    async def move(self) -> None:
        """Make a legal move, or ask for a rematch, and wait for the acknowledgement."""
        while True:
            self._turn.clear()
            sight = self._sights[0]
            if sight.seq >= self._reached and sight.views and sight.views[0]["over"]:
                await self._say(0, {"do": "rematch"})
                return
            for number, seen in enumerate(self._sights):
                if seen.seq >= self._reached and seen.moves and seen.moves[0]:
                    move = self._rng.choice(seen.moves[0])["text"]
                    play = {"do": "play", "seat": seen.seats[0], "move": move}
                    await self._say(number, play)
                    return
            await self._turn.wait()

    async def close(self) -> None:
        """Close the sockets."""
        for reader in self._readers:
            reader.cancel()
        for socket in self._sockets:
            await socket.close()

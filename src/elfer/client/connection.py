"""A place at a table over the network: the newest sight, commands, and back by itself."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, NoReturn, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from elfer.client.link import read_address
from elfer.client.news import Item, News
from elfer.client.patience import Patience
from elfer.client.post import Post, refusal
from elfer.client.refusals import Ended, ServerRefused, Unreachable
from elfer.table.commands import Command
from elfer.table.shown import TableCard
from elfer.wire import (
    Bye,
    Done,
    FromServer,
    Hello,
    Presence,
    Refused,
    Say,
    Sight,
    Snapshot,
    Update,
)

LARGEST = 2**20
"""The largest frame that a client takes, in bytes."""
AGAIN = (429, 500, 502, 503, 504)
"""Answers to a handshake after which it is worth trying again."""

_frames: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_says = msgspec.json.Decoder(Say)


class Connection:
    """One player's connection to a table, or a spectator's; `async with` opens and closes it."""

    def __init__(
        self,
        address: str,
        code: str,
        token: str | None = None,
        *,
        patience: Patience | None = None,
        heard: Callable[[], None] | None = None,
        own_address: str | None = None,
    ) -> None:
        """`heard` is called after every change, `own_address` is where it comes from."""
        self.address, self.code = read_address(address), code
        self._token = token
        self._heard = heard
        self._own_address = None if own_address is None else (own_address, 0)
        self._patience = patience or Patience()
        self._card: TableCard | None = None
        self._sight: Sight | None = None
        self.presence = Presence([], 0)
        """Who is connected, as far as the server has said."""
        self.connected = False
        """Whether the server is heard now."""
        self.visits = 0
        """How often the server has let it in."""
        self._socket: ClientConnection | None = None
        self._sending = asyncio.Lock()
        self._post = Post()
        self._news = News(lambda: Snapshot(self.card, self.sight))
        self._change = asyncio.Event()
        self._end: Exception | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._ids, self._said = secrets.token_hex(6), 0

    @property
    def card(self) -> TableCard:
        """The newest card of the table."""
        assert self._card is not None, "the connection is not open"
        return self._card

    @property
    def sight(self) -> Sight:
        """The newest that this client may know of the table."""
        assert self._sight is not None, "the connection is not open"
        return self._sight

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect and wait until the table is in sight."""
        assert self._keeper is None, "a connection is opened once"
        self._keeper = asyncio.create_task(self._keep())
        try:
            await self.until(lambda: self._sight is not None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Leave; what is unanswered is given up, and whoever follows comes to an end."""
        keeper = self._keeper
        if keeper is not None and not keeper.done():
            keeper.cancel()
            await asyncio.wait([keeper])
        self._over(Ended("closed", "The connection is closed."), None)

    async def say(self, command: Command, *, seen: int | None = None) -> Done:
        """Say something to the table: done and stored, or a refusal.

        If the connection is cut before the answer, it is said again with the same id.
        """
        self._said += 1
        id_ = f"{self._ids}-{self._said}"
        frame = msgspec.json.encode(Say(id_, self.sight.seq if seen is None else seen, command))
        try:
            _says.decode(frame)
        except msgspec.ValidationError as error:
            raise ServerRefused("bad-request", f"This is no command: {error}.") from None
        await self._post.wait_for_room()
        try:
            answer = self._post.put(id_, frame)
            await self._send(frame)
            return await answer
        finally:
            self._post.forget(id_)
            self._post.leave_room()

    async def follow(self) -> AsyncIterator[Item]:
        """All that comes from now on, for one follower; a gap in it gives a snapshot."""
        while (item := await self._news.next()) is not None:
            yield item

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of the table; it is asked after every change."""
        while not true():
            if self._end is not None:
                raise self._end
            await self._change.wait()

    async def newer(self, than: Sight) -> Sight:
        """Another sight than this one, as soon as there is one."""
        await self.until(lambda: self._sight is not than)
        return self.sight

    async def reached(self, seq: int) -> Sight:
        """The sight as soon as it has come that far."""
        await self.until(lambda: self.sight.seq >= seq)
        return self.sight

    async def _send(self, frame: bytes) -> None:
        """Send a frame if there is a connection; otherwise it goes out with the next one."""
        async with self._sending:
            if self._socket is not None:
                try:
                    await self._socket.send(frame, text=True)
                except ConnectionClosed:
                    self._socket = None

    async def _keep(self) -> None:
        """Be connected, again and again, until there is a reason to end."""
        try:
            await self._come_back()
        except (Ended, ServerRefused, Unreachable) as end:
            self._over(end, end)

    async def _come_back(self) -> NoReturn:
        clock, patience = asyncio.get_running_loop().time, self._patience
        tries, heard = 0, clock()
        while True:
            began, reason = clock(), "it closed the connection"
            try:
                await self._visit()
            except InvalidStatus as answer:
                reason = f"status {answer.response.status_code}"
                _check_status(answer)
            except (OSError, InvalidHandshake, ConnectionClosed, EOFError) as error:
                reason = str(error) or type(error).__name__
            except InvalidURI:
                raise Unreachable(f"{self.address} is no address.") from None
            finally:
                self._socket = None
                was_connected, self.connected = self.connected, False
            now = clock()
            if was_connected:
                self._tell()
                heard = now
                if now - began >= patience.steady:
                    tries = 0
            wait = patience.wait(tries)
            tries += 1
            if now + wait - heard > (patience.begin if self._sight is None else patience.whole):
                raise Unreachable(f"No answer from {self.address}: {reason}.")
            await asyncio.sleep(wait)

    async def _visit(self) -> None:
        """One connection, from the handshake until it is closed."""
        address = self.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.code}/socket",
            proxy=None,
            compression=None,
            open_timeout=self._patience.answer,
            close_timeout=1,
            max_size=LARGEST,
            local_addr=self._own_address,
        ) as socket:
            since = None if self._sight is None else self._sight.seq
            with suppress(ConnectionClosed):  # a farewell that came before is heard below
                await socket.send(msgspec.json.encode(Hello(self._token, since)), text=True)
            async with asyncio.timeout(self._patience.answer):
                while not self.connected:
                    if not self._hear(await socket.recv(decode=False)):
                        return
            async with self._sending:
                self._socket = socket
                for frame in self._post.frames():
                    await socket.send(frame, text=True)
            while self._hear(await socket.recv(decode=False)):
                pass

    def _hear(self, frame: bytes) -> bool:
        """Take a frame in, and say whether to go on listening."""
        try:
            message = _frames.decode(frame)
        except msgspec.MsgspecError:
            _skip(frame)
            return True
        match message:
            case Snapshot() | Update():
                self._sight = message.sight
                if isinstance(message.card, dict):
                    self._card = message.card
                self.visits += not self.connected
                self.connected = True
                self._news.put(message)
                self._tell()
            case Presence():
                self.presence = message
                self._news.put(message)
                self._tell()
            case Refused() if message.id is None and not self.connected:
                raise refusal(message)
            case Done() | Refused():
                self._post.answer(message)
            case Bye():
                if not message.again:
                    raise Ended(message.error, message.why)
                return False
        return True

    def _tell(self) -> None:
        """Wake whoever waits for a change."""
        if self._heard is not None:
            self._heard()
        self._change.set()
        self._change = asyncio.Event()

    def _over(self, end: Exception, told: Exception | None) -> None:
        """End everything that waits; `told` is what a follower learns."""
        if self._end is None:
            self._end = end
            self._post.end(end)
            self._news.end(told)
            self._tell()


def _check_status(answer: InvalidStatus) -> None:
    """Refuse as the server did where trying again would change nothing."""
    status, body = answer.response.status_code, answer.response.body
    if status in AGAIN:
        return
    try:
        said: dict[str, str] = msgspec.json.decode(body or b"", type=dict[str, str])
        error, why = said["error"], said["why"]
    except (msgspec.MsgspecError, KeyError):
        error, why = "refused", f"What answers there is no server of Elfer (status {status})."
    raise ServerRefused(error, why)


def _skip(frame: bytes) -> None:
    """Let a message of a kind that is not known yet pass, but nothing that is no message."""
    known = {"snapshot", "update", "done", "refused", "presence", "bye"}
    try:
        message = msgspec.json.decode(frame, type=dict[str, Any])
    except msgspec.MsgspecError:
        message = {}
    if not isinstance(message.get("type"), str) or message["type"] in known:
        raise Ended("bad-frame", "The server says something that this program does not understand.")

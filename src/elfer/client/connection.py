"""A connection to a table on a server, which sends commands and reconnects automatically."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, NoReturn, Self, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from elfer.client.backoff import RetryPolicy
from elfer.client.errors import Ended, ServerRefused, Unreachable
from elfer.client.inbox import Inbox, Item
from elfer.client.pending import PendingCommands, refusal
from elfer.client.table_link import read_address
from elfer.table.commands import PlayerCommand
from elfer.table.view_types import TableCard
from elfer.wire import (
    Bye,
    CommandMessage,
    Done,
    FromServer,
    Hello,
    Presence,
    Refused,
    Sight,
    Snapshot,
    Update,
    Waiting,
)

LARGEST = 2**20
"""The largest frame that a client accepts, in bytes."""
AGAIN = (429, 500, 502, 503, 504)
"""Status codes of a refused handshake after which the client tries again."""

_frames: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_commands = msgspec.json.Decoder(CommandMessage)
_KNOWN = {kind.__struct_config__.tag for kind in get_args(FromServer)}
"""The types of messages that this client understands."""


class Connection:
    """One player's connection to a table, or a spectator's; `async with` opens and closes it."""

    def __init__(
        self,
        address: str,
        code: str,
        token: str | None = None,
        *,
        retry: RetryPolicy | None = None,
        heard: Callable[[], None] | None = None,
        own_address: str | None = None,
    ) -> None:
        """Prepare a connection; `heard` is called after every change.

        `own_address` is the local address to bind to, on a machine that has several.
        """
        self.address, self.code = read_address(address), code
        self._token = token
        self._heard = heard
        self._own_address = None if own_address is None else (own_address, 0)
        self._retry = retry or RetryPolicy()
        self._card: TableCard | None = None
        self._sight: Sight | None = None
        self.presence = Presence([], 0)
        """The players who are connected, as the server last reported them."""
        self.connected = False
        """Whether the connection is open."""
        self.waiting = False
        """Whether the table is paused because the server cannot store anything."""
        self.visits = 0
        """The number of times the client has connected."""
        self._socket: ClientConnection | None = None
        self._sending = asyncio.Lock()
        self._pending = PendingCommands()
        self._inbox = Inbox(lambda: Snapshot(self.card, self.sight))
        self._change = asyncio.Event()
        self._end: Exception | None = None
        self._task: asyncio.Task[None] | None = None
        self._ids, self._sent = secrets.token_hex(6), 0

    @property
    def card(self) -> TableCard:
        """The latest card of the table."""
        assert self._card is not None, "the connection is not open"
        return self._card

    @property
    def sight(self) -> Sight:
        """The latest view of the table that this client has been sent."""
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
        """Connect, and return once the server has sent the table."""
        assert self._task is None, "a connection can be opened only once"
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda: self._sight is not None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the connection, fail the unanswered commands and end `follow`."""
        task = self._task
        if task is not None and not task.done():
            task.cancel()
            await asyncio.wait([task])
        self._finish(Ended("closed", "The connection is closed."), None)

    async def send(self, command: PlayerCommand, *, seen: int | None = None) -> Done:
        """Send a command and return once it is stored, or raise its refusal.

        If the connection is lost before the answer arrives, the command is sent again with the
        same id.
        """
        self._sent += 1
        id_ = f"{self._ids}-{self._sent}"
        frame = msgspec.json.encode(
            CommandMessage(id_, self.sight.seq if seen is None else seen, command)
        )
        try:
            _commands.decode(frame)
        except msgspec.ValidationError as error:
            raise ServerRefused("bad-request", f"Invalid command: {error}.") from None
        await self._pending.wait_for_room()
        try:
            answer = self._pending.put(id_, frame)
            await self._send(frame)
            return await answer
        finally:
            self._pending.forget(id_)
            self._pending.leave_room()

    async def follow(self) -> AsyncIterator[Item]:
        """Yield all snapshots, updates and presence messages in order, to a single caller.

        If the caller falls behind, one snapshot replaces the messages it has missed.
        """
        while (item := await self._inbox.next()) is not None:
            yield item

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition is true; it is checked after every change."""
        while not true():
            if self._end is not None:
                raise self._end
            await self._change.wait()

    async def wait_for_newer(self, than: Sight) -> Sight:
        """Wait for a sight other than this one and return it."""
        await self.until(lambda: self._sight is not than)
        return self.sight

    async def wait_for_seq(self, seq: int) -> Sight:
        """Wait until the table has reached a sequence number and return the sight."""
        await self.until(lambda: self.sight.seq >= seq)
        return self.sight

    async def _send(self, frame: bytes) -> None:
        """Send a frame now if connected; otherwise leave it for the next connection."""
        async with self._sending:
            if self._socket is not None:
                try:
                    await self._socket.send(frame, text=True)
                except ConnectionClosed:
                    self._socket = None

    async def _run(self) -> None:
        """Stay connected until the server refuses, ends the connection or is unreachable."""
        try:
            await self._reconnect()
        except (Ended, ServerRefused, Unreachable) as end:
            self._finish(end, end)

    async def _reconnect(self) -> NoReturn:
        clock, retry = asyncio.get_running_loop().time, self._retry
        tries, heard = 0, clock()
        while True:
            began, reason = clock(), "it closed the connection"
            try:
                await self._connect()
            except InvalidStatus as answer:
                reason = f"status {answer.response.status_code}"
                _check_status(answer)
            except (OSError, InvalidHandshake, ConnectionClosed, EOFError) as error:
                reason = str(error) or type(error).__name__
            except InvalidURI:
                raise Unreachable(f"{self.address} is not a valid address.") from None
            finally:
                self._socket = None
                was_connected, self.connected, self.waiting = self.connected, False, False
            now = clock()
            if was_connected:
                self._notify()
                heard = now
                if now - began >= retry.steady:
                    tries = 0
            wait = retry.wait(tries)
            tries += 1
            if now + wait - heard > (retry.begin if self._sight is None else retry.whole):
                raise Unreachable(f"No answer from {self.address}: {reason}.")
            await asyncio.sleep(wait)

    async def _connect(self) -> None:
        """Connect once and receive until the connection is closed."""
        address = self.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.code}/socket",
            proxy=None,
            compression=None,
            open_timeout=self._retry.answer,
            close_timeout=1,
            max_size=LARGEST,
            local_addr=self._own_address,
        ) as socket:
            since = None if self._sight is None else self._sight.seq
            with suppress(ConnectionClosed):  # a goodbye that arrived earlier is read below
                await socket.send(msgspec.json.encode(Hello(self._token, since)), text=True)
            async with asyncio.timeout(self._retry.answer):
                while not self.connected:
                    if not self._receive(await socket.recv(decode=False)):
                        return
            async with self._sending:
                self._socket = socket
                for frame in self._pending.frames():
                    await socket.send(frame, text=True)
            while self._receive(await socket.recv(decode=False)):
                pass

    def _receive(self, frame: bytes) -> bool:
        """Process a frame and return whether to continue receiving."""
        try:
            message = _frames.decode(frame)
        except msgspec.MsgspecError:
            _check_unknown(frame)
            return True
        match message:
            case Snapshot() | Update():
                self._sight = message.sight
                if isinstance(message.card, dict):
                    self._card = message.card
                self.visits += not self.connected
                self.connected = True
                self._inbox.put(message)
                self._notify()
            case Presence():
                self.presence = message
                self._inbox.put(message)
                self._notify()
            case Waiting():
                self.waiting = message.waiting
                self._notify()
            case Refused() if message.id is None and not self.connected:
                raise refusal(message)
            case Done() | Refused():
                self._pending.answer(message)
            case Bye():
                if not message.again:
                    raise Ended(message.error, message.why)
                return False
        return True

    def _notify(self) -> None:
        """Wake all callers that are waiting for a change."""
        if self._heard is not None:
            self._heard()
        self._change.set()
        self._change = asyncio.Event()

    def _finish(self, end: Exception, told: Exception | None) -> None:
        """Fail all waiting callers; the follower gets `told` as an exception."""
        if self._end is None:
            self._end = end
            self._pending.end(end)
            self._inbox.end(told)
            self._notify()


def _check_status(answer: InvalidStatus) -> None:
    """Raise the refusal of a handshake if trying again would not help."""
    status, body = answer.response.status_code, answer.response.body
    if status in AGAIN:
        return
    try:
        said: dict[str, str] = msgspec.json.decode(body or b"", type=dict[str, str])
        error, why = said["error"], said["why"]
    except (msgspec.MsgspecError, KeyError):
        error, why = "refused", f"This address is not an Elfer server (status {status})."
    raise ServerRefused(error, why)


def _check_unknown(frame: bytes) -> None:
    """Accept a message of an unknown kind; raise Ended for a frame that is not a message."""
    try:
        message = msgspec.json.decode(frame, type=dict[str, Any])
    except msgspec.MsgspecError:
        message = {}
    if not isinstance(message.get("type"), str) or message["type"] in _KNOWN:
        raise Ended("bad-frame", "The server sent a message that this client does not understand.")

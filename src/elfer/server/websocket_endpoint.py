"""The WebSocket endpoint: one connection of a person to a table."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.types import Receive, Send

from elfer import wire
from elfer.engine.errors import BadRequest, Refused
from elfer.runtime.credentials import find_holder, read_code
from elfer.runtime.errors import NoTable, Unwelcome, refusal
from elfer.runtime.live_table import LiveTable
from elfer.runtime.sessions import PING, Session
from elfer.runtime.storage_interface import StorageError
from elfer.runtime.table_registry import TableRegistry

POLICY, LATER = 1008, 1013
BYE_SECONDS = 1.0
"""How many seconds a client has to read why the connection is closed."""

_log = logging.getLogger("elfer.server")
_frames: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Closed(Exception):
    """A connection that the client has closed."""


class Connection:
    """A connection that exchanges text frames until either side closes it."""

    __slots__ = ("_receive", "_send", "open")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.open = False

    async def accept(self) -> None:
        """Accept the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self.open = True

    async def receive(self) -> str | None:
        """Return the next frame; None if it is not text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.open = False
            raise Closed
        text: str | None = message.get("text")
        return text

    async def send(self, text: str) -> None:
        """Send a frame as soon as the client can receive it."""
        await self._send({"type": "websocket.send", "text": text})

    async def ping(self, answered: Callable[[float], object]) -> None:
        """Send a ping, and call `answered` with its round-trip time in seconds."""
        await self._send({"type": "websocket.ping", "answered": answered})

    async def close(self, code: int) -> None:
        """Close the connection."""
        self.open = False
        await self._send({"type": "websocket.close", "code": code})


async def serve_socket(socket: Connection, code: str, client: str, registry: TableRegistry) -> None:
    """Serve a client's connection to the table with this code until either side ends it."""
    await socket.accept()
    registry.sockets[client] += 1
    try:
        await _visit(socket, read_code(code), client, registry)
    except Unwelcome as unwelcome:
        await _send_bye(socket, wire.Bye(unwelcome.error, unwelcome.why, unwelcome.again))
    except Refused as refused:
        await _send_bye(socket, wire.Bye(refused.code, refused.why, again=refused.code == "busy"))
    except StorageError:
        _log.error("could not read the log of a table; closed a socket")
        await _send_bye(
            socket, wire.Bye("busy", "The server cannot read this table right now.", again=True)
        )
    except (Closed, OSError):
        pass
    finally:
        registry.sockets[client] -= 1
        if not registry.sockets[client]:
            del registry.sockets[client]


async def _visit(
    socket: Connection, code: str | None, client: str, registry: TableRegistry
) -> None:
    limits = registry.limits
    if registry.sockets[client] > limits.sockets_per_address:
        why = "Your network has too many connections to this server. Try again later."
        raise Unwelcome("busy", why, again=True)
    if registry.sockets.total() > limits.sockets:
        raise Unwelcome("busy", "The server has too many connections. Try again later.", again=True)
    if code is None:
        raise NoTable("There is no table with this code.")
    try:
        hello = await asyncio.wait_for(_receive_message(socket), limits.hello_seconds)
    except TimeoutError:
        raise Unwelcome("too-slow", "No hello arrived in time.", again=True) from None
    if not isinstance(hello, wire.Hello):
        raise Unwelcome("bad-request", "The first message must be hello.")
    live_table = await registry.live_table(code)
    player = None
    if hello.token is not None:
        player = find_holder(live_table.table.players, hello.token)
        if player is None:
            raise Unwelcome("bad-token", "This token is not valid at this table.")
    session = Session(player, limits.waiting_messages, client)
    try:
        await live_table.connect(session, hello.since)
        await _talk(socket, live_table, session)
    finally:
        live_table.disconnect(session)


async def _talk(socket: Connection, live_table: LiveTable, session: Session) -> None:
    """Exchange messages until either side ends the connection or the outbox is full."""
    task = asyncio.current_task()
    assert task is not None
    sending = asyncio.ensure_future(_send(socket, session))
    talking = True

    def hang_up() -> None:
        if talking:
            task.cancel()

    # Deferred, because this task itself may be the one that fills the outbox.
    session.outbox.when_full(lambda: asyncio.get_running_loop().call_soon(hang_up))
    try:
        await _listen(socket, live_table, session)
        await sending
    except asyncio.CancelledError:
        if not session.outbox.full:
            raise
        task.uncancel()
        raise Unwelcome("too-slow", "You fell too far behind. Connect again.", again=True) from None
    finally:
        talking = False
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _listen(socket: Connection, live_table: LiveTable, session: Session) -> None:
    """Handle the messages of a session, one at a time."""
    while not session.closing:
        try:
            message = await _receive_message(socket)
        except BadRequest as bad:
            message = None
            session.send(refusal(bad, None))
        if isinstance(message, wire.Hello):
            session.send(refusal(BadRequest("Duplicate hello."), None))
        elif isinstance(message, wire.Ask):
            live_table.answer_question(session, message)
        elif isinstance(message, wire.Hint):
            live_table.hints.start(session, message)
        elif message is not None:
            await live_table.handle_command(session, message)


async def _send(socket: Connection, session: Session) -> None:
    """Send the messages of the outbox in order, as fast as the client reads them."""
    while True:
        # No variable here: it would keep the last frame in memory until the next one.
        await _send_frame(socket, session, await session.outbox.next())
        if session.closing and session.outbox.empty:
            await socket.close(LATER if session.should_reconnect else POLICY)
            return


async def _send_frame(socket: Connection, session: Session, frame: bytes) -> None:
    if frame == PING:
        await socket.ping(session.note_round_trip)
    else:
        await socket.send(frame.decode())


async def _receive_message(socket: Connection) -> wire.FromClient:
    """Receive the next message, or refuse an invalid frame."""
    text = await socket.receive()
    if text is None:
        raise BadRequest("Invalid message: not a text frame.")
    try:
        return _frames.decode(text)
    except msgspec.DecodeError as error:
        raise BadRequest(f"Invalid message: {_shorten(error)}.") from None
    except RecursionError:
        raise BadRequest("Invalid message: nested too deeply.") from None


def _shorten(error: Exception) -> str:
    """Shorten the text of a msgspec error, which names fields and types but never values."""
    return str(error)[:200]


async def _send_bye(socket: Connection, bye: wire.Bye) -> None:
    if not socket.open:
        return
    with suppress(RuntimeError, OSError):
        async with asyncio.timeout(BYE_SECONDS):
            await socket.send(msgspec.json.encode(bye).decode())
            await socket.close(LATER if bye.again else POLICY)

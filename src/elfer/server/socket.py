"""One WebSocket: a person's, at one table."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec

from elfer import wire
from elfer.kernel.errors import BadRequest, Refused
from elfer.server.codes import read_code
from elfer.server.connection import Closed, Connection
from elfer.server.hall import Hall
from elfer.server.keeper import Keeper
from elfer.server.rate import Bucket
from elfer.server.refusals import NoTable, Unwelcome, refusal
from elfer.server.store import StoreError
from elfer.server.tokens import holder
from elfer.server.visitor import PING, Visitor

POLICY, LATER = 1008, 1013
BYE_SECONDS = 1.0
"""How long a client has to take in why it is sent away."""

_log = logging.getLogger("elfer.server")
_frames: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


async def serve_socket(socket: Connection, code: str, hall: Hall) -> None:
    """Serve a connection to the table of that code until either side ends it."""
    await socket.accept()
    hall.sockets += 1
    try:
        await _visit(socket, read_code(code), hall)
    except Unwelcome as unwelcome:
        await _bye(socket, wire.Bye(unwelcome.error, unwelcome.why, unwelcome.again))
    except Refused as refused:
        await _bye(socket, wire.Bye(refused.code, refused.why, again=refused.code == "busy"))
    except StoreError:
        _log.error("the log could not be read or written; a socket was closed")
        await _bye(socket, wire.Bye("busy", "The table cannot be kept just now.", again=True))
    except (Closed, OSError):
        pass
    finally:
        hall.sockets -= 1


async def _visit(socket: Connection, code: str | None, hall: Hall) -> None:
    limits = hall.limits
    if hall.sockets > limits.sockets:
        raise Unwelcome("busy", "The server has too many visitors just now.", again=True)
    if code is None:
        raise NoTable("There is no table with this code.")
    try:
        hello = await asyncio.wait_for(_frame(socket), limits.hello_seconds)
    except TimeoutError:
        raise Unwelcome("too-slow", "A connection begins with hello.", again=True) from None
    if not isinstance(hello, wire.Hello):
        raise Unwelcome("bad-request", "A connection begins with hello.")
    keeper = await hall.keeper(code)
    player = None
    if hello.token is not None:
        player = holder(keeper.table.players, hello.token)
        if player is None:
            raise Unwelcome("bad-token", "This token is nobody's at this table.")
    visitor = Visitor(player, limits.waiting_messages)
    try:
        await keeper.came(visitor, hello.since)
        await _talk(socket, keeper, visitor, hall)
    finally:
        keeper.went(visitor)


async def _talk(socket: Connection, keeper: Keeper, visitor: Visitor, hall: Hall) -> None:
    """Talk both ways until either side ends it or too much waits for the other."""
    task = asyncio.current_task()
    assert task is not None
    sending = asyncio.ensure_future(_send(socket, visitor))
    talking = True

    def hang_up() -> None:
        if talking:
            task.cancel()

    # Not at once: this task itself may be the one that fills the outbox.
    visitor.outbox.when_full(lambda: asyncio.get_running_loop().call_soon(hang_up))
    try:
        await _listen(socket, keeper, visitor, hall)
        await sending
    except asyncio.CancelledError:
        if not visitor.outbox.full:
            raise
        task.uncancel()
        raise Unwelcome(
            "too-slow", "Too much was waiting for you; come back.", again=True
        ) from None
    finally:
        talking = False
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _listen(socket: Connection, keeper: Keeper, visitor: Visitor, hall: Hall) -> None:
    """Hear a visitor out, one word after the other."""
    limits = hall.limits
    bucket = Bucket(limits.frames_per_second, limits.frames_at_once, time.monotonic())
    while not visitor.closing:
        try:
            said = await _frame(socket)
        except BadRequest as bad:
            said = None
            visitor.send(refusal(bad, None))
        if not bucket.takes(time.monotonic()):
            raise Unwelcome("too-fast", "Too many messages in a short time.", again=True)
        if isinstance(said, wire.Hello):
            visitor.send(refusal(BadRequest("hello is said once."), None))
        elif isinstance(said, wire.Ask):
            keeper.answer(visitor, said)
        elif isinstance(said, wire.Hint):
            keeper.hint(visitor, said)
        elif said is not None:
            await keeper.say(visitor, said)


async def _send(socket: Connection, visitor: Visitor) -> None:
    """Send what waits, in order, as fast as the other side takes it."""
    while True:
        # Without a name for it here, what was sent is not kept until there is more.
        await _sent(socket, visitor, await visitor.outbox.next())
        if visitor.closing and visitor.outbox.empty:
            await socket.close(POLICY)
            return


async def _sent(socket: Connection, visitor: Visitor, frame: bytes) -> None:
    if frame == PING:
        await socket.ping(visitor.answered)
    else:
        await socket.send(frame.decode())


async def _frame(socket: Connection) -> wire.FromClient:
    """The next frame, understood; or a refusal that says what is wrong with it."""
    text = await socket.receive()
    if text is None:
        raise BadRequest("A frame is text, and in it one JSON object.")
    try:
        return _frames.decode(text)
    except msgspec.DecodeError as error:
        raise BadRequest(f"This frame is no message: {_short(error)}.") from None
    except RecursionError:
        raise BadRequest("This frame is no message: it is nested too deeply.") from None


def _short(error: Exception) -> str:
    """What msgspec says; its sentences name fields and types, never values."""
    return str(error)[:200]


async def _bye(socket: Connection, bye: wire.Bye) -> None:
    if not socket.open:
        return
    with suppress(RuntimeError, OSError):
        async with asyncio.timeout(BYE_SECONDS):
            await socket.send(msgspec.json.encode(bye).decode())
            await socket.close(LATER if bye.again else POLICY)

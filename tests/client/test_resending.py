"""The client's reactions to a server that is silent, says goodbye, or sends nonsense."""

import asyncio
from typing import Any, ClassVar

import pytest
from websockets.asyncio.server import ServerConnection

from elfer.client.backoff import RetryPolicy
from elfer.client.connection import Connection
from elfer.client.errors import Ended, ServerRefused, Unreachable
from elfer.table.commands import Lock, Rename, Undo
from elfer.wire import Bye, Done, Presence, Refused, Update
from tests.client.fake_server import receive, serve_fake, snapshot, tell
from tests.client.people import HASTY, gather_all, run
from tests.patience import PATIENCE


def test_unanswered_commands_are_resent_unchanged() -> None:
    visits: list[list[dict[str, Any]]] = []

    async def visit(socket: ServerConnection, number: int) -> None:
        frames = [await receive(socket)]
        visits.append(frames)
        await tell(socket, snapshot(number))
        frames += [await receive(socket) for _ in range(3)]
        if number < 3:
            socket.transport.abort()
            return
        for frame in frames[1:]:
            await tell(socket, Done(frame["id"], number))
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            names = [Rename("A"), Rename("B"), Rename("C")]
            done = await gather_all(person.send(name) for name in names)
            assert [each.seq for each in done] == [3, 3, 3]

    run(scenario())
    assert [frames[0].get("since") for frames in visits] == [None, 1, 2]
    assert visits[0][1:] == visits[1][1:] == visits[2][1:]
    assert [frame["do"]["name"] for frame in visits[0][1:]] == ["A", "B", "C"]
    assert len({frame["id"] for frame in visits[0][1:]}) == 3


def test_a_cancelled_command_is_not_resent() -> None:
    visits: list[list[str]] = []
    said_once = asyncio.Event()

    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot(number))
        kinds: list[str] = []
        visits.append(kinds)
        async for _ in answer_commands(socket, kinds, 2 if number == 1 else 1):
            pass
        if number == 1:
            socket.transport.abort()

    async def answer_commands(socket: ServerConnection, kinds: list[str], most: int) -> Any:
        for _ in range(most):
            frame = await receive(socket)
            kinds.append(frame["do"]["do"])
            said_once.set()
            if len(visits) > 1:
                await tell(socket, Done(frame["id"], 2))
            yield None

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            given_up = asyncio.create_task(person.send(Undo()))
            await said_once.wait()
            given_up.cancel()
            await asyncio.sleep(0)
            assert (await person.send(Lock(True))).seq == 2

    run(scenario())
    assert visits == [["undo", "lock"], ["lock"]]


def test_a_final_goodbye_ends_the_connection() -> None:
    visits = 0

    async def visit(socket: ServerConnection, number: int) -> None:
        nonlocal visits
        visits = number
        await receive(socket)
        await tell(socket, snapshot())
        await receive(socket)
        await tell(socket, Bye("removed", "The host has removed you from the table.", again=False))
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            with pytest.raises(Ended, match="removed you") as ended:
                await person.send(Undo())
            assert ended.value.error == "removed"
            assert not person.connected
            await asyncio.sleep(0.2)

    run(scenario())
    assert visits == 1


def test_reconnects_after_a_temporary_goodbye() -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot(number))
        if number < 4:
            await tell(socket, Bye("too-slow", "Come back.", again=True))
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            assert (await person.wait_for_seq(4)).seq == 4

    run(scenario())


def test_a_refusal_before_the_greeting_is_reported() -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, Refused("bad-token", "This token is not valid at this table."))
        await socket.wait_closed()

    async def scenario() -> None:
        async with serve_fake(visit) as address:
            with pytest.raises(ServerRefused, match="not valid"):
                await Connection(address, "ABCDEF", "guessed", retry=HASTY).open()

    run(scenario())


def test_messages_and_fields_of_the_future_are_skipped() -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, {"type": "weather", "rain": True})
        await tell(socket, snapshot(5))
        await tell(socket, {"type": "presence", "here": [], "watching": 3, "asleep": 2})
        await tell(socket, Update([], snapshot(6).sight))
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            assert (await person.wait_for_seq(6)).seq == 6
            assert person.presence.watching == 3

    run(scenario())


@pytest.mark.parametrize(
    "frame", ["hello", "[]", '{"type": "done"}', "{}", '{"type": 7}', '{"type": "advice"}']
)
def test_an_invalid_frame_ends_the_connection(frame: str) -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot())
        await socket.send(frame)
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            with pytest.raises(Ended, match="does not understand"):
                await person.until(lambda: False)

    run(scenario())


def test_gives_up_on_a_server_that_never_greets() -> None:
    visits = 0

    async def visit(socket: ServerConnection, number: int) -> None:
        nonlocal visits
        visits = number
        await socket.wait_closed()

    async def scenario() -> None:
        patience = RetryPolicy(first=0.01, most=0.1, begin=1, answer=0.1)
        async with serve_fake(visit) as address:
            with pytest.raises(Unreachable, match="No answer"):
                await Connection(address, "ABCDEF", retry=patience).open()

    run(scenario())
    assert 1 <= visits <= 12


class RecordingPolicy(RetryPolicy):
    """A policy that records the numbers of failed tries and never waits."""

    tries: ClassVar[list[int]] = []

    def wait(self, tries: int) -> float:
        self.tries.append(tries)
        return 0


def test_backs_off_from_a_server_that_greets_and_hangs_up() -> None:
    """A greeting does not reset the number of failed tries, so the waits keep growing."""
    visits, enough = 6, asyncio.Event()

    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot())
        if number > visits:
            enough.set()

    async def scenario() -> None:
        patience = RecordingPolicy(steady=PATIENCE)
        async with serve_fake(visit) as address, Connection(address, "ABCDEF", retry=patience):
            await enough.wait()

    RecordingPolicy.tries.clear()
    run(scenario())
    first = RecordingPolicy.tries[0]
    assert RecordingPolicy.tries[:visits] == [*range(first, first + visits)]


def test_gives_up_on_a_server_that_is_gone_for_good() -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot())
        await receive(socket)

    async def scenario() -> None:
        patience = RetryPolicy(first=0.01, most=0.1, whole=0.5)
        async with serve_fake(visit) as address:
            person = Connection(address, "ABCDEF", retry=patience)
            await person.open()
        with pytest.raises(Unreachable, match="No answer"):
            await person.send(Undo())
        await person.close()

    run(scenario())


def test_a_client_without_a_follower_uses_bounded_memory() -> None:
    async def visit(socket: ServerConnection, number: int) -> None:
        await receive(socket)
        await tell(socket, snapshot())
        for watching in range(1_000):
            await tell(socket, Presence([], watching))
        await tell(socket, Update([], snapshot(2).sight))
        await socket.wait_closed()

    async def scenario() -> None:
        async with (
            serve_fake(visit) as address,
            Connection(address, "ABCDEF", retry=HASTY) as person,
        ):
            await person.wait_for_seq(2)
            kept = 0
            following = person.follow()
            while True:
                news = await anext(following)
                kept += 1
                if isinstance(news, Update):
                    break
            assert kept <= 64

    run(scenario())


@pytest.mark.parametrize(
    ("status", "body", "error"),
    [
        (404, b'{"error": "no-table", "why": "There is no table."}', "no-table"),
        (404, b"<h1>Not found</h1>", "refused"),
        (403, b'{"error": "wrong-origin", "why": "Only our own pages."}', "wrong-origin"),
    ],
)
def test_a_refused_handshake_is_reported(status: int, body: bytes, error: str) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 %d No\r\ncontent-length: %d\r\n\r\n" % (status, len(body)) + body)
        await writer.drain()
        writer.close()

    async def scenario() -> None:
        other = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = other.sockets[0].getsockname()[1]
        async with other:
            with pytest.raises(ServerRefused) as refused:
                await Connection(f"http://127.0.0.1:{port}", "ABCDEF", retry=HASTY).open()
            assert refused.value.error == error

    run(scenario())

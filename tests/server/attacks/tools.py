"""Shared parts of the attacks: the target, the registry, and messages on a socket."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import PATIENCE


class Target(NamedTuple):
    """A table on a server, and a player's token."""

    address: str
    code: str
    token: str

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    @property
    def socket(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"


Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(act: Attack) -> Attack:
    ATTACKS[act.__name__.replace("_", " ")] = act
    return act


async def greet(target: Target, socket: ClientConnection, token: str | None = None) -> None:
    await socket.send(json.dumps({"type": "hello", "token": token}))
    await wait_for(socket, "presence")


async def wait_for(socket: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


def open_socket(target: Target) -> connect:
    return connect(target.socket, proxy=None, compression=None, close_timeout=0.1)


async def check_refused(
    target: Target, frames: Sequence[str | bytes], *, token: bool = True
) -> None:
    """Check that the server refuses each of these frames and keeps the socket open."""
    async with open_socket(target) as socket:
        await greet(target, socket, target.token if token else None)
        for said in frames:
            await socket.send(said)
            message = await wait_for(socket, "refused")
            assert message["error"] == "bad-request", (said[:80], message)
            assert message["why"].endswith(".")
            assert len(message["why"]) < 300
        await socket.send(json.dumps(CUT))
        assert (await wait_for(socket, "done"))["id"] == "alive"


CUT = {"type": "say", "id": "alive", "seen": 0, "do": {"do": "cut", "text": "ab"}}


def encode_command(do: Any, **fields: Any) -> str:
    return json.dumps({"type": "say", "id": "a", "seen": 0, "do": do, **fields})

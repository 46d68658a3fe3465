"""What attacks have in common: a target, a list of them all, and words on a socket."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import PATIENCE


class Target(NamedTuple):
    """A table on a server, and somebody's token there."""

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


async def greeted(target: Target, socket: ClientConnection, token: str | None = None) -> None:
    await socket.send(json.dumps({"type": "hello", "token": token}))
    await until(socket, "presence")


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


def connected(target: Target) -> connect:
    return connect(target.socket, proxy=None, compression=None, close_timeout=0.1)


async def refused(target: Target, frames: Sequence[str | bytes], *, token: bool = True) -> None:
    """Each of these frames gets a sentence, and the socket goes on."""
    async with connected(target) as socket:
        await greeted(target, socket, target.token if token else None)
        for said in frames:
            await socket.send(said)
            message = await until(socket, "refused")
            assert message["error"] == "bad-request", (said[:80], message)
            assert message["why"].endswith(".")
            assert len(message["why"]) < 300
        await socket.send(json.dumps(SMILE))
        assert (await until(socket, "done"))["id"] == "alive"


SMILE = {"type": "say", "id": "alive", "seen": 0, "do": {"do": "react", "reaction": "smile"}}


def saying(do: Any, **fields: Any) -> str:
    return json.dumps({"type": "say", "id": "a", "seen": 0, "do": do, **fields})

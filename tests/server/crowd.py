"""People under load: each plays, calls and reacts, and notes what was said, answered and seen."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from elfer.client.robot import any_move, over, wished
from elfer.table.commands import Command, React, Rematch
from elfer.wire import Done, FromServer, Refused, Sight, Snapshot, Update, Welcome
from tests.server.plain import Plain, plain
from tests.server.tables import begun

IMPATIENCE = 0.02
"""After how many seconds without anything new somebody thinks again."""


class Person:
    """Somebody at a table, who comes back after every cut and says again what was unanswered."""

    def __init__(self, welcome: Welcome, luck: Random) -> None:
        self.code, self.player, self._token = welcome.code, welcome.player, welcome.token
        self.said: dict[str, tuple[Command, int]] = {}
        self.done: dict[str, Done] = {}
        self.refused: Counter[str] = Counter()
        self.seen: list[tuple[Sight, list[dict[str, Any]] | None]] = []
        """Every sight that came, with the events that came with it; None in a snapshot."""
        self._unanswered: list[str] = []
        self._luck = luck

    async def play(self, address: str) -> None:
        """Play until the connection is cut."""
        since = self.seen[-1][0].seq if self.seen else None
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with plain(address, self.code, self._token, since) as socket:
                self._hear(socket.heard[0])
                for id_ in [*self._unanswered, *list(self.done)[-1:]]:
                    await socket.send(id_, *self.said[id_])
                while True:
                    await self._act(socket)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(IMPATIENCE):
                            self._hear(await socket.next())

    async def _act(self, socket: Plain) -> None:
        """Say what comes to mind, if the last thing was answered."""
        sight = socket.sight
        if sight is None or len(self._unanswered) > 1:
            return
        if self._luck.random() < 0.2:
            await self._say(socket, React("clap"), sight.seq)
        if over(sight):
            await self._say(socket, Rematch(), sight.seq)
            return
        wish = wished(sight, any_move, self._luck)
        if wish is not None:
            await self._say(socket, wish, sight.seq)

    async def _say(self, socket: Plain, do: Command, seen: int) -> None:
        id_ = f"c{len(self.said)}"
        self.said[id_] = do, seen
        self._unanswered.append(id_)
        await socket.send(id_, do, seen)

    def _hear(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.seen.append((message.sight, None))
            case Update():
                self.seen.append((message.sight, message.events))
            case Done():
                assert self.done.setdefault(message.id, message) == message
                self._answered(message.id)
            case Refused():
                assert message.id is not None
                assert message.id not in self.done, message
                self.refused[message.error] += 1
                self._answered(message.id)

    def _answered(self, id_: str) -> None:
        if id_ in self._unanswered:
            self._unanswered.remove(id_)


async def gathered(address: str, game: str, number: int, luck: Random) -> list[Person]:
    """A table of that many people where a match has begun."""
    return [Person(each, Random(luck.random())) for each in await begun(address, game, number)]


async def played(address: str, people: list[Person]) -> None:
    """Everyone plays until all connections are cut."""
    await asyncio.gather(*(person.play(address) for person in people))

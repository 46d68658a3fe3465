"""People who play, call and react, and record everything they sent and received."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from elfer.client.player import any_move, choose_play, is_over
from elfer.table.commands import Cut, PlayerCommand, React, Rematch
from elfer.wire import Done, FromServer, Refused, Sight, Snapshot, Update, Welcome
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.tables import start_match

IMPATIENCE = 0.02
"""The seconds that a person waits for a message before acting again."""


class Person:
    """A person at a table, who reconnects after every cut and resends unanswered commands."""

    def __init__(self, welcome: Welcome, rng: Random) -> None:
        self.code, self.player, self._token = welcome.code, welcome.player, welcome.token
        self.said: dict[str, tuple[PlayerCommand, int]] = {}
        self.done: dict[str, Done] = {}
        self.refused: Counter[str] = Counter()
        self.seen: list[tuple[Sight, list[dict[str, Any]] | None]] = []
        """Every sight received, with its events; None for a snapshot."""
        self._unanswered: list[str] = []
        self._rng = rng

    async def play(self, address: str) -> None:
        """Play until the connection is cut."""
        since = self.seen[-1][0].seq if self.seen else None
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with plain_socket(address, self.code, self._token, since) as socket:
                self._hear(socket.heard[0])
                for id_ in [*self._unanswered, *list(self.done)[-1:]]:
                    await socket.send(id_, *self.said[id_])
                while True:
                    await self._act(socket)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(IMPATIENCE):
                            self._hear(await socket.next())

    async def _act(self, socket: PlainSocket) -> None:
        """Send a random command, if the last one was answered."""
        sight = socket.sight
        if sight is None or len(self._unanswered) > 1:
            return
        if self._rng.random() < 0.2:
            aside: PlayerCommand = React("clap") if self._rng.random() < 0.5 else Cut("ab")
            await self._say(socket, aside, sight.seq)
        if is_over(sight):
            await self._say(socket, Rematch(), sight.seq)
            return
        wish = choose_play(sight, any_move, self._rng)
        if wish is not None:
            await self._say(socket, wish, sight.seq)

    async def _say(self, socket: PlainSocket, do: PlayerCommand, seen: int) -> None:
        id_ = f"c{len(self.said)}"
        self.said[id_] = do, seen
        self._unanswered.append(id_)
        await socket.send(id_, do, seen)

    def _hear(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.seen.append((message.sight, None))
            case Update():
                # Reactions are neither stored nor sent again.
                lasting = [event for event in message.events if event["type"] != "reaction"]
                self.seen.append((message.sight, lasting))
            case Done():
                if not isinstance(self.said[message.id][0], React):
                    assert self.done.setdefault(message.id, message) == message
                self._mark_answered(message.id)
            case Refused():
                assert message.id is not None
                assert message.id not in self.done, message
                self.refused[message.error] += 1
                self._mark_answered(message.id)

    def _mark_answered(self, id_: str) -> None:
        if id_ in self._unanswered:
            self._unanswered.remove(id_)


async def gather_people(address: str, game: str, number: int, rng: Random) -> list[Person]:
    """Start a match at a new table and return its people."""
    return [Person(each, Random(rng.random())) for each in await start_match(address, game, number)]


async def play_until_cut(address: str, people: list[Person]) -> None:
    """Let everyone play until all connections are cut."""
    await asyncio.gather(*(person.play(address) for person in people))

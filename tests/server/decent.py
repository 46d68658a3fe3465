"""Two well-behaved players who must not notice an attack."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from elfer.client.http import Server
from elfer.table.commands import Play, Rematch
from elfer.wire import Done, Presence, Snapshot, Update, Welcome
from tests.server.attacks import Target
from tests.server.plain import Plain, plain
from tests.server.running import PATIENCE
from tests.server.tables import start_match

BREATH = 0.005
"""The pause after a move, which keeps a fast machine within the frame limit."""


class Decent:
    """Two players at a table, each with one socket that must never break."""

    def __init__(self, sockets: list[Plain]) -> None:
        self.sockets = sockets
        self.moves = 0
        self._moved = asyncio.Condition()

    async def play_on(self) -> None:
        """Make one move after another, and start another match after each one."""
        while True:
            for seat, socket in enumerate(self.sockets):
                await socket.wait_for_seq(self.told)
                assert socket.sight is not None
                await self._act(seat, socket)
            self._check()

    @property
    def told(self) -> int:
        """The highest sequence number that a player has seen."""
        return max(socket.sight.seq for socket in self.sockets if socket.sight is not None)

    async def _act(self, seat: int, socket: Plain) -> None:
        sight = socket.sight
        assert sight is not None
        legal = [
            (own, moves[0]) for own, moves in zip(sight.seats, sight.moves, strict=True) if moves
        ]
        if legal:
            own, move = legal[0]
            answer = await socket.say(f"m{self.moves}", Play(own, move["text"]))
        elif sight.views[0]["over"] and seat == 0:
            answer = await socket.say(f"m{self.moves}", Rematch())
        else:
            return
        assert isinstance(answer, Done), answer
        await socket.wait_for_seq(answer.seq)
        await asyncio.sleep(BREATH)
        async with self._moved:
            self.moves += 1
            self._moved.notify_all()

    def _check(self) -> None:
        """Check that the players receive only messages of the game."""
        for socket in self.sockets:
            strange = [
                m for m in socket.heard if not isinstance(m, Snapshot | Update | Done | Presence)
            ]
            assert strange == []
            socket.heard.clear()

    async def more(self, number: int) -> None:
        """Wait until this many more moves are made."""
        goal = self.moves + number
        async with asyncio.timeout(PATIENCE), self._moved:
            await self._moved.wait_for(lambda: self.moves >= goal)


@asynccontextmanager
async def decent(address: str) -> AsyncIterator[tuple[Decent, Target]]:
    """Yield two players, and their table as the target of a third person."""
    host, guest = await start_match(address)
    async with Server(address) as http:
        third: Welcome = await http.join(host.code, "Third person")
    async with (
        plain(address, host.code, host.token) as one,
        plain(address, host.code, guest.token) as two,
    ):
        both = Decent([one, two])
        playing = asyncio.create_task(both.play_on())
        watching = asyncio.create_task(both.more(5))
        await asyncio.wait({playing, watching}, return_when=asyncio.FIRST_COMPLETED)
        try:
            yield both, Target(address, host.code, third.token)
            if playing.done():
                playing.result()
        finally:
            playing.cancel()
            watching.cancel()
            await asyncio.gather(playing, watching, return_exceptions=True)

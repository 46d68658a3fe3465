"""Two people who play on, whatever happens around them, and notice nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from elfer.client.server import Server
from elfer.table.commands import Play, Rematch
from elfer.wire import Done, Presence, Snapshot, Update, Welcome
from tests.server.attacks import Target
from tests.server.plain import Plain, plain
from tests.server.running import PATIENCE
from tests.server.tables import begun

BREATH = 0.005
"""The pause after a move, without which a fast machine would send more than a socket may."""


class Decent:
    """Two players at a table, each with one socket that never breaks."""

    def __init__(self, sockets: list[Plain]) -> None:
        self.sockets = sockets
        self.moves = 0
        self._moved = asyncio.Condition()

    async def play_on(self) -> None:
        """One move after the other, and another match after each one."""
        while True:
            for seat, socket in enumerate(self.sockets):
                await socket.reached(self.told)
                assert socket.sight is not None
                await self._act(seat, socket)
            self._check()

    @property
    def told(self) -> int:
        """How much the one who has heard most has heard."""
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
        await socket.reached(answer.seq)
        await asyncio.sleep(BREATH)
        async with self._moved:
            self.moves += 1
            self._moved.notify_all()

    def _check(self) -> None:
        """Nothing is heard but what belongs to the game."""
        for socket in self.sockets:
            strange = [
                m for m in socket.heard if not isinstance(m, Snapshot | Update | Done | Presence)
            ]
            assert strange == []
            socket.heard.clear()

    async def more(self, number: int) -> None:
        """Wait until so many further moves are made."""
        goal = self.moves + number
        async with asyncio.timeout(PATIENCE), self._moved:
            await self._moved.wait_for(lambda: self.moves >= goal)


@asynccontextmanager
async def decent(address: str) -> AsyncIterator[tuple[Decent, Target]]:
    """Two who play, and their table as the target of a third person."""
    host, guest = await begun(address)
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

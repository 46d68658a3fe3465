"""Two well-behaved players who must not notice an attack."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from elfer.client.http import Server
from elfer.table.commands import Play, Rematch
from elfer.wire import Done, Presence, Snapshot, Update, Welcome
from tests.server.attacks import Target
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import PATIENCE
from tests.server.tables import start_match

BREATH = 0.005
"""The pause after a move, which keeps a fast machine within the frame limit."""


class SteadyPlayers:
    """Two players at a table, each with one socket that must never break."""

    def __init__(self, sockets: list[PlainSocket]) -> None:
        self.sockets = sockets
        self.moves = 0
        self._moved = asyncio.Condition()

    async def play_on(self) -> None:
        """Make one move after another, with a rematch whenever a match is over."""
        while True:
            for seat, socket in enumerate(self.sockets):
                await socket.wait_for_seq(self.latest_seq)
                assert socket.sight is not None
                await self._act(seat, socket)
            self._check()

    @property
    def latest_seq(self) -> int:
        """The highest sequence number that a player has seen."""
        return max(socket.sight.seq for socket in self.sockets if socket.sight is not None)

    async def _act(self, seat: int, socket: PlainSocket) -> None:
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

    async def wait_for_moves(self, number: int) -> None:
        """Wait until the players have made this many more moves."""
        goal = self.moves + number
        async with asyncio.timeout(PATIENCE), self._moved:
            await self._moved.wait_for(lambda: self.moves >= goal)


@asynccontextmanager
async def steady_players(address: str) -> AsyncIterator[tuple[SteadyPlayers, Target]]:
    """Yield two players, and their table as the target of a third person."""
    host, guest = await start_match(address)
    async with Server(address) as http:
        third: Welcome = await http.join(host.code, "Third person")
    async with (
        plain_socket(address, host.code, host.token) as one,
        plain_socket(address, host.code, guest.token) as two,
    ):
        both = SteadyPlayers([one, two])
        playing = asyncio.create_task(both.play_on())
        watching = asyncio.create_task(both.wait_for_moves(5))
        await asyncio.wait({playing, watching}, return_when=asyncio.FIRST_COMPLETED)
        try:
            yield both, Target(address, host.code, third.token)
            if playing.done():
                playing.result()
        finally:
            playing.cancel()
            watching.cancel()
            await asyncio.gather(playing, watching, return_exceptions=True)

"""Commands that are repeated, reordered or late have the same effect as a clean run."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.table.commands import Cut, Play, PlayerCommand, Rename, Undo
from elfer.wire import Done, Presence, Refused, Sight, Welcome
from tests.conformance.strategies import examples
from tests.server.log import read_entries
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import Threaded
from tests.server.tables import start_match


class Step(NamedTuple):
    """A command with its player, its socket, and whether to send it without waiting."""

    who: int
    socket: int
    kind: str
    number: int
    haste: bool


KINDS = ["move", "move", "move", "again", "again", "other", "late", "extra"]
EXTRA: list[PlayerCommand] = [Cut("00"), Rename("Anna"), Undo(), Play(0, "pass"), Play(1, "draw")]

steps = st.lists(
    st.builds(
        Step,
        st.integers(0, 1),
        st.integers(0, 1),
        st.sampled_from(KINDS),
        st.integers(0, 30),
        st.booleans(),
    ),
    min_size=1,
    max_size=30,
)


@pytest.fixture(scope="module")
def same_deals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server with constant secrets and therefore constant deals."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "e1" * size)
        server = Threaded(tmp_path_factory.mktemp("data"))
        yield server
        server.stop()


class _SentCommand(NamedTuple):
    id: str
    do: PlayerCommand
    seen: int


class _Speaker:
    """A player with two sockets, who sends and repeats commands in any order."""

    def __init__(self, sockets: list[PlainSocket]) -> None:
        self.sockets = sockets
        self.said: list[_SentCommand] = []
        self.waited_for: list[list[str]] = [[], []]
        self.answers: dict[tuple[str, PlayerCommand], list[Done | Refused]] = {}
        self.bodies: dict[tuple[int, str], list[PlayerCommand]] = {}

    async def take(self, step: Step) -> None:
        """Send the command of a step."""
        said = self._choose_command(step)
        self.said.append(said)
        await self.sockets[step.socket].send(said.id, said.do, said.seen)
        self.bodies.setdefault((step.socket, said.id), []).append(said.do)
        self.waited_for[step.socket].append(said.id)
        if not step.haste:
            await self.wait_for_answers()

    async def wait_for_answers(self) -> None:
        """Wait for all answers, which come in the order of the commands."""
        for number, ids in enumerate(self.waited_for):
            for id_ in ids:
                answer = await self.sockets[number].answer(id_)
                do = self.bodies[number, id_].pop(0)
                self.answers.setdefault((id_, do), []).append(answer)
            ids.clear()

    def _choose_command(self, step: Step) -> _SentCommand:
        fresh, earlier = f"c{len(self.said)}", self.said
        sight = self.sockets[step.socket].sight
        assert sight is not None
        if step.kind not in ("move", "extra") and earlier:
            again = earlier[step.number % len(earlier)]
            if step.kind == "again":
                return again
            if step.kind == "late":
                return again._replace(id=fresh)
            return again._replace(do=Cut("ff") if again.do != Cut("ff") else Undo())
        moves = sight.moves[0] if step.kind == "move" else []
        if moves:
            text = moves[step.number % len(moves)]["text"]
            return _SentCommand(fresh, Play(sight.seats[0], text), sight.seq)
        return _SentCommand(fresh, EXTRA[step.number % len(EXTRA)], sight.seq)


async def _run_session(
    server: Threaded, session: list[Step]
) -> tuple[list[Welcome], list[_Speaker]]:
    people = await start_match(server.address)
    async with AsyncExitStack() as stack:
        speakers = []
        for who in people:
            sockets = [
                await stack.enter_async_context(plain_socket(server.address, who.code, who.token))
                for _ in range(2)
            ]
            speakers.append(_Speaker(sockets))
        for step in session:
            await speakers[step.who].take(step)
        for speaker in speakers:
            await speaker.wait_for_answers()
    return people, speakers


async def _run_cleanly(server: Threaded, effects: list[tuple[int, PlayerCommand]]) -> list[Sight]:
    """Return what both players see after these commands, each sent once and in order."""
    people = await start_match(server.address)
    async with (
        plain_socket(server.address, people[0].code, people[0].token) as one,
        plain_socket(server.address, people[1].code, people[1].token) as other,
    ):
        for number, (who, do) in enumerate(effects):
            socket = (one, other)[who]
            done = await socket.say(f"clean-{number}", do)
            assert isinstance(done, Done), done
            await one.wait_for_seq(done.seq)
            await other.wait_for_seq(done.seq)
    return [await _sight(server, who) for who in people]


async def _sight(server: Threaded, who: Welcome) -> Sight:
    async with plain_socket(server.address, who.code, who.token) as socket:
        assert socket.sight is not None
        await socket.until(lambda message: isinstance(message, Presence))
        return socket.sight


@examples(25)
@given(steps)
def test_any_interleaving_has_the_effect_of_a_clean_run(
    same_deals: Threaded, session: list[Step]
) -> None:
    people, speakers = asyncio.run(_run_session(same_deals, session))
    effects = _effects(same_deals.folder, people)
    for number, speaker in enumerate(speakers):
        done = {id_: do for who, id_, do in effects if who == number}
        _check_answers(speaker, done)
    seen = [asyncio.run(_sight(same_deals, who)) for who in people]
    assert seen == asyncio.run(_run_cleanly(same_deals, [(who, do) for who, _, do in effects]))


def _effects(folder: Path, people: list[Welcome]) -> list[tuple[int, str, PlayerCommand]]:
    """Return the commands after the start, each with its player."""
    players = [person.player for person in people]
    effects: list[tuple[int, str, PlayerCommand]] = []
    for line in read_entries(folder, people[0].code):
        player, _, id_ = (line.command_id or "").partition(":")
        if id_ and id_ not in ("sit", "start"):
            effects.append((players.index(player), id_, line.entry.command))  # type: ignore[arg-type]
    assert len({(who, id_) for who, id_, _ in effects}) == len(effects)
    return effects


def _check_answers(speaker: _Speaker, done: dict[str, PlayerCommand]) -> None:
    """Check that equal commands got equal answers, and exactly those in `done` succeeded."""
    for (id_, do), answers in speaker.answers.items():
        assert all(answer == answers[0] for answer in answers)
        assert isinstance(answers[0], Done) == (done.get(id_) == do)
        others = [given for (name, _), given in speaker.answers.items() if name == id_]
        real = [given for given in others if _error(given[0]) != "id-used"]
        assert len(real) == 1


def _error(answer: Done | Refused) -> str | None:
    return answer.error if isinstance(answer, Refused) else None

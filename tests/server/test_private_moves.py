"""A private move on the wire changes no byte for other people, whatever they send."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.games.snap import SchnippSchnapp
from elfer.runtime.live_table import LiveTable
from elfer.table import Table
from elfer.table.commands import (
    Again,
    Cut,
    Free,
    Give,
    Play,
    PlayerCommand,
    React,
    Rematch,
    Request,
    Stand,
    Start,
    Take,
    Undo,
)
from elfer.table.player_views import seen_by
from elfer.table.undo import TableHistory
from elfer.wire import Ask, CommandMessage, Hint
from tests.server.overhearing import (
    LATEST,
    Received,
    RecordingSocket,
    Stage,
    overhear,
    strip_counts,
)
from tests.server.running import Threaded
from tests.server.worlds import Secret, secrets_of

SOON = 500
"""Milliseconds after the last card was shown, while it can still be called."""
WITH_SECRETS = {game_id: found for game_id in GAMES if (found := secrets_of(game_id, 4))}


@pytest.fixture(scope="module")
def stage(shared_server: Threaded) -> Stage:
    return Stage(shared_server)


def harmless_commands(table: Table, seat: Seat) -> Iterator[PlayerCommand]:
    """Yield commands of a seat that change nothing secret."""
    match = table.match
    assert match is not None
    yield from (Undo(), Again(), Rematch(), Start(), React("smile"), Cut("ab"))
    for other in range(match.players):
        yield from (Take(other), Free(other), Give(other, f"p{seat}"), Request(other))
        if other != seat:
            yield Stand(other)
            yield Play(other, next(iter(match.game.language)))
    (moves,) = seen_by(table, f"p{seat}")["moves"]
    offered = {move["text"] for move in moves}
    waits = bool(match.legal(None))  # other commands wait while the card can be called
    for text, move in match.game.language.items():
        if text not in offered or (waits and not move.timed):
            yield Play(seat, text)
    yield from (Play(seat, text) for text in offered if match.game.language[text].timed)


def questions(table: Table, seat: Seat) -> Iterator[Ask | Hint]:
    """Yield the questions that a seat can ask."""
    match = table.match
    assert match is not None
    touches = {touch for move in match.game.language.values() for touch in move.touches}
    for number, touch in enumerate(sorted(touches)):
        yield Ask(f"a{number}", seat, [(touch.kind, touch.key)])
    for other in range(match.players):
        if other != match.turn or match.legal(None):  # the seat in turn would get a hint from a bot
            yield Hint(f"h{other}", other)


async def send_and_wait(socket: RecordingSocket, message: CommandMessage | Ask | Hint) -> None:
    await socket.socket.send(msgspec.json.encode(message), text=True)
    while not (await socket.next()).startswith((b'{"type":"done"', b'{"type":"refused"')):
        pass


async def record_everyone(stage: Stage, secret: Secret, *, made: bool) -> Received:
    """Return everything that people receive with or without the private move, while others act."""

    async def act(stage: Stage) -> None:
        table = stage.table
        stage.clock.now = table.card_shown_at + SOON
        for seat, socket in enumerate(stage.sockets):
            if seat != secret.mover:
                for asked in questions(table, seat):
                    await send_and_wait(socket, asked)
                for number, do in enumerate(harmless_commands(table, seat)):
                    await send_and_wait(socket, CommandMessage(f"s{number}", LATEST, do))
        for seen in (LATEST, 0):
            await send_and_wait(stage.watcher, CommandMessage(f"w{seen}", seen, Undo()))
        await send_and_wait(stage.watcher, Hint("wh", 0))

    world = secret.made if made else secret.without
    observer = (secret.mover + 1) % world.start.players
    return await overhear(stage, world, act, observer)


async def find_who_can_tell(stage: Stage, secret: Secret) -> list[str]:
    """Return the observers who can tell the two worlds apart, other than by counting cards."""
    one = await record_everyone(stage, secret, made=False)
    other = await record_everyone(stage, secret, made=True)
    assert one.seats[secret.mover] != other.seats[secret.mover]
    bare: Callable[[list[bytes]], list[Any]] = strip_counts if secret.counts else list
    seats = [seat for seat in range(len(one.seats)) if seat != secret.mover]
    found = [f"seat {seat}" for seat in seats if bare(one.seats[seat]) != bare(other.seats[seat])]
    found += ["spectator"] * (bare(one.spectator) != bare(other.spectator))
    found += ["stranger"] * (one.stranger != other.stranger)
    return found + ["log"] * (one.log != other.log)


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game_id", WITH_SECRETS)
def test_a_private_move_changes_no_byte_for_anyone_else(stage: Stage, game_id: str) -> None:
    for secret in WITH_SECRETS[game_id]:
        assert asyncio.run(find_who_can_tell(stage, secret)) == []


def test_some_games_have_private_moves() -> None:
    assert len(WITH_SECRETS) >= 2


def calls_known_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SchnippSchnapp, "known_to", lambda game, state, seat: state)


def undo_by_the_true_last_move(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableHistory, "known_to", lambda line, seats: line.moves)


def a_frame_for_everyone(patch: pytest.MonkeyPatch) -> None:
    tell = LiveTable.announce

    def leak(self: LiveTable, before: Table, events: Any) -> None:
        tell(self, before, events)
        self._broadcaster.send_presence()

    patch.setattr(LiveTable, "announce", leak)


@pytest.mark.parametrize(
    "leak",
    [calls_known_to_all, undo_by_the_true_last_move, a_frame_for_everyone],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_is_found(
    stage: Stage, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    secrets = WITH_SECRETS["schnipp-schnapp"]
    assert any(asyncio.run(find_who_can_tell(stage, secret)) for secret in secrets)

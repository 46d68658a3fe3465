"""A move that only its own seat is told of: whether it was made shows nowhere else."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from elfer.bots.task import Task, decided
from elfer.games import GAMES
from elfer.kernel.seats import Seat
from elfer.server import keeper
from elfer.server.keeper import Keeper
from elfer.table import Table, after
from elfer.table.calls import WINDOW
from elfer.table.chairs import Chair
from elfer.table.commands import BotMove, Entry, Play, React, Settle
from elfer.table.pace import settle_due, wishes
from elfer.table.sight import seen_by
from tests.server.overhearing import BEGUN, Heard, Stage, overheard, table_of
from tests.server.running import Threaded
from tests.server.worlds import Pair, World, choices, exchanges, started

LAID = 3
"""How many cards are laid before one is slipped in, or not."""


@pytest.fixture(scope="module")
def stage(shared_server: Threaded) -> Stage:
    return Stage(shared_server)


async def with_slip(stage: Stage, *, slips: int) -> tuple[Heard, Seat]:
    """What everyone hears of Mogeln in which the last layer slips in so many cards."""
    start = started("mogeln", "slip")
    layer: list[Seat] = []

    async def then(stage: Stage) -> None:
        for _ in range(LAID):
            match = stage.table.match
            assert match is not None
            assert match.turn is not None
            layer[:] = [match.turn]
            await _say(stage, match.turn, "lay")
        for _ in range(slips):
            await _say(stage, layer[0], "slip")
        other = (layer[0] + 1) % start.players
        assert b"done" in await stage.ears[other].say("r", React("smile"))
        await _say(stage, other, "lay")

    heard = await overheard(stage, World(start, []), then, observer=(LAID + 1) % start.players)
    return heard, layer[0]


async def _say(stage: Stage, seat: Seat, verb: str) -> None:
    """The first legal move of that kind."""
    assert stage.table.match is not None
    move = next(move for move in stage.table.match.legal(seat) if move.verb == verb)
    stage.clock.now += 700
    answer = await stage.ears[seat].say(move.text.replace(" ", "-"), Play(seat, move.text))
    assert b'"done"' in answer


def countable(frame: bytes) -> Any:
    """A frame without what anybody can count at a real table: hands and the pile (MO-6)."""
    said = json.loads(frame)
    for view in said.get("sight", {}).get("views", ()):
        for key in ("hands", "middle"):
            view.pop(key, None)
    return said


def told_apart(one: Heard, other: Heard, layer: Seat) -> bool:
    """Whether anybody but the layer can tell whether something was slipped in."""
    others = [seat for seat in range(len(one.seats)) if seat != layer]
    frames = [(one.seats[seat], other.seats[seat]) for seat in others]
    frames.append((one.spectator, other.spectator))
    return (one.stranger, one.log) != (other.stranger, other.log) or any(
        list(map(countable, these)) != list(map(countable, those)) for these, those in frames
    )


async def slipping_shows(stage: Stage) -> bool:
    without, layer = await with_slip(stage, slips=0)
    slipped, _ = await with_slip(stage, slips=2)
    assert without.seats[layer] != slipped.seats[layer]
    return told_apart(without, slipped, layer)


@pytest.mark.rule("MO-6")
def test_a_slip_shows_to_nobody_else_not_even_in_a_number(stage: Stage) -> None:
    assert not asyncio.run(slipping_shows(stage))


def told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    tell = Keeper._tell

    def leaking(self: Keeper, before: Table, events: Any) -> None:
        tell(self, replace(before, shown=-1), events)

    patch.setattr(Keeper, "_tell", leaking)


def numbers_of_all_entries(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, player: str | None) -> dict[str, Any]:
        return {**seen_by(table, player), "seq": table.seq}

    patch.setattr(keeper, "seen_by", leaking)


def done_with_numbers_of_all_entries(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, entry: Entry) -> Any:
        done, told = after(table, entry)
        return replace(done, shown=done.seq), told

    patch.setattr(keeper, "after", leaking)


@pytest.mark.parametrize(
    "leak",
    [told_to_everybody, numbers_of_all_entries, done_with_numbers_of_all_entries],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_of_a_private_move_is_found(
    stage: Stage, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert asyncio.run(slipping_shows(stage))


def timetables(world: World, bots: set[Seat]) -> list[Any]:
    """When anybody who is no person is due to act, at every moment of a world."""
    table = table_of(world)
    chairs = (Chair(bot="greedy") if seat in bots else c for seat, c in enumerate(table.chairs))
    table = replace(table, chairs=tuple(chairs))
    due = [_due(table)]
    for seat, text, at in world.moves:
        now = table.shown_at + (WINDOW + 500 if at is None else round(at))
        do: Any = Settle() if seat is None else Play(seat, text)
        if seat in bots:
            assert seat is not None
            do = BotMove(seat, text)
        by = None if seat is None or seat in bots else f"p{seat}"
        table, _ = after(table, Entry(now, do, by))
        due.append(_due(table))
    return due


def _due(table: Table) -> Any:
    reactions = [
        decided(Task(table.game, table.match.view(wish.seat), wish.level, "luck", True)).reaction
        for wish in wishes(table)
        if wish.timed and table.match is not None
    ]
    return settle_due(table), wishes(table), reactions


def compared(pair: Pair) -> None:
    """Bots on all seats but the observer's, and on none but one."""
    others = set(range(pair.one.start.players)) - {pair.observer}
    for bots in (others, {min(others)}):
        assert timetables(pair.one, bots) == timetables(pair.other, bots)


@pytest.mark.parametrize("game_id", [game for game in GAMES if game != "hoechste-karte"])
def test_no_bot_is_due_earlier_or_later_for_hidden_cards(game_id: str) -> None:
    for pair in exchanges(game_id, 3):
        compared(pair)


@pytest.mark.parametrize("game_id", ["mogeln", "erwischt", "hoechste-karte"])
def test_no_bot_is_due_earlier_or_later_for_a_secret_choice(game_id: str) -> None:
    for pair in choices(game_id, 4):
        compared(pair)


@pytest.mark.rule("MO-6")
def test_no_bot_is_due_earlier_or_later_for_a_slip() -> None:
    table = table_of(World(started("mogeln", "slip"), []))
    rng = random.Random(11)
    for _ in range(12):
        match = table.match
        assert match is not None
        assert match.turn is not None
        layer = match.turn
        lay = rng.choice([move for move in match.legal(layer) if move.verb == "lay"])
        table, _ = after(table, Entry(table.moved_at + 900, Play(layer, lay.text), f"p{layer}"))
        for bots in ([seat for seat in range(3) if seat != layer], [(layer + 1) % 3]):
            chairs = [Chair(bot="greedy") if s in bots else c for s, c in enumerate(table.chairs)]
            seated = replace(table, chairs=tuple(chairs))
            assert seated.match is not None
            slips = [move for move in seated.match.legal(layer) if move.verb == "slip"]
            if len(slips) < 2:  # who slips in the last card shows that he has none
                return
            slip = Entry(table.moved_at + 400, Play(layer, slips[0].text), f"p{layer}")
            slipped, told = after(seated, slip)
            assert all(event.private for event in told)
            assert wishes(slipped) == wishes(seated)
            assert settle_due(slipped) == settle_due(seated)


def test_worlds_begin_when_the_clock_does() -> None:
    table = table_of(World(started("mogeln", "slip"), []))
    assert (table.moved_at, table.shown_at) == (BEGUN, BEGUN)
    assert msgspec.json.decode(msgspec.json.encode(table.card()))["state"] == "playing"

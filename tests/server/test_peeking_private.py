"""A private move is visible only to its own seat."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from elfer.bots.task import Task, decide
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.runtime import broadcast, table_log
from elfer.table import Table, apply_entry
from elfer.table.bot_timing import due_turns, settle_due
from elfer.table.call_timing import WINDOW
from elfer.table.commands import BotMove, LogEntry, Play, React, Settle
from elfer.table.player_views import seen_by
from elfer.table.players_and_chairs import Chair
from tests.server.overhearing import BEGUN, Received, Stage, overhear, strip_counts, table_of
from tests.server.running import Threaded
from tests.server.worlds import Pair, World, choices, exchanges, start_match

LAID = 3
"""The number of cards that are laid before the possible slip."""


@pytest.fixture(scope="module")
def stage(shared_server: Threaded) -> Stage:
    return Stage(shared_server)


async def play_with_slips(stage: Stage, *, slips: int) -> tuple[Received, Seat]:
    """Return what everyone receives in a match of Mogeln with this number of slipped cards."""
    start = start_match("mogeln", "slip")
    layer: list[Seat] = []

    async def act(stage: Stage) -> None:
        for _ in range(LAID):
            match = stage.table.match
            assert match is not None
            assert match.turn is not None
            layer[:] = [match.turn]
            await _make_move(stage, match.turn, "lay")
        for _ in range(slips):
            await _make_move(stage, layer[0], "slip")
        other = (layer[0] + 1) % start.players
        assert b"done" in await stage.sockets[other].say("r", React("smile"))
        await _make_move(stage, other, "lay")

    heard = await overhear(stage, World(start, []), act, observer=(LAID + 1) % start.players)
    return heard, layer[0]


async def _make_move(stage: Stage, seat: Seat, verb: str) -> None:
    """Make the first legal move of a kind."""
    assert stage.table.match is not None
    move = next(move for move in stage.table.match.legal(seat) if move.verb == verb)
    stage.clock.now += 700
    answer = await stage.sockets[seat].say(move.text.replace(" ", "-"), Play(seat, move.text))
    assert b'"done"' in answer


def can_tell_apart(one: Received, other: Received, layer: Seat) -> bool:
    """Return whether another seat can notice a slip, other than by counting cards."""
    others = [seat for seat in range(len(one.seats)) if seat != layer]
    frames = [(one.seats[seat], other.seats[seat]) for seat in others]
    frames.append((one.spectator, other.spectator))
    return (one.stranger, one.log) != (other.stranger, other.log) or any(
        strip_counts(these) != strip_counts(those) for these, those in frames
    )


async def is_slip_visible(stage: Stage) -> bool:
    without, layer = await play_with_slips(stage, slips=0)
    slipped, _ = await play_with_slips(stage, slips=2)
    assert without.seats[layer] != slipped.seats[layer]
    return can_tell_apart(without, slipped, layer)


@pytest.mark.rule("MO-6")
def test_a_slip_shows_others_only_the_number_of_cards(stage: Stage) -> None:
    assert not asyncio.run(is_slip_visible(stage))


@pytest.mark.rule("G-7")
@pytest.mark.rule("MO-6")
def test_everyone_receives_only_the_new_number_of_cards(stage: Stage) -> None:
    async def scenario() -> None:
        slipped, layer = await play_with_slips(stage, slips=2)
        for seat, frames in enumerate([*slipped.seats, slipped.spectator]):
            if seat == layer:
                continue
            said = [json.loads(frame) for frame in frames]
            laid = next(n for n, frame in enumerate(said) if _is_last_lay(frame))
            before, *silent = said[laid : laid + 3]
            for number, frame in enumerate(silent, start=1):
                assert frame.keys() == {"type", "events", "sight"}
                assert (frame["type"], frame["events"]) == ("update", [])
                assert frame["sight"]["seq"] == before["sight"]["seq"]
                (was,), (now,) = before["sight"]["views"], frame["sight"]["views"]
                assert now["middle"] == was["middle"] + number
                assert now["hands"][layer] == was["hands"][layer] - number

    asyncio.run(scenario())


def _is_last_lay(frame: Any) -> bool:
    """Return whether a frame reports the last card that is laid before the slip."""
    told = [(event["type"], event.get("number")) for event in frame.get("events", [])]
    return told == [("claim", LAID)]


def told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        broadcast, "told_to", lambda events, seats: [each.seen_by(None) for each in events]
    )


def numbers_of_all_entries(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, player: str | None) -> dict[str, Any]:
        return {**seen_by(table, player), "seq": table.seq}

    patch.setattr(broadcast, "seen_by", leak)


def done_with_numbers_of_all_entries(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, entry: LogEntry) -> Any:
        done, told = apply_entry(table, entry)
        return replace(done, public_seq=done.seq), told

    patch.setattr(table_log, "apply_entry", leak)


@pytest.mark.parametrize(
    "leak",
    [told_to_everybody, numbers_of_all_entries, done_with_numbers_of_all_entries],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_of_a_private_move_is_found(
    stage: Stage, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert asyncio.run(is_slip_visible(stage))


def timetables(world: World, bots: set[Seat]) -> list[Any]:
    """Return when bots and the referee are due to act, at every moment of a world."""
    table = table_of(world)
    chairs = (Chair(bot="greedy") if seat in bots else c for seat, c in enumerate(table.chairs))
    table = replace(table, chairs=tuple(chairs))
    due = [_due_times(table)]
    for seat, text, at in world.moves:
        now = table.card_shown_at + (WINDOW + 500 if at is None else round(at))
        do: Any = Settle() if seat is None else Play(seat, text)
        if seat in bots:
            assert seat is not None
            do = BotMove(seat, text)
        by = None if seat is None or seat in bots else f"p{seat}"
        table, _ = apply_entry(table, LogEntry(now, do, by))
        due.append(_due_times(table))
    return due


def _due_times(table: Table) -> Any:
    reactions = [
        decide(Task(table.game, table.match.view(turn.seat), turn.level, "luck", True)).reaction
        for turn in due_turns(table)
        if turn.timed and table.match is not None
    ]
    return settle_due(table), due_turns(table), reactions


def check_pair(pair: Pair) -> None:
    """Compare a pair with bots on all seats but the observer's, and with a single bot."""
    others = set(range(pair.one.start.players)) - {pair.observer}
    for bots in (others, {min(others)}):
        assert timetables(pair.one, bots) == timetables(pair.other, bots)


@pytest.mark.parametrize("game_id", [game for game in GAMES if game != "hoechste-karte"])
def test_bot_deadlines_do_not_depend_on_hidden_cards(game_id: str) -> None:
    for pair in exchanges(game_id, 3):
        check_pair(pair)


@pytest.mark.parametrize("game_id", ["mogeln", "erwischt", "hoechste-karte"])
def test_bot_deadlines_do_not_depend_on_a_secret_choice(game_id: str) -> None:
    for pair in choices(game_id, 4):
        check_pair(pair)


@pytest.mark.rule("MO-6")
def test_bot_deadlines_do_not_depend_on_a_slip() -> None:
    table = table_of(World(start_match("mogeln", "slip"), []))
    rng = random.Random(11)
    for _ in range(12):
        match = table.match
        assert match is not None
        assert match.turn is not None
        layer = match.turn
        lay = rng.choice([move for move in match.legal(layer) if move.verb == "lay"])
        table, _ = apply_entry(
            table, LogEntry(table.moved_at + 900, Play(layer, lay.text), f"p{layer}")
        )
        for bots in ([seat for seat in range(3) if seat != layer], [(layer + 1) % 3]):
            chairs = [Chair(bot="greedy") if s in bots else c for s, c in enumerate(table.chairs)]
            seated = replace(table, chairs=tuple(chairs))
            assert seated.match is not None
            slips = [move for move in seated.match.legal(layer) if move.verb == "slip"]
            if len(slips) < 2:  # slipping in the last card leaves an empty hand
                return
            slip = LogEntry(table.moved_at + 400, Play(layer, slips[0].text), f"p{layer}")
            slipped, told = apply_entry(seated, slip)
            assert all(event.private for event in told)
            assert due_turns(slipped) == due_turns(seated)
            assert settle_due(slipped) == settle_due(seated)


def test_a_world_starts_at_the_time_of_the_clock() -> None:
    table = table_of(World(start_match("mogeln", "slip"), []))
    assert (table.moved_at, table.card_shown_at) == (BEGUN, BEGUN)
    assert msgspec.json.decode(msgspec.json.encode(table.card()))["state"] == "playing"

"""A robot that plays the seats of a connection with a simple policy."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from elfer.client.connection import Connection
from elfer.client.errors import ServerRefused
from elfer.engine.seats import Seat
from elfer.table.commands import Play
from elfer.table.view_types import ShownMove
from elfer.wire import Sight

RETRY_SECONDS = 0.25
"""How many seconds a robot waits after a refusal, unless the table changes first."""
CALL_PROBABILITY = 0.1
"""The probability that a robot acts out of turn."""


def any_move(view: dict[str, Any], moves: list[ShownMove], rng: Random) -> str | None:
    """Return a random legal move; usually None if it is another seat's turn."""
    if not moves:
        return None
    turn, waits = view["turn"], view["turn"] in view["actors"]
    if waits and turn != view["seat"] and rng.random() >= CALL_PROBABILITY:
        return None
    move: str = rng.choice(moves)["text"]
    return move


def first_move(view: dict[str, Any], moves: list[ShownMove], rng: Random) -> str | None:
    """Return the first legal move, or None out of turn."""
    waits = view["turn"] in view["actors"] and view["turn"] != view["seat"]
    return None if waits or not moves else moves[0]["text"]


Policy = Callable[[dict[str, Any], list[ShownMove], Random], str | None]


def choose_play(sight: Sight, policy: Policy, rng: Random) -> Play | None:
    """Return a move for one of the seats of a sight, or None if none of them acts now."""
    offers: list[tuple[Seat, dict[str, Any], list[ShownMove]]]
    offers = list(zip(sight.seats, sight.views, sight.moves, strict=False))
    rng.shuffle(offers)
    for seat, view, moves in offers:
        move = policy(view, moves, rng)
        if move is not None:
            return Play(seat, move)
    return None


def is_over(sight: Sight) -> bool:
    """Return whether the match of a sight has ended."""
    return bool(sight.views) and sight.views[0]["over"]


async def play(
    connection: Connection, rng: Random | None = None, policy: Policy = any_move, pause: float = 0
) -> int:
    """Play until the match is over; return the number of moves made.

    After a refusal the robot chooses again, because another player may have been quicker.
    """
    rng, made = rng or Random(), 0
    while not is_over(connection.sight):
        before = connection.sight
        play = choose_play(before, policy, rng)
        if play is None:
            await connection.wait_for_newer(before)
            continue
        try:
            done = await connection.send(play, seen=before.seq)
            made += 1
            await connection.wait_for_newer(before)
            await connection.wait_for_seq(done.seq)
        except ServerRefused:
            await _wait_for_change(connection, before)
        if pause:
            await asyncio.sleep(pause)
    return made


async def _wait_for_change(connection: Connection, before: Sight) -> None:
    """Wait until the table changes, for `RETRY_SECONDS` at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(RETRY_SECONDS):
            await connection.wait_for_newer(before)

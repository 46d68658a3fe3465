"""A robot: plays the seats of a connection with a simple idea, from nothing but what it is sent."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from elfer.client.connection import Connection
from elfer.client.refusals import ServerRefused
from elfer.kernel.seats import Seat
from elfer.table.commands import Play
from elfer.table.shown import ShownMove
from elfer.wire import Sight

BETWEEN = 0.25
"""How many seconds a robot waits after a refusal, unless something happens before."""
CALLS = 0.1
"""How likely it is that a robot says something out of turn."""


def any_move(view: dict[str, Any], moves: list[ShownMove], luck: Random) -> str | None:
    """Any of the offered moves; out of turn mostly none, if somebody's turn goes on."""
    if not moves:
        return None
    turn, waits = view["turn"], view["turn"] in view["actors"]
    if waits and turn != view["seat"] and luck.random() >= CALLS:
        return None
    move: str = luck.choice(moves)["text"]
    return move


def first_move(view: dict[str, Any], moves: list[ShownMove], luck: Random) -> str | None:
    """The first of the offered moves, and nothing out of turn."""
    waits = view["turn"] in view["actors"] and view["turn"] != view["seat"]
    return None if waits or not moves else moves[0]["text"]


Idea = Callable[[dict[str, Any], list[ShownMove], Random], str | None]


def wished(sight: Sight, idea: Idea, luck: Random) -> Play | None:
    """What one of the seats of a sight would do now."""
    offers: list[tuple[Seat, dict[str, Any], list[ShownMove]]]
    offers = list(zip(sight.seats, sight.views, sight.moves, strict=False))
    luck.shuffle(offers)
    for seat, view, moves in offers:
        move = idea(view, moves, luck)
        if move is not None:
            return Play(seat, move)
    return None


def over(sight: Sight) -> bool:
    """Whether the match that is in sight has ended."""
    return bool(sight.views) and sight.views[0]["over"]


async def play(
    connection: Connection, luck: Random | None = None, idea: Idea = any_move, pause: float = 0
) -> int:
    """Play until the match is over; how many moves were made.

    What is refused is thought over again, since others may have been quicker.
    """
    luck, made = luck or Random(), 0
    while not over(connection.sight):
        before = connection.sight
        wish = wished(before, idea, luck)
        if wish is None:
            await connection.newer(before)
            continue
        try:
            done = await connection.say(wish, seen=before.seq)
            made += 1
            await connection.newer(before)
            await connection.reached(done.seq)
        except ServerRefused:
            await _something(connection, before)
        if pause:
            await asyncio.sleep(pause)
    return made


async def _something(connection: Connection, before: Sight) -> None:
    """Wait until something happens, or for a moment."""
    with suppress(TimeoutError):
        async with asyncio.timeout(BETWEEN):
            await connection.newer(before)

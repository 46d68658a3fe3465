"""What an operator can set: addresses, folders, and limits."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from elfer.bots.situation import MOST_PLAYOUTS, PLAYOUTS
from elfer.kernel.errors import BadRequest

PREFIX = "ELFER_"
MOST = 1_000_000_000
MOST_OF = {"bot_playouts": MOST_PLAYOUTS}
"""What may be set to no more than this; everything else to `MOST`."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything the server takes on."""

    frame_bytes: int = 16 * 1024
    """The longest frame or request body."""
    frames_per_second: float = 25
    """What a socket may send on average,"""
    frames_at_once: int = 60
    """and in one go."""
    waiting_messages: int = 64
    """How many messages may wait for a slow client before it is closed."""
    hello_seconds: float = 10
    """How long a socket may take to say who it is."""
    request_seconds: float = 20
    """How long a request may take to arrive."""
    requests_at_once: int = 1_000
    """How many connections there may be besides the open sockets."""
    sockets: int = 10_000
    sockets_per_table: int = 32
    """How many may watch a table,"""
    sockets_per_player: int = 8
    """and from how many places a player may."""
    live_tables: int = 5_000
    stored_tables: int = 100_000
    kept_days: float = 90
    """How long a table is kept at least; then it is forgotten if another one needs its room."""
    players_per_table: int = 32
    requests_per_minute: int = 240
    """What one address may ask over HTTP."""
    tables_per_minute: int = 600
    """How many tables may be made, by everyone together."""
    idle_seconds: float = 120
    """After how long without anybody a table leaves memory."""
    away_seconds: float = 20
    """After how long a bot sits in for somebody who is gone."""
    bot_seconds: float = 5
    """How long a bot may think before it goes without a search, or makes a simple move."""
    bot_workers: int = 2
    bot_playouts: int = PLAYOUTS
    """How often a bot that searches plays on in thought before a move."""


def limits_in(environment: Mapping[str, str]) -> Limits:
    """The limits with those that the environment sets, as in ELFER_SOCKETS=500; or a refusal."""
    chosen: dict[str, Any] = {}
    for field in fields(Limits):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            number, most = _number(text, whole=field.type is int), MOST_OF.get(field.name, MOST)
            if number is None or number > most:
                least = "above 0" if number is None else f"of at most {most}"
                name = PREFIX + field.name.upper()
                raise BadRequest(f"{name} is a number {least}, not {text!r}.")
            chosen[field.name] = number
    return Limits(**chosen)


def _number(text: str, *, whole: bool) -> float | None:
    """The number above 0 that a text means, if it does."""
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        return None
    return number if number > 0 else None


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a server is started with."""

    data: Path
    public_url: str | None = None
    """Where people reach it, if that is not where it listens."""
    limits: Limits = Limits()


def usual_folder() -> Path:
    """Where a user's programs keep their data on this platform."""
    return user_data_path("elfer", appauthor=False)

"""The settings of a server: addresses, folders and limits."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from elfer.bots.choice import MOST_PLAYOUTS
from elfer.engine.errors import BadRequest
from elfer.runtime.limit_settings import DEFAULT_LIMITS, Limits
from elfer.server.client_address import Network

PREFIX = "ELFER_"
MOST = 1_000_000_000
FOLLOWERS = (
    "connections_per_minute",
    "files_per_minute",
    "handshakes_per_minute",
    "joins_per_minute",
)
"""The limits per address that rise with the request limit unless they are set."""
SHARE = 10
"""The divisor that turns the limit on new tables into the limit for one address."""
MOST_OF = {"bot_playouts": MOST_PLAYOUTS}
"""The limits with their own maximum; all others have `MOST`."""
LAST_SECONDS = 2.0
"""How many seconds a client has to read the last message."""
LAST_BYTES = 1024 * 1024
"""How many bytes are read and discarded from a client that was refused or sent too much."""


def read_limits(environment: Mapping[str, str]) -> Limits:
    """Return the limits with overrides such as ELFER_SOCKETS=500, or refuse a bad value."""
    chosen: dict[str, Any] = {}
    for field in fields(Limits):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            whole = field.type is int
            number = _parse_number(text, whole=whole)
            most = MOST_OF.get(field.name, MOST)
            if number is None or number > most:
                kind = "a whole number" if whole else "a number"
                bound = f"{kind} above 0" if number is None else f"at most {most}"
                name = PREFIX + field.name.upper()
                raise BadRequest(f"{name} must be {bound}, not {text!r}.")
            chosen[field.name] = number
    return Limits(**_raise_followers(chosen))


def _raise_followers(chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the chosen limits, and raise the others that would prevent their use."""
    default = Limits()
    requests = chosen.get("requests_per_minute", 0)
    raised = {name: max(getattr(default, name), requests) for name in FOLLOWERS}
    share = chosen.get("tables_per_minute", 0) // SHARE
    raised["tables_per_minute_per_address"] = max(default.tables_per_minute_per_address, share)
    for name in ("frames_per_second", "frames_at_once"):
        of_address = f"{name}_per_address"
        raised[of_address] = max(getattr(default, of_address), chosen.get(name, 0))
    return {**raised, **chosen}


def _parse_number(text: str, *, whole: bool) -> float | None:
    """Parse a number above 0; return None if the text is not one."""
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        return None
    return number if number > 0 else None


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings with which a server is started."""

    data: Path
    public_url: str | None = None
    """The URL at which people reach the server, if it differs from the listening address."""
    limits: Limits = DEFAULT_LIMITS
    trusted_proxies: tuple[Network, ...] = ()
    """The proxies whose forwarded client address and scheme are trusted."""


def default_folder() -> Path:
    """Return the folder for a user's data on this platform."""
    return user_data_path("elfer", appauthor=False)

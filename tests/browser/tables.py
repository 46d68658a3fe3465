"""Tables created over HTTP, and the stored sessions of their players."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import httpx

from tests.patience import PATIENCE

PLACES = "elfer-tables"
SETTINGS = "elfer-settings"


class Place(NamedTuple):
    """A player's place at a table, with everything needed to open its page."""

    address: str
    code: str
    player: str
    token: str

    @property
    def url(self) -> str:
        """The address of the table's page, which is also the join link."""
        return f"{self.address}/t/{self.code}"


def make_table(
    address: str,
    game: str = "junior",
    seats: Sequence[str] = ("me", "greedy"),
    *,
    name: str = "Ann",
    pace: int = 0,
    **options: Any,
) -> Place:
    """Create a table and return its host's place."""
    wanted = {"game": game, "seats": seats, "name": name, "options": options, "pace": pace}
    return _request_place(address, "/api/tables", wanted)


def join_table(place: Place, name: str) -> Place:
    """Join a table without taking a seat."""
    return _request_place(place.address, f"/api/tables/{place.code}/players", {"name": name})


def _request_place(address: str, path: str, body: Mapping[str, Any]) -> Place:
    answer = httpx.post(address + path, json=dict(body), timeout=PATIENCE)
    answer.raise_for_status()
    welcome = answer.json()
    return Place(address, welcome["code"], welcome["player"], welcome["token"])


def storage_of(address: str, *places: Place, **settings: Any) -> dict[str, Any]:
    """Return the `storage_state` of a browser with these places and settings."""
    own = [{"code": p.code, "player": p.player, "token": p.token} for p in places]
    items = {PLACES: own} | ({SETTINGS: settings} if settings else {})
    stored = [{"name": name, "value": json.dumps(value)} for name, value in items.items()]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": stored}]}

"""Tables made without a page, and the places at them as a browser keeps them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import httpx

from tests.server.running import PATIENCE

PLACES = "elfer-tables"
SETTINGS = "elfer-settings"


class Place(NamedTuple):
    """A player's place at a table, with all that its page is reached by."""

    address: str
    code: str
    player: str
    token: str

    @property
    def url(self) -> str:
        """The table's page, which is also the link for others."""
        return f"{self.address}/t/{self.code}"


def made(
    address: str,
    game: str = "junior",
    seats: Sequence[str] = ("me", "greedy"),
    *,
    name: str = "Ann",
    pace: int = 0,
    **options: Any,
) -> Place:
    """A new table and its host's place."""
    wanted = {"game": game, "seats": seats, "name": name, "options": options, "pace": pace}
    return _place(address, "/api/tables", wanted)


def joined(place: Place, name: str) -> Place:
    """A further player at a table, who stands."""
    return _place(place.address, f"/api/tables/{place.code}/players", {"name": name})


def _place(address: str, path: str, body: Mapping[str, Any]) -> Place:
    answer = httpx.post(address + path, json=dict(body), timeout=PATIENCE)
    answer.raise_for_status()
    welcome = answer.json()
    return Place(address, welcome["code"], welcome["player"], welcome["token"])


def kept(address: str, *places: Place, **settings: Any) -> dict[str, Any]:
    """What a browser keeps whose person has these places and settings: a `storage_state`."""
    own = [{"code": p.code, "player": p.player, "token": p.token} for p in places]
    items = {PLACES: own} | ({SETTINGS: settings} if settings else {})
    stored = [{"name": name, "value": json.dumps(value)} for name, value in items.items()]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": stored}]}

"""Options of a game, parsed from the command line."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from elfer.engine.cards import COLOUR_NAMES
from elfer.engine.errors import BadOptions, quoted
from elfer.engine.game import AnyGame
from elfer.engine.options import schema as options_of
from elfer.table.creation import fill_options

DEFAULT_PLAYERS = 4
_WORDS: dict[str, Any] = {
    "true": True,
    "on": True,
    "yes": True,
    "false": False,
    "off": False,
    "no": False,
    "null": None,
    "none": None,
}

Schema = Mapping[str, Mapping[str, Any]]


def default_players(game: AnyGame) -> int:
    """Return 4, or the nearest number of players that the game allows."""
    return min(max(DEFAULT_PLAYERS, game.least_players), game.most_players)


def complete_options(game: AnyGame, players: int, texts: Sequence[str]) -> dict[str, Any]:
    """Return all options of a match by name; raise Refused if they do not fit the game."""
    return fill_options(game.id, players, parse_options(texts, options_of(game.options)))


def parse_options(texts: Sequence[str], schema: Schema) -> dict[str, Any]:
    """Parse strings like `rounds=3` into options, without checking them against the game."""
    options: dict[str, Any] = {}
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            raise BadOptions(f"Write an option as name=value, as in rounds=3, not {quoted(text)}.")
        if name in options:
            raise BadOptions(f"The option {name} is given twice. Give each option at most once.")
        options[name] = _parse_value(value, schema.get(name, {}).get("type"))
    return options


def _parse_value(text: str, kind: str | None) -> Any:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if kind == "colour":
        return _letter(text)
    if kind == "colours" and not text.startswith("["):
        return [_letter(part.strip()) for part in (text.split(",") if "," in text else text)]
    if "," in text and not text.startswith("["):
        return [_parse_value(part.strip(), None) for part in text.split(",")]
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _letter(text: str) -> str:
    """Return the letter of a colour, given its letter or name."""
    return text[0].lower() if text.lower() in COLOUR_NAMES else text.lower()

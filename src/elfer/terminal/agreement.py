"""Options as people type them, and as they are shown to people."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from elfer.kernel.cards import COLOUR_NAMES
from elfer.kernel.errors import BadOptions, quoted

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


def agreed(texts: Sequence[str], schema: Schema) -> dict[str, Any]:
    """Options from texts like `rounds=3`; whether the game takes them is not looked at here."""
    options: dict[str, Any] = {}
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            raise BadOptions(
                f"An option is written name=value, as in rounds=3, not {quoted(text)}."
            )
        if name in options:
            raise BadOptions(f"The option {name} is given twice.")
        options[name] = _value(value, schema.get(name, {}).get("type"))
    return options


def typed(value: Any) -> str:
    """A value of an option as people type it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def taken(entry: Mapping[str, Any]) -> str:
    """The values that an option takes, briefly, from its entry in the schema."""
    if "min" in entry:
        words = f"{entry['min']}–{entry['max']}"
    elif "count" in entry:
        words = f"{entry['count']} of {','.join(entry['values'])}"
    elif "values" in entry:
        words = ", ".join(map(str, entry["values"]))
    else:
        words = {"flag": "on, off", "seat": "a seat"}.get(entry["type"], entry["type"])
    if entry.get("nullable") and entry["default"] is not None:
        words += ", none"
    least, most = entry.get("players", (0, 0))
    return f"{words}; {least} players" if least and least == most else words


def _value(text: str, kind: str | None) -> Any:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if kind == "colour":
        return _letter(text)
    if kind == "colours" and not text.startswith("["):
        return [_letter(part.strip()) for part in (text.split(",") if "," in text else text)]
    if "," in text and not text.startswith("["):
        return [_value(part.strip(), None) for part in text.split(",")]
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _letter(text: str) -> str:
    """A colour's letter, from the letter or the name."""
    return text[0].lower() if text.lower() in COLOUR_NAMES else text.lower()

"""Options (house rules) in words. The web app has the same rules in web/src/i18n/options.ts."""

from collections.abc import Iterator, Mapping
from typing import Any

from elfer.texts.cards import name_colour
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People

Schema = Mapping[str, Mapping[str, Any]]
"""The options of a game by name, each with its type, its default and its values."""


def name_option(name: str, option: Mapping[str, Any], messages: Messages) -> str:
    """Return the label of an option."""
    return _label(name, option, messages)


def describe_value(
    name: str, option: Mapping[str, Any], value: Any, people: People, messages: Messages
) -> str:
    """Return the value of an option in words."""
    if value is None:
        return _label(f"{name}-none", option, messages)
    match option["type"]:
        case "flag":
            return messages.format("parts-on" if value else "parts-off")
        case "seat":
            return people.name(int(value))
        case "colour":
            return name_colour(value, messages)
        case "colours":
            return ", ".join(name_colour(colour, messages) for colour in value)
        case "choice":
            return _label(f"{name}-{value}", option, messages)
        case _:
            return str(value)


def describe_changed_options(
    schema: Schema, options: Mapping[str, Any], players: int, people: People, messages: Messages
) -> Iterator[str]:
    """Yield the options that differ from their defaults, each with its value."""
    for name, option in schema.items():
        value = options.get(name, option["default"])
        # Some numeric options default to the number of players.
        default = players if option["type"] == "number" and option["default"] is None else None
        if value != option["default"] and value != default:
            label = name_option(name, option, messages)
            gap = " " if label.endswith("?") else " – "
            yield f"{label}{gap}{describe_value(name, option, value, people, messages)}"


def _label(name: str, option: Mapping[str, Any], messages: Messages) -> str:
    return messages.format(f"option-{name.replace('_', '-')}", type=str(option["type"]))

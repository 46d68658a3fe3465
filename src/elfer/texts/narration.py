"""Events as sentences. The web app has the same rules in web/src/i18n/narration.ts."""

from collections.abc import Mapping
from typing import Any, TypeGuard

from elfer.engine.cards import JOKER_NAME
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People

SeenEvent = Mapping[str, Any]
"""An event as the reader may know it."""

SILENT_EVENTS: Mapping[str, tuple[str, ...]] = {"guessing": ("lay",), "collecting": ("done",)}
"""The events of each family that need no sentence, because another event says the same."""


def narrate(event: SeenEvent, people: People, family: str | None, messages: Messages) -> str:
    """Return an event as a sentence; an empty string if there is no message for the reader."""
    if event["type"] in SILENT_EVENTS.get(family or "", ()):
        return ""
    who, own = _find_subject(event, people)
    key = find_message(event, family, messages)
    given = collect_variables(event, people, messages)
    if who:
        given["who"] = who
    # Secret facts are missing for everyone except the person concerned.
    forms = [key]
    if own:
        forms.insert(0, f"{key}-own")
        if event.get("card") == JOKER_NAME:
            forms.insert(0, f"{key}-joker-own")
    return next(filter(None, (messages.format_complete(form, given) for form in forms)), "")


def find_message(event: SeenEvent, family: str | None, messages: Messages) -> str:
    """Return the id of the message for an event; some events have several forms."""
    kind = event["type"]
    key = f"event-{kind}"
    if family and messages.has(f"{key}-{family}"):
        return f"{key}-{family}"
    if kind == "chair":
        return f"{key}-{event['kind']}"
    if kind == "locked" and event.get("locked") is False:
        return "event-unlocked"
    forms = (
        (isinstance(event.get("word"), str), str(event.get("word"))),
        (_is_number(event.get("from")), "from"),
        (_is_number(event.get("chair")), "chair"),
        ("seat" in event and event["seat"] is None, "nobody"),
        (isinstance(event.get("colour"), str), "colour"),
        (_is_number(event.get("cards")), "cards"),
        (event.get("card") == JOKER_NAME, "joker"),
        (_is_other_colour(event), "row"),
    )
    found = (f"{key}-{form}" for applies, form in forms if applies)
    return next((form for form in found if messages.has(form)), key)


def collect_variables(
    event: SeenEvent, people: People, messages: Messages
) -> dict[str, str | int | float]:
    """Return the variables for a sentence; omit facts that the event lacks."""
    given: dict[str, str | int | float] = {
        **_collect_numbers(event),
        "honest": "yes" if event.get("honest") is True else "no",
        "right": "yes" if event.get("right") is True else "no",
        **_collect_cards(event, messages),
        **_collect_people(event, people, messages),
    }
    seconds = _first_number(event, "pace", "handicap", "at")
    if seconds is not None:
        given["seconds"] = seconds / 1000
    given |= {name: event[name] for name in ("word", "name") if isinstance(event.get(name), str)}
    for name in ("game", "reaction"):
        if isinstance(event.get(name), str):
            given[name] = messages.format(f"{name}-{event[name]}")
    return given


def _find_subject(event: SeenEvent, people: People) -> tuple[str, bool]:
    """Return the name of the seat or person who acted, and whether that is the reader."""
    seat = event.get("dealer" if event["type"] == "deal" else "seat")
    if _is_number(seat):
        return people.name(seat), seat == people.own
    player = event.get("player")
    if not isinstance(player, str):
        return "", False
    return people.persons.get(player, ""), player == people.you


def _collect_cards(event: SeenEvent, messages: Messages) -> dict[str, str | int]:
    """Return the names of the cards and rows of an event, and the number of its cards."""
    given: dict[str, str | int] = {}
    card = event["place"] if isinstance(event.get("place"), str) else event.get("card")
    if isinstance(card, str):
        given["card"] = name_card(card, messages)
    if isinstance(event.get("row"), str):
        given["row"] = name_row(event["row"], messages, mixed=_is_other_colour(event))
    cards = event.get("cards")
    listed = isinstance(cards, list | tuple)
    if listed:
        given["cards"] = messages.join(name_card(each, messages) for each in cards or ())
    count = _first_number(event, "moves", "players", "middle")
    if count is None:
        count = len(cards or ()) if listed else cards
    if _is_number(count):
        given["count"] = count
    if isinstance(event.get("colour"), str):
        given["claim"] = name_card(f"{event['colour']}{event['number']}", messages)
    return given


def _collect_people(event: SeenEvent, people: People, messages: Messages) -> dict[str, str | int]:
    """Return the names of the seats that an event mentions."""
    given: dict[str, str | int] = {}
    seat = event["chair"] if event.get("chair") is not None else event.get("seat")
    if _is_number(seat):
        given["seat"] = seat + people.first_seat
    given |= {name: people.name(event[name]) for name in ("from", "to") if _has(event, name)}
    whom = next((event[name] for name in ("culprit", "owner", "to") if _has(event, name)), None)
    if whom is not None:
        given["whom"] = people.name(whom)
        given["mine"] = "yes" if whom == people.own else "no"
    if isinstance(event.get("seats"), list | tuple):
        given["whom"] = messages.join(
            people.name(each) for each in event["seats"] if _is_number(each)
        )
    return given


def _collect_numbers(event: SeenEvent) -> dict[str, int | float]:
    """Return the numbers of an event by name, and the lengths of its lists."""
    counted = {
        name: len(value) if isinstance(value, list | tuple) else value
        for name, value in event.items()
    }
    return {name: value for name, value in counted.items() if _is_number(value)}


def _first_number(event: SeenEvent, *names: str) -> Any:
    """Return the first of these facts that the event has; None if it has none."""
    found = next((event[name] for name in names if event.get(name) is not None), None)
    return found if _is_number(found) else None


def _has(event: SeenEvent, name: str) -> bool:
    return _is_number(event.get(name))


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_other_colour(event: SeenEvent) -> bool:
    """Return whether a card is in a row of another colour."""
    card, row = event.get("card"), event.get("row")
    if not isinstance(card, str) or not isinstance(row, str):
        return False
    return card.removeprefix(JOKER_NAME)[:1] != row

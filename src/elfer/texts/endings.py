"""The end of a round and of a match in sentences, as on the web app's score sheet."""

from collections.abc import Sequence

from elfer.engine.seats import Seat
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People


def describe_ending(ending: str, empty: Sequence[Seat], people: People, messages: Messages) -> str:
    """Return why a round has ended; `empty` lists the seats that have no cards left.

    Return an empty string for an unknown ending.
    """
    if len(empty) == 1 and messages.has(f"ended-{ending}"):
        own = "-own" if empty[0] == people.own else ""
        return messages.format(f"ended-{ending}{own}", who=people.name(empty[0]))
    return messages.format(f"ending-{ending}") if messages.has(f"ending-{ending}") else ""


def name_winners(key: str, seats: Sequence[Seat], people: People, messages: Messages) -> str:
    """Return the winners in a sentence; the key is `winner-match` or `winner-round`."""
    others = [people.name(seat) for seat in seats if seat != people.own]
    if not seats:
        return ""
    if not others:
        return messages.format(f"{key}-own")
    who = messages.join(others)
    if len(others) < len(seats):
        return messages.format(f"{key}-shared-own", who=who)
    return messages.format(key, who=who, count=len(others))

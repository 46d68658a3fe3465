"""Refusals as sentences. The web app has the same rules in web/src/i18n/refusals.ts."""

from elfer.engine.errors import Refused
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People

_CARDS = ("card", "wanted", "top")
_ROWS = ("row", "from")


def explain_refusal(
    refused: Refused, people: People, messages: Messages, *, mixed: bool = False
) -> str:
    """Return why something was refused, without the rule; `mixed`: rows take every colour."""
    for prefix in ("mixed", "reason") if mixed else ("reason",):
        key = f"{prefix}-{refused.reason}"
        if refused.reason and messages.has(key):
            return messages.format(key, **_format_facts(refused, people, messages, mixed=mixed))
    # A refusal by a server has the code from the wire in `error`.
    return explain_error(getattr(refused, "error", refused.code), messages)


def explain_error(code: str, messages: Messages) -> str:
    """Return the sentence for an error code."""
    key = f"error-{code}"
    return messages.format(key if messages.has(key) else "error-unknown")


def _format_facts(
    refused: Refused, people: People, messages: Messages, *, mixed: bool
) -> dict[str, str | int]:
    """Return the facts of a refusal, with the names of cards, rows and seats.

    `number` is the number of the card that is wanted.
    """
    facts = {
        name: _format_fact(name, value, people, messages, mixed=mixed)
        for name, value in refused.about.items()
    }
    wanted = refused.about.get("wanted")
    return facts | ({"number": str(wanted)[1:]} if wanted is not None else {})


def _format_fact(
    name: str, value: str | int, people: People, messages: Messages, *, mixed: bool
) -> str | int:
    if name == "seat":
        return people.name(int(value))
    if not isinstance(value, str):
        return value
    if name in _ROWS:
        return name_row(value, messages, mixed=mixed)
    return name_card(value, messages) if name in _CARDS else value

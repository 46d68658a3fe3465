"""Bots' reasons as sentences. The web app has the same rules in web/src/i18n/bot-reasons.ts."""

import re
from collections.abc import Iterable, Mapping
from typing import Protocol

from elfer.engine.cards import COLOURS, JOKER_NAME
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People

_CARD = re.compile(r"\*|\*?[rygb]\d+")
_SEPARATOR = re.compile(r"[ ,]+")


class Reason(Protocol):
    """A reason: its code, and the facts for its sentence."""

    @property
    def why(self) -> str:
        """The code of the reason."""
        ...

    @property
    def facts(self) -> Mapping[str, str | int]:
        """The facts that the sentence names."""
        ...


def explain_bot_move(
    reasons: Iterable[Reason], who: str, people: People, messages: Messages
) -> list[str]:
    """Return the reasons for the move of the bot `who` as sentences without duplicates."""
    return list(dict.fromkeys(_explain(reason, who, people, messages) for reason in reasons))


def _explain(reason: Reason, who: str, people: People, messages: Messages) -> str:
    key = f"why-{reason.why}"
    if reason.facts.get("card") == JOKER_NAME and messages.has(f"{key}-joker"):
        key = f"{key}-joker"
    given = {
        name: _format_fact(name, value, people, messages) for name, value in reason.facts.items()
    }
    return messages.format_complete(key, {**given, "who": who}) or messages.format("why-other")


def _format_fact(name: str, value: str | int, people: People, messages: Messages) -> str | int:
    """Return cards, rows and seats by their names, and other values unchanged."""
    if name == "seat":
        return people.name(int(value))
    if not isinstance(value, str):
        return value
    if value in COLOURS:
        return name_row(value, messages)
    cards = _SEPARATOR.split(value)
    if not all(map(_CARD.fullmatch, cards)):
        return value
    return messages.join(name_card(card, messages) for card in cards)

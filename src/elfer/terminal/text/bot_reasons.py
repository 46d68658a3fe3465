"""Bots' reasons, in the sentences that the web app also uses."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from elfer.bots.choice import ChosenMove, Reason
from elfer.engine.cards import JOKER_NAME
from elfer.terminal.render.cards import name_card
from elfer.terminal.text.phrases import join_words

_PACKAGE = Path(__file__).parents[2]
_FILES = (_PACKAGE / "whys.ftl", _PACKAGE.parents[1] / "locales" / "en" / "whys.ftl")
"""Packaged with the program, or next to it in a checkout."""
_SENTENCE = re.compile(r"why-([a-z-]+) = (.+)")
_GAP = re.compile(r"\{ \$([a-z]+) \}")
_CARD = re.compile(r"\*|\*?[rygb]\d+")
UNKNOWN = "other"
"""The key of the sentence for an unknown reason."""


def describe_advice(level: str, chosen: ChosenMove) -> str:
    """Return the move that a bot recommends, and its reasons."""
    wish = "let it pass" if chosen.move is None else f"play {chosen.move.text}"
    return "\n".join([f"The {level} bot would {wish}.", *describe_reasons(chosen.reasons)])


def describe_reasons(reasons: Iterable[Reason]) -> list[str]:
    """Return the reasons as sentences without duplicates."""
    return list(dict.fromkeys(_sentence(reason) for reason in reasons))


def _sentence(reason: Reason) -> str:
    words = _load_sentences()
    joker = f"{reason.why}-joker" if reason.facts.get("card") == JOKER_NAME else ""
    text = words.get(joker) or words.get(str(reason.why), "")
    if not text or not {*_GAP.findall(text)} <= reason.facts.keys():
        return words[UNKNOWN]
    return _GAP.sub(lambda gap: _format_fact(reason.facts[gap[1]]), text)


def _format_fact(value: str | int) -> str:
    """Return the names of cards, and other values unchanged."""
    names = str(value).replace(",", " ").split()
    if isinstance(value, str) and names and all(map(_CARD.fullmatch, names)):
        return join_words([name_card(name) for name in names])
    return str(value)


@cache
def _load_sentences() -> dict[str, str]:
    text = next(file for file in _FILES if file.is_file()).read_text(encoding="utf-8")
    return dict(_SENTENCE.findall(text))

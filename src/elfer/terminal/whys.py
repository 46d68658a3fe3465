"""Why a bot does something, in the sentences that the web app has for it too."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from elfer.bots.thought import Reason, Thought
from elfer.kernel.cards import JOKER_NAME
from elfer.terminal.look import spoken
from elfer.terminal.phrases import listed

_PACKAGE = Path(__file__).parents[1]
_FILES = (_PACKAGE / "whys.ftl", _PACKAGE.parents[1] / "locales" / "en" / "whys.ftl")
"""Packaged with the program, or beside it in a checkout."""
_SENTENCE = re.compile(r"why-([a-z-]+) = (.+)")
_GAP = re.compile(r"\{ \$([a-z]+) \}")
_CARD = re.compile(r"\*|\*?[rygb]\d+")
UNKNOWN = "other"
"""Where there is no sentence for a reason."""


def advice(level: str, thought: Thought) -> str:
    """What a bot would do, and why."""
    wish = "let it pass" if thought.move is None else f"play {thought.move.text}"
    return "\n".join([f"The {level} bot would {wish}.", *because(thought.reasons)])


def because(reasons: Iterable[Reason]) -> list[str]:
    """The reasons as sentences, each once."""
    return list(dict.fromkeys(_sentence(reason) for reason in reasons))


def _sentence(reason: Reason) -> str:
    words = _words()
    joker = f"{reason.why}-joker" if reason.facts.get("card") == JOKER_NAME else ""
    text = words.get(joker) or words.get(str(reason.why), "")
    if not text or not {*_GAP.findall(text)} <= reason.facts.keys():
        return words[UNKNOWN]
    return _GAP.sub(lambda gap: _fact(reason.facts[gap[1]]), text)


def _fact(value: str | int) -> str:
    """Cards as people say them, everything else as it is."""
    names = str(value).replace(",", " ").split()
    if isinstance(value, str) and names and all(map(_CARD.fullmatch, names)):
        return listed([spoken(name) for name in names])
    return str(value)


@cache
def _words() -> dict[str, str]:
    text = next(file for file in _FILES if file.is_file()).read_text(encoding="utf-8")
    return dict(_SENTENCE.findall(text))

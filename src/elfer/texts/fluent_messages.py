"""Fluent messages of one language, by their ids."""

from collections.abc import Iterable, Mapping
from functools import cache

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from elfer.texts.languages import list_files, read_text

Variables = Mapping[str, str | int | float]
"""The values for the variables of a message."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in list_files(language, ".ftl"):
            self._bundle.add_resource(FluentResource(read_text(language, name)))

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        return self._bundle.has_message(key)

    def format(self, key: str, /, **given: str | int | float) -> str:
        """Return a message with its variables filled in; its id if it does not exist."""
        return self._format(key, given)[0] if self.has(key) else key

    def format_complete(self, key: str, given: Variables) -> str:
        """Return a message; an empty string if it does not exist or a variable is missing."""
        if not self.has(key):
            return ""
        text, complete = self._format(key, given)
        return text if complete else ""

    def join(self, words: Iterable[str]) -> str:
        """Return words as a list in a sentence: a, b, and c."""
        return format_list(list(words), locale=self._locale)

    def _format(self, key: str, given: Variables) -> tuple[str, bool]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(given))
        return str(text), not errors


@cache
def load_messages(language: str) -> Messages:
    """Return the messages of a language."""
    return Messages(language)

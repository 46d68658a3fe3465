"""Nicknames: short, with letters and digits of any script, and without invisible characters."""

import unicodedata
from collections.abc import Sequence

from elfer.engine.errors import BadRequest

LONGEST = 20
"""The maximum number of characters; a mark counts as part of its letter."""
LONGEST_WRITTEN = 60
"""The maximum number of code points, including marks."""
MOST_MARKS = 5
"""The maximum number of marks on a letter: some scripts write vowels and tones as marks."""
MOST_STACKED = 3
"""The maximum number of marks above or below a letter."""
MOST_ACCENTS = 2
"""The maximum number of generic accents on a letter."""

_BETWEEN = " -'.’"
_LENGTH = f"A name must have 1 to {LONGEST} characters."
_MARKS = "This name has too many combining marks. Use fewer."
_SPELLING = (
    "A name can contain only letters, digits, spaces and the characters - ' . ’, and needs at "
    "least one letter or digit."
)
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\U00013441\U00013442")
"""Letters that are rendered as blank space."""
_INVISIBLE_MARKS = (
    (0x034F, 0x034F),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2D7F, 0x2D7F),
    (0xFE00, 0xFE0F),
    (0x1107F, 0x1107F),
    (0x16FE4, 0x16FE4),
    (0x1BC9D, 0x1BC9D),
    (0xE0100, 0xE01EF),
)
_ACCENTS = (
    (0x0300, 0x036F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_VIRAMAS = frozenset("\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2")
"""Marks of Indic scripts; a joiner next to one decides how the letters are written."""


def tidy_name(text: str) -> str:
    """Return a name in composed form (NFC) and without superfluous spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def check_name(text: str) -> str:
    """Return the name as everyone will see it, or refuse it."""
    name = tidy_name(text)
    # Unlike the server, the terminal does not limit its input, so check the lengths first.
    if not 1 <= sum(map(_has_width, name)) <= LONGEST:
        raise BadRequest(_LENGTH)
    if len(name) > LONGEST_WRITTEN:
        raise BadRequest(_MARKS)
    _check_characters(name)
    if not any(map(_is_letter, name)):
        raise BadRequest(_SPELLING)
    return name


def _has_width(letter: str) -> bool:
    """Return whether a character takes up space, unlike marks and joiners."""
    return not _is_mark(letter) and letter not in (_JOINER, _NON_JOINER)


def _is_letter(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LN" and letter not in _BLANK


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Mc") and not _is_within(letter, _INVISIBLE_MARKS)


def _check_characters(name: str) -> None:
    """Refuse a name with a character that is not allowed in its position."""
    marks: list[str] | None = None
    """The marks on the last letter; None if the last character cannot have marks."""
    for index, letter in enumerate(name):
        if _is_letter(letter):
            marks = []
        elif letter in _BETWEEN:
            marks = None
        elif _is_mark(letter) and marks is not None:
            marks.append(letter)
            if _are_too_many(marks):
                raise BadRequest(_MARKS)
        elif not _is_valid_joiner(name[:index], letter, name[index + 1 : index + 2]):
            raise BadRequest(_SPELLING)


def _are_too_many(marks: Sequence[str]) -> bool:
    """Return whether a letter has more marks than real scripts use."""
    stacked = sum(unicodedata.category(mark) == "Mn" for mark in marks)
    accents = sum(_is_within(mark, _ACCENTS) for mark in marks)
    return (
        len(marks) > MOST_MARKS
        or stacked > MOST_STACKED
        or accents > MOST_ACCENTS
        or len(set(marks)) < len(marks)
    )


def _is_valid_joiner(before: str, letter: str, after: str) -> bool:
    """Return whether a joiner is legitimate here: next to a virama or between Arabic letters."""
    if letter not in (_JOINER, _NON_JOINER) or not before:
        return False
    if before[-1] in _VIRAMAS or (
        letter == _JOINER and _is_letter(before[-1]) and after in _VIRAMAS
    ):
        return True
    return letter == _NON_JOINER and _is_arabic(before[-1]) and after != "" and _is_arabic(after)


def _is_arabic(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith("ARABIC LETTER")


def _is_within(letter: str, ranges: Sequence[tuple[int, int]]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)

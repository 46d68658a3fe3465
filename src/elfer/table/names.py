"""Nicknames: short, of letters and digits, and nothing that could pass for something else."""

import unicodedata

from elfer.kernel.errors import BadRequest

LONGEST = 20
_BETWEEN = " -'.’"


def checked_name(text: str) -> str:
    """The name as everyone will see it, or a refusal."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadRequest(f"A name has 1 to {LONGEST} characters.")
    if not all(_allowed(letter) for letter in name) or not any(map(str.isalnum, name)):
        raise BadRequest("A name has letters and digits, and between them spaces or - ' .")
    return name


def _allowed(letter: str) -> bool:
    return letter in _BETWEEN or unicodedata.category(letter)[0] in "LN"

"""The short code of a table: letters and digits that nobody mistakes for each other."""

import secrets

LETTERS = "ACDEFGHJKMNPQRTUVWXY2346789"
LENGTH = 6
_MISREAD = str.maketrans("BZ", "82")


def new_code() -> str:
    """A code that is hard to guess and easy to say."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, in upper or lower case, with or without spaces."""
    code = "".join(text.split()).upper().translate(_MISREAD)
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None

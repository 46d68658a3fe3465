"""The fair shuffle: a secret that was promised, everyone's cut, and the seed made of both."""

import re
from collections.abc import Sequence
from hashlib import sha256

from elfer.kernel.errors import BadRequest

CUT = re.compile(r"[0-9a-f]{1,64}")
"""A cut is random and nothing to read, so that it is no way to chat."""


def commitment(secret: str) -> str:
    """What is published before the deal: it fixes the secret and tells nothing of it."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, cuts: Sequence[str | None]) -> str:
    """The seed of a match, from the secret and the cut of each seat that made one.

    The stroke after the secret is always there: without it and without a cut, the seed would be
    the commitment, which everyone knows.
    """
    made = (f"{seat}={cut}" for seat, cut in enumerate(cuts) if cut is not None)
    return sha256(f"{secret}/{'/'.join(made)}".encode()).hexdigest()


def checked_cut(text: str) -> str:
    """A cut from outside, or a refusal."""
    if CUT.fullmatch(text) is None:
        raise BadRequest("A cut is 1 to 64 hexadecimal digits in lower case.")
    return text

"""The seed of a match, derived from a secret committed to before the deal and from all cuts."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from elfer.engine.errors import BadRequest
from elfer.table.view_types import ShownShuffle

CUT = re.compile(r"[0-9a-f]{1,64}")
"""The format of a cut: hexadecimal digits only, so that nobody can send messages with it."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The source of a match's cards: the secret, and each seat's cut."""

    secret: str
    cuts: tuple[str | None, ...]
    round: int = 1
    """The round number that, together with the seed, gives the first deal of the match.

    It is not 1 if the match replays a later round.
    """

    def shown(self) -> ShownShuffle:
        """Return the shuffle as it appears in the record of a finished match."""
        shown: ShownShuffle = {
            "commitment": commitment(self.secret),
            "secret": self.secret,
            "cuts": list(self.cuts),
        }
        if self.round != 1:
            shown["round"] = self.round
        return shown


def commitment(secret: str) -> str:
    """Return the hash that is published before the deal to fix the secret without revealing it."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, cuts: Sequence[str | None]) -> str:
    """Return the seed of a match, derived from the secret and the seats' cuts.

    The slash always follows the secret. Otherwise, without any cut, the seed would equal the
    commitment, which is public.
    """
    made = (f"{seat}={cut}" for seat, cut in enumerate(cuts) if cut is not None)
    return sha256(f"{secret}/{'/'.join(made)}".encode()).hexdigest()


def check_cut(text: str) -> str:
    """Return a player's cut, or refuse it if it is malformed."""
    if CUT.fullmatch(text) is None:
        raise BadRequest("A cut must be 1 to 64 lower-case hexadecimal digits.")
    return text

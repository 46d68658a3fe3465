"""Whether the shuffle in a record is the one that was promised before the deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from elfer.kernel.errors import BadRecord, quoted
from elfer.kernel.options import whole
from elfer.table.fair import commitment, seed_of


@dataclass(frozen=True, slots=True)
class Promise:
    """What a record says of its shuffle: the published hash, the secret, and everyone's cut."""

    commitment: str
    secret: str
    cuts: tuple[str | None, ...]
    round: int = 1
    """Which round of that seed was dealt as the first one."""

    def fault(self, seed: str | None) -> str | None:
        """What does not fit, in one sentence; None if everything does."""
        if commitment(self.secret) != self.commitment:
            return "The secret is NOT the one that was promised: its SHA-256 is another."
        if seed_of(self.secret, self.cuts) != seed:
            return "The seed is NOT the one that the secret and the cuts make."
        return None


def promise_of(record: Mapping[str, Any], players: int) -> Promise | None:
    """The shuffle of a record from outside; None if it has none."""
    given = record.get("shuffle")
    if given is None:
        return None
    if not isinstance(given, dict):
        raise BadRecord(f"In a record, shuffle is an object, not {quoted(given)}.")
    cuts, round_ = given.get("cuts"), given.get("round", 1)
    if not isinstance(cuts, list) or len(cuts) != players:
        raise BadRecord(f"In a shuffle, cuts is a list of {players}, one per seat or null.")
    if not whole(round_) or round_ < 1:
        raise BadRecord(f"In a shuffle, round is a whole number from 1, not {quoted(round_)}.")
    return Promise(
        _text(given, "commitment"),
        _text(given, "secret"),
        tuple(None if cut is None else _plain("a cut", cut) for cut in cuts),
        round_,
    )


def _text(given: Mapping[str, Any], key: str) -> str:
    return _plain(key, given.get(key))


def _plain(what: str, value: Any) -> str:
    if not isinstance(value, str) or not value.isascii():
        raise BadRecord(f"In a shuffle, {what} is a plain text, not {quoted(value)}.")
    return value

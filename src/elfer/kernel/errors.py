"""Refusals: what was wrong in one sentence, with the code of the public contract."""

import reprlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar


class Refused(Exception):
    """Something from outside that is not accepted; nothing has changed."""

    code: ClassVar[str]
    reason: str | None = None
    """Why, in a word; None where only the sentence is known."""
    about: Mapping[str, str | int] = MappingProxyType({})
    """What the reason speaks of."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    def shown(self) -> dict[str, Any]:
        """The refusal as the referee answers it."""
        return {"ok": False, "error": self.code, "why": self.why}


class BadRequest(Refused):
    """It has the wrong form, or asks for what does not exist."""

    code = "bad-request"


class WrongPlace(BadRequest):
    """Something that is never done with a thing of the game."""

    def __init__(self, why: str, reason: str, about: Mapping[str, str | int]) -> None:
        super().__init__(why)
        self.reason, self.about = reason, about


class UnknownGame(Refused):
    """There is no game of that name."""

    code = "unknown-game"


class BadOptions(Refused):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad-options"


class BadDeal(Refused):
    """A given deal that is not exactly the game's cards, or with which nobody could begin."""

    code = "bad-deal"


class NoMatch(Refused):
    """No match has been started."""

    code = "no-game"


class BadMove(Refused):
    """A text that is no move of this game, whatever the situation."""

    code = "bad-move"


class NotYourTurn(Refused):
    """The seat has no legal move now."""

    code = "not-your-turn"


class IllegalMove(Refused):
    """A move that a rule forbids now; the rule's id says which."""

    code = "illegal-move"

    def __init__(
        self,
        why: str,
        rule: str,
        reason: str | None = None,
        about: Mapping[str, str | int] = MappingProxyType({}),
    ) -> None:
        super().__init__(why)
        self.rule = rule
        self.reason = reason
        self.about = about

    def shown(self) -> dict[str, Any]:
        """The refusal with the id of the rule."""
        return super().shown() | {"rule": self.rule}


class BadRecord(Refused):
    """A record that cannot be played; `move` is the index of its first bad move, if that is it."""

    code = "bad-record"

    def __init__(self, why: str, move: int | None = None) -> None:
        super().__init__(why)
        self.move = move

    def shown(self) -> dict[str, Any]:
        """The refusal, with the index of the bad move if there is one."""
        return super().shown() | ({} if self.move is None else {"move": self.move})


_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 40


def quoted(value: object) -> str:
    """A value from outside, short enough for one sentence."""
    return _short.repr(value)

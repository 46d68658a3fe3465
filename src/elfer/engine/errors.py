"""Refusals: exceptions with a text about the mistake, and its code in the notation."""

import difflib
import reprlib
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from elfer.engine.events import EMPTY


class Refused(Exception):
    """A refused request: the caller made a mistake, and nothing has changed.

    Each subclass is one kind of mistake. The text says what is wrong and, if possible, what to do;
    `code` is the error code of the notation.

    >>> import elfer
    >>> try:
    ...     elfer.new_match("elfer-raus", players=9)
    ... except elfer.Refused as refused:
    ...     print(refused.code, "-", refused)
    bad-request - elfer-raus is for 2 to 6 players, not 9.
    """

    code: ClassVar[str]
    reason: str | None = None
    """The code of the reason; None if the refusal has only a text."""
    about: Mapping[str, str | int] = EMPTY
    """The cards, rows, seats and numbers that the reason names."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    # A subclass with more arguments than `why` cannot be unpickled without this, which would break
    # a pool of processes.
    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.args), vars(self)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.args == other.args and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.args))

    def shown(self) -> dict[str, object]:
        """Return the refusal as the referee sends it."""
        return {"ok": False, "error": self.code, "why": self.why}


R = TypeVar("R", bound=Refused)


def _restore(kind: type[R], args: tuple[Any, ...]) -> R:
    """Return a refusal without its attributes; the copy protocol adds them afterwards."""
    return kind.__new__(kind, *args)


class BadRequest(Refused):
    """A request of the wrong form, or for something that does not exist, like an unknown seat.

    >>> import elfer
    >>> elfer.new_match("elfer-raus", players=2, seed="tuesday").view(7)
    Traceback (most recent call last):
    elfer.engine.errors.BadRequest: There is no seat 7; seats are 0 to 1.
    """

    code = "bad-request"


class NotInThisGame(BadRequest, AttributeError):
    """A part of the table that this game does not have; `hasattr` is False for it.

    >>> import elfer
    >>> elfer.new_match("mogeln", players=3, seed="tuesday").view(0).rows
    Traceback (most recent call last):
    elfer.engine.errors.NotInThisGame: mogeln has no rows. This view has hand, hands, middle, ...
    """


class WrongPlace(BadRequest):
    """A combination of items on the table that no move of the game touches together."""

    def __init__(self, why: str, reason: str, about: Mapping[str, str | int]) -> None:
        super().__init__(why)
        self.reason, self.about = reason, about


class UnknownGame(Refused):
    """An unknown game, or a revision of its rules that this version does not know.

    >>> import elfer
    >>> elfer.new_match("elfer-rau", players=2)
    Traceback (most recent call last):
    elfer.engine.errors.UnknownGame: There is no game 'elfer-rau'; ... Did you mean 'elfer-raus'?
    """

    code = "unknown-game"


class BadOptions(Refused):
    """An option that the game does not have, or a value that it does not take.

    >>> import elfer
    >>> elfer.new_match("elfer-raus", players=2, rounds=0)
    Traceback (most recent call last):
    elfer.engine.errors.BadOptions: The option rounds takes a whole number from 1 to 100, ...
    """

    code = "bad-options"


class BadDeal(Refused):
    """A given deal that does not have exactly the game's cards, or with which no seat can begin.

    >>> import elfer
    >>> elfer.new_match("elfer-raus", players=2, deal={"hands": [["r11"], ["y11"]]})
    Traceback (most recent call last):
    elfer.engine.errors.BadDeal: ...
    """

    code = "bad-deal"


class NoMatch(Refused):
    """A request that needs a match before one has been started."""

    code = "no-game"


class BadMove(Refused):
    """A string, or a move of another game, that is not a move of this game in any situation.

    >>> import elfer
    >>> elfer.new_match("elfer-raus", players=2, seed="tuesday").play("castle")
    Traceback (most recent call last):
    elfer.engine.errors.BadMove: 'castle' is not a move of this game; moves look like: r11.
    """

    code = "bad-move"


class NotYourTurn(Refused):
    """A move by a seat that has no legal move now, or a move after the end of the match.

    >>> import elfer
    >>> elfer.new_match("elfer-raus", players=2, seed="tuesday").play("r11", seat=1)
    Traceback (most recent call last):
    elfer.engine.errors.NotYourTurn: Seat 1 has no legal move now: it is seat 0's turn.
    """

    code = "not-your-turn"


class IllegalMove(Refused):
    """A move that a rule forbids now; `rule` is the id of that rule.

    >>> import elfer
    >>> try:
    ...     elfer.new_match("elfer-raus", players=2, seed="tuesday").play("draw")
    ... except elfer.IllegalMove as illegal:
    ...     print(illegal.rule)
    CL-6
    """

    code = "illegal-move"

    def __init__(
        self,
        why: str,
        rule: str,
        reason: str | None = None,
        about: Mapping[str, str | int] = EMPTY,
    ) -> None:
        super().__init__(why)
        self.rule = rule
        self.reason = reason
        self.about = about

    def shown(self) -> dict[str, object]:
        """Return the refusal with the id of the rule."""
        return super().shown() | {"rule": self.rule}


class BadRecord(Refused):
    """A record that cannot be played; `move` is the index of its first bad move, if it has one.

    >>> import elfer
    >>> elfer.load_record({"elfer": 2})
    Traceback (most recent call last):
    elfer.engine.errors.BadRecord: A record must contain "elfer": 1, its version.
    """

    code = "bad-record"

    def __init__(self, why: str, move: int | None = None) -> None:
        super().__init__(why)
        self.move = move

    def shown(self) -> dict[str, object]:
        """Return the refusal, with the index of the bad move if there is one."""
        return super().shown() | ({} if self.move is None else {"move": self.move})


_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 40


def quoted(value: object) -> str:
    """Return the repr of a caller's value, shortened to fit into a sentence."""
    return _short.repr(value)


def suggestion(name: object, known: Iterable[str]) -> str:
    """Return ` Did you mean …?` with the nearest known name, or an empty string if none is close.

    The text follows the sentence of a refusal, so it starts with a space.
    """
    near = difflib.get_close_matches(str(name).lower()[:80], known, 1)
    return f" Did you mean {near[0]!r}?" if near else ""

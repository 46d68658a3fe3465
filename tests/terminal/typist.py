"""Players who know only what is on the screen."""

import re
from random import Random

_MAY = re.compile(r"You may play: (.*)")
_LISTED = re.compile(r"  Moves you can play now:\n(.*?)  Other commands:", re.DOTALL)
_CALL = re.compile(r"[Yy]our call \(Enter = none, or (.*)\): $")


def parse_offered_moves(screen: str) -> list[str]:
    """Return the moves in the last list of a screen."""
    line = _MAY.findall(screen)[-1].split(" (?")[0]
    return [move.strip() for move in re.split(r"\s{2,}|…", line) if move.strip()]


def parse_listed_moves(screen: str) -> list[str]:
    """Return the moves in the help, without the descriptions of their kinds."""
    moves = []
    for line in _LISTED.findall(screen)[-1].splitlines():
        pieces = [piece for piece in re.split(r"\s{2,}", line) if piece]
        begins_a_kind = re.match(r" {4}\S", line) is not None
        moves += pieces[begins_a_kind:]
    return moves


class Typist:
    """A player who types one of the offered moves."""

    def __init__(self, seed: str = "typist") -> None:
        self._rng = Random(seed)

    def answer(self, screen: str) -> str:
        """Return the line to type below a screen; empty for Enter."""
        if not screen.endswith("help): "):
            return ""
        return self._rng.choice(parse_offered_moves(screen))


class Reader:
    """A player who follows the screen and the help in any game, and sometimes calls."""

    def __init__(self, seed: str = "reader", calls: float = 0.1) -> None:
        self._rng = Random(seed)
        self.calls = calls

    def answer(self, screen: str) -> str:
        """Return the line to type below a screen; empty for Enter."""
        call = _CALL.search(screen)
        if call is not None:
            return self._rng.choice(call[1].split(" or ")) if self._is_bold() else ""
        if not screen.endswith("help): "):
            return ""
        if _LISTED.search(screen):
            return self._choose_move(parse_listed_moves(screen))
        if not _MAY.search(screen):
            return "hand"  # shows the table again
        if (
            re.search("Enter = (let it pass|go on)", screen.splitlines()[-1])
            and not self._is_bold()
        ):
            return ""
        return (
            "?"
            if "…" in _MAY.findall(screen)[-1]
            else self._choose_move(parse_offered_moves(screen))
        )

    def _is_bold(self) -> bool:
        return self._rng.random() < self.calls

    def _choose_move(self, moves: list[str]) -> str:
        """Return a random move; a list of numbers may be shortened to the first and the last."""
        if "…" not in moves:
            return self._rng.choice(moves)
        (word, least), (_, most) = moves[0].split(), moves[-1].split()
        return f"{word} {self._rng.randint(int(least), int(most))}"


_WOULD = re.compile(
    r"(?:bot would (?:play (.+)\.|let it pass\.)|There are no hints .+)\s*\n"
    r"(?:[^\n]*\n)*?[^\n]*help\): $"
)


class Novice:
    """A player who asks for a hint each time and follows it."""

    def __init__(self) -> None:
        self._has_asked = False

    def answer(self, screen: str) -> str:
        """Return the line to type below a screen; empty for Enter."""
        if not screen.endswith("help): "):
            return ""
        advice = _WOULD.search(screen)
        assert advice or not self._has_asked, f"not an answer to a hint: {screen[-300:]}"
        self._has_asked = not advice
        return (advice[1] or "") if advice else "hint"

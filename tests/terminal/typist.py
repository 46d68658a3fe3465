"""Whoever plays by what the screen says, and nothing else."""

import re
from random import Random

_MAY = re.compile(r"You may play: (.*)")
_LISTED = re.compile(r"  What you can play now:\n(.*?)  What else you can type:", re.DOTALL)
_CALL = re.compile(r"[Yy]our call \(Enter = none, else (.*)\): $")


def offered(screen: str) -> list[str]:
    """The moves that a screen names, the last time it does so."""
    line = _MAY.findall(screen)[-1].split(" (?")[0]
    return [move.strip() for move in re.split(r"\s{2,}|…", line) if move.strip()]


def listed(screen: str) -> list[str]:
    """The moves that help lists, each of them after a word about its kind."""
    moves = []
    for line in _LISTED.findall(screen)[-1].splitlines():
        pieces = [piece for piece in re.split(r"\s{2,}", line) if piece]
        begins_a_kind = re.match(r" {4}\S", line) is not None
        moves += pieces[begins_a_kind:]
    return moves


class Typist:
    """Types one of the moves that the screen offers."""

    def __init__(self, seed: str = "typist") -> None:
        self.luck = Random(seed)

    def answer(self, screen: str) -> str:
        """What to type below a screen: Enter where nothing else is asked for."""
        if not screen.endswith("help): "):
            return ""
        return self.luck.choice(offered(screen))


class Reader:
    """Plays any game by what the screen and its help say, and calls now and then."""

    def __init__(self, seed: str = "reader", calls: float = 0.1) -> None:
        self.luck = Random(seed)
        self.calls = calls

    def answer(self, screen: str) -> str:
        """What to type below a screen: Enter where nothing else is asked for."""
        call = _CALL.search(screen)
        if call is not None:
            return self.luck.choice(call[1].split(" or ")) if self._dares() else ""
        if not screen.endswith("help): "):
            return ""
        if _LISTED.search(screen):
            return self._one_of(listed(screen))
        if not _MAY.search(screen):
            return "hand"  # which shows the table again
        if re.search("Enter = (let it pass|go on)", screen.splitlines()[-1]) and not self._dares():
            return ""
        return "?" if "…" in _MAY.findall(screen)[-1] else self._one_of(offered(screen))

    def _dares(self) -> bool:
        return self.luck.random() < self.calls

    def _one_of(self, moves: list[str]) -> str:
        """Any of the moves; between the first and the last number there are all the others."""
        if "…" not in moves:
            return self.luck.choice(moves)
        (word, least), (_, most) = moves[0].split(), moves[-1].split()
        return f"{word} {self.luck.randint(int(least), int(most))}"


_WOULD = re.compile(
    r"(?:bot would (?:play (.+)\.|let it pass\.)|no hint: .+)\s*\n(?:[^\n]*\n)*?[^\n]*help\): $"
)


class Novice:
    """Asks for a hint each time and does what it says."""

    def answer(self, screen: str) -> str:
        """What to type below a screen: Enter where nothing else is asked for."""
        if not screen.endswith("help): "):
            return ""
        advice = _WOULD.search(screen)
        return (advice[1] or "") if advice else "hint"

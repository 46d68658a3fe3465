"""Whoever plays by what the screen says, and nothing else."""

import re
from random import Random

_MAY = re.compile(r"You may play: (.*)")


def offered(screen: str) -> list[str]:
    """The moves that a screen names, the last time it does so."""
    line = _MAY.findall(screen)[-1].split(" (?")[0]
    return [move.strip() for move in re.split(r"\s{2,}|…", line) if move.strip()]


class Typist:
    """Types one of the moves that the screen offers."""

    def __init__(self, seed: str = "typist") -> None:
        self.luck = Random(seed)

    def answer(self, screen: str) -> str:
        """What to type below a screen: Enter where nothing else is asked for."""
        if not screen.endswith("help): "):
            return ""
        return self.luck.choice(offered(screen))


_WOULD = re.compile(r"bot would (?:play (.+)\.|let it pass\.)\s*\n[^\n]*help\): $")


class Novice:
    """Asks for a hint each time and does what it says."""

    def answer(self, screen: str) -> str:
        """What to type below a screen: Enter where nothing else is asked for."""
        if not screen.endswith("help): "):
            return ""
        advice = _WOULD.search(screen)
        return (advice[1] or "") if advice else "hint"

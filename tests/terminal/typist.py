"""Players who know only what is on the screen."""

import re
from random import Random

from elfer.texts.languages import DEFAULT
from tests.terminal.wording import wording


def parse_offered_moves(screen: str, language: str = DEFAULT) -> list[str]:
    """Return the moves in the last list of a screen."""
    line = wording(language).may.findall(screen)[-1].split(" (?")[0]
    return [move.strip() for move in re.split(r"\s{2,}|…", line) if move.strip()]


def parse_listed_moves(screen: str, language: str = DEFAULT) -> list[str]:
    """Return the moves in the help, without the descriptions of their kinds."""
    moves = []
    for line in wording(language).listed.findall(screen)[-1].splitlines():
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

    def __init__(self, seed: str = "reader", calls: float = 0.1, language: str = DEFAULT) -> None:
        self._rng = Random(seed)
        self._language = language
        self._words = wording(language)
        self.calls = calls

    def answer(self, screen: str) -> str:
        """Return the line to type below a screen; empty for Enter."""
        words = self._words
        call = words.call.search(screen)
        if call is not None:
            return self._rng.choice(call[1].split(words.or_)) if self._is_bold() else ""
        if not screen.endswith(words.help_end):
            return ""
        if words.listed.search(screen):
            return self._choose_move(parse_listed_moves(screen, self._language))
        if not words.may.search(screen):
            return "hand"  # shows the table again
        if any(wait in screen.splitlines()[-1] for wait in words.waits) and not self._is_bold():
            return ""
        if "…" in words.may.findall(screen)[-1]:
            return "?"
        return self._choose_move(parse_offered_moves(screen, self._language))

    def _is_bold(self) -> bool:
        return self._rng.random() < self.calls

    def _choose_move(self, moves: list[str]) -> str:
        """Return a random move; a list of numbers may be shortened to the first and the last."""
        if "…" not in moves:
            return self._rng.choice(moves)
        (word, least), (_, most) = moves[0].split(), moves[-1].split()
        return f"{word} {self._rng.randint(int(least), int(most))}"


class Novice:
    """A player who asks for a hint each time and follows it."""

    def __init__(self, language: str = DEFAULT) -> None:
        self._words = wording(language)
        self._has_asked = False

    def answer(self, screen: str) -> str:
        """Return the line to type below a screen; empty for Enter."""
        words = self._words
        if not screen.endswith(words.help_end):
            return ""
        if not self._has_asked:
            self._has_asked = True
            return "hint"
        self._has_asked = False
        typed = words.typed.search(screen)
        assert typed or any(each in screen for each in words.no_move), screen[-300:]
        return typed[1].strip() if typed else ""

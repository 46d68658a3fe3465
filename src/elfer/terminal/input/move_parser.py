"""Parsing of lines typed at the prompt into moves of the notation."""

import re
from collections.abc import Iterable, Sequence

from elfer.engine.cards import COLOUR_NAMES, COLOURS
from elfer.engine.errors import BadMove, IllegalMove, Refused
from elfer.engine.moves import Language, Move
from elfer.terminal.render.screen_data import Sight

_SEPARATOR = re.compile(r"[\s,;]+")
_COLOUR = re.compile(rf"\b({'|'.join((*COLOUR_NAMES, *COLOURS))})\s*(?=\d)")


class AmbiguousMove(BadMove):
    """Typed text that can mean several legal moves."""

    def __init__(self, text: str, ways: Sequence[str]) -> None:
        super().__init__(f"{text} can be played in several ways: {', '.join(ways)}.")
        self.ways = ways


CALLED_OUT = {"«schluss!»": "close", "«erwischt!»": "caught"}
"""Exclamations at the table, and the moves that they mean."""


def split_moves(line: str, language: Language) -> list[str]:
    """Return the moves in a line in order; unknown words stay as typed."""
    tidy = _COLOUR.sub(lambda match: match[1][0], line.strip().lower())
    words = [word for word in _SEPARATOR.split(tidy) if word]
    longest = max(len(text.split()) for text in language)
    counting = {text.split()[0] for text in language if text.split()[-1].isdecimal()}
    moves = []
    while words:
        sizes = range(min(longest, len(words)), 1, -1)
        # A number that is too high still belongs to its word.
        default = 2 if words[0] in counting and words[1:] and words[1].isdecimal() else 1
        taken = next((size for size in sizes if " ".join(words[:size]) in language), default)
        moves.append(" ".join(words[:taken]))
        words = words[taken:]
    return moves


def resolve_move(sight: Sight, text: str) -> list[str]:
    """Return the move that the text stands for; if it only names a card, the only way to play it.

    If there is no legal way, return all ways that the game has, each of which will be refused.
    Raise AmbiguousMove if there are several legal ways.
    """
    if text in sight.language:
        return [text]
    called = CALLED_OUT.get(f"«{text.rstrip('!')}!»")
    if called is not None and called in sight.language:
        return [called]
    ways = _moves_of_card(text, sight.legal) or _moves_of_number(text, sight.legal)
    if len(ways) > 1:
        raise AmbiguousMove(text, ways)
    return ways or _moves_of_card(text, sight.language.values()) or [text]


def _moves_of_card(card: str, moves: Iterable[Move]) -> list[str]:
    """Return the moves that play this card."""
    return [
        move.text
        for move in moves
        if any(touch.kind == "hand" and touch.key == card for touch in move.touches)
    ]


def _moves_of_number(number: str, moves: Iterable[Move]) -> list[str]:
    """Return the moves that consist of a word and this number."""
    return [move.text for move in moves if move.text.endswith(f" {number}")]


def explain_refusals(card: str, refusals: Sequence[Refused]) -> Refused:
    """Return one refusal for a card that was refused in every possible way."""
    first = refusals[0]
    if all(refused.why == first.why for refused in refusals) or not isinstance(first, IllegalMove):
        return first
    why = f"{card} does not fit on any row now."
    return IllegalMove(why, first.rule, "fits-nowhere", {"card": card})

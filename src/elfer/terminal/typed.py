"""What a line typed at the prompt means: moves of the notation, as people write them."""

import re
from collections.abc import Iterable, Sequence

from elfer.kernel.cards import COLOUR_NAMES, COLOURS
from elfer.kernel.errors import BadMove, IllegalMove, Refused
from elfer.kernel.moves import Language, Move
from elfer.terminal.look import spoken
from elfer.terminal.sight import Sight

_BETWEEN = re.compile(r"[\s,;]+")
_COLOUR = re.compile(rf"\b({'|'.join((*COLOUR_NAMES, *COLOURS))})\s*(?=\d)")


ALOUD = {"«schluss!»": "close", "«erwischt!»": "caught"}
"""What is called out at the table, and the move that it is."""


def moves_in(line: str, language: Language) -> list[str]:
    """The moves of a line in order; what is none stays as it was typed."""
    tidy = _COLOUR.sub(lambda match: match[1][0], line.strip().lower())
    words = [word for word in _BETWEEN.split(tidy) if word]
    longest = max(len(text.split()) for text in language)
    counting = {text.split()[0] for text in language if text.split()[-1].isdecimal()}
    moves = []
    while words:
        sizes = range(min(longest, len(words)), 1, -1)
        # A number that is too high still belongs to its word.
        usual = 2 if words[0] in counting and words[1:] and words[1].isdecimal() else 1
        taken = next((size for size in sizes if " ".join(words[:size]) in language), usual)
        moves.append(" ".join(words[:taken]))
        words = words[taken:]
    return moves


def meant(sight: Sight, text: str) -> list[str]:
    """The move that a seat means: where a card alone is none, the one way to play that card.

    If there is no way now, these are all that the game has: each will be refused for its reason.
    """
    if text in sight.language:
        return [text]
    called = ALOUD.get(f"«{text.rstrip('!')}!»")
    if called is not None and called in sight.language:
        return [called]
    ways = _playing(text, sight.legal) or _numbered(text, sight.legal)
    if len(ways) > 1:
        raise BadMove(f"{text} can be played in several ways: {', '.join(ways)}.")
    return ways or _playing(text, sight.language.values()) or [text]


def _playing(card: str, moves: Iterable[Move]) -> list[str]:
    """Those of the moves that play this card."""
    return [
        move.text
        for move in moves
        if any(touch.kind == "hand" and touch.key == card for touch in move.touches)
    ]


def _numbered(number: str, moves: Iterable[Move]) -> list[str]:
    """Those of the moves that are a word and this number."""
    return [move.text for move in moves if move.text.endswith(f" {number}")]


def nowhere(card: str, refusals: Sequence[Refused]) -> Refused:
    """Why a card can be played in none of the ways that the game has for it."""
    first = refusals[0]
    if all(refused.why == first.why for refused in refusals) or not isinstance(first, IllegalMove):
        return first
    return IllegalMove(f"The {spoken(card)} fits on no row now.", first.rule)

"""What a seat may do now, listed so that it can be typed."""

from collections.abc import Iterable, Sequence

from elfer.kernel.cards import JOKER
from elfer.kernel.moves import Move

BEGINNING = "You may play: "

KINDS = {
    "lay": "Lay a card",
    "joker": "Lay a joker",
    "bridge": "Lay over a bridge",
    "swap": "Swap for a joker",
    "draw": "Draw a card from the stock",
    "done": "End your turn",
    "pass": "Let the next player go on",
    "next": "Deal the next round",
}
COMMANDS = {
    "?": "this list",
    "hand": "the table and your hand again",
    "hint": "what a bot would play",
    "rules": "the rules of this game",
    "quit": "leave the game",
}


def briefly(moves: Sequence[Move], width: int) -> str:
    """The moves in one line, as many as there is room for."""
    whole = BEGINNING + _spaced(move.text for move in moves)
    if len(whole) <= width:
        return whole
    # Words such as draw and done are few, and nobody should have to look for them.
    words = f" …  {_spaced(move.text for move in moves if move.card < 0)}"
    end = f"{words}  (? lists all {len(moves)})"
    cards = BEGINNING + _spaced(move.text for move in moves if move.card >= 0)
    return cards[: max(len(BEGINNING), cards.rfind("  ", 0, width - len(end)))].rstrip() + end


def by_kind(moves: Sequence[Move]) -> list[tuple[str, list[str]]]:
    """Every move, those of a kind together."""
    kinds = [*KINDS, *dict.fromkeys(_kind(move) for move in moves if _kind(move) not in KINDS)]
    lists = {kind: [move.text for move in moves if _kind(move) == kind] for kind in kinds}
    return [(KINDS.get(kind, kind), texts) for kind, texts in lists.items() if texts]


def _spaced(texts: Iterable[str]) -> str:
    # A move may have a space of its own.
    return "  ".join(texts)


def _kind(move: Move) -> str:
    return "joker" if move.verb == "lay" and move.card == JOKER else move.verb

"""Lists of legal moves as they can be typed."""

from collections.abc import Iterable, Sequence

from elfer.engine.cards import JOKER
from elfer.engine.moves import Move

BEGINNING = "You may play: "
GAP = "  "
"""The gap between two moves: two spaces, because a move can contain one."""

KINDS = {
    "lay": "Lay a card",
    "claim": "Lay a card face down, true or not",
    "colour": "Lay a card, true or not: r12=b says that it is blue",
    "joker": "Lay a joker",
    "bridge": "Lay a card over a bridge",
    "swap": "Swap a card for a joker",
    "draw": "Draw a card from the stock",
    "done": "End your turn",
    "pass": "Let the next player go on",
    "flip": "Turn over your card",
    "mid": "Lay it in the middle",
    "onto": "Lay it on the pile of that seat",
    "own": "Lay it on your own pile",
    "stopp": "Call out an overlooked place",
    "slip": "Slip in another card",
    "doubt": "Doubt the card just laid",
    "caught": "Call that more than one card was laid",
    "believe": "Believe the last card",
    "object": "Object to the card just laid",
    "accept": "Accept the last card",
    "guess": "Guess the sum",
    "choose": "Choose a card in secret",
    "take": "Take the top card of a face-up pile",
    "put": "Lay a card on a pile: r12>3 lays it on pile 3",
    "close": "Say that you have only one colour, and end the round",
    "pick": "Draw a card from your neighbour's hand",
    "schnapp": "Call that two piles show the same number",
    "schnipp": "Call that a card matches the middle",
    "next": "Deal the next round",
}
"""A description of each kind of move."""
COMMANDS = {
    "?": "this list",
    "hand": "the table and your hand again",
    "undo": "take back your last move, if nothing hidden has been shown since",
    "hint": "a move of the best bot, with its reasons",
    "shuffle": "where the cards come from",
    "rules": "the rules of this game",
    "quit": "leave the game",
}


def summarize_moves(moves: Sequence[Move], width: int) -> str:
    """Return as many moves as fit on one line."""
    whole = BEGINNING + _join(move.text for move in moves)
    if len(whole) <= width:
        return whole
    if len({move.verb for move in moves}) == 1 and moves[0].card < 0:
        return f"{BEGINNING}{moves[0].text} … {moves[-1].text}"
    # Words such as draw and done are few, and nobody should have to look for them.
    words = [move.text for move in moves if move.card < 0]
    end = f" …  {_join([*words, f'(? lists all {len(moves)})'])}"
    cards = BEGINNING + _join(move.text for move in moves if move.card >= 0)
    return cards[: max(len(BEGINNING), cards.rfind("  ", 0, width - len(end)))].rstrip() + end


def group_moves(moves: Sequence[Move]) -> list[tuple[str, list[str]]]:
    """Return all moves, grouped by kind."""
    kinds = [*KINDS, *dict.fromkeys(_kind(move) for move in moves if _kind(move) not in KINDS)]
    lists = {kind: [move.text for move in moves if _kind(move) == kind] for kind in kinds}
    return [
        (KINDS.get(kind, kind), _abbreviate(kind, texts)) for kind, texts in lists.items() if texts
    ]


def _abbreviate(kind: str, texts: list[str]) -> list[str]:
    """Return only the first and the last of many numbers."""
    numbers = all(text.removeprefix(f"{kind} ").isdecimal() for text in texts)
    return [texts[0], "…", texts[-1]] if numbers and len(texts) > 9 else texts


def wrap_moves(texts: Sequence[str], width: int) -> str:
    """Return moves in lines of this width, broken only between moves."""
    lines = [""]
    for text in texts:
        line = f"{lines[-1]}{GAP}{text}" if lines[-1] else text
        if lines[-1] and len(line) > width:
            lines.append(text)
        else:
            lines[-1] = line
    return "\n".join(lines)


def _join(texts: Iterable[str]) -> str:
    return GAP.join(texts)


def _kind(move: Move) -> str:
    """Return the kind of a move: its verb, or a finer kind where games differ."""
    touched = {touch.kind: touch.key for touch in move.touches}
    if move.verb == "draw" and "neighbour" in touched:
        return "pick"
    if move.verb != "lay":
        return move.verb
    if "pile" in touched:
        return "put" if touched["pile"] else "colour" if "=" in move.text else "claim"
    return "joker" if move.card == JOKER else "lay"

"""Lists of legal moves as they can be typed."""

from collections.abc import Iterable, Sequence

from elfer.engine.cards import JOKER
from elfer.engine.moves import Language, Move
from elfer.texts.fluent_messages import Messages

GAP = "  "
"""The gap between two moves: two spaces, because a move can contain one."""
MOST_EXAMPLES = 4
HELP = "?"
"""The word that lists all moves."""

KINDS = {
    "lay": "terminal-kind-lay",
    "claim": "terminal-kind-claim",
    "colour": "terminal-kind-colour",
    "joker": "terminal-kind-joker",
    "bridge": "terminal-kind-bridge",
    "swap": "terminal-kind-swap",
    "draw": "move-draw",
    "done": "move-done",
    "pass": "move-pass",
    "flip": "move-flip",
    "mid": "move-mid",
    "onto": "terminal-kind-onto",
    "own": "move-own",
    "stopp": "terminal-kind-stopp",
    "slip": "terminal-kind-slip",
    "doubt": "terminal-kind-doubt",
    "caught": "terminal-kind-caught",
    "believe": "move-believe",
    "object": "terminal-kind-object",
    "accept": "move-accept",
    "guess": "terminal-kind-guess",
    "choose": "terminal-kind-choose",
    "take": "terminal-kind-take",
    "put": "terminal-kind-put",
    "close": "move-close",
    "pick": "terminal-kind-pick",
    "schnapp": "terminal-kind-schnapp",
    "schnipp": "terminal-kind-schnipp",
    "next": "end-next",
}
"""The message for each kind of move, in the order of the list."""
COMMANDS = {
    HELP: "terminal-command-help",
    "hand": "terminal-command-hand",
    "pile": "terminal-command-pile",
    "undo": "terminal-command-undo",
    "hint": "terminal-command-hint",
    "shuffle": "terminal-command-shuffle",
    "rules": "terminal-command-rules",
    "agree": "terminal-command-agree",
    "decline": "terminal-command-decline",
    "quit": "terminal-command-quit",
}
"""The message for each other word that people can type."""


def summarize_moves(moves: Sequence[Move], width: int, messages: Messages) -> str:
    """Return as many moves as fit on one line."""

    def beginning(text: str) -> str:
        return messages.format("terminal-may-play", moves=text)

    room = width - len(beginning(""))
    whole = _join(move.text for move in moves)
    if len(whole) <= room:
        return beginning(whole)
    if len({move.verb for move in moves}) == 1 and moves[0].card < 0:
        return beginning(f"{moves[0].text} … {moves[-1].text}")
    # Words such as draw and done are few, and nobody should have to look for them.
    words = [move.text for move in moves if move.card < 0]
    rest = messages.format("terminal-lists-all", key=HELP, count=len(moves))
    end = f" …  {_join([*words, rest])}"
    cards = _join(move.text for move in moves if move.card >= 0)
    shown = cards[: max(0, cards.rfind(GAP, 0, max(0, room - len(end))))]
    return beginning(shown.rstrip() + end)


def list_examples(moves: Sequence[Move], language: Language) -> list[str]:
    """Return a few legal moves that differ, or moves of the game if none is legal."""
    texts = [move.text for move in moves] or list(language)
    return texts[:: max(1, len(texts) // MOST_EXAMPLES)][:MOST_EXAMPLES]


def group_moves(moves: Sequence[Move], messages: Messages) -> list[tuple[str, list[str]]]:
    """Return all moves, grouped by kind."""
    kinds = [*KINDS, *dict.fromkeys(_kind(move) for move in moves if _kind(move) not in KINDS)]
    lists = {kind: [move.text for move in moves if _kind(move) == kind] for kind in kinds}
    return [
        (messages.format(KINDS.get(kind, kind)), _abbreviate(kind, texts))
        for kind, texts in lists.items()
        if texts
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

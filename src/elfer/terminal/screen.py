"""Whole screens: the table for one pair of eyes, with what has just happened."""

from collections.abc import Collection, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elfer.terminal.board import hand, rows, seats
from elfer.terminal.choices import COMMANDS, GAP, briefly, by_kind, in_lines
from elfer.terminal.look import LOUD, NAMES, QUIET, coloured, face_of, row_of_cards, spoken
from elfer.terminal.phrases import many, seat_name
from elfer.terminal.score import score_sheet
from elfer.terminal.sight import Sight
from elfer.terminal.zones import counted_in, zones

Screen = Iterator[RenderableType]
"""The parts of a screen from top to bottom."""
MARGIN = " " * 4
"""Before what is listed."""


def turn_screen(sight: Sight, news: Sequence[str], width: int) -> Screen:
    """What a person sees who is to move."""
    yield from hand_screen(title_of(sight, _moment(sight)), sight, news, width)
    yield ""
    reminder = _reminder(sight)
    if reminder:
        yield from told(reminder)
    yield Text(f"  {briefly(sight.legal, width - 2)}")


def hand_screen(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """The table and the hand of one seat."""
    yield from table_screen(title, sight, news, width)
    held = hand(sight, width)
    if held:
        yield ""
        yield from held


def table_screen(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """What everyone sees: what happened, the rows, and how many cards there are."""
    yield from _rows_screen(title, sight, news, width)
    yield from seats(sight, width)


def open_screen(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """The table with all hands open."""
    yield from _rows_screen(title, sight, news, width)
    if "hands" in sight.view:
        yield _open_hands(sight)
        yield ""
    yield from seats(sight, width)


def round_screen(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """The end of a round: the rows, all hands and the score."""
    yield from _rows_screen(title, sight, news, width)
    sheet = score_sheet(sight.view, sight.seat)
    if len(sheet.columns) == 1:
        return
    yield Padding(sheet, (0, 0, 0, 2))
    if sight.best is not None:
        yield Text(f"  The {sight.best} {counted_in(sight.view)} win.", QUIET)
    yield ""


def help_screen(sight: Sight, typed: Collection[str], width: int) -> Screen:
    """All that can be typed now: moves, and those of the other words that are known here."""
    yield Text("  What you can play now:", LOUD)
    kinds = by_kind(sight.legal)
    room = width - max(len(kind) for kind, _ in kinds) - len(MARGIN) - len(GAP)
    yield _listing([(kind, in_lines(texts, room)) for kind, texts in kinds])
    yield Text("  What else you can type:", LOUD)
    yield _listing([(word, does) for word, does in COMMANDS.items() if word in typed])
    yield from (Padding(Text(line, QUIET), (0, 0, 0, 2), expand=False) for line in _habits(sight))


def title_of(sight: Sight, moment: str) -> str:
    """What is played, how far it has come, and what this moment is."""
    view = sight.view
    of_rounds = view["options"].get("rounds", 1)
    rounds = [f"round {view['round']} of {of_rounds}"] if of_rounds > 1 else []
    return " · ".join([sight.name, *rounds, moment])


def show(console: Console, screen: Screen) -> None:
    """Print a screen."""
    for part in screen:
        console.print(part)


def told(words: str) -> Screen:
    """Sentences, each line of them below the last; a long one goes on below its beginning."""
    for line in words.splitlines():
        yield Padding(coloured(line.strip()), (0, 0, 0, 2), expand=False)


def _moment(sight: Sight) -> str:
    """What a person is asked about."""
    turn = sight.view["turn"]
    if sight.consent is not None:
        return "a last card"
    return "your turn" if turn in (sight.seat, None) else f"before seat {turn} goes on"


def _rows_screen(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    yield Rule(title, style=QUIET)
    for sentence in news:
        yield from told(sentence)
    yield ""
    middle = [*rows(sight, width), *(part for line in zones(sight) for part in told(line))]
    if middle:
        yield from middle
        yield ""


def _reminder(sight: Sight) -> str:
    """What this turn has already decided, or is about."""
    progress = sight.view.get("progress", {})
    if sight.consent is not None:
        layer = sight.view["hands"].index(0)
        return f"Seat {layer} laid its last card: object, or Enter to accept it."
    if any(touch.kind == "neighbour" for move in sight.legal for touch in move.touches):
        giver = sight.neighbour
        cards = many(sight.view["hands"][giver], "card", "cards")
        return f"You draw from seat {giver}, who has {cards}."
    if progress.get("must"):
        return f"You drew {spoken(progress['must'])}. It fits, so you must lay it."
    if progress.get("row"):
        return f"This turn you lay on the {NAMES[progress['row']]} row only."
    return ""


def _habits(sight: Sight) -> Iterator[str]:
    """What may be typed shorter or otherwise, as far as it helps here."""
    touched = (touch for move in sight.legal for touch in move.touches if touch.kind == "hand")
    card = next((touch.key for touch in touched if face_of(touch.key) is not None), None)
    if card is not None:
        yield f"A card is its colour's letter and its number: {card} is {spoken(card)}."
    pieces = (move.text.split() for move in sight.legal)
    word, *number = next((piece for piece in pieces if piece[-1].isdecimal()), [""])
    if number:
        yield f"A number alone will do: {number[-1]} for {word} {number[-1]}."
    example = ": r12 r13 done" if "rows" in sight.view else ", with spaces between them"
    yield f"Several moves go on one line{example}."
    yield "Enter alone does what the prompt says, or nothing if it does not say."


def _open_hands(sight: Sight) -> Table:
    view = sight.view
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(view["players"]):
        turn = view["turn"] == seat
        name = f"{'▸' if turn else ' '} {seat_name(seat, sight.seat)}"
        table.add_row(Text(name, LOUD if turn else ""), row_of_cards(view["hands"][seat]))
    return table


def _listing(lines: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, len(GAP), 0, 0))
    for head, text in lines:
        table.add_row(f"{MARGIN}{head}", text)
    return table

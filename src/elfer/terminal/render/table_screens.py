"""Whole screens for one viewer: recent events, the table, the hand, help."""

from collections.abc import Collection, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elfer.terminal.render.cards import BOLD, DIM, highlight_colours, parse_face, render_cards
from elfer.terminal.render.family_boards.registry import drawing_of
from elfer.terminal.render.move_list import COMMANDS, GAP, group_moves, summarize_moves, wrap_moves
from elfer.terminal.render.rows_and_hand import render_hand, render_rows
from elfer.terminal.render.score_sheet import describe_best, render_score_sheet
from elfer.terminal.render.screen_data import Sight
from elfer.terminal.render.seat_list import render_seats
from elfer.texts.cards import name_card, name_row
from elfer.texts.fluent_messages import Messages

Screen = Iterator[RenderableType]
"""The parts of a screen from top to bottom."""
MARGIN = " " * 4
"""The margin of lists."""


def render_turn(sight: Sight, news: Sequence[str], width: int) -> Screen:
    """Yield the screen of a person whose turn it is."""
    yield from render_table_and_hand(
        format_title(sight, _describe_moment(sight)), sight, news, width
    )
    yield ""
    reminder = _reminder(sight)
    if reminder:
        yield from render_text(reminder, sight.messages)
    yield Text(f"  {summarize_moves(sight.legal, width - 2, sight.messages)}")


def render_table_and_hand(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """Yield the table and the hand of one seat."""
    yield from render_table(title, sight, news, width)
    held = render_hand(sight, width)
    if held:
        yield ""
        yield from held


def render_table(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """Yield the public screen: recent events, rows and seats."""
    yield from _render_middle(title, sight, news, width)
    yield from render_seats(sight, width)


def render_open_hands(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """Yield the table with all hands face up."""
    yield from _render_middle(title, sight, news, width)
    if "hands" in sight.view:
        yield _open_hands_table(sight)
        yield ""
    yield from render_seats(sight, width)


def render_round_end(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    """Yield the end of a round: rows, hands and score."""
    yield from _render_middle(title, sight, news, width)
    sheet = render_score_sheet(sight)
    if len(sheet.columns) == 1:
        return
    yield Padding(sheet, (0, 0, 0, 2))
    best = describe_best(sight)
    if best:
        yield Text(f"  {best}", DIM)
    yield ""


def render_help(sight: Sight, typed: Collection[str], width: int) -> Screen:
    """Yield the help: legal moves, and the other words that can be typed."""
    yield Text(f"  {sight.say('terminal-help-moves')}", BOLD)
    kinds = group_moves(sight.legal, sight.messages)
    room = width - max(len(kind) for kind, _ in kinds) - len(MARGIN) - len(GAP)
    yield _render_list([(kind, wrap_moves(texts, room)) for kind, texts in kinds])
    yield Text(f"  {sight.say('terminal-help-commands')}", BOLD)
    yield _render_list([(word, sight.say(key)) for word, key in COMMANDS.items() if word in typed])
    yield from (
        Padding(Text(line, DIM), (0, 0, 0, 2), expand=False) for line in _typing_hints(sight)
    )


def format_title(sight: Sight, moment: str) -> str:
    """Return the title: the game, the round, and the stage of play."""
    view = sight.view
    rounds = view["options"].get("rounds", 1)
    parts = [sight.say(f"game-{view['game']}")]
    if rounds > 1:
        parts.append(sight.say("terminal-round", round=view["round"], rounds=rounds))
    return " · ".join([*parts, moment])


def print_screen(console: Console, screen: Screen) -> None:
    """Print a screen."""
    for part in screen:
        console.print(part)


def render_text(words: str, messages: Messages) -> Screen:
    """Yield lines of text; a long line is indented where it continues."""
    for line in words.splitlines():
        yield Padding(highlight_colours(line.strip(), messages), (0, 0, 0, 2), expand=False)


def _describe_moment(sight: Sight) -> str:
    """Return the stage of play for the title of a person's screen."""
    turn = sight.view["turn"]
    if sight.consent is not None:
        return sight.say("terminal-moment-last-card")
    if turn in (sight.seat, None):
        return sight.say("terminal-moment-turn")
    return sight.say("terminal-moment-before", who=sight.people.name(turn))


def _render_middle(title: str, sight: Sight, news: Sequence[str], width: int) -> Screen:
    yield Rule(title, style=DIM)
    for sentence in news:
        yield from render_text(sentence, sight.messages)
    yield ""
    middle = [
        *render_rows(sight, width),
        *(
            part
            for line in drawing_of(sight).describe_middle(sight)
            for part in render_text(line, sight.messages)
        ),
    ]
    if middle:
        yield from middle
        yield ""


def _reminder(sight: Sight) -> str:
    """Return a reminder of the state of this turn; empty if there is none."""
    progress = sight.view.get("progress", {})
    if sight.consent is not None:
        layer = sight.view["hands"].index(0)
        return sight.say("terminal-last-card", who=sight.people.name(layer))
    if any(touch.kind == "neighbour" for move in sight.legal for touch in move.touches):
        giver = sight.neighbour
        name, cards = sight.people.name(giver), sight.view["hands"][giver]
        return sight.say("terminal-draw-from", who=name, count=cards)
    if progress.get("must"):
        return sight.say("reason-drawn-fits", card=name_card(progress["must"], sight.messages))
    if progress.get("row"):
        row = name_row(progress["row"], sight.messages, mixed=sight.mixed)
        return sight.say("reason-one-row", row=row)
    return ""


def _typing_hints(sight: Sight) -> Iterator[str]:
    """Yield hints about shorter ways to type moves."""
    touched = (touch for move in sight.legal for touch in move.touches if touch.kind == "hand")
    card = next((touch.key for touch in touched if parse_face(touch.key) is not None), None)
    if card is not None:
        yield sight.say("terminal-typing-card", move=card, card=name_card(card, sight.messages))
        yield sight.say("terminal-typing-colours")
    pieces = (move.text.split() for move in sight.legal)
    word, *number = next((piece for piece in pieces if piece[-1].isdecimal()), [""])
    if number:
        move = f"{word} {number[-1]}"
        yield sight.say("terminal-typing-number", number=number[-1], move=move)
    if "rows" in sight.view:
        yield sight.say("terminal-typing-several", moves="r12 r13 done")
    else:
        yield sight.say("terminal-typing-spaces")
    yield sight.say("terminal-typing-enter")


def _open_hands_table(sight: Sight) -> Table:
    view = sight.view
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(view["players"]):
        turn = view["turn"] == seat
        name = f"{'▸' if turn else ' '} {sight.label(seat)}"
        table.add_row(Text(name, BOLD if turn else ""), render_cards(view["hands"][seat]))
    return table


def _render_list(lines: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, len(GAP), 0, 0))
    for head, text in lines:
        table.add_row(f"{MARGIN}{head}", text)
    return table

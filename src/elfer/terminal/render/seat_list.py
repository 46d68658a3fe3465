"""The list of seats: their names, their cards, and the seat whose turn it is."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import BOLD, highlight_colours
from elfer.terminal.render.family_boards.registry import drawing_of
from elfer.terminal.render.piles import count_cards
from elfer.terminal.render.screen_data import Sight


def render_seats(sight: Sight, width: int) -> list[Text]:
    """Return the seats with their cards, and the seat whose turn it is."""
    view = sight.view
    entries = [_render_seat(sight, seat) for seat in range(view["players"])]
    if "stock" in view:
        entries.append(Text(f"  {sight.say('table-stock', count=count_cards(view['stock']))}"))
    # Stacks change all the time, so each seat keeps its own line.
    return entries if "stacks" in view else list(_columns(entries, width))


def _render_seat(sight: Sight, seat: Seat) -> Text:
    """Return the entry of a seat: a turn marker, its name and its belongings."""
    turn = sight.view["turn"] == seat
    label = sight.say("terminal-label", label=sight.label(seat))
    text = Text().append(f"{'▸' if turn else ' '} {label}", BOLD if turn else "")
    belongings = _describe_belongings(sight, seat)
    return text.append(highlight_colours(f" {belongings}", sight.messages))


def _describe_belongings(sight: Sight, seat: Seat) -> str:
    """Return the belongings of a seat that everyone can see, as numbers."""
    view = sight.view
    parts = []
    if "hands" in view:
        parts.append(sight.say("table-seat-cards", count=count_cards(view["hands"][seat])))
    parts += drawing_of(sight).describe_seat(sight, seat)
    if view["options"].get("rounds", 1) > 1 and view.get("totals"):
        parts.append(sight.say("terminal-points", count=view["totals"][seat]))
    return ", ".join(parts)


def _columns(entries: Sequence[Text], width: int) -> Iterator[Text]:
    """Yield entries in columns of equal width, as many as fit."""
    column = max(map(len, entries)) + 2
    abreast = max(1, (width + 2) // column)
    for start in range(0, len(entries), abreast):
        line = Text()
        for entry in entries[start : start + abreast]:
            line.append(entry)
            line.append(" " * (column - len(entry)))
        line.rstrip()
        yield line

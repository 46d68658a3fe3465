"""Which of its cards a seat could lay in one turn, if it wanted to."""

from typing import Any

from elfer.craft.slices import ELEVEN, flooded, row_of, values_in
from elfer.kernel.cards import COLOURS, Colour
from elfer.kernel.rows import Growth, Layout, RowGame, RowView


def all_at_once(game: RowGame[Any], seen: RowView[Any]) -> frozenset[Colour]:
    """The rows in which all cards of the hand can be laid in this turn; none, if they cannot."""
    layout = Layout(*seen.layout)
    if not layout.rows:
        return frozenset()
    size = seen.hand.bit_count()
    counts = {
        colour: reached(game, seen, layout, colour).bit_count() for colour in range(len(COLOURS))
    }
    if not game.one_row:
        return frozenset(counts) if sum(counts.values()) == size else frozenset()
    rows = counts if layout.row is None else (layout.row,)
    return frozenset(colour for colour in rows if counts[colour] == size)


def reached(game: RowGame[Any], seen: RowView[Any], layout: Layout, colour: Colour) -> int:
    """The places of a row that could be filled from the hand in this turn."""
    filled = row_of(layout.rows, colour)
    mine = row_of(seen.hand, colour)
    if game.any_colour:
        mine = values_in(seen.hand) & ~ELEVEN | mine & ELEVEN
    seeds = mine & row_of(layout.fits, colour)
    if game.growth is Growth.BOTH_ENDS:
        starts = row_of(game.first_rows(seen.setup)[1], colour)
        if starts & ~filled & ~mine:
            return seeds  # EZ-1: nothing but the ends as long as one of them is missing
    if game.growth is Growth.ONE_START and not filled and not seeds & ELEVEN:
        seeds &= -seeds  # DA-1: a row has one start
    return flooded(seeds, mine)

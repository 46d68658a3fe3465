"""The inputs of the row network, taken from a seat's view and nothing else.

Each row has two halves, which grow from its start to both ends. The places of a half are counted
from its open end, the first place that is still empty. A yes is `ONE`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from elfer.engine.cards import COLOURS, STRIDE, VALUE_MASK, Mask
from elfer.engine.game import AnyGame, Setup
from elfer.evaluation.row_masks import ELEVEN, ROW, above, below, count_run, row_of, values_in
from elfer.games.rows import Growth, Layout, RowGame, RowView

START = 11
"""The value of the first card of a row."""
ONE = 64
EIGHTH = 6
"""The input of each counted thing; ten of them come close to `ONE`."""
LARGEST = 255
HALVES = 2 * len(COLOURS)
PLACES = 10
"""The places of a half row; a longer half has no inputs for the rest."""
OWN, OTHERS, FACTS, RIVALS = 0, PLACES, 2 * PLACES, 2 * PLACES + 11
"""The first input of each group: own and other cards by place, the half, the other seats."""
PER_RIVAL = 3
MOST_RIVALS = 5
INPUTS = RIVALS + PER_RIVAL * MOST_RIVALS
OWN_SIZES, RIVAL_SIZES, LAID, FREE = 8, 6, 4, 4
"""The largest number that has an input of its own."""
TABLE_RIVALS = 22
PER_TABLE_RIVAL = RIVAL_SIZES + 4
TABLE_INPUTS = TABLE_RIVALS + PER_TABLE_RIVAL * MOST_RIVALS


class RowInputs(NamedTuple):
    """The inputs for each half row and for the table, from 0 to `LARGEST`."""

    halves: list[list[int]]
    """Upper and lower half of each row, in the order of the colours."""
    table: list[int]


def is_supported(game: AnyGame, setup: Setup[Any]) -> bool:
    """Return whether all four rows are in play, start with an 11 and grow to both ends."""
    return (
        isinstance(game, RowGame)
        and len(game.colours(setup)) == len(COLOURS)
        and game.growth is Growth.BESIDE
        and bool(game.starts)
        and game.first_value == START
    )


def count_inputs(game: RowGame[Any], view: RowView[Any], playable: Mask) -> RowInputs:
    """Return the inputs for a seat that may fill these places now."""
    assert view.seat is not None
    layout, players = view.layout, view.setup.players
    rivals = [(view.seat + step * game.direction) % players for step in range(1, players)]
    values = values_in(view.hand) & ~ELEVEN
    halves = []
    for colour in range(len(COLOURS)):
        mine = row_of(view.hand, colour)
        if game.any_colour:
            mine = values | mine & ELEVEN
        pair = [_read_half(layout, colour, mine, up) for up in (True, False)]
        for half, sister in (pair, pair[::-1]):
            halves.append(_count_half(layout, half, sister, playable, rivals))
    return RowInputs(halves, _count_table(view, playable, rivals))


class _Half(NamedTuple):
    """A half row: its empty places and the seat's own cards, the open end in the lowest bit."""

    length: int
    own: int
    opened: bool
    start_is_own: bool
    up: bool
    next: int
    """The place that must be filled next, as a card, or -1 if the half is full."""


def _read_half(layout: Layout, colour: int, mine: int, up: bool) -> _Half:  # noqa: FBT001
    side = above if up else below
    filled = row_of(layout.rows, colour)
    done = count_run(side(filled, START))
    length = side(ROW, START).bit_count() - done
    opened = bool(filled & ELEVEN)
    step = 1 if up else -1
    value = START + step * (done + 1) if opened else START
    place = colour * STRIDE + value
    return _Half(
        length,
        side(mine, START) >> done,
        opened,
        bool(mine & ELEVEN and not opened),
        up,
        place if length else -1,
    )


def _count_half(
    layout: Layout, half: _Half, sister: _Half, playable: Mask, rivals: Sequence[int]
) -> list[int]:
    counts = [0] * INPUTS
    for place in range(min(half.length, PLACES)):
        counts[(OWN if half.own >> place & 1 else OTHERS) + place] = ONE
    own, run = half.own.bit_count(), count_run(half.own)
    gap = (half.own & -half.own).bit_length() - 1 if own else 0
    counts[FACTS : FACTS + 11] = [
        ONE * half.opened,
        ONE * half.start_is_own,
        ONE * (not half.opened and not half.start_is_own),
        ONE * half.up,
        ONE * (half.next >= 0 and playable >> half.next & 1),
        EIGHTH * run,
        EIGHTH * own,
        EIGHTH * (half.length - own),
        EIGHTH * gap,
        EIGHTH * sister.own.bit_count(),
        EIGHTH * count_run(sister.own),
    ]
    if half.next < 0 or (half.own & 1 if half.opened else half.start_is_own):
        return counts  # the next card is nobody else's
    bit = 1 << half.next
    seen, sizes = layout.observations, layout.hand_sizes
    holders = sum(sizes[seat] for seat in rivals if not seen.lacks[seat] & bit)
    for number, seat in enumerate(rivals):
        at = RIVALS + PER_RIVAL * number
        lacks = bool(seen.lacks[seat] & bit)
        counts[at] = ONE * lacks
        counts[at + 1] = ONE * bool(seen.spared[seat] & bit)
        if not lacks:
            counts[at + 2] = ONE * sizes[seat] // max(1, holders + layout.stock_size)
    return counts


def _count_table(view: RowView[Any], playable: Mask, rivals: Sequence[int]) -> list[int]:
    layout = view.layout
    seen, sizes, fits = layout.observations, layout.hand_sizes, layout.fits
    own, free = view.hand.bit_count(), playable.bit_count()
    counts = [0] * TABLE_INPUTS
    counts[0] = min(3 * own, LARGEST)
    if own <= OWN_SIZES:
        counts[own] = ONE
    counts[9] = 2 * layout.stock_size
    counts[10] = ONE * (not layout.stock_size)
    counts[11 + min(layout.laid, LAID)] = ONE
    counts[16] = EIGHTH * free
    if free:
        counts[16 + min(free, FREE)] = ONE
    counts[21] = 16 * (layout.rows & VALUE_MASK[START]).bit_count()
    for number, seat in enumerate(rivals):
        at = TABLE_RIVALS + PER_TABLE_RIVAL * number
        counts[at] = min(3 * sizes[seat], LARGEST)
        if sizes[seat] <= RIVAL_SIZES:
            counts[at + sizes[seat]] = ONE
        counts[at + 7] = ONE * (seen.held_back >> seat & 1)
        counts[at + 8] = EIGHTH * (seen.spared[seat] & fits).bit_count()
        counts[at + 9] = EIGHTH * (seen.lacks[seat] & fits).bit_count()
    return counts

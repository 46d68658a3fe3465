"""Whole turns that a seat could take in a row game, to be compared."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from elfer.kernel.cards import BIT, COLOUR_MASK, COLOUR_OF, Mask
from elfer.kernel.moves import DONE, Move
from elfer.kernel.rows import Layout, RowGame, RowView

Turn = tuple[Move, ...]
"""Moves of one seat, one after the other; then the turn is over."""


class _Standing(NamedTuple):
    """How far a turn has come."""

    turn: Turn
    rows: Mask
    fits: Mask
    hand: Mask
    row: Mask
    """The places that this turn may still fill."""


def turns_of(game: RowGame[Any], view: Any, most: int) -> list[Turn]:
    """The turns that begin now, the short ones first, each set of cards once; so many at most.

    One that lays everything is always among them.
    """
    seen = RowView(*view)
    layout = Layout(*seen.layout)
    everywhere = -1 if layout.row is None else COLOUR_MASK[layout.row]
    first = _Standing((), layout.rows, layout.fits, seen.hand, everywhere)
    hand = seen.hand if seen.must is None else BIT[seen.must]
    turns: list[Turn] = []
    known = {(first.rows, first.hand)}
    open_ends = list(_longer(game, seen, first, hand))
    for standing in open_ends:
        key = standing.rows, standing.hand
        if key in known:
            continue
        known.add(key)
        turns.append(standing.turn)
        if len(turns) == most - 1:
            break
        if _goes_on(game, layout, seen):
            open_ends.extend(_longer(game, seen, standing, standing.hand))
    return [*turns, _longest(game, layout, seen, first, hand)]


def ended(game: RowGame[Any], view: Any, lays: Turn) -> Turn:
    """A turn of these lays and no more: where it would go on, its player says that it is over."""
    seen = RowView(*view)
    # A lay that ends the turn by itself leaves nothing to say: that would be the next player's.
    return (*lays, DONE) if _goes_on(game, Layout(*seen.layout), seen) else lays


def _goes_on(game: RowGame[Any], layout: Layout, seen: RowView[Any]) -> bool:
    """Whether a turn may have more than one lay."""
    return bool(layout.rows) and not (seen.must is not None and game.drawn_ends_turn)


def _longest(
    game: RowGame[Any], layout: Layout, seen: RowView[Any], standing: _Standing, hand: Mask
) -> Turn:
    """Lay after lay, as long as there is one."""
    while longer := next(_longer(game, seen, standing, hand), None):
        standing, hand = longer, longer.hand
        if not _goes_on(game, layout, seen):
            break
    return standing.turn


def _longer(
    game: RowGame[Any], seen: RowView[Any], standing: _Standing, hand: Mask
) -> Iterator[_Standing]:
    """A turn with one lay more, each that there is."""
    turn, rows, fits, own, row = standing
    for lay in game.lays(seen.setup, rows, fits & row, hand):
        filled = rows | BIT[lay.place]
        yield _Standing(
            (*turn, lay),
            filled,
            game.fits_after(fits, filled, lay.place),
            own ^ BIT[lay.card],
            COLOUR_MASK[COLOUR_OF[lay.place]] if game.one_row else row,
        )

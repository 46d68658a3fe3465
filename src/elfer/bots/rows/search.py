"""Search for row games: whole turns compared in playouts, and solved endings for two players."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from elfer.bots.choice import Situation
from elfer.bots.rows.determinization import RowDeterminizer
from elfer.bots.search.halving import SearchResult, cached_game, search_candidates
from elfer.compiled.rows.solver import LOST, UNKNOWN, solve_position
from elfer.engine.cards import BIT, COLOUR_MASK, COLOUR_OF, Mask
from elfer.engine.moves import DONE, Move
from elfer.games.rows import RowGame, RowView

CANDIDATES = 20
"""The largest number of turns to compare with the default, not counting an immediate stop."""
NODES = 400_000
"""The largest number of positions that the solver of endings visits."""
PAIR = 2

Turn = tuple[Move, ...]
"""The moves of one seat in one turn, in order."""


def search(situation: Situation, rng: Random) -> tuple[SearchResult, Move | None] | None:
    """Return the result of the search, and the first move of its turn if it is not the default."""
    game, view = situation.game, situation.view
    assert isinstance(game, RowGame)
    turns = list_turns(game, view, CANDIDATES)
    if DONE in situation.moves:
        turns.append(())
    if len(turns) == 1:
        return None
    candidates = [end_turn(game, view, turn) for turn in turns]
    found = search_candidates(RowDeterminizer(game, view), candidates, situation.playouts, rng)
    if found is None:
        return None
    return found, None if found.candidate is None else candidates[found.candidate][0]


def solve_ending(game: RowGame[Any], view: RowView[Any]) -> Move | None:
    """Return a move that wins against any play; None if none is known or cards are hidden.

    With two players and no stock left, each player knows the other's hand.
    """
    if view.setup.players != PAIR or view.layout.stock_size:
        return None
    compiled = cached_game(game, PAIR, view.setup.options)
    (position,) = compiled.worlds(view, 1, 0, ["linear"] * PAIR)
    code = solve_position(compiled.rules, position, NODES)
    return None if code in (LOST, UNKNOWN) else compiled.moves[code]


class _PartialTurn(NamedTuple):
    """A turn so far, and the position that it leads to."""

    turn: Turn
    rows: Mask
    fits: Mask
    hand: Mask
    row: Mask
    """The places that this turn may still fill."""


def list_turns(game: RowGame[Any], view: RowView[Any], most: int) -> list[Turn]:
    """Return up to `most` possible turns, shortest first, each set of cards once.

    The last turn lays cards until nothing fits, even if the list already has that set of cards.
    """
    layout = view.layout
    everywhere = -1 if layout.row is None else COLOUR_MASK[layout.row]
    first = _PartialTurn((), layout.rows, layout.fits, view.hand, everywhere)
    hand = view.hand if view.must is None else BIT[view.must]
    turns: list[Turn] = []
    known = {(first.rows, first.hand)}
    open_ends = list(_extend(game, view, first, hand))
    for standing in open_ends:
        key = standing.rows, standing.hand
        if key in known:
            continue
        known.add(key)
        turns.append(standing.turn)
        if len(turns) == most - 1:
            break
        if _can_go_on(game, view):
            open_ends.extend(_extend(game, view, standing, standing.hand))
    return [*turns, _longest_turn(game, view, first, hand)]


def end_turn(game: RowGame[Any], view: RowView[Any], lays: Turn) -> Turn:
    """Return a turn of exactly these lays, ended with `done` if it could go on."""
    # After a lay that ends the turn, `done` would be a move of the next player.
    return (*lays, DONE) if _can_go_on(game, view) else lays


def _can_go_on(game: RowGame[Any], view: RowView[Any]) -> bool:
    """Return whether a turn may have more than one lay."""
    return bool(view.layout.rows) and not (view.must is not None and game.drawn_ends_turn)


def _longest_turn(
    game: RowGame[Any], view: RowView[Any], standing: _PartialTurn, hand: Mask
) -> Turn:
    """Return a turn that lays cards until nothing fits."""
    while longer := next(_extend(game, view, standing, hand), None):
        standing, hand = longer, longer.hand
        if not _can_go_on(game, view):
            break
    return standing.turn


def _extend(
    game: RowGame[Any], view: RowView[Any], standing: _PartialTurn, hand: Mask
) -> Iterator[_PartialTurn]:
    """Yield each extension of a turn by one lay."""
    turn, rows, fits, own, row = standing
    for lay in game.lays(view.setup, rows, fits & row, hand):
        filled = rows | BIT[lay.place]
        yield _PartialTurn(
            (*turn, lay),
            filled,
            game.fits_after(fits, filled, lay.place),
            own ^ BIT[lay.card],
            COLOUR_MASK[COLOUR_OF[lay.place]] if game.one_row else row,
        )

"""The functions that each family of games provides for the shared loops.

`rules` describes the game and its options, and has at least the field `players`. `now` is the
record of a round, and has at least the fields `rows`, `turn`, `left`, `turns`, `passes`, `swaps`,
`full` and `luck`. When a loop is compiled, the type of the rules selects the family's functions.
This module has only their signatures and contracts.
"""

from typing import Any


def deal(rules: Any, now: Any, deck: Any, pack: Any, number: int) -> Any:
    """Begin round `number`, counted from 0, and return the number of redeals."""


def is_sound(rules: Any, now: Any) -> Any:
    """Return whether the next move can be listed, chosen and made within the position's memory.

    The check is needed because callers can write anything into a position.
    """


def is_sound_to_end(rules: Any, now: Any) -> Any:
    """Return whether the round can be played to its end within the position's memory."""


def deal_unseen(rules: Any, now: Any, pack: Any, counts: Any) -> Any:
    """Deal `counts` cards to the hands from the end of a shuffled pack; the rest is the stock."""


def choose(rules: Any, now: Any) -> Any:
    """Return the move of the player whose turn it is."""


def list_moves(rules: Any, now: Any, moves: Any) -> Any:
    """Write the legal moves of the seat whose turn it is, in the reference engine's order.

    Return the number of moves.
    """


def step(rules: Any, now: Any, move: int) -> Any:
    """Make a legal move."""


def count_points(rules: Any, now: Any, seat: int) -> Any:
    """Return a seat's points in a round that is over."""


def note_deal(rules: Any, now: Any, result: Any) -> Any:
    """Write the dealt hands into a result."""

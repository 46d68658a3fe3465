"""The rules of a row game as plain numbers, read off the reference engine's own game."""

from dataclasses import replace
from typing import Any, NamedTuple

from numba import from_dtype
from numba.types import NamedTuple as NamedTupleType
from numba.types import int64, none

from elfer.craft.child import habit_of
from elfer.craft.features import Feature
from elfer.kernel.cards import EVERY_NUMBER
from elfer.kernel.game import Setup
from elfer.kernel.rows import RowGame
from elfer.kernel.seats import after
from elfer.lab.bits import words
from elfer.lab.weights import Book, book_type

HOLDER, FIXED, LOT = range(3)
"""Who begins: who holds the first card, a seat, or anyone by lot."""


class Rules(NamedTuple):
    """What distinguishes one row game from another, and one set of options."""

    players: int
    direction: int
    each: int
    """How many cards a seat is dealt."""
    beginner: int
    seat: int
    """The seat that begins the first round, where it is fixed."""
    moves_on: int
    """Whether that seat moves on with the dealer."""
    value: int
    """The value that begins, where its holder does."""
    colours: int
    """The colours in which it is looked for, two bits each, the first one lowest."""
    opens_lower: int
    """The cards that may open a round."""
    opens_upper: int
    opens_first: int
    """Whether only the first of them does that a hand has, in the order of those colours."""
    lie_lower: int
    """The cards that lie open at first."""
    lie_upper: int
    fits_lower: int
    """The places that may be filled at first."""
    fits_upper: int
    growth: int
    draws: int
    may_stop: int
    drawn_ends: int
    one_row: int
    any_colour: int
    waiting: int
    """The cards that wait until nothing else fits; they are the same in both words."""
    keeps_ends: int
    """Which cards a child keeps: ends of rows, or those before its own ones …"""
    often: int
    """… in so many of a hundred cases …"""
    copies: int
    """… and in how many it does as those do who hold back."""

    weights: Book | None
    """What each player who weighs his lays makes of them, where there are such."""


class GrownRules(Rules):
    """The same, for a table of grown-ups."""


_NUMBERS = (int64,) * (len(Rules._fields) - 1)
RULES = NamedTupleType((*_NUMBERS, none), Rules)
_WEIGHED = (*_NUMBERS, from_dtype(book_type(Feature)))
WEIGHING = NamedTupleType(_WEIGHED, Rules)
"""The rules for players of whom some weigh what they do …"""
GROWN = NamedTupleType(_WEIGHED, GrownRules)
"""… and if neither children nor random players are among them: less is to be compiled then."""


def rules_of(game: RowGame[Any], setup: Setup[Any]) -> Rules:
    """A row game with its options, as the kernel wants it."""
    nobody = (0,) * setup.players
    lot = game.needs_lot(setup)
    seat = None if lot else game.beginner(setup, nobody, None)
    following = replace(setup, dealer=after(setup.dealer, setup.players, game.direction))
    opens = game.opening(EVERY_NUMBER)
    rows, fits = game.first_rows(setup)
    habit = habit_of(game.id, setup.players)
    return Rules(
        players=setup.players,
        direction=game.direction,
        each=game.hand_sizes[setup.players],
        beginner=LOT if lot else HOLDER if seat is None else FIXED,
        seat=seat or 0,
        moves_on=int(seat is not None and game.beginner(following, nobody, None) != seat),
        value=game.first_value,
        colours=sum(colour << 2 * place for place, colour in enumerate(game.first_colours)),
        opens_lower=words(opens)[0],
        opens_upper=words(opens)[1],
        opens_first=int(opens.bit_count() == 1),
        lie_lower=words(rows)[0],
        lie_upper=words(rows)[1],
        fits_lower=words(fits)[0],
        fits_upper=words(fits)[1],
        growth=int(game.growth),
        draws=game.draws,
        may_stop=int(game.may_stop_drawing),
        drawn_ends=int(game.drawn_ends_turn),
        one_row=int(game.one_row),
        any_colour=int(game.any_colour),
        waiting=words(game.waiting(setup))[0],
        keeps_ends=int(habit.keeps_ends),
        often=habit.often,
        copies=habit.copies,
        weights=None,
    )

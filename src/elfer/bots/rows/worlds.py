"""The worlds that a seat of a row game must reckon with."""

from typing import Any

import numpy as np
import numpy.typing as npt

from elfer.bots.search.kernels import kept_kernel
from elfer.bots.search.trial import Values, Worlds
from elfer.bots.search.worth import worth
from elfer.kernel.cards import EVERY_NUMBER, VALUE_MASK, VALUE_OF, Mask, cards_in
from elfer.kernel.errors import BadRequest
from elfer.kernel.rows import Layout, RowGame, RowView
from elfer.lab.kernel import Positions

HOLDER, LAYER = "hard", "greedy"
"""Who has been seen holding back plays like the one; who has not, like either."""
EIGHT, STEP = 8, 5
"""Worlds go by eights, in steps of five, so that a few of them are mixed as well as many are."""
ELEVENS = VALUE_MASK[11]


class RowWorlds(Worlds):
    """Nobody has a card that he would have had to lay.

    In half of the worlds, and in more of them the fuller the rows are, those who were not seen
    holding back lay everything, and so have kept nothing of what fitted; else they hold back too.
    """

    def __init__(self, game: RowGame[Any], view: Any) -> None:
        seen = RowView(*view)
        assert seen.seat is not None
        self._view, self._seat = view, seen.seat
        players = seen.setup.players
        self.kernel = kept_kernel(game, players, seen.setup.options)
        layout = Layout(*seen.layout)
        lacks, spared, held = layout.past
        holds = [seat == seen.seat or bool(held >> seat & 1) for seat in range(players)]
        self._holders = [HOLDER] * players
        self._layers = [HOLDER if each else LAYER for each in holds]
        others = [seat for seat in range(players) if seat != seen.seat]
        self._laying = round(EIGHT * (0.5 + layout.rows.bit_count() / EVERY_NUMBER.bit_count()))
        """In how many worlds of eight; in all, from eight on."""
        self._surely = {seat: _cards(game, lacks[seat]) for seat in others}
        self._likely = self._surely | {
            seat: _cards(game, lacks[seat] | spared[seat]) for seat in others if not holds[seat]
        }

    def dealt(self, count: int, seed: int) -> Positions:
        held = self.kernel.worlds(self._view, count, seed, self._holders, self._surely)
        if self._layers == self._holders:
            return held
        try:
            laid = self.kernel.worlds(self._view, count, ~seed, self._layers, self._likely)
        except BadRequest:  # somebody must be holding back, though nobody has seen it
            return held
        laying = np.arange(count) * STEP % EIGHT < self._laying
        held[laying] = laid[laying]
        return held

    def valued(self, points: npt.NDArray[np.int64]) -> tuple[Values, Values]:
        return worth(self.kernel, points, self._seat)


def _cards(game: RowGame[Any], places: Mask) -> Mask:
    """The cards that could fill these places."""
    if not game.any_colour:
        return places
    cards = places & ELEVENS
    for place in cards_in(places & ~ELEVENS):
        cards |= VALUE_MASK[VALUE_OF[place]]  # FM-1
    return cards

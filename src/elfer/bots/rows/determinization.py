"""Determinizations of a row game that are consistent with all observed moves."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from elfer.bots.search.halving import Determinizer, Values, cached_game
from elfer.compiled.encoding import Table
from elfer.compiled.engine import Positions
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.engine.cards import EVERY_NUMBER, VALUE_MASK, VALUE_OF, Mask, cards_in
from elfer.engine.errors import BadRequest
from elfer.games.rows import RowGame, RowView

HOLDER, NETWORKED, LAYER = "linear", "hard", "greedy"
"""The players of a seat that holds back, without and with a network, and that lays everything."""
SMALLEST_NETWORK_ERROR = 0.003
"""A lower bound on the error of a gain, if a network estimates the chances."""
EIGHT, STEP = 8, 5
"""Steps of five modulo eight mix both kinds of determinization evenly, even in small samples."""
ELEVENS = VALUE_MASK[11]


class RowDeterminizer(Determinizer):
    """A determinizer that never deals a seat a card that it would have had to lay.

    In half of the determinizations, or more as the rows fill up, seats that were not seen holding
    back are assumed to lay everything, so they have no card that fitted before. In the others,
    they hold back too.
    """

    def __init__(self, game: RowGame[Any], view: RowView[Any]) -> None:
        assert view.seat is not None
        self._view, self.seat = view, view.seat
        players, layout = view.setup.players, view.layout
        self.compiled = cached_game(game, players, view.setup.options)
        seen = layout.observations
        holds = [seat == view.seat or bool(seen.held_back >> seat & 1) for seat in range(players)]
        self._has_network = self.compiled.networked_rules is not None
        holder = NETWORKED if self._has_network else HOLDER
        if self._has_network:
            self.smallest_error = SMALLEST_NETWORK_ERROR
        self._holders = [holder] * players
        self._layers = [holder if each else LAYER for each in holds]
        others = [seat for seat in range(players) if seat != view.seat]
        self._laying = round(EIGHT * (0.5 + layout.rows.bit_count() / EVERY_NUMBER.bit_count()))
        """How many determinizations in eight let seats lay everything; 8 or more means all."""
        self._surely = {seat: _cards(game, seen.lacks[seat]) for seat in others}
        self._likely = self._surely | {
            seat: _cards(game, seen.lacks[seat] | seen.spared[seat])
            for seat in others
            if not holds[seat]
        }

    def sample(self, count: int, seed: int) -> Positions:
        held = self.compiled.worlds(self._view, count, seed, self._holders, self._surely)
        if self._layers == self._holders:
            return held
        try:
            laid = self.compiled.worlds(self._view, count, ~seed, self._layers, self._likely)
        except BadRequest:  # some seat must be holding back without having shown it
            return held
        laying = np.arange(count) * STEP % EIGHT < self._laying
        held[laying] = laid[laying]
        return held

    def play(
        self, turns: Table, chosen: Sequence[int], count: int, seed: int
    ) -> tuple[Values, Values]:
        if not self._has_network:
            return super().play(turns, chosen, count, seed)
        assert isinstance(self.compiled, CompiledRowGame)
        values = self.compiled.value_turns(self.sample(count, seed), turns, chosen, self.seat)
        return values, values


def _cards(game: RowGame[Any], places: Mask) -> Mask:
    """Return the cards that could fill these places."""
    if not game.any_colour:
        return places
    cards = places & ELEVENS
    for place in cards_in(places & ~ELEVENS):
        cards |= VALUE_MASK[VALUE_OF[place]]  # FM-1
    return cards

"""Row games in the compiled engine: conversion between reference states and positions."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from elfer.compiled import checks
from elfer.compiled.bits import words
from elfer.compiled.checks import BadBatch, whole
from elfer.compiled.encoding import NONE, PLACE, WITHOUT_CARD
from elfer.compiled.engine import (
    CompiledGame,
    Positions,
    Unseen,
    check_sound,
    masks,
    number_of,
    stocks,
)
from elfer.compiled.entry_points import Entry, Types
from elfer.compiled.policies import FIRST_NETWORK, RANDOM
from elfer.compiled.rows import simd
from elfer.compiled.rows.network_search import value_turns
from elfer.compiled.rows.network_table import make_network_table
from elfer.compiled.rows.rule_parameters import (
    MIXED,
    NETWORKED,
    SIMPLE,
    SKILLED,
    NetworkedRules,
    Rules,
    SkilledRules,
    rules_of,
)
from elfer.compiled.rows.rules import MOST_MOVES
from elfer.compiled.rows.solver import solver
from elfer.compiled.rows.state import POSITION, RECORDS
from elfer.engine.cards import Card, cards_in, mask_of
from elfer.engine.game import AnyGame, Setup
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.evaluation.networks import Parameters
from elfer.evaluation.row_network import parameters_of
from elfer.evaluation.rows import RowFeature
from elfer.games.rows import Layout, RowGame, RowState, RowView

HARD = "hard"
"""The level that plays by the network if there is one."""


class CompiledRowGame(CompiledGame):
    """A row game in the compiled engine."""

    types = Types(SIMPLE, RECORDS)
    mixed_types = Types(MIXED, RECORDS)
    skilled_types = Types(SKILLED, RECORDS)
    skilled_rules_type = SkilledRules
    networked_types = Types(NETWORKED, RECORDS)
    features = RowFeature
    position = POSITION
    states = RowState
    views = RowView
    most_moves = MOST_MOVES

    def __init__(self, game: AnyGame, players: SupportsIndex, options: Mapping[str, Any]) -> None:
        super().__init__(game, players, options)
        parameters = parameters_of(game, self.setup)
        if parameters is not None:
            self.seat_networks([parameters])
            self.seatable = {**self.seatable, HARD: FIRST_NETWORK}

    def seat_networks(self, networks: Sequence[Parameters]) -> None:
        """Give these networks to the players `network-0`, `network-1` and so on."""
        table = make_network_table(networks)
        self.networked_rules = NetworkedRules(*self.mixed_rules._replace(networks=table))

    @classmethod
    def compile_search(cls) -> None:
        super().compile_search()
        solver()
        value_turns(cls.networked_types)

    def value_turns(
        self, worlds: Positions, turns: npt.ArrayLike, chosen: npt.ArrayLike, seat: Seat
    ) -> npt.NDArray[np.float64]:
        """Begin each world with each of the chosen turns; return a seat's chances to win by turn.

        The seat must have a network, which estimates its chance as soon as it has to decide
        something in a later turn.
        """
        if self.networked_rules is None:
            raise BadBatch(f"{self.game.id} has no network for {self.players} players.")
        worlds = checks.records(worlds, self.position, "worlds")
        lines = checks.numbers(turns, "turns", None, None)
        those = checks.indices(chosen, "chosen", len(lines))
        owner = whole(seat, "seat", 0, self.players - 1)
        if (worlds["players"][:, owner] < FIRST_NETWORK).any():
            raise BadBatch(f"Seat {owner} has no network in these worlds.")
        values = np.zeros((len(lines), worlds.size), np.float64)
        scratch, moves = np.zeros(1, self.position), np.zeros(self.most_moves, np.int64)
        run = value_turns(self.networked_types)
        wrong = run(self.networked_rules, worlds, scratch, lines, those, moves, owner, values)
        check_sound(wrong)
        if wrong != NONE:
            raise BadBatch(f"Turn {wrong} has an illegal move.")
        return values

    @cached_property
    def _plain(self) -> bool:
        return simd.is_plain(self.rules, self.deck)

    def matches_entry(self, scratch: Positions, count: int) -> Entry:
        random = (scratch["players"] == RANDOM).all()  # an empty seat counts as random
        if random and simd.WIDE and count >= simd.FEWEST and self._plain:
            return simd.matches()
        return super().matches_entry(scratch, count)

    def rules_for(self, setup: Setup[Any]) -> Rules:
        assert isinstance(self.game, RowGame)
        return rules_of(self.game, setup)

    def encode(self, move: Move) -> int:
        return WITHOUT_CARD[move.verb] if move.card < 0 else move.card + PLACE * move.place

    def _write(self, state: RowState[Any], position: Any) -> None:
        self._write_layout(state.layout, state.must, position)
        for seat, hand in enumerate(state.hands):
            position["hands"][seat] = words(hand)
        position["left"] = len(state.stock)
        position["stock"][: len(state.stock)] = state.stock[::-1]

    def _write_seen(self, view: RowView[Any], position: Any) -> Unseen:
        layout = view.layout
        self._write_layout(layout, view.must, position)
        counts = list(layout.hand_sizes)
        if view.seat is not None:
            position["hands"][view.seat] = words(view.hand)
            counts[view.seat] = 0
        strangers = dict(layout.other_colours)
        gone = mask_of(strangers.get(place, place) for place in cards_in(layout.rows))
        unseen = [card for card in self.deck.tolist() if not (gone | view.hand) >> card & 1]
        return Unseen(view.seat, unseen, counts, layout.stock_size)

    def read_state(self, state: Any) -> tuple[Any, ...]:
        layout = state.layout
        row, must = number_of(layout.row), number_of(state.must)
        progress = number_of(layout.turn), layout.laid, layout.drawn, row, must
        return layout.rows, layout.fits, progress, state.hands, bytes(state.stock)

    def _read(self, positions: Positions) -> list[tuple[Any, ...]]:
        progress = (positions[name].tolist() for name in ("turn", "laid", "drawn", "row", "must"))
        return list(
            zip(
                masks(positions["rows"]),
                masks(positions["fits"]),
                zip(*progress, strict=True),
                map(tuple, masks(positions["hands"][:, : self.players])),
                stocks(positions),
                strict=True,
            )
        )

    @staticmethod
    def _write_layout(layout: Layout, must: Card | None, position: Any) -> None:
        position["rows"] = words(layout.rows)
        position["fits"] = words(layout.fits)
        position["turn"] = number_of(layout.turn)
        position["laid"] = layout.laid
        position["drawn"] = layout.drawn
        position["row"] = number_of(layout.row)
        position["must"] = number_of(must)
        position["held"] = layout.observations.held_back
        for name in ("lacks", "spared"):
            for seat, places in enumerate(getattr(layout.observations, name)):
                position[name][seat] = words(places)

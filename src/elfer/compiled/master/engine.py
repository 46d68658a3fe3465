"""Master in the compiled engine: conversion between reference states and positions."""

from typing import Any

from elfer.compiled.bits import words
from elfer.compiled.encoding import PLACE, WITHOUT_CARD
from elfer.compiled.engine import CompiledGame, Positions, Unseen, masks, number_of, stocks
from elfer.compiled.entry_points import Types
from elfer.compiled.master.rule_parameters import (
    MIXED,
    SIMPLE,
    SKILLED,
    Rules,
    SkilledRules,
    rules_of,
)
from elfer.compiled.master.rules import KIND, MOST_MOVES, SWAP
from elfer.compiled.master.state import POSITION, RECORDS
from elfer.engine.cards import JOKER
from elfer.engine.game import Setup
from elfer.engine.moves import Move
from elfer.evaluation.master import MasterFeature
from elfer.games.master import Master
from elfer.games.master.moves import source_of
from elfer.games.master.state import Hand, Layout, MasterState, MasterView


class CompiledMaster(CompiledGame):
    """Master in the compiled engine."""

    types = Types(SIMPLE, RECORDS)
    mixed_types = Types(MIXED, RECORDS)
    skilled_types = Types(SKILLED, RECORDS)
    skilled_rules_type = SkilledRules
    features = MasterFeature
    position = POSITION
    states = MasterState
    views = MasterView
    most_moves = MOST_MOVES

    def rules_for(self, setup: Setup[Any]) -> Rules:
        assert isinstance(self.game, Master)
        return rules_of(self.game, setup)

    def encode(self, move: Move) -> int:
        if move.card < 0:
            return WITHOUT_CARD[move.verb]
        lay = move.card + PLACE * move.place
        if move.verb == "bridge":
            return lay + KIND * (source_of(move) + 1)
        return lay + KIND * SWAP if move.verb == "swap" else lay

    def _write(self, state: MasterState, position: Any) -> None:
        self._write_layout(state.layout, position)
        for seat, hand in enumerate(state.hands):
            position["hands"][seat] = words(hand.cards)
            position["wild"][seat] = hand.jokers
        position["left"] = len(state.stock)
        position["stock"][: len(state.stock)] = state.stock[::-1]

    def _write_seen(self, view: MasterView, position: Any) -> Unseen:
        layout = view.layout
        self._write_layout(layout, position)
        own = view.hand or Hand(0, 0)
        counts = list(layout.hand_sizes)
        if view.seat is not None:
            position["hands"][view.seat] = words(own.cards)
            position["wild"][view.seat] = own.jokers
            counts[view.seat] = 0
        # A joker stands for a card that is still elsewhere, and is no longer unseen itself.
        gone = layout.rows & ~layout.jokers | own.cards
        unseen = [card for card in self.deck.tolist() if card != JOKER and not gone >> card & 1]
        all_jokers = self.deck.tolist().count(JOKER)
        unseen += [JOKER] * (all_jokers - layout.jokers.bit_count() - own.jokers)
        return Unseen(view.seat, unseen, counts, layout.stock_size)

    def read_state(self, state: Any) -> tuple[Any, ...]:
        layout = state.layout
        progress = number_of(layout.turn), layout.laid, layout.swapped
        return (
            layout.rows,
            layout.jokers,
            progress,
            tuple(hand.cards for hand in state.hands),
            tuple(hand.jokers for hand in state.hands),
            layout.bridges,
            layout.bonus,
            bytes(state.stock),
        )

    def _read(self, positions: Positions) -> list[tuple[Any, ...]]:
        progress = (positions[name].tolist() for name in ("turn", "laid", "swapped"))
        of_seats = (
            map(tuple, positions[name][:, : self.players].tolist())
            for name in ("wild", "bridges", "bonus")
        )
        return list(
            zip(
                masks(positions["rows"]),
                masks(positions["jokers"]),
                zip(*progress, strict=True),
                map(tuple, masks(positions["hands"][:, : self.players])),
                *of_seats,
                stocks(positions),
                strict=True,
            )
        )

    @staticmethod
    def _write_layout(layout: Layout, position: Any) -> None:
        position["rows"] = words(layout.rows)
        position["jokers"] = words(layout.jokers)
        position["turn"] = number_of(layout.turn)
        position["laid"] = layout.laid
        position["swapped"] = layout.swapped
        position["bridges"][: len(layout.bridges)] = layout.bridges
        position["bonus"][: len(layout.bonus)] = layout.bonus

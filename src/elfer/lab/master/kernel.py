"""Master in the fast kernel: between the reference engine's states and positions."""

from typing import Any

from elfer.craft.features import MasterFeature
from elfer.games.master import Master
from elfer.games.master.layout import Hand, Layout
from elfer.games.master.moves import source_of
from elfer.kernel.cards import JOKER
from elfer.kernel.game import Setup
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.lab import moves
from elfer.lab.bits import words
from elfer.lab.entries import Types
from elfer.lab.kernel import Kernel, Positions, Unseen, masks, number_of, stocks
from elfer.lab.master.position import POSITION, RECORDS
from elfer.lab.master.rules import GROWN, RULES, WEIGHING, GrownRules, Rules, rules_of
from elfer.lab.master.turn import KIND, MOST_MOVES, SWAP
from elfer.lab.moves import PLACE


class MasterKernel(Kernel):
    """Master in the fast kernel."""

    types = Types(RULES, RECORDS)
    weighing_types = Types(WEIGHING, RECORDS)
    grown_types = Types(GROWN, RECORDS)
    grown_rules = GrownRules
    features = MasterFeature
    position = POSITION
    most_moves = MOST_MOVES

    def rules_for(self, setup: Setup[Any]) -> Rules:
        assert isinstance(self.game, Master)
        return rules_of(self.game, setup)

    def code(self, move: Move) -> int:
        if move.place < 0:
            return moves.DRAW if move is DRAW else moves.DONE if move is DONE else moves.PASS
        lay = move.card + PLACE * move.place
        if move.verb == "bridge":
            return lay + KIND * (source_of(move) + 1)
        return lay + KIND * SWAP if move.verb == "swap" else lay

    def write(self, state: Any, position: Any) -> None:
        self._write_layout(state.layout, position)
        for seat, hand in enumerate(state.hands):
            position["hands"][seat] = words(hand.cards)
            position["wild"][seat] = hand.jokers
        position["left"] = len(state.stock)
        position["stock"][: len(state.stock)] = state.stock[::-1]

    def write_seen(self, view: Any, position: Any) -> Unseen:
        layout = view.layout
        self._write_layout(layout, position)
        own = view.hand or Hand(0, 0)
        counts = list(layout.sizes)
        if view.seat is not None:
            position["hands"][view.seat] = words(own.cards)
            position["wild"][view.seat] = own.jokers
            counts[view.seat] = 0
        # A joker lies for a card that is somewhere else, and is itself gone.
        gone = layout.rows & ~layout.jokers | own.cards
        unseen = [card for card in self.deck.tolist() if card != JOKER and not gone >> card & 1]
        all_jokers = self.deck.tolist().count(JOKER)
        unseen += [JOKER] * (all_jokers - layout.jokers.bit_count() - own.jokers)
        return Unseen(view.seat, unseen, counts)

    def told(self, state: Any) -> tuple[Any, ...]:
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

    def read(self, positions: Positions) -> list[tuple[Any, ...]]:
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

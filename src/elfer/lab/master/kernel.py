"""Master in the fast kernel: between the reference engine's states and positions."""

from typing import Any

from elfer.games.master.layout import Hand, Layout
from elfer.games.master.moves import source_of
from elfer.kernel.cards import JOKER
from elfer.kernel.game import Setup
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.lab import moves
from elfer.lab.bits import joined, words
from elfer.lab.kernel import Kernel, number_of, or_none
from elfer.lab.master.position import POSITION
from elfer.lab.master.rules import Rules, rules_of
from elfer.lab.master.turn import KIND, MOST_MOVES, SWAP
from elfer.lab.moves import PLACE


class MasterKernel(Kernel):
    """Master in the fast kernel."""

    package = __package__ or ""
    position = POSITION
    most_moves = MOST_MOVES

    def rules_for(self, setup: Setup[Any]) -> Rules:
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

    def write_seen(self, view: Any, position: Any) -> tuple[list[int], list[int]]:
        layout = view.layout
        self._write_layout(layout, position)
        position["hands"][view.seat] = words(view.hand.cards)
        position["wild"][view.seat] = view.hand.jokers
        # A joker lies for a card that is somewhere else, and is itself gone.
        gone = layout.rows & ~layout.jokers | view.hand.cards
        unseen = [card for card in self.deck.tolist() if card != JOKER and not gone >> card & 1]
        all_jokers = self.deck.tolist().count(JOKER)
        unseen += [JOKER] * (all_jokers - layout.jokers.bit_count() - view.hand.jokers)
        counts = list(layout.sizes)
        counts[view.seat] = 0
        return unseen, counts

    def same(self, state: Any, position: Any) -> bool:
        layout, players = state.layout, self.players
        left = int(position["left"])
        hands = zip(position["hands"][:players], position["wild"][:players], strict=True)
        return bool(
            joined(*position["rows"]) == layout.rows
            and joined(*position["jokers"]) == layout.jokers
            and or_none(position["turn"]) == layout.turn
            and position["laid"] == layout.laid
            and position["swapped"] == layout.swapped
            and tuple(position["bridges"][:players].tolist()) == layout.bridges
            and tuple(position["bonus"][:players].tolist()) == layout.bonus
            and tuple(Hand(joined(*cards), int(jokers)) for cards, jokers in hands) == state.hands
            and tuple(position["stock"][:left][::-1].tolist()) == state.stock
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

"""Row games in the fast kernel: between the reference engine's states and positions."""

from typing import Any

from elfer.kernel.cards import Card, cards_in, mask_of
from elfer.kernel.game import Setup
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.kernel.rows import Layout, RowGame, RowState, RowView
from elfer.lab import moves
from elfer.lab.bits import joined, words
from elfer.lab.kernel import Kernel
from elfer.lab.moves import NONE, PLACE
from elfer.lab.rows.position import POSITION
from elfer.lab.rows.rules import Rules, rules_of
from elfer.lab.rows.turn import MOST_MOVES


class RowKernel(Kernel):
    """A row game in the fast kernel."""

    package = __package__ or ""
    position = POSITION
    most_moves = MOST_MOVES

    def rules_for(self, setup: Setup[Any]) -> Rules:
        assert isinstance(self.game, RowGame)
        return rules_of(self.game, setup)

    def code(self, move: Move) -> int:
        if move.card >= 0:
            return move.card + PLACE * move.place
        return moves.DRAW if move is DRAW else moves.DONE if move is DONE else moves.PASS

    def write(self, state: Any, position: Any) -> None:
        whole = RowState(*state)
        self._write_layout(Layout(*whole.layout), whole.must, position)
        for seat, hand in enumerate(whole.hands):
            position["hands"][seat] = words(hand)
        position["left"] = len(whole.stock)
        position["stock"][: len(whole.stock)] = whole.stock[::-1]

    def write_seen(self, view: Any, position: Any) -> tuple[list[int], list[int]]:
        seen = RowView(*view)
        layout = Layout(*seen.layout)
        assert seen.seat is not None
        self._write_layout(layout, seen.must, position)
        position["hands"][seen.seat] = words(seen.hand)
        strangers = dict(layout.strangers)
        gone = mask_of(strangers.get(place, place) for place in cards_in(layout.rows))
        unseen = [card for card in self.deck.tolist() if not (gone | seen.hand) >> card & 1]
        counts = layout.hand_sizes(self.players)
        counts[seen.seat] = 0
        return unseen, counts

    def same(self, state: Any, position: Any) -> bool:
        whole = RowState(*state)
        layout = Layout(*whole.layout)
        left = int(position["left"])
        stock = tuple(position["stock"][:left][::-1].tolist())
        return bool(
            joined(*position["rows"]) == layout.rows
            and joined(*position["fits"]) == layout.fits
            and _or_none(position["turn"]) == layout.turn
            and position["laid"] == layout.laid
            and position["drawn"] == layout.drawn
            and _or_none(position["row"]) == layout.row
            and _or_none(position["must"]) == whole.must
            and [joined(*hand) for hand in position["hands"][: self.players]] == [*whole.hands]
            and stock == whole.stock
        )

    @staticmethod
    def _write_layout(layout: Layout, must: Card | None, position: Any) -> None:
        position["rows"] = words(layout.rows)
        position["fits"] = words(layout.fits)
        position["turn"] = _number(layout.turn)
        position["laid"] = layout.laid
        position["drawn"] = layout.drawn
        position["row"] = _number(layout.row)
        position["must"] = _number(must)


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _or_none(number: Any) -> int | None:
    return None if number == NONE else int(number)

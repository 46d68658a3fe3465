"""Row games in the fast kernel: between the reference engine's states and positions."""

from functools import cached_property
from typing import Any

from elfer.craft.features import Feature
from elfer.kernel.cards import Card, cards_in, mask_of
from elfer.kernel.game import Setup
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.kernel.rows import Layout, RowGame, RowState, RowView
from elfer.lab import moves
from elfer.lab.bits import words
from elfer.lab.entries import Entry, Types
from elfer.lab.kernel import Kernel, Positions, Unseen, masks, number_of, stocks
from elfer.lab.moves import PLACE
from elfer.lab.policies import RANDOM
from elfer.lab.rows import abreast
from elfer.lab.rows.position import POSITION, RECORDS
from elfer.lab.rows.rules import GROWN, RULES, WEIGHING, GrownRules, Rules, rules_of
from elfer.lab.rows.turn import MOST_MOVES


class RowKernel(Kernel):
    """A row game in the fast kernel."""

    types = Types(RULES, RECORDS)
    weighing_types = Types(WEIGHING, RECORDS)
    grown_types = Types(GROWN, RECORDS)
    grown_rules = GrownRules
    features = Feature
    position = POSITION
    most_moves = MOST_MOVES

    @cached_property
    def _plain(self) -> bool:
        return abreast.suits(self.rules, self.deck)

    def matching(self, scratch: Positions, count: int) -> Entry:
        random = (scratch["players"] == RANDOM).all()  # nobody's seat counts as one
        if random and abreast.WIDE and count >= abreast.FEWEST and self._plain:
            return abreast.matches()
        return super().matching(scratch, count)

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

    def write_seen(self, view: Any, position: Any) -> Unseen:
        seen = RowView(*view)
        layout = Layout(*seen.layout)
        self._write_layout(layout, seen.must, position)
        counts = layout.hand_sizes(self.players)
        if seen.seat is not None:
            position["hands"][seen.seat] = words(seen.hand)
            counts[seen.seat] = 0
        strangers = dict(layout.strangers)
        gone = mask_of(strangers.get(place, place) for place in cards_in(layout.rows))
        unseen = [card for card in self.deck.tolist() if not (gone | seen.hand) >> card & 1]
        return Unseen(seen.seat, unseen, counts)

    def told(self, state: Any) -> tuple[Any, ...]:
        _, (rows, fits, _, _, turn, laid, drawn, row, _), hands, stock, must = state
        progress = number_of(turn), laid, drawn, number_of(row), number_of(must)
        return rows, fits, progress, hands, bytes(stock)

    def read(self, positions: Positions) -> list[tuple[Any, ...]]:
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
        _, spared, position["held"] = layout.past
        for seat, places in enumerate(spared):
            position["spared"][seat] = words(places)

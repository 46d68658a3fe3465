"""The same evening in two worlds that differ only in cards which a person cannot see (G-7)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from elfer.bots.plain import plain
from elfer.kernel.errors import Refused
from elfer.kernel.gate import language_of
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.played import PlayedMove
from elfer.table import Table
from elfer.terminal.sitting import Sitting
from tests.conformance.blindness import Made, along, exchanged, first_deal, unseen, visible
from tests.terminal.evening import Answer, Evening, Sit, lines, up_to
from tests.terminal.typist import Reader

Deeds = dict[tuple[int, Seat], str]
"""What bots wished to do, by the length of the table's log then and the seat."""


class Company(Sitting):
    """Bots with a luck of their own: what the client draws does not depend on their thoughts."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._own_luck = Random(f"{table.luck}/company")
        self.deeds: Deeds = {}

    def wish(self, seat: Seat, level: str) -> Move | None:
        """What the plain bot would like to do now."""
        move = plain(self.match.view(seat), self.match.legal(seat), self._own_luck)
        if move is not None:
            self.deeds[self.table.seq, seat] = move.text
        return move


class Tape(Company):
    """Bots that do again what was done, each when it was done, and wait until then."""

    def __init__(self, table: Table, *, deeds: Deeds) -> None:
        super().__init__(table)
        self._again = deeds

    def wish(self, seat: Seat, level: str) -> Move | None:
        """What this seat did at this moment."""
        text = self._again.get((self.table.seq, seat))
        return next((move for move in self.match.legal(seat) if move.text == text), None)


class World(NamedTuple):
    """What somebody was shown and typed, what everyone played, and what the rules let him see."""

    screens: list[str]
    typed: list[str]
    moves: Sequence[PlayedMove]
    deeds: Deeds
    known: list[Any]
    unseen: list[str]


class Scene(NamedTuple):
    """Which evening is played in each of the worlds, and how many lines are typed."""

    game: str
    seat: Seat
    seed: str
    prompts: int

    def evening(self, deal: Mapping[str, Any] | None = None, sit: Sit = Company) -> Evening:
        """The evening before its first move."""
        return Evening(
            self.game,
            seats=[str(self.seat)],
            options={"rounds": 1},
            seed=self.seed,
            deal=deal,
            sit=sit,
        )

    @property
    def deal(self) -> dict[str, Any]:
        """The cards as the seed deals them."""
        return first_deal(self.evening().sitting.match).shown()


def first_world(scene: Scene) -> World:
    """An evening of somebody who tries all that can be typed."""
    return _spent(scene, scene.evening(scene.deal), _curious(scene))


def other_worlds(scene: Scene, first: World, luck: Random, tries: int) -> Iterator[World]:
    """The same with two unseen cards in each other's place, wherever the rules show nothing of it.

    The others play what they played before, with the two cards exchanged. If that cannot be
    played, or if the rules themselves let the person see a difference, there is no such world.
    """
    deal = scene.deal
    for _ in range(tries if len(first.unseen) > 1 else 0):
        pair = luck.sample(_alike(first.unseen, deal, luck), 2)
        moves = [
            move if move.seat == scene.seat else move._replace(text=exchanged(move.text, pair))
            for move in first.moves
        ]
        deeds = {moment: exchanged(text, pair) for moment, text in first.deeds.items()}
        try:
            evening = scene.evening(exchanged(deal, pair), partial(Tape, deeds=deeds))
        except Refused:
            continue
        world = _spent(scene, evening, lines(*first.typed))
        if list(world.moves) == moves and world.known == first.known:
            yield world


def _alike(cards: Sequence[str], deal: Mapping[str, Any], luck: Random) -> Sequence[str]:
    """Cards to exchange: any, or those of one hand where every hand has its own colour."""
    hands = deal.get("hands", [])
    if any(len({card[0] for card in hand}) > 1 for hand in hands) or not hands:
        return cards
    own = [[card for card in hand if card in cards] for hand in hands]
    return luck.choice([hand for hand in own if len(hand) > 1])


def _spent(scene: Scene, evening: Evening, answer: Answer) -> World:
    """An evening as far as there are answers, within one round."""
    typed: list[str] = []
    sitting = evening.sitting
    assert isinstance(sitting, Company)
    start = sitting.match

    def answering(screen: str) -> str:
        if sitting.match.outcome is not None:
            raise EOFError
        typed.append(answer(screen))
        return typed[-1]

    evening.spend(answering)
    moments = along(start, [Made(move.seat, move.text, move.at) for move in sitting.moves])
    assert moments is not None
    return World(
        evening.screens,
        typed,
        sitting.moves,
        sitting.deeds,
        [visible(moment, scene.seat) for moment in moments],
        unseen(first_deal(start), moments, scene.seat),
    )


def _curious(scene: Scene) -> Answer:
    """Reads and plays, asks for all there is to ask for, and tries what may be forbidden."""
    reader, luck = Reader(scene.seed), Random(scene.seed)
    language = list(language_of(scene.evening().sitting.match))

    def answer(screen: str) -> str:
        other = luck.choice(("?", "hint", "hand", "undo", luck.choice(language), None, None, None))
        return reader.answer(screen) if other is None else other

    return up_to(scene.prompts, answer)

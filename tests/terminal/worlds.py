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
from elfer.records.played import Played, PlayedMove
from elfer.terminal.sitting import Sitting
from tests.conformance.blindness import Made, along, exchanged, first_deal, unseen, visible
from tests.terminal.evening import Answer, Evening, Sit, lines, up_to
from tests.terminal.typist import Reader


class Company(Sitting):
    """Bots with a luck of their own: what the client draws does not depend on their thoughts."""

    def __init__(self, played: Played, who: Sequence[str], luck: str) -> None:
        super().__init__(played, who, luck)
        self._luck = Random(f"{luck}/company")

    def bot_wish(self, seat: Seat) -> Move | None:
        """What the plain bot would like to do now."""
        match = self.played.match
        return plain(match.view(seat), match.legal(seat), self._luck)


class Tape(Sitting):
    """Bots that play given moves again, each when it was played, and wait until then."""

    def __init__(
        self, played: Played, who: Sequence[str], luck: str, *, moves: Sequence[PlayedMove]
    ) -> None:
        super().__init__(played, who, luck)
        self._moves = moves

    def bot_wish(self, seat: Seat) -> Move | None:
        """What this seat plays next, before anybody else does or together with them."""
        coming = self._moves[len(self.played.moves) :]
        # Calls against the clock are asked for together and come in the order of their times.
        calls = next((n for n, move in enumerate(coming) if move.at is None), 0)
        texts = [move.text for move in coming[: calls + 1] if move.seat == seat]
        return next((move for move in self.played.match.legal(seat) if move.text in texts), None)


class World(NamedTuple):
    """What somebody was shown and typed, what everyone played, and what the rules let him see."""

    screens: list[str]
    typed: list[str]
    moves: list[PlayedMove]
    known: list[Any]
    unseen: list[str]


class Table(NamedTuple):
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
        return first_deal(self.evening().sitting.played.match).shown()


def first_world(table: Table) -> World:
    """An evening of somebody who tries all that can be typed."""
    return _spent(table, table.evening(table.deal), _curious(table))


def other_worlds(table: Table, first: World, luck: Random, tries: int) -> Iterator[World]:
    """The same with two unseen cards in each other's place, wherever the rules show nothing of it.

    The others play what they played before, with the two cards exchanged. If that cannot be
    played, or if the rules themselves let the person see a difference, there is no such world.
    """
    deal = table.deal
    for _ in range(tries if len(first.unseen) > 1 else 0):
        pair = luck.sample(_alike(first.unseen, deal, luck), 2)
        moves = [
            move if move.seat == table.seat else move._replace(text=exchanged(move.text, pair))
            for move in first.moves
        ]
        try:
            evening = table.evening(exchanged(deal, pair), partial(Tape, moves=moves))
        except Refused:
            continue
        world = _spent(table, evening, lines(*first.typed))
        if world.moves == moves and world.known == first.known:
            yield world


def _alike(cards: Sequence[str], deal: Mapping[str, Any], luck: Random) -> Sequence[str]:
    """Cards to exchange: any, or those of one hand where every hand has its own colour."""
    hands = deal.get("hands", [])
    if any(len({card[0] for card in hand}) > 1 for hand in hands) or not hands:
        return cards
    own = [[card for card in hand if card in cards] for hand in hands]
    return luck.choice([hand for hand in own if len(hand) > 1])


def _spent(table: Table, evening: Evening, answer: Answer) -> World:
    """An evening as far as there are answers, within one round."""
    typed: list[str] = []
    played = evening.sitting.played
    start = played.match

    def answering(screen: str) -> str:
        if played.match.outcome is not None:
            raise EOFError
        typed.append(answer(screen))
        return typed[-1]

    evening.spend(answering)
    moments = along(start, [Made(move.seat, move.text, move.at) for move in played.moves])
    assert moments is not None
    return World(
        evening.screens,
        typed,
        played.moves,
        [visible(moment, table.seat) for moment in moments],
        unseen(first_deal(start), moments, table.seat),
    )


def _curious(table: Table) -> Answer:
    """Reads and plays, asks for all there is to ask for, and tries what may be forbidden."""
    reader, luck = Reader(table.seed), Random(table.seed)
    language = list(language_of(table.evening().sitting.played.match))

    def answer(screen: str) -> str:
        other = luck.choice(("?", "hint", "hand", luck.choice(language), None, None, None))
        return reader.answer(screen) if other is None else other

    return up_to(table.prompts, answer)

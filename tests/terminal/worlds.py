"""The same session in two worlds that differ only in cards unknown to a person (G-7)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from elfer.bots.levels import reaction_ms
from elfer.bots.registry import bot_of
from elfer.bots.task import Decision
from elfer.engine.errors import Refused
from elfer.engine.move_validation import language_of
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.notation.history import PlayedMove
from elfer.table import Table
from elfer.table.bot_timing import DueTurn
from elfer.table.bots_to_ask import bot_seed, bot_situation
from elfer.terminal.local.table import LocalTable
from elfer.texts.languages import DEFAULT
from tests.conformance.hidden_cards import (
    MadeMove,
    first_deal,
    replay_moves,
    swap_cards,
    unseen_cards,
    visible_facts,
)
from tests.terminal.scripted_session import Answer, ScriptedSession, Sit, limit_answers, type_lines
from tests.terminal.typist import Reader

Deeds = dict[tuple[int, Seat], str]
"""The moves of bots, by the length of the table's log at that time and the seat."""


class Company(LocalTable):
    """A local table whose bots use their own random numbers; it keeps their moves."""

    def __init__(self, table: Table, language: str = DEFAULT) -> None:
        super().__init__(table, language)
        self._own_luck = Random(f"{table.bot_seed}/company")
        self.deeds: Deeds = {}

    def decide(self, turn: DueTurn) -> Decision:
        """Return the decision of the simple bot."""
        move = self._choose(turn)
        seed = bot_seed(self.state.bot_seed, turn.seat, turn.moment)
        reaction = round(reaction_ms(turn.level, Random(seed)))
        return Decision(None if move is None else move.text, reaction)

    def _choose(self, turn: DueTurn) -> Move | None:
        game, view, moves, _ = bot_situation(self.match, turn)
        move = bot_of(game).choose_simply(view, moves, self._own_luck)
        if move is not None:
            self.deeds[self.state.seq, turn.seat] = move.text
        return move


class Tape(Company):
    """A local table whose bots repeat earlier moves at the same moments."""

    def __init__(self, table: Table, language: str = DEFAULT, *, deeds: Deeds) -> None:
        super().__init__(table, language)
        self._again = deeds

    def _choose(self, turn: DueTurn) -> Move | None:
        """Return the earlier move of this seat at this moment."""
        text = self._again.get((self.state.seq, turn.seat))
        return next((move for move in self.match.legal(turn.seat) if move.text == text), None)


class World(NamedTuple):
    """The screens and lines of a person, all moves, and the cards that the person could see."""

    screens: list[str]
    typed: list[str]
    moves: Sequence[PlayedMove]
    deeds: Deeds
    known: list[Any]
    unseen: list[str]


class Scene(NamedTuple):
    """The session that each world plays, and its number of typed lines."""

    game: str
    seat: Seat
    seed: str
    prompts: int

    def session(self, deal: Mapping[str, Any] | None = None, sit: Sit = Company) -> ScriptedSession:
        """Return the session before its first move."""
        return ScriptedSession(
            self.game,
            seats=[str(self.seat)],
            options={"rounds": 1},
            seed=self.seed,
            deal=deal,
            sit=sit,
        )

    @property
    def deal(self) -> dict[str, Any]:
        """The deal of the seed."""
        return first_deal(self.session().local_table.match).shown()


def first_world(scene: Scene) -> World:
    """Return the world of a person who tries everything that can be typed."""
    return _play_world(scene, scene.session(scene.deal), _curious_answers(scene))


def other_worlds(scene: Scene, first: World, rng: Random, tries: int) -> Iterator[World]:
    """Yield worlds in which two unseen cards are swapped without a visible difference.

    The others repeat their moves with the two cards swapped. A world is left out if these moves
    are illegal, or if the rules let the person see a difference.
    """
    deal = scene.deal
    for _ in range(tries if len(first.unseen) > 1 else 0):
        pair = rng.sample(_swappable_cards(first.unseen, deal, rng), 2)
        moves = [
            move if move.seat == scene.seat else move._replace(text=swap_cards(move.text, pair))
            for move in first.moves
        ]
        deeds = {moment: swap_cards(text, pair) for moment, text in first.deeds.items()}
        try:
            session = scene.session(swap_cards(deal, pair), partial(Tape, deeds=deeds))
        except Refused:
            continue
        world = _play_world(scene, session, type_lines(*first.typed))
        if list(world.moves) == moves and world.known == first.known:
            yield world


def _swappable_cards(cards: Sequence[str], deal: Mapping[str, Any], rng: Random) -> Sequence[str]:
    """Return the cards to swap: all, or one hand if every hand has its own colour."""
    hands = deal.get("hands", [])
    if any(len({card[0] for card in hand}) > 1 for hand in hands) or not hands:
        return cards
    own = [[card for card in hand if card in cards] for hand in hands]
    return rng.choice([hand for hand in own if len(hand) > 1])


def _play_world(scene: Scene, session: ScriptedSession, answer: Answer) -> World:
    """Play a session within one round, until the answers end; return its world."""
    typed: list[str] = []
    local_table = session.local_table
    assert isinstance(local_table, Company)
    start = local_table.match

    def record_answer(screen: str) -> str:
        if local_table.match.outcome is not None:
            raise EOFError
        typed.append(answer(screen))
        return typed[-1]

    session.run(record_answer)
    moments = replay_moves(
        start, [MadeMove(move.seat, move.text, move.at) for move in local_table.moves]
    )
    assert moments is not None
    return World(
        session.screens,
        typed,
        local_table.moves,
        local_table.deeds,
        [visible_facts(moment, scene.seat) for moment in moments],
        unseen_cards(first_deal(start), moments, scene.seat),
    )


def _curious_answers(scene: Scene) -> Answer:
    """Return answers that play, use every command, and try forbidden moves."""
    reader, rng = Reader(scene.seed), Random(scene.seed)
    language = list(language_of(scene.session().local_table.match))

    def answer(screen: str) -> str:
        other = rng.choice(("?", "hint", "hand", "undo", rng.choice(language), None, None, None))
        return reader.answer(screen) if other is None else other

    return limit_answers(scene.prompts, answer)

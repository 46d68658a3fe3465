"""G-7: a screen never names a card that its viewer cannot know."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.notation.states import state_of, view_of
from elfer.terminal.render.cards import SYMBOLS
from elfer.terminal.render.move_list import KINDS
from elfer.terminal.render.screen_data import Sight, sight_of_match
from elfer.texts.cards import name_colour
from elfer.texts.fluent_messages import Messages, load_messages
from elfer.texts.people import People
from tests.conformance.hidden_cards import MadeMove, Moment, replay_moves, visible_facts
from tests.terminal.scripted_session import ScriptedSession, limit_answers
from tests.terminal.typist import Novice, Reader, Typist
from tests.terminal.worlds import Scene, first_world, other_worlds

WITH_HANDS = [
    game.id
    for game in GAMES.values()
    if game.most_players > 2 and "hand" in view_of(new_match(game, 3, None, "s"), 0)
]
"""Games with cards that only one player may see."""
ENGLISH = load_messages("en")
LETTERS = {name_colour(letter, ENGLISH): letter for letter in SYMBOLS}
SIGNS = {sign: letter for letter, sign in SYMBOLS.items()}
# A joker stands for a place, which everyone knows, not for a card.
_SPOKEN = re.compile(r"(?<!oker as the )\b(red|yellow|green|blue)((?:,? (?:and )?\d+)+)")
_WRITTEN = re.compile(r"(?<!\*)\b[rygb]\d+\b")
_AMONG_WORDS = re.compile(r"([●★■▲])((?: \d+)+)")
_DRAWN = re.compile(r"[●★■▲]|(?<![*\d])\d+")


EXAMPLES = (
    *(words for key in KINDS.values() if "r12" in (words := ENGLISH.format(key))),
    "r12 is red 12",
    "r12 r13 done",
)
"""Example cards in the help texts."""


def find_cards(screen: str) -> set[str]:
    """Return every card on a screen: in words, in notation, or in the line of a colour."""
    shown = screen
    for example in EXAMPLES:
        shown = shown.replace(example, "")
    return {*_WRITTEN.findall(shown), *_cards_in_words(shown), *_cards_in_lines(shown)}


def _cards_in_words(screen: str) -> Iterator[str]:
    for name, numbers in _SPOKEN.findall(" ".join(screen.split())):
        yield from (f"{LETTERS[name]}{number}" for number in re.findall(r"\d+", numbers))


def _cards_in_lines(screen: str) -> Iterator[str]:
    for line in screen.splitlines():
        own = SIGNS.get(line.strip()[:1])
        for sign, numbers in _AMONG_WORDS.findall(line) if own is None else ():
            yield from (f"{SIGNS[sign]}{number}" for number in numbers.split())
        colour = own
        for piece in _DRAWN.findall(line.strip()[1:]) if own else ():
            if piece in SIGNS:
                colour = SIGNS[piece]
            else:
                yield f"{colour}{piece}"
                colour = own


def test_finds_the_cards_on_a_screen() -> None:
    screen = "Lotte laid blue 9, blue 8, and red 12. You drew the red 13."
    screen += "\n  ● red   ★1  2 ·*17\nr20  *r19\n"
    assert find_cards(screen) == {"b9", "b8", "r12", "r13", "y1", "r2", "r20"}
    assert find_cards("You laid a joker as the red 9. You laid the yellow 8.") == {"y8"}
    assert find_cards("Middle: ★ 2 (+7 under)\n  You   ★ 13 14  ■ 4     43") == {
        "y2",
        "y13",
        "y14",
        "g4",
    }
    assert find_cards("r12 is red 12, but r13 is not") == {"r13"}


class Memory:
    """The cards that a seat has been allowed to see in this round."""

    def __init__(self, session: ScriptedSession, seat: Seat) -> None:
        self._sitting, self._seat = session.local_table, seat
        self._last = self._sitting.match
        self._moves = 0
        self._seen = cards_in(visible_facts(Moment(self._last, []), seat))

    def never_seen(self) -> set[str]:
        """Return the cards that this seat cannot know now."""
        moves = self._sitting.moves[self._moves :]
        moments = replay_moves(
            self._last, [MadeMove(move.seat, move.text, move.at) for move in moves]
        )
        for moment in (moments or ())[1:]:
            if moment.match.setup.round != self._last.setup.round:
                self._seen = set()
            self._seen |= cards_in(visible_facts(moment, self._seat))
            self._last = moment.match
        self._moves += len(moves)
        return cards_in(state_of(self._last)) - self._seen


def cards_in(value: Any) -> set[str]:
    return set(re.findall(r"[rygb]\d+", json.dumps(value)))


def find_leaks(game: str) -> tuple[int, set[str]]:
    """Return the number of cards on the screens of a match, and the cards of the first leak."""
    seat = 1
    session = ScriptedSession(game, seats=[str(seat)], options={"rounds": 2, "strict": True})
    memory, reader = Memory(session, seat), Reader(game)
    looked, leaked = 0, set[str]()

    def answer(screen: str) -> str:
        nonlocal looked, leaked
        looked += len(find_cards(screen))
        leaked = find_cards(screen) & memory.never_seen()
        if leaked:
            raise EOFError
        return reader.answer(screen)

    assert session.run(answer) == 0
    return looked, leaked


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_names_a_hidden_card(game: str) -> None:
    looked, leaked = find_leaks(game)
    assert leaked == set()
    assert looked > 20


def compare_worlds(game: str) -> tuple[int, bool]:
    """Return the number of swaps of unseen cards, and whether the last one was noticeable."""
    tried = 0
    # The last seat, as the others make their secret moves before it acts.
    seat = min(3, GAMES[game].most_players) - 1
    for prompts in (3, 8, 15):
        scene = Scene(game, seat, seed=f"{game} {prompts}", prompts=prompts)
        first = first_world(scene)
        for other in other_worlds(scene, first, Random(prompts), tries=8):
            tried += 1
            if other.screens != first.screens:
                return tried, True
    return tried, False


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_do_not_change_the_screen(game: str) -> None:
    """The screens stay exactly the same when unseen cards are swapped."""
    tried, different = compare_worlds(game)
    assert not different
    assert tried >= 6, "too few swaps were tried to prove anything"


@pytest.mark.parametrize("game", GAMES)
def test_planted_leaks_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted names are all hidden cards and the choices of the others."""

    def leak(match: Match, seat: Seat | None, people: People, messages: Messages) -> Sight:
        state, sight = state_of(match), sight_of_match(match, seat, people, messages)
        places = [state.get(key) for key in ("hands", "stacks", "stock", "middle", "chosen")]
        leaked = " ".join(re.findall(r"[rygb]\d+", json.dumps(places)))
        return replace(sight, people=replace(people, names=[leaked] * match.players))

    monkeypatch.setattr("elfer.terminal.local.table.sight_of_match", leak)
    assert find_leaks(game)[1]
    assert compare_worlds(game)[1]


@pytest.mark.parametrize("game", WITH_HANDS)
def test_several_people_at_one_screen(game: str) -> None:
    """Before Enter, only the turn is shown; after it, only cards that the seat may know."""
    session = ScriptedSession(game, players=4, seats=["0", "2"], options={"rounds": 1})
    memories = {seat: Memory(session, seat) for seat in (0, 2)}
    reader = Reader(game)
    looking: list[Seat] = []

    def answer(screen: str) -> str:
        curtain = re.search(r"Seat (\d), press Enter when only you are looking\. $", screen)
        if curtain is not None:
            looking.append(int(curtain[1]))
            assert find_cards(screen) == set()
            assert "hand" not in screen
        elif screen.endswith("help): "):
            assert not find_cards(screen) & memories[looking[-1]].never_seen()
        return reader.answer(screen)

    assert session.run(limit_answers(100, answer)) == 0
    assert set(looking) == {0, 2}
    assert len(looking) > 4
    assert all(one != other for one, other in pairwise(looking))


def test_no_curtain_if_everyone_sees_the_same() -> None:
    for game in set(GAMES) - set(WITH_HANDS) - {"zweikampf"}:
        session = ScriptedSession(game, players=4, seats=["0", "2"])
        session.run(limit_answers(20, Reader(game).answer))
        shown = "".join(session.screens)
        assert "only you are looking" not in shown
        assert set(re.findall(r"(Seat \d), your (?:move|call)", shown)) == {"Seat 0", "Seat 2"}


def test_play_never_reads_hidden_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client never reads the full state of an event or a round."""

    def fail(*_: object) -> None:
        raise AssertionError("The client has read hidden state.")

    monkeypatch.setattr(Event, "truth", fail)
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "truth", fail)
        session = ScriptedSession(game.id, options={"rounds": 1, "strict": True})
        assert session.run(Novice().answer) == 0


def test_the_seed_is_secret_until_the_end() -> None:
    session = ScriptedSession("elfer-raus", seed="a very secret seed")
    assert session.run(Typist().answer) == 0
    *before, last = session.screens
    assert not any("secret" in screen for screen in before)
    assert "secret" in last

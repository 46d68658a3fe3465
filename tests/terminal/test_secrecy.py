"""G-7: what a person is shown names no card that this person cannot know."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.events import Event
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of, view_of
from elfer.terminal.choices import KINDS
from elfer.terminal.look import NAMES, SYMBOLS
from elfer.terminal.sight import Sight, seen
from tests.conformance.blindness import Made, Moment, along, visible
from tests.terminal.evening import Evening, up_to
from tests.terminal.typist import Novice, Reader, Typist
from tests.terminal.worlds import Scene, first_world, other_worlds

WITH_HANDS = [
    game.id
    for game in GAMES.values()
    if game.most_players > 2 and "hand" in view_of(new_match(game, 3, None, "s"), 0)
]
"""Games in which somebody has cards that nobody else may see."""
LETTERS = {name: letter for letter, name in NAMES.items()}
SIGNS = {sign: letter for letter, sign in SYMBOLS.items()}
# What a joker stands for is a place, which everyone knows, and not a card.
_SPOKEN = re.compile(r"(?<!joker as )\b(red|yellow|green|blue)((?:,? (?:and )?\d+)+)")
_WRITTEN = re.compile(r"(?<!\*)\b[rygb]\d+\b")
_AMONG_WORDS = re.compile(r"([●★■▲])((?: \d+)+)")
_DRAWN = re.compile(r"[●★■▲]|(?<![*\d])\d+")


EXAMPLES = (
    *(words for words in KINDS.values() if "r12" in words),
    "r12 is red 12",
    "r12 r13 done",
)
"""Cards that help names to show how cards are typed."""


def named(screen: str) -> set[str]:
    """Every card that a screen names, in words, in the notation or drawn in a line of a colour."""
    shown = screen
    for example in EXAMPLES:
        shown = shown.replace(example, "")
    return {*_WRITTEN.findall(shown), *_in_words(shown), *_in_lines(shown)}


def _in_words(screen: str) -> Iterator[str]:
    for name, numbers in _SPOKEN.findall(" ".join(screen.split())):
        yield from (f"{LETTERS[name]}{number}" for number in re.findall(r"\d+", numbers))


def _in_lines(screen: str) -> Iterator[str]:
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


def test_the_reader_of_this_test_reads() -> None:
    screen = "Seat 2 laid blue 9, 8 and red 12 and 13.\n  ● red   ★1  2 ·*17\nr20  *r19\n"
    assert named(screen) == {"b9", "b8", "r12", "r13", "y1", "r2", "r20"}
    assert named("You laid a joker as red 9 and yellow 8.") == {"y8"}
    assert named("Middle: ★ 2 (+7 under)\n  You   ★ 13 14  ■ 4     43") == {
        "y2",
        "y13",
        "y14",
        "g4",
    }
    assert named("r12 is red 12, but r13 is none") == {"r13"}


class Memory:
    """The cards that the rules have let a seat see in this round; the truth is for tests only."""

    def __init__(self, evening: Evening, seat: Seat) -> None:
        self._sitting, self._seat = evening.sitting, seat
        self._last = self._sitting.match
        self._moves = 0
        self._seen = cards_in(visible(Moment(self._last, []), seat))

    def never_seen(self) -> set[str]:
        """What this seat cannot know now."""
        moves = self._sitting.moves[self._moves :]
        moments = along(self._last, [Made(move.seat, move.text, move.at) for move in moves])
        for moment in (moments or ())[1:]:
            if moment.match.setup.round != self._last.setup.round:
                self._seen = set()
            self._seen |= cards_in(visible(moment, self._seat))
            self._last = moment.match
        self._moves += len(moves)
        return cards_in(state_of(self._last)) - self._seen


def cards_in(value: Any) -> set[str]:
    return set(re.findall(r"[rygb]\d+", json.dumps(value)))


def found(game: str) -> tuple[int, set[str]]:
    """How many cards the screens of a match name until they name some that cannot be known."""
    seat = 1
    evening = Evening(game, seats=[str(seat)], options={"rounds": 2, "strict": True})
    memory, reader = Memory(evening, seat), Reader(game)
    looked, leaked = 0, set[str]()

    def answer(screen: str) -> str:
        nonlocal looked, leaked
        looked += len(named(screen))
        leaked = named(screen) & memory.never_seen()
        if leaked:
            raise EOFError
        return reader.answer(screen)

    assert evening.spend(answer) == 0
    return looked, leaked


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_names_a_hidden_card(game: str) -> None:
    looked, leaked = found(game)
    assert leaked == set()
    assert looked > 20


def noticed(game: str) -> tuple[int, bool]:
    """How many exchanges of unseen cards were tried, until one of them could be noticed if so."""
    tried = 0
    # The last seat: before it acts the others have done in secret whatever they can.
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
def test_no_screen_changes_with_what_is_hidden(game: str) -> None:
    """Whatever is typed, the screens are the same to a letter when unseen cards are exchanged."""
    tried, different = noticed(game)
    assert not different
    assert tried >= 6, "too few exchanges could be tried to say anything"


@pytest.mark.parametrize("game", GAMES)
def test_planted_leaks_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that names what lies face down, and the hands and choices of the others."""

    def leaking(match: Match, seat: Seat | None) -> Sight:
        state, sight = state_of(match), seen(match, seat)
        places = [state.get(key) for key in ("hands", "stacks", "stock", "middle", "chosen")]
        return replace(sight, name=" ".join(re.findall(r"[rygb]\d+", json.dumps(places))))

    monkeypatch.setattr("elfer.terminal.sitting.seen", leaking)
    assert found(game)[1]
    assert noticed(game)[1]


@pytest.mark.parametrize("game", WITH_HANDS)
def test_several_people_at_one_screen(game: str) -> None:
    """Before Enter nothing is shown but whose turn it is; after it only what that seat may know."""
    evening = Evening(game, players=4, seats=["0", "2"], options={"rounds": 1})
    memories = {seat: Memory(evening, seat) for seat in (0, 2)}
    reader = Reader(game)
    looking: list[Seat] = []

    def answer(screen: str) -> str:
        curtain = re.search(r"Seat (\d), press Enter when only you are looking\. $", screen)
        if curtain is not None:
            looking.append(int(curtain[1]))
            assert named(screen) == set()
            assert "hand" not in screen
        elif screen.endswith("help): "):
            assert not named(screen) & memories[looking[-1]].never_seen()
        return reader.answer(screen)

    assert evening.spend(up_to(100, answer)) == 0
    assert set(looking) == {0, 2}
    assert len(looking) > 4
    assert all(one != other for one, other in pairwise(looking))


def test_no_curtain_where_everyone_sees_the_same() -> None:
    for game in set(GAMES) - set(WITH_HANDS) - {"zweikampf"}:
        evening = Evening(game, players=4, seats=["0", "2"])
        evening.spend(up_to(20, Reader(game).answer))
        shown = "".join(evening.screens)
        assert "only you are looking" not in shown
        assert set(re.findall(r"(Seat \d), your (?:move|call)", shown)) == {"Seat 0", "Seat 2"}


def test_the_game_is_played_without_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the whole truth of an event nor that of a round is ever asked for."""

    def forbidden(*_: object) -> None:
        raise AssertionError("the truth")

    monkeypatch.setattr(Event, "truth", forbidden)
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "truth", forbidden)
        evening = Evening(game.id, options={"rounds": 1, "strict": True})
        assert evening.spend(Novice().answer) == 0


def test_the_seed_is_a_secret_until_the_end() -> None:
    evening = Evening("elfer-raus", seed="a very secret seed")
    assert evening.spend(Typist().answer) == 0
    *before, last = evening.screens
    assert not any("secret" in screen for screen in before)
    assert "secret" in last

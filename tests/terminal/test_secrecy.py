"""G-7: what a person is shown names no card that this person cannot know."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.games.master import Master
from elfer.kernel.events import Event
from elfer.kernel.rows import RowGame
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of
from elfer.terminal.look import NAMES, SYMBOLS
from tests.terminal.evening import Evening
from tests.terminal.typist import Novice, Typist

LETTERS = {name: letter for letter, name in NAMES.items()}
SIGNS = {sign: letter for letter, sign in SYMBOLS.items()}
# What a joker stands for is a place, which everyone knows, and not a card.
_SPOKEN = re.compile(r"(?<!joker as )\b(red|yellow|green|blue)((?:,? (?:and )?\d+)+)")
_WRITTEN = re.compile(r"(?<!\*)\b[rygb]\d+\b")
_DRAWN = re.compile(r"[●★■▲]|(?<![*\d])\d+")


def named(screen: str) -> set[str]:
    """Every card that a screen names, in words, in the notation or drawn in a line of a colour."""
    return {*_WRITTEN.findall(screen), *_in_words(screen), *_in_lines(screen)}


def _in_words(screen: str) -> Iterator[str]:
    for name, numbers in _SPOKEN.findall(" ".join(screen.split())):
        yield from (f"{LETTERS[name]}{number}" for number in re.findall(r"\d+", numbers))


def _in_lines(screen: str) -> Iterator[str]:
    for line in screen.splitlines():
        own = SIGNS.get(line.strip()[:1])
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


def hidden(evening: Evening, seat: Seat) -> set[str]:
    """What this seat cannot know now; the truth is for tests only."""
    match = evening.sitting.played.match
    state: dict[str, Any] = state_of(match)
    hands = [hand for other, hand in enumerate(state["hands"]) if other != seat]
    known = () if match.outcome is None else (card for hand in hands for card in hand)
    return {*state["stock"], *(card for hand in hands for card in hand)} - {"*", *known}


ROW_GAMES = [game.id for game in GAMES.values() if isinstance(game, RowGame | Master)]


@pytest.mark.parametrize("game", ROW_GAMES)
def test_no_screen_names_a_hidden_card(game: str) -> None:
    evening = Evening(game, seats=["1"], options={"rounds": 2})
    typist = Typist(game)
    looked = 0

    def answer(screen: str) -> str:
        nonlocal looked
        looked += len(named(screen))
        assert not named(screen) & hidden(evening, 1)
        return typist.answer(screen)

    assert evening.spend(answer) == 0
    assert looked > 100


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_several_people_at_one_screen(game: str) -> None:
    """Before Enter nothing is shown but whose turn it is; after it only what that seat may know."""
    evening = Evening(game, players=4, seats=["0", "2"])
    typist = Typist(game)
    looking: list[Seat] = []

    def answer(screen: str) -> str:
        curtain = re.search(r"Seat (\d), press Enter when only you are looking\. $", screen)
        if curtain is not None:
            looking.append(int(curtain[1]))
            assert named(screen) == set()
            assert "hand" not in screen
        elif screen.endswith("help): "):
            assert not named(screen) & hidden(evening, looking[-1])
        return typist.answer(screen)

    assert evening.spend(answer) == 0
    assert set(looking) == {0, 2}
    assert len(looking) > 4
    assert all(one != other for one, other in pairwise(looking))


def test_the_game_is_played_without_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the whole truth of an event nor that of a round is ever asked for."""

    def forbidden(*_: object) -> None:
        raise AssertionError("the truth")

    monkeypatch.setattr(Event, "truth", forbidden)
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "truth", forbidden)
        evening = Evening(game.id, options={"rounds": 1})
        assert evening.spend(Novice().answer) == 0


def test_the_seed_is_a_secret_until_the_end() -> None:
    evening = Evening("elfer-raus", seed="a very secret seed")
    assert evening.spend(Typist().answer) == 0
    *before, last = evening.screens
    assert not any("secret" in screen for screen in before)
    assert "secret" in last

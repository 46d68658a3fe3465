"""What each family shows besides rows and hands, on the screens of whole games."""

import re
from pkgutil import iter_modules
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.terminal.render import family_boards
from elfer.terminal.render.cards import STYLES, highlight_colours
from elfer.terminal.render.family_boards.registry import drawing_of
from elfer.terminal.render.screen_data import Sight, read_names
from elfer.texts.fluent_messages import load_messages
from tests.terminal.scripted_session import ScriptedSession, limit_answers, type_lines
from tests.terminal.typist import Novice, Reader

ENGLISH = load_messages("en")
PEOPLE = read_names(["", "Lotte", "Lotte 2"], 0, ENGLISH)


def play_screens(session: ScriptedSession, answers: int = 60) -> str:
    """Return the screens of a session that gets this number of answers."""
    session.run(limit_answers(answers, Reader("zones").answer))
    return "".join(session.screens)


def describe_view(game: str, highest: int = 9, **view: Any) -> list[str]:
    whole = {"game": game, "players": 3, "turn": 0, "options": {}, "round_over": False} | view
    places = range(1, highest + 1)
    sight = Sight(ENGLISH, PEOPLE, 0, whole, (), places, None)
    return list(drawing_of(sight).describe_middle(sight))


def test_every_module_belongs_to_a_family() -> None:
    modules = {module.name for module in iter_modules(family_boards.__path__)} - {"registry"}
    assert modules < {game.family for game in GAMES.values()}
    assert "bluffing" in modules


@pytest.mark.rule("MO-2")
@pytest.mark.rule("MO-5")
def test_names_the_number_to_claim() -> None:
    mogeln: dict[str, Any] = {"middle": 4, "options": {"count_to": "highest"}}
    assert describe_view("mogeln", **mogeln, pile_claim=7) == [
        "Middle: 4 cards, face down",
        "The last card was claimed as 7; the next claim is 8",
    ]
    assert describe_view("mogeln", **mogeln, pile_claim=9)[1:] == [
        "The last card was claimed as 9, the last number",
        "The next card removes this pile and starts a new one with 1",
    ]
    assert describe_view("mogeln", middle=0, pile_claim=None)[1:] == [
        "New pile: the first claim is 1"
    ]
    assert describe_view("mogeln", middle=9, pile_claim=9, options={"count_to": 20})[1:] == [
        "The last card was claimed as 9; the next claim is 10"
    ]


@pytest.mark.rule("EW-7")
def test_skips_a_number_that_everyone_passed_on() -> None:
    assert describe_view("erwischt", 20, middle=1, pile_claim=3, count=5)[1:] == [
        "The last card was claimed as 3; the next claim is 5"
    ]
    assert describe_view("erwischt", 20, middle=0, pile_claim=None, count=4)[1:] == [
        "New pile: the first claim is 4"
    ]


@pytest.mark.parametrize("game", ["mogeln", "erwischt"])
def test_names_no_claim_at_the_end(game: str) -> None:
    session = ScriptedSession(game)
    session.run(Novice().answer)
    assert "claim is " in "".join(session.screens[:-1])
    assert "the end" in session.screens[-1]
    assert "claim is " not in session.screens[-1]
    assert "claimed as" not in session.screens[-1]


@pytest.mark.parametrize("game", ["poker", "ratefix"])
def test_revealed_cards_wait_in_the_middle(game: str) -> None:
    """RA-3: they are no longer face down."""
    screens = play_screens(ScriptedSession(game, seed="equal"), 400)
    middle = re.search(r"It’s a tie(?:.|\n)*?Middle: (.*)", screens)
    assert middle is not None
    assert middle[1] == "3 cards, face down; 3 more wait for the next winner"


def test_describes_the_middle_as_a_pile() -> None:
    assert re.search(
        r"Middle: [●★■▲] \d+ \(\+\d+ under\)\n",
        play_screens(ScriptedSession("ueberall-anschliessen")),
    )


def test_cards_on_the_table_have_their_colour() -> None:
    line = highlight_colours("  Middle: ★ 4 (+4 under)", ENGLISH)
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [
        ("★ 4", STYLES["y"])
    ]


@pytest.mark.rule("SP-4")
def test_names_the_card_laid_aside_at_the_end() -> None:
    session = ScriptedSession("schwarzer-peter")
    session.run(Novice().answer)
    assert "Laid aside: 1 card\n" in "".join(session.screens[:-1])
    kept = re.search(r"ha(?:s|ve) the Old Maid: (\w)\w+ (\d+)\.", session.screens[-1])
    aside = re.search(r"Laid aside: ([●▲]) (\d+)\n", session.screens[-1])
    assert kept is not None
    assert aside is not None
    assert kept[2] == aside[2]


@pytest.mark.parametrize(
    ("game", "options", "unit"),
    [
        ("ratefix", {}, "cards"),
        ("zweikampf", {}, "cards"),
        ("hoechste-karte", {}, "cards"),
        ("schnipp-schnapp", {"together": True, "turns": 8}, "cards"),
        ("junior", {"rounds": 1}, "points"),
    ],
)
def test_names_the_unit_that_decides(game: str, options: dict[str, Any], unit: str) -> None:
    session = ScriptedSession(game, options=options)
    session.run(Novice().answer)
    best = rf"The player with the most {unit} wins\.|The (?:lowest|highest) total wins\."
    assert re.search(best, session.screens[-1])
    assert {"cards", "points", "sets"} & set(_heads(session.screens[-1])) == {unit}


def _heads(screen: str) -> list[str]:
    above = re.search(r"(.*)\n  ─+", screen.partition("the end")[2])
    return [] if above is None else re.split(r"\s{2,}", above[1].strip())


@pytest.mark.rule("SS-9")
def test_counts_quartets_if_they_decide() -> None:
    """SS-9: the number of cards taken by calls does not matter."""
    session = ScriptedSession("schnipp-schnapp", options={"together": False})
    session.run(limit_answers(400, Reader("quartets", calls=0.5).answer))
    screens = "".join(session.screens)
    assert re.search(r"Sn[ia]p! .* gets? .*cards?", screens)
    assert re.search(r"Lotte( 2)?: stack of \d+, .*(\d sets|one set)", screens)
    assert not re.search(r"cards? won\b", screens.partition("the end")[0])


def test_each_seat_keeps_its_line() -> None:
    """Stacks change all the time, so seats must not share a line."""
    session = ScriptedSession("schnipp-schnapp", options={"together": False})
    session.run(type_lines("flip"))
    for screen in session.screens[:2]:
        assert len(re.findall(r"^. \[\d\] .*: stack", screen, re.MULTILINE)) == 3

"""What lies on the table besides rows, through the screens of whole games."""

import re
from typing import Any

import pytest

from elfer.terminal.look import STYLES, coloured
from elfer.terminal.sight import Sight
from elfer.terminal.zones import zones
from tests.terminal.evening import Evening, lines, up_to
from tests.terminal.typist import Novice, Reader


def shown(evening: Evening, answers: int = 60) -> str:
    """What is shown to somebody who plays for so long."""
    evening.spend(up_to(answers, Reader("zones").answer))
    return "".join(evening.screens)


def lying(highest: int = 9, **view: Any) -> list[str]:
    whole = {"players": 3, "turn": 0, "options": {}, "round_over": False} | view
    return list(zones(Sight("A game", 0, whole, (), range(1, highest + 1), None)))


@pytest.mark.rule("MO-2")
@pytest.mark.rule("MO-5")
def test_the_number_to_be_claimed_is_said() -> None:
    mogeln: dict[str, Any] = {"middle": 4, "options": {"count_to": "highest"}}
    assert lying(**mogeln, pile_claim=7) == [
        "Middle: 4 cards, face down",
        "The card laid last is said to be a 7, the next one is to be an 8",
    ]
    assert lying(**mogeln, pile_claim=9)[1:] == [
        "The card laid last is said to be a 9, the last number",
        "Who lays now takes this pile out of the game and starts another with a 1",
    ]
    assert lying(middle=0, pile_claim=None)[1:] == [
        "A new pile starts: the first card is to be a 1"
    ]
    assert lying(middle=9, pile_claim=9, options={"count_to": 20})[1:] == [
        "The card laid last is said to be a 9, the next one is to be a 10"
    ]


@pytest.mark.rule("EW-7")
def test_a_number_that_everyone_passed_on() -> None:
    assert lying(20, middle=1, pile_claim=3, count=5)[1:] == [
        "The card laid last is said to be a 3, the next one is to be a 5"
    ]
    assert lying(20, middle=0, pile_claim=None, count=4)[1:] == [
        "A new pile starts: the first card is to be a 4"
    ]


@pytest.mark.parametrize("game", ["mogeln", "erwischt"])
def test_nothing_is_to_be_claimed_at_the_end(game: str) -> None:
    evening = Evening(game)
    evening.spend(Novice().answer)
    assert "is to be a" in "".join(evening.screens[:-1])
    assert "the end" in evening.screens[-1]
    assert "is to be a" not in evening.screens[-1]
    assert "is said to be" not in evening.screens[-1]


@pytest.mark.parametrize("game", ["poker", "ratefix"])
def test_cards_that_were_shown_wait_in_the_middle(game: str) -> None:
    """RA-3: they do not lie face down any more."""
    screens = shown(Evening(game, seed="undecided"), 400)
    middle = re.search(r"Undecided: (?:.|\n)*?Middle: (.*)", screens)
    assert middle is not None
    assert middle[1] == "3 cards, face down; 3 more wait for the next winner"


def test_a_pile_is_not_taken_for_a_number() -> None:
    assert re.search(
        r"Middle: [●★■▲] \d+ \(\+\d+ under\)\n", shown(Evening("ueberall-anschliessen"))
    )


def test_cards_on_the_table_have_their_colour() -> None:
    line = coloured("  Middle: ★ 4 (+4 under)")
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [
        ("★ 4", STYLES["y"])
    ]


@pytest.mark.rule("SP-4")
def test_the_card_laid_aside_is_named_at_the_end() -> None:
    evening = Evening("schwarzer-peter")
    evening.spend(Novice().answer)
    assert "Laid aside: 1 card\n" in "".join(evening.screens[:-1])
    kept = re.search(r"kept the Schwarzer Peter, (\w)\w+ (\d+)\.", evening.screens[-1])
    aside = re.search(r"Laid aside: ([●▲]) (\d+)\n", evening.screens[-1])
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
def test_what_decides_has_its_name(game: str, options: dict[str, Any], unit: str) -> None:
    evening = Evening(game, options=options)
    evening.spend(Novice().answer)
    assert re.search(rf"The (most|fewest) {unit} win\.", evening.screens[-1])
    assert {"cards", "points", "quartets"} & set(_heads(evening.screens[-1])) == {unit}


def _heads(screen: str) -> list[str]:
    above = re.search(r"(.*)\n  ─+", screen.partition("the end")[2])
    return [] if above is None else re.split(r"\s{2,}", above[1].strip())


@pytest.mark.rule("SS-9")
def test_where_quartets_decide_they_are_counted() -> None:
    """SS-9: how many cards were taken by calls decides nothing there."""
    evening = Evening("schnipp-schnapp", options={"together": False})
    evening.spend(up_to(400, Reader("quartets", calls=0.5).answer))
    screens = "".join(evening.screens)
    assert re.search(r"and won \d+ card", screens)
    assert re.search(r"Seat \d: stack of \d+, .*\d quartets?", screens)
    assert not re.search(r"\d won\b", screens.partition("the end")[0])


def test_the_seats_stay_where_they_are() -> None:
    """Each has a line of its own where what lies before it changes all the time."""
    evening = Evening("schnipp-schnapp", options={"together": False})
    evening.spend(lines("flip"))
    for screen in evening.screens[:2]:
        assert len(re.findall(r"^. (?:You|Seat \d): stack", screen, re.MULTILINE)) == 3

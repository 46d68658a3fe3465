"""Every refused move has a reason code, which does not leak hidden facts to the seat."""

import json
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from elfer.engine.cards import CARDS, COLOURS, names_in
from elfer.engine.errors import IllegalMove, Refused, WrongPlace
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check, check_touch, language_of
from elfer.engine.moves import Touch
from elfer.engine.options import schema
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.notation.states import view_of
from tests.conformance.strategies import POLICIES, default_match, play_steps
from tests.locales.engine import reasons

REASONS = reasons()
STRICT = {
    "colours": "strict",
    "elevens_last": True,
    "several": False,
    "strict": True,
    "together": True,
}
"""Options that introduce their own reasons for refusals."""
MOMENTS = 80
TRIES = 40


class RefusedMove(NamedTuple):
    """A refused move, with its match and its seat."""

    match: Match
    seat: Seat | None
    text: str
    refused: IllegalMove


def moments(game_id: str) -> list[Match]:
    """Return the beginning and some other moments of a few matches."""
    default = default_match(GAMES[game_id], "one")
    known = schema(default.game.options)
    strict = {name: STRICT[name] for name in known.keys() & STRICT.keys()}
    if known.get("colours", {}).get("type") != "choice":
        strict.pop("colours", None)
    starts = [default, new_match(default.game, default.players, strict, "two")]
    choosers = [(policy, random.Random(number)) for number, policy in enumerate(POLICIES)]
    matches = [
        step.match
        for start in starts
        for chooser in choosers
        for step in play_steps(start, chooser)
    ]
    some = random.Random(game_id).sample(matches, min(MOMENTS, len(matches)))
    return [*matches[:3], *some]


def refusals(game_id: str) -> Iterator[RefusedMove]:
    """Yield refused moves of every seat at these moments."""
    rng = random.Random(game_id)
    for match in moments(game_id):
        for seat in (*range(match.players), None):
            language = language_of(match)
            for text in rng.sample(sorted(language), min(TRIES, len(language))):
                try:
                    check(match, seat, text, 7)
                except IllegalMove as refused:
                    yield RefusedMove(match, seat, text, refused)
                except Refused:
                    break


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_has_a_known_reason(game_id: str) -> None:
    for _, _, text, refused in refusals(game_id):
        assert refused.reason in REASONS, text
        assert {*refused.about} == REASONS[refused.reason], text


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game_id", GAMES)
def test_a_refusal_names_only_visible_cards_and_the_card_asked_for(game_id: str) -> None:
    for match, seat, text, refused in refusals(game_id):
        seen = {*re.findall(r"[rygb]\d+", json.dumps(view_of(match, seat)))}
        # A bridge y=r9 is about the yellow 9 as well.
        colours, values = re.findall("[rygb]", text), re.findall(r"\d+", text)
        asked = {f"{colour}{value}" for colour in colours for value in values}
        known = seen | asked | open_places(match, seat)
        assert {value for value in refused.about.values() if value in CARDS} <= known


def open_places(match: Match, seat: Seat | None) -> set[str]:
    """Return the places of the rows that a card can fill now, which everyone can see."""
    layout = getattr(match.view(seat), "layout", None)
    if layout is None or match.game.family not in ("rows", "master"):
        return set()
    places = layout.fits if match.game.family == "rows" else layout.direct()
    return {*names_in(places)} & {*CARDS}


def find_refusal(match: Match, seat: Seat, *touched: Touch) -> IllegalMove | None:
    """Return the refusal that a seat gets for touching cards or places; None if it may."""
    try:
        check_touch(match, seat, touched)
    except IllegalMove as refused:
        return refused
    return None


def test_a_card_that_does_not_fit_on_any_row_gets_one_reason() -> None:
    heard = set()
    for match in moments("farben-mix"):
        seat = match.turn
        if seat is None:
            continue
        for name in view_of(match, seat)["hand"]:
            refused = find_refusal(match, seat, Touch("hand", name))
            if refused is None:
                continue
            heard.add(refused.reason)
            if refused.reason == "fits-nowhere":
                assert refused.about == {"card": name}
                for row in COLOURS:
                    there = find_refusal(match, seat, Touch("hand", name), Touch("row", row))
                    assert there is not None
                    assert there.reason in ("no-fit", "place-filled", "row-not-begun")
                    assert there.about["card"] == name
    assert {"fits-nowhere", "one-row", "opens-with", "elevens-wait", "drawn-fits"} <= heard
    assert not {"no-fit", "place-filled", "row-not-begun"} & heard


@pytest.mark.parametrize(
    "game_id", [game.id for game in GAMES.values() if game.family in ("rows", "master")]
)
def test_a_refusal_names_the_open_place_that_comes_first(game_id: str) -> None:
    named = 0
    for match, seat, _, refused in refusals(game_id):
        if refused.reason not in ("no-fit", "row-not-begun", "nothing-beside"):
            continue
        card, wanted = str(refused.about["card"]), str(refused.about["wanted"])
        row = str(refused.about.get("row", card[0]))
        places = [place for place in open_places(match, seat) if place[0] == row]
        assert wanted in places
        away = {place: abs(int(place[1:]) - int(card[1:])) for place in places}
        assert away[wanted] == min(away.values())
        named += 1
    assert named > 0


@pytest.mark.parametrize("game", ["junior", "elfer-raus", "elferspiel", "eins-zwanzig", "master"])
def test_a_card_on_a_row_of_another_colour_is_pointed_to_its_own_row(game: str) -> None:
    match = next(iter(moments(game)))
    seat = match.actors[0]
    name = view_of(match, seat)["hand"][0]
    other = next(row for row in COLOURS if row != name[0])
    with pytest.raises(WrongPlace) as refused:
        check_touch(match, seat, [Touch("hand", name), Touch("row", other)])
    assert (refused.value.reason, refused.value.about) == (
        "wrong-place",
        {"card": name, "row": name[0]},
    )

"""G-7 and G-11: no player sees or can infer a card that is hidden from them."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from elfer.engine.seats import Seat
from elfer.games import game_named
from tests.played import MutableMatch
from tests.rules.cards import GAMES, deck
from tests.rules.table import Table

WATCHERS = (0, 1, 2, None)


def worlds(table: Table, start: dict[str, Any], seat: Seat, rng: Random) -> Iterator[Table]:
    """Yield matches with the same moves but different cards in places that this seat cannot see."""
    end = table.state
    hidden = [card for other, hand in enumerate(end["hands"]) if other != seat for card in hand]
    hidden = [card for card in [*hidden, *end["stock"]] if card != "*"]
    pairs = rng.sample(list(combinations(hidden, 2)), 4)
    deal = {"hands": start["hands"], "stock": start["stock"]}
    for one, other in pairs:
        names = {one: other, other: one}
        record = table.record | {"deal": _rename(deal, names)}
        another = Table(end["game"], players=end["players"])
        if another.ask("load", record=record)["ok"]:
            yield another


def _rename(deal: Any, names: dict[str, str]) -> Any:
    if isinstance(deal, str):
        return names.get(deal, deal)
    if isinstance(deal, list):
        return [_rename(entry, names) for entry in deal]
    return {key: _rename(entry, names) for key, entry in deal.items()}


def answers_to(table: Table, seat: Seat) -> str:
    """Return everything that a seat can get from the referee: view, moves and refusals."""
    legal = table.legal(seat)
    at_row = "@r" if table.state["game"] == "farben-mix" else ""
    texts = ["draw", "done", "pass", "next", *(f"{card}{at_row}" for card in deck("elfer-raus"))]
    refusals = [table.ask("play", seat=seat, move=text) for text in texts if text not in legal]
    return json.dumps([table.view(seat), sorted(legal), refusals])


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", GAMES)
def test_answers_to_a_seat_do_not_depend_on_hidden_cards(game: str) -> None:
    rng = Random(game)
    table = Table(game, players=3, seed="hidden")
    start, compared = table.state, 0
    for _ in range(16):
        table.plays_randomly(rng)
        if table.record["moves"][-1][2] == "draw":
            continue  # the turn shows everyone whether a drawn card fits
        for seat in range(3):
            told = answers_to(table, seat)
            for other in worlds(table, start, seat, rng):
                assert answers_to(other, seat) == told
                compared += 1
    assert compared > 30


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", GAMES)
def test_a_view_names_only_its_own_and_face_up_cards(game: str) -> None:
    table = Table(game, players=3, seed="views")
    rng = Random(7)
    for _ in table.moments():
        rows = {card for row in table.state["rows"].values() for card in row}
        for watcher in WATCHERS:
            own = set() if watcher is None else set(table.hand(watcher).split())
            assert cards_in(table.view(watcher)) <= own | rows
        table.plays_randomly(rng)


def cards_in(told: dict[str, Any]) -> set[str]:
    """Return every card that is named anywhere in a seat's answers."""
    return set(re.findall(r'"(\*?[rygb]\d+|\*)"', json.dumps(told)))


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_the_keys_of_the_state_with_sizes_for_hidden_cards(game: str) -> None:
    table = Table(game, players=3)
    state, view, spectator = table.state, table.view(1), table.view(None)
    assert view.keys() == state.keys() | {"seat", "hand"}
    assert spectator.keys() == view.keys() - {"hand"}
    assert sorted(view["hand"]) == sorted(state["hands"][1])
    for shown in (view, spectator):
        assert shown["hands"] == [len(hand) for hand in state["hands"]]
        assert shown["stock"] == len(state["stock"])


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    ("game", "hands", "opening", "fitting"),
    [
        ("junior", ["g5 y5", "b5", "y7"], [], "r2"),
        ("elfer-raus", ["g5 y5", "b5", "r11 y7"], [(2, "r11")], "r12"),
        ("elferspiel", ["g5 y5", "r11 b5", "y7"], [(1, "r11")], "r12"),
    ],
)
def test_only_the_drawer_sees_which_card_must_be_laid(
    game: str, hands: list[str], opening: list[tuple[int, str]], fitting: str
) -> None:
    table = Table(game, hands, stock=fitting)
    for seat, move in opening:
        table.plays(seat, move)
    table.plays(0, "draw")
    assert table.state["progress"]["must"] == fitting
    for watcher in WATCHERS:
        must = table.view(watcher)["progress"]["must"]
        assert must == (fitting if watcher == 0 else None)


@pytest.mark.rule("G-7")
@pytest.mark.parametrize(
    ("game", "with_more", "with_nothing_more", "opening", "lay"),
    [
        ("junior", "r2 r3 b5", "r2 b6 b5", [], "r2"),
        ("elfer-raus", "r12 r13 b5", "r12 b6 b5", ["r11"], "r12"),
        ("falscher-anfang", "r11 r2 r3 b5", "r11 r2 b6 b5", [], "r2"),
        ("elferspiel", "r12 r13 b5", "r12 b6 b5", ["r11"], "r12"),
        ("farben-mix", "r12 r13 b5", "r12 b6 b5", ["r11@r"], "r12@r"),
        ("eins-zwanzig", "r20 r19 b5", "r20 b6 b5", ["r1"], "r20"),
        ("master", "r12 r13 b5", "r12 b6 b5", [], "r12"),
    ],
)
def test_stopping_early_looks_like_having_no_more_cards_that_fit(
    game: str, with_more: str, with_nothing_more: str, opening: list[str], lay: str
) -> None:
    """The turn never ends automatically after a lay, so its end does not reveal the reason."""
    looks = []
    other = " ".join([*(move.split("@")[0] for move in opening), "y5"])
    for hand in (with_more, with_nothing_more):
        table = Table(game, [hand, other])
        table.plays(1, *opening)
        table.plays(0, lay)
        assert table.turn == 0
        assert "done" in table.legal(0)
        before = table.view(1)
        table.plays(0, "done")
        looks.append([before, table.view(1), table.view(None)])
    assert looks[0] == looks[1]


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", ["elfer-raus", "elferspiel", "master"])
def test_only_the_drawer_is_told_which_card_was_drawn(game: str) -> None:
    opener = [] if game == "master" else ["r11"]
    others = [card for card in deck(game) if card not in {"g5", "r11", "y5", "b3", "b4"}]
    told: list[list[Any]] = []
    for drawn, next_card in (("b3", "b4"), ("b4", "b3")):
        deal = {"hands": [["g5"], [*opener, "y5"]], "stock": [drawn, next_card, *others]}
        played = MutableMatch.new(game_named(game), 2, {"rounds": 1}, None, deal)
        for card in opener:
            played.play(1, card)
        events = played.play(0, "draw")
        assert any(event.seen_by(0).get("card") == drawn for event in events)
        told.append([event.seen_by(watcher) for event in events for watcher in (1, None)])
    assert told[0] == told[1]


@pytest.mark.rule("G-11")
@pytest.mark.parametrize("game", GAMES)
def test_hands_are_shown_after_the_round_and_the_stock_never_is(game: str) -> None:
    table = Table(game, players=3, seed="shown", rounds=2)
    table.finishes_round()
    state = table.state
    rows = {card for row in state["rows"].values() for card in row}
    hands = {card for hand in state["hands"] for card in hand}
    for watcher in WATCHERS:
        view = table.view(watcher)
        assert [sorted(hand) for hand in view["hands"]] == [sorted(h) for h in state["hands"]]
        assert view["stock"] == len(state["stock"])
        assert cards_in(view) <= hands | rows
    table.plays(0, "next")
    assert table.view(1)["hands"] == [len(hand) for hand in table.state["hands"]]


@pytest.mark.rule("G-11")
def test_the_rest_of_the_stock_stays_hidden_when_the_match_is_over() -> None:
    table = Table("elfer-raus", ["r11", "b2"], stock="g7")
    table.plays(0, "r11")
    assert table.state["over"]
    for watcher in (0, 1, None):
        view = table.view(watcher)
        assert view["hands"] == [[], ["b2"]]
        assert view["stock"] == 78
        assert "g7" not in cards_in(view)

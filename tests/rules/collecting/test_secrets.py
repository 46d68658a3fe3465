"""The views and events of a seat in Farben sammeln, and refused requests."""

from typing import Any

import pytest

from elfer.engine.events import told_to
from elfer.games import game_named
from elfer.notation.states import view_of
from tests.played import MutableMatch
from tests.rules.collecting.table import GAME, make_deal, table_of
from tests.rules.table import Table


@pytest.mark.rule("G-7")
def test_only_the_drawer_knows_the_card_from_the_stock() -> None:
    told = []
    for stock in ("y9 b9", "b9 y9"):
        deal = make_deal(["g5 g6", "r5 b6", "y5"], stock)
        played = MutableMatch.new(game_named(GAME), 3, {"rounds": 1}, "x", deal)
        events = played.play(1, "stock")
        assert told_to(events, 1) == [{"type": "draw", "seat": 1, "card": stock[:2]}]
        told.append([(told_to(events, seat), view_of(played.match, seat)) for seat in (0, 2, None)])
    assert told[0] == told[1]


@pytest.mark.rule("G-7")
def test_everyone_is_told_of_cards_taken_and_laid_face_up() -> None:
    played = MutableMatch.new(
        game_named(GAME), 2, {"rounds": 1}, "x", make_deal(["g5 g6", "r5 b6"])
    )
    for move, told in (
        ("take 2", {"type": "take", "seat": 1, "card": "g1", "pile": 2}),
        ("r5>2", {"type": "lay", "seat": 1, "card": "r5", "pile": 2}),
        ("done", {"type": "done", "seat": 1}),
    ):
        events = played.play(1, move)
        for watcher in (0, 1, None):
            assert told_to(events, watcher) == [told]


@pytest.mark.rule("G-7")
def test_a_view_shows_piles_and_the_sizes_of_hidden_cards() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    table.plays(1, "stock", "y9>1")
    state = table.state
    for watcher in (0, 1, None):
        view = table.view(watcher)
        assert view["piles"] == state["piles"] == [["y9", "y1"], ["g1"], ["b1"], ["y2"]]
        assert view["hands"] == [2, 2]
        assert view["stock"] == len(state["stock"]) == 71
        assert ("hand" in view) == (watcher is not None)
    assert sorted(table.view(0)["hand"]) == ["g5", "g6"]


@pytest.mark.rule("G-11")
def test_hands_are_shown_at_the_end_and_the_stock_is_not() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="r9")
    table.plays(1, "stock", "b6>1", "close")
    for watcher in (0, 1, None):
        view = table.view(watcher)
        assert [sorted(hand) for hand in view["hands"]] == [["g5", "g6"], ["r5", "r9"]]
        assert view["stock"] == 71


@pytest.mark.parametrize(
    "move",
    [
        *("take 0", "take 5", "take", "take  1", "take 01", "take \u0661", "draw", "pass", ""),
        *("r21>1", "r0>1", "r5>0", "r5>5", "r5", "r05>1", "r5 > 1", "*>1", "stock ", "schluss"),
    ],
)
def test_refuses_text_that_is_not_a_move_of_the_game(move: str) -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.refuses(1, move, error="bad-move")


@pytest.mark.parametrize("rounds", [0, 101, -1, True, 1.0, "2"])
def test_rounds_out_of_range_are_refused(rounds: Any) -> None:
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, seed="x", options={"rounds": rounds}
    )
    assert answer["error"] == "bad-options"


@pytest.mark.parametrize("players", [1, 7])
def test_refuses_other_numbers_of_players(players: int) -> None:
    answer = Table(GAME, players=2).ask("new", game=GAME, players=players, seed="x")
    assert answer["error"] == "bad-request"


def test_refuses_a_match_without_a_seed_even_with_a_deal() -> None:
    deal = make_deal(["g5 g6", "r5 b6"])
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, options={"rounds": 1}, deal=deal
    )
    assert answer["error"] == "bad-request"


@pytest.mark.parametrize(
    "change",
    [{"hands": [["g5"], []]}, {"hands": [["g5"]]}, {"open": "y1"}, {"open": ["y1"] * 4}],
)
def test_refuses_bad_deals(change: dict[str, Any]) -> None:
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, seed="x", deal=make_deal(["g5 g6", "r5 b6"]) | change
    )
    assert answer["error"] == "bad-deal"

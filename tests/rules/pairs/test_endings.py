"""SP-4, SP-5: the loser, and the views and events of a seat."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from elfer.engine.events import told_to
from elfer.games import game_named
from elfer.notation.states import state_of
from tests.played import MutableMatch
from tests.rules.pairs.table import GAME, ask_new, hands, make_deal, table_of, twin
from tests.rules.table import Table


@pytest.mark.rule("SP-4")
@pytest.mark.rule("G-5")
def test_the_last_player_loses_and_all_others_win() -> None:
    table = table_of(["r1 b2", "r2 r5 b9 r9", "b1 r7 b7"], "b5")
    assert hands(table) == ["r1 b2", "r2 r5", "b1"]
    for turn in range(200):
        state = table.state
        if state["over"]:
            break
        assert (state["loser"], state["winners"], state["turn"] is None) == (None, None, False)
        table.plays(state["turn"], f"draw {turn % len(table.legal(state['turn'])) + 1}")
    state = table.state
    loser = state["loser"]
    assert state["hands"] == [["r5"] if seat == loser else [] for seat in range(3)]
    assert state["winners"] == [seat for seat in range(3) if seat != loser]
    assert (state["turn"], state["actors"], state["round_over"]) == (None, [], True)
    assert (state["points"], state["totals"]) == (None, None)
    for seat in range(3):
        table.refuses(seat, "draw 1", error="not-your-turn")


@pytest.mark.rule("SP-4")
def test_a_pair_can_leave_the_drawer_with_the_schwarzer_peter() -> None:
    table = table_of(["r9 b9", "r1 r5", "b1"], "b5")
    table.plays(1, "draw 1")
    assert table.state["loser"] == 1
    assert table.state["winners"] == [0, 2]


@pytest.mark.rule("SP-4")
def test_the_giver_can_be_left_with_the_schwarzer_peter() -> None:
    table = table_of(["r9 b9", "r1", "r5 b1"], "b5")
    table.plays(1, "draw 2")
    assert table.state["loser"] == 2
    assert table.state["winners"] == [0, 1]


@pytest.mark.rule("SP-4")
@pytest.mark.rule("G-7")
def test_the_card_laid_aside_is_shown_only_at_the_end() -> None:
    table = table_of(["r9 b9", "r1", "r5 b1"], "b5")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["aside"], view["loser"]) == (1, None)
        assert '"b5"' not in json.dumps(view)
    table.plays(1, "draw 2")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["aside"], view["loser"]) == (["b5"], 2)


@pytest.mark.rule("SP-4")
def test_refuses_a_deal_of_only_pairs() -> None:
    deal = make_deal(["r1 b1", "r2 b2 r5"], "b5", 0)
    assert ask_new({"short": True}, deal)["error"] == "bad-deal"


@pytest.mark.rule("SP-4")
def test_matches_with_any_number_of_players_end_soon() -> None:
    for players in range(2, 7):
        for seed in map(str, range(20)):
            played, rng = MutableMatch.new(game_named(GAME), players, {}, seed), Random(seed)
            while not played.match.over:
                seat = played.match.turn
                played.play(seat, rng.choice(played.match.legal(seat)).text)
            assert len(played.moves) < 500
            state = state_of(played.match)
            assert state["hands"][state["loser"]] == [twin(state["aside"][0])]


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("forfeit", [None, "", "sing a song", "ü" * 200])
def test_the_forfeit_is_announced_at_the_end(forfeit: str | None) -> None:
    options = {"short": True, "forfeit": forfeit}
    deal = make_deal(["r9 b9", "r1", "r5 b1"], "b5", 0)
    played = MutableMatch.new(game_named(GAME), 3, options, "x", deal)
    assert state_of(played.match)["options"]["forfeit"] == forfeit
    events = played.play(1, "draw 2")
    lost = {"type": "lost", "seat": 2, "card": "r5", "aside": "b5", "forfeit": forfeit}
    for watcher in (0, 1, 2, None):
        assert lost in told_to(events, watcher)


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("forfeit", ["x" * 201, 5, True, ["sing"]])
def test_a_forfeit_is_a_string_of_at_most_200_characters(forfeit: Any) -> None:
    assert ask_new({"forfeit": forfeit})["error"] == "bad-options"


def test_there_are_no_rounds() -> None:
    assert ask_new({"rounds": 2})["error"] == "bad-options"
    assert ask_new({"short": 1})["error"] == "bad-options"
    options = Table(GAME, players=2).state["options"]
    assert options == {"dealer": 0, "colours": ["r", "b"], "short": False, "forfeit": None}


@pytest.mark.rule("G-7")
def test_only_drawer_and_giver_know_the_card() -> None:
    deal = make_deal(["r1 b2", "b1 r3", "r2 b3 r5"], "b5", 0)
    played = MutableMatch.new(game_named(GAME), 3, {"short": True}, "x", deal)
    events = played.play(1, "draw 3")
    drawn = {"type": "draw", "seat": 1, "from": 2, "place": 3}
    assert told_to(events, 1) == [drawn | {"card": "r5"}]
    assert told_to(events, 2) == [drawn, {"type": "give", "seat": 2, "to": 1, "card": "r5"}]
    assert told_to(events, 0) == told_to(events, None) == [drawn]


@pytest.mark.rule("G-7")
def test_everyone_is_told_of_pairs_and_of_safe_players() -> None:
    deal = make_deal(["r2 r3", "r1", "b1", "b2 b3 r5"], "b5", 0)
    played = MutableMatch.new(game_named(GAME), 4, {"short": True}, "x", deal)
    events = played.play(1, "draw 1")
    assert told_to(events, None) == [
        {"type": "draw", "seat": 1, "from": 2, "place": 1},
        {"type": "pair", "seat": 1, "cards": ["r1", "b1"]},
        {"type": "safe", "seat": 1},
        {"type": "safe", "seat": 2},
    ]


@pytest.mark.rule("G-7")
def test_a_view_shows_its_own_hand_and_the_sizes_of_the_others() -> None:
    table = Table(GAME, players=3, seed="views")
    rng = Random(3)
    while (seat := table.turn) is not None:
        state = table.state
        for watcher in (0, 1, 2, None):
            view = table.view(watcher)
            assert view["hands"] == [len(hand) for hand in state["hands"]]
            assert view["piles"] == state["piles"]
            assert view["aside"] == 1
            assert view.get("hand") == (None if watcher is None else state["hands"][watcher])
        table.plays(seat, rng.choice(sorted(table.legal(seat))))


def exchange_hidden(played: MutableMatch, seat: int | None, rng: Random) -> Iterator[Any]:
    """Yield the same moment with the cards hidden from a seat rearranged."""
    state = played.match.state
    hidden = [state.aside]
    hidden += (card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    for _ in range(5):
        rng.shuffle(hidden)
        rest = iter(hidden[1:])
        hands = [
            hand if other == seat else tuple(next(rest) for _ in hand)
            for other, hand in enumerate(state.hands)
        ]
        yield state._replace(aside=hidden[0], hands=tuple(hands))


@pytest.mark.rule("G-7")
def test_a_view_does_not_depend_on_hidden_cards() -> None:
    played, rng = MutableMatch.new(game_named(GAME), 4, {}, "hidden"), Random(2)
    game = played.match.game
    while not played.match.over:
        for watcher in (0, 1, 2, 3, None):
            view = game.view(played.match.state, watcher)
            for other in exchange_hidden(played, watcher, rng):
                assert game.view(other, watcher) == view
        seat = played.match.turn
        played.play(seat, rng.choice(played.match.legal(seat)).text)

"""The referee's protocol: its answers, and the codes of its refusals."""

import json
from typing import Any

import pytest

from elfer.games import GAMES
from tests.notation.conftest import Host

CLASSIC: dict[str, Any] = {"do": "new", "game": "elfer-raus", "players": 3, "seed": "s"}


def test_games_lists_every_game_with_its_options(host: Host) -> None:
    games = {game["id"]: game for game in host.ask(do="games")["games"]}
    assert set(games) == set(GAMES)
    for game in games.values():
        least, most = game["players"]
        assert 2 <= least <= most <= 6
        assert game["options"]["dealer"] == {"type": "seat", "default": 0}
    assert games["elfer-raus"]["players"] == [2, 6]
    assert games["zweikampf"]["players"] == [2, 2]
    assert games["farben-sammeln"]["options"]["rounds"]["default"] is None
    assert games["elfer-raus"]["options"]["rounds"]["max"] == 100
    assert games["elfer-raus"]["options"]["without"] == {
        "type": "colour",
        "values": ["r", "y", "g", "b"],
        "players": [2, 2],
        "default": None,
        "nullable": True,
    }
    assert games["master"]["options"]["row_order"]["default"] == ["y", "b", "r", "g"]
    assert games["elferspiel"]["options"]["rounds"]["default"] == 3


def test_a_match_from_new_to_over(host: Host) -> None:
    state = host.ask(**CLASSIC)["state"]
    while not state["over"]:
        seat = state["actors"][0]
        level = "greedy" if seat else "random"
        move = host.ask(do="bot", seat=seat, level=level)["move"]
        assert move in host.ask(do="legal", seat=seat)["moves"]
        events = host.ask(do="play", seat=seat, move=move)["events"]
        assert all(event["type"] for event in events)
        state = host.ask(do="state")["state"]
    assert state["winners"] is not None
    assert host.ask(do="legal", seat=0)["moves"] == []
    assert host.refusal(do="play", seat=0, move="next") == "not-your-turn"


def test_records_load_into_the_same_state(host: Host) -> None:
    host.ask(**CLASSIC)
    for _ in range(30):
        seat = host.ask(do="state")["state"]["actors"][0]
        move = host.ask(do="bot", seat=seat, level="random")["move"]
        host.ask(do="play", seat=seat, move=move.upper())
    state, record = host.ask(do="state")["state"], host.ask(do="record")["record"]
    assert record["moves"][0] == [1, *record["moves"][0][1:]]
    other = Host()
    assert other.ask(do="load", record=record)["state"] == state
    assert other.ask(do="record")["record"] == record


def test_a_bot_answers_from_its_view_alone(host: Host) -> None:
    host.ask(**CLASSIC)
    seat = host.ask(do="state")["state"]["turn"]
    first = host.ask(do="bot", seat=seat, level="random")
    assert all(host.ask(do="bot", seat=seat, level="random") == first for _ in range(5))
    assert host.refusal(do="bot", seat=(seat + 1) % 3, level="greedy") == "not-your-turn"
    assert host.refusal(do="bot", seat=seat, level="master") == "bad-request"


def test_there_is_no_match_at_first(host: Host) -> None:
    for do in ("legal", "view", "play", "bot"):
        assert host.refusal(do=do, seat=0, move="r1", level="random") == "no-game"
    for do in ("state", "record"):
        assert host.refusal(do=do) == "no-game"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"do": "dance"}, "bad-request"),
        ({"do": None}, "bad-request"),
        ({"do": ["new"]}, "bad-request"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "chess", "players": 99}, "unknown-game"),
        ({"game": 7}, "bad-request"),
        ({"game": "chess", "players": "3"}, "bad-request"),
        ({"players": 1}, "bad-request"),
        ({"players": 7}, "bad-request"),
        ({"players": -3}, "bad-request"),
        ({"players": "3"}, "bad-request"),
        ({"players": 3.0}, "bad-request"),
        ({"players": True}, "bad-request"),
        ({"players": None}, "bad-request"),
        ({"seed": 7}, "bad-request"),
        ({"seed": "\ud800"}, "bad-request"),
        ({"seed": None}, "bad-request"),
        ({"options": []}, "bad-request"),
        ({"deal": []}, "bad-request"),
        ({"options": {"rounds": 0}}, "bad-options"),
        ({"options": {"rounds": 101}}, "bad-options"),
        ({"options": {"rounds": True}}, "bad-options"),
        ({"options": {"rounds": 2.0}}, "bad-options"),
        ({"options": {"rounds": "2"}}, "bad-options"),
        ({"options": {"rounds": None}}, "bad-options"),
        ({"options": {"dealer": 3}}, "bad-options"),
        ({"options": {"dealer": -1}}, "bad-options"),
        ({"options": {"Rounds": 1}}, "bad-options"),
        ({"options": {"youngest": 0}}, "bad-options"),
        ({"options": {"without": "r"}}, "bad-options"),
        ({"options": {"without": "x"}, "players": 2}, "bad-options"),
        ({"options": {"without": ["r"]}, "players": 2}, "bad-options"),
        ({"game": "master", "options": {"row_order": ["y", "b", "r"]}}, "bad-options"),
        ({"game": "master", "options": {"row_order": ["y", "b", "r", "r"]}}, "bad-options"),
        ({"game": "master", "options": {"row_order": "ybrg"}}, "bad-options"),
        ({"game": "elferspiel", "options": {"elevens_last": 1}}, "bad-options"),
        ({"game": "beliebige-startkarte", "options": {"starter": 3}}, "bad-options"),
        ({"players": 7, "options": {"rounds": 0}}, "bad-request"),
    ],
)
def test_refuses_a_match_that_cannot_be_set_up(
    host: Host, change: dict[str, Any], code: str
) -> None:
    host.ask(**CLASSIC)
    assert host.refusal(**(CLASSIC | change)) == code


DECK = [f"{colour}{value}" for colour in "rygb" for value in range(1, 21)]


def make_deal(**change: Any) -> dict[str, Any]:
    """Return a valid deal for two players with some of its lists changed."""
    return {"hands": [DECK[:20], DECK[20:40]], "stock": DECK[40:]} | change


@pytest.mark.parametrize(
    "deal",
    [
        make_deal(stock=DECK[41:]),
        make_deal(stock=[*DECK[40:], "r1"]),
        make_deal(stock=[*DECK[41:], "r1"]),
        make_deal(stock=[*DECK[41:], "r21"]),
        make_deal(stock=[*DECK[41:], "*"]),
        make_deal(stock=[*DECK[41:], "r99"]),
        make_deal(stock=[*DECK[41:], 7]),
        make_deal(stock="g1"),
        make_deal(hands=[DECK[:40]]),
        make_deal(hands=[DECK[:40], []]),
        make_deal(hands=[DECK[:20], DECK[20:30], DECK[30:40]]),
        make_deal(hands=None),
        make_deal(hands=[DECK[:20], "y1"]),
        {},
        # All 11s are in the stock, so no seat could begin.
        {
            "hands": [["r1"], ["r2"]],
            "stock": [card for card in DECK if card not in ("r1", "r2")],
        },
    ],
)
def test_refuses_a_bad_deal(host: Host, deal: dict[str, Any]) -> None:
    host.ask(**CLASSIC)
    assert host.refusal(do="new", game="elfer-raus", players=2, deal=deal) == "bad-deal"
    assert host.refusal(do="new", game="elfer-raus", players=2, deal=deal, seed="s") == "bad-deal"


def test_a_given_deal_needs_a_seed_only_for_later_shuffles(host: Host) -> None:
    deal = make_deal()
    assert host.ask(do="new", game="elfer-raus", players=2, deal=deal)["ok"]
    rounds = {"rounds": 2}
    new: dict[str, Any] = {"do": "new", "players": 2, "deal": deal}
    assert host.refusal(**new, game="elfer-raus", options=rounds) == "bad-request"
    assert host.refusal(**new, game="elferspiel") == "bad-request"
    assert host.refusal(**new, game="beliebige-startkarte") == "bad-request"
    assert host.ask(**new, game="beliebige-startkarte", options={"starter": 1})["ok"]
    assert host.ask(**new, game="elfer-raus", options=rounds, seed="")["ok"]
    upper = make_deal(hands=[[card.upper() for card in DECK[:20]], DECK[20:40]])
    assert host.ask(**(new | {"deal": upper}), game="elfer-raus")["ok"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"move": "r99x"}, "bad-move"),
        ({"move": ""}, "bad-move"),
        ({"move": " r11"}, "bad-move"),
        ({"move": "r011"}, "bad-move"),
        ({"move": "r+1"}, "bad-move"),
        ({"move": "r１１"}, "bad-move"),
        ({"move": "r11@r"}, "bad-move"),
        ({"move": "swap r9"}, "bad-move"),
        ({"move": "*r9"}, "bad-move"),
        ({"move": "x" * 100_000}, "bad-move"),
        ({"move": "r99x", "seat": 1}, "bad-move"),
        ({"move": 11}, "bad-request"),
        ({"move": None}, "bad-request"),
        ({"seat": "0"}, "bad-request"),
        ({"seat": 0.0}, "bad-request"),
        ({"seat": False}, "bad-request"),
        ({"seat": 3}, "bad-request"),
        ({"seat": -1}, "bad-request"),
        ({"seat": 10**50}, "bad-request"),
        ({"seat": 99, "move": "nonsense"}, "bad-request"),
        ({"seat": 1}, "not-your-turn"),
        ({"seat": None}, "not-your-turn"),
        ({"move": "draw"}, "illegal-move"),
        ({"move": "done"}, "illegal-move"),
        ({"move": "pass"}, "illegal-move"),
        ({"move": "next"}, "illegal-move"),
        ({"move": "g9"}, "illegal-move"),
    ],
)
def test_refuses_a_bad_move(host: Host, change: dict[str, Any], code: str) -> None:
    hands = [["r11", "b1"], ["y1"], ["g9"]]
    rest = [card for card in DECK if card not in ("r11", "b1", "y1", "g9")]
    host.ask(do="new", game="elfer-raus", players=3, deal={"hands": hands, "stock": rest})
    assert host.refusal(**({"do": "play", "seat": 0, "move": "r11"} | change)) == code
    assert host.ask(do="play", seat=0, move="R11")["ok"]


def record(**change: Any) -> dict[str, Any]:
    """Return a valid record of two moves with some of its keys changed."""
    hands = [["r11", "b1"], ["r12", "y1"], ["g9"]]
    held = [card for hand in hands for card in hand]
    good: dict[str, Any] = {
        "elfer": 1,
        "game": "elfer-raus",
        "players": 3,
        "options": {"rounds": 1},
        "deal": {"hands": hands, "stock": [card for card in DECK if card not in held]},
        "moves": [[1, 0, "r11"], [1, 1, "r12"]],
    }
    return good | change


def test_loads_a_valid_record(host: Host) -> None:
    state = host.ask(do="load", record=record())["state"]
    assert state["rows"]["r"] == ["r11", "r12"]
    assert state["options"] == {"dealer": 0, "rounds": 1, "without": None}


@pytest.mark.parametrize(
    ("change", "move"),
    [
        ({"elfer": 2}, None),
        ({"elfer": True}, None),
        ({"elfer": 1.0}, None),
        ({"game": "chess"}, None),
        ({"game": None}, None),
        ({"players": 9}, None),
        ({"players": "3"}, None),
        ({"options": {"rounds": 0}}, None),
        ({"options": 3}, None),
        ({"deal": None}, None),
        ({"deal": {"hands": []}}, None),
        ({"deal": 3}, None),
        ({"seed": 3}, None),
        ({"moves": None}, None),
        ({"moves": {}}, None),
        ({"moves": [[1, 0, "r11"], [1, 1, "r13"]]}, 1),
        ({"moves": [[1, 0, "r11"], [2, 1, "r12"]]}, 1),
        ({"moves": [[1, 1, "r11"]]}, 0),
        ({"moves": [[1, 9, "r11"]]}, 0),
        ({"moves": [[1, 0, "castle"]]}, 0),
        ({"moves": [[1, 0]]}, 0),
        ({"moves": [[1, 0, "r11"], "r12"]}, 1),
        ({"moves": [[1, "0", "r11"]]}, 0),
        ({"moves": [[True, 0, "r11"]]}, 0),
        ({"moves": [[1, 0, "r11", -1]]}, 0),
        ({"moves": [[1, 0, "r11", 3, 4]]}, 0),
        ({"moves": [[1, 0, "r11"], [1, 1, "r13"], [1]]}, 1),
    ],
)
def test_refuses_a_bad_record(host: Host, change: dict[str, Any], move: int | None) -> None:
    host.ask(**CLASSIC)
    assert host.refusal(do="load", record=record(**change)) == "bad-record"
    assert host.ask(do="load", record=record(**change)).get("move") == move


def test_refuses_a_load_without_a_record(host: Host) -> None:
    assert host.refusal(do="load") == "bad-request"
    assert host.refusal(do="load", record="r11") == "bad-request"


def test_a_refused_move_names_the_rule(host: Host) -> None:
    host.ask(do="load", record=record())
    answer = host.ask(do="play", seat=1, move="y1")
    assert (answer["error"], answer["rule"]) == ("illegal-move", "CL-5")
    assert "yellow 1" in answer["why"]


def test_unknown_keys_are_ignored(host: Host) -> None:
    assert host.ask(**CLASSIC, colour="blue", at="noon")["ok"]
    seat = host.ask(do="state", seat="nobody")["state"]["turn"]
    assert host.ask(do="play", seat=seat, move="r11", at="noon", mood="good")["ok"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_has_the_keys_of_the_state(host: Host, seat: int | None) -> None:
    state = host.ask(**CLASSIC)["state"]
    view = host.ask(do="view", seat=seat)["view"]
    assert set(view) == set(state) | {"seat"} | ({"hand"} if seat is not None else set())
    assert view["hands"] == [20, 20, 20]
    assert view["stock"] == 20
    if seat is not None:
        assert sorted(view["hand"]) == sorted(state["hands"][seat])
    hidden = {card for card in DECK if card not in view.get("hand", [])}
    assert not hidden & set(json.dumps(view).replace('"', " ").split())

"""The replay of a match: everything once it is over, and before that nothing."""

import asyncio
import random
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import httpx
import msgspec
import pytest

from elfer import wire
from elfer.games import GAMES
from elfer.kernel.cards import NAMES
from elfer.records.notation import state_of
from elfer.records.played import Played
from elfer.records.record import play_record, record_of
from elfer.server.replay import replay_of
from tests.server import scenes
from tests.server.plain import plain
from tests.server.running import Threaded
from tests.server.scenes import HOST, TOKENS, placed
from tests.server.trespass import cards, hidden


def asked(server: Threaded, code: str, **headers: str) -> httpx.Response:
    url = f"{server.address}/api/tables/{code}/replay"
    return httpx.get(url, headers=headers, trust_env=False)


@pytest.fixture(scope="module")
def answer(shared_server: Threaded) -> httpx.Response:
    return asked(shared_server, placed(shared_server, scenes.over()))


def test_it_begins_with_the_deal_and_ends_with_the_end(answer: httpx.Response) -> None:
    table = scenes.over()
    assert table.line is not None
    told = answer.json()
    assert answer.status_code == 200
    assert list(told) == ["game", "players", "options", "frames"]
    assert (told["game"], told["players"]) == ("elfer-raus", 3)
    assert told["options"]["rounds"] == 1
    first, *rest = told["frames"]
    assert (first["round"], first["seat"], first["move"], first["events"]) == (1, None, None, [])
    assert [(frame["seat"], frame["move"]) for frame in rest] == [
        (move.seat, move.text) for move in table.line.moves
    ]
    assert rest[-1]["state"] == msgspec.json.decode(msgspec.json.encode(state_of(table.line.match)))
    assert rest[-1]["state"]["over"]
    msgspec.convert(told, wire.Replay)


def test_hands_are_open_and_what_was_drawn_is_told(answer: httpx.Response) -> None:
    frames = answer.json()["frames"]
    for frame in frames:
        state = frame["state"]
        assert len(state["hands"]) == 3
        assert "stock" in state
    drawn = [event for frame in frames for event in frame["events"] if event["type"] == "draw"]
    assert drawn
    assert all(event["card"] for event in drawn)


def test_a_long_answer_is_packed_for_who_can_unpack_it(shared_server: Threaded) -> None:
    code = placed(shared_server, scenes.over())
    packed = asked(shared_server, code)
    whole = asked(shared_server, code, **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert packed.json() == whole.json()
    assert int(packed.headers["content-length"]) * 5 < len(whole.content)
    assert packed.headers["cache-control"] == "no-store"


def replay_after(played: Played) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(replay_of(record_of(played)))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one(game: str) -> None:
    """The moves and states are those of the record; each round begins with nobody's move."""
    rules, luck = GAMES[game], random.Random(game)
    options = {"rounds": 2} if "rounds" in rules.options.__dataclass_fields__ else {}
    played = Played.new(rules, rules.least_players, options, "seed")
    while not played.match.over and len(played.moves) < 3_000:
        actors = [seat for seat in (None, *played.match.actors) if played.match.legal(seat)]
        seat = luck.choice(actors)
        played.play(seat, luck.choice(played.match.legal(seat)).text, 5)
    told = replay_after(played)
    frames = told["frames"]
    msgspec.convert(told, wire.Replay)
    begun = [frame["round"] for frame in frames if frame["move"] is None]
    assert begun == list(range(1, played.match.setup.round + 1))
    assert all(("deal" in frame) == (frame["move"] is None) for frame in frames)
    deals = [frame["deal"] for frame in frames if frame["move"] is None]
    for number, deal in enumerate(deals, 1):
        setup = replace(played.match.setup, round=number)
        lists = [*deal.get("hands", []), *deal.get("stacks", [])]
        lists += [deal.get(key, []) for key in ("stock", "open", "aside")]
        assert sorted(chain(*lists)) == sorted(NAMES[card] for card in rules.deck(setup))
    for before, frame in pairwise(frames):
        assert (frame["round"] != before["round"]) == (frame["move"] is None)
        assert frame["state"]["round"] == frame["round"]
    moves = [
        [frame["round"], frame["seat"], frame["move"], *([frame["at"]] if "at" in frame else [])]
        for frame in frames
        if frame["move"] is not None
    ]
    assert moves == [move.shown() for move in played.moves if move.text != "next"]
    again = play_record(record_of(played))
    state = state_of(again.match) | rules.aids(again.match.view(None))
    assert frames[-1]["state"] == msgspec.json.decode(msgspec.json.encode(state))


def test_whom_a_card_is_drawn_from_is_told_before() -> None:
    """Live the view tells it; where all hands are open it follows from no rule of the screen's."""
    played = Played.new(GAMES["schwarzer-peter"], 4, {}, "seed")
    while not played.match.over:
        turn = played.match.turn
        played.play(turn, played.match.legal(turn)[0].text)
    frames = replay_after(played)["frames"]
    drawn = [event for frame in frames for event in frame["events"] if event["type"] == "draw"]
    assert [frame["state"]["neighbour"] for frame in frames] == [
        *(event["from"] for event in drawn),
        None,
    ]


@pytest.mark.parametrize("scene", [scenes.waiting, scenes.playing, scenes.rematched])
def test_before_the_end_nobody_is_told_anything(shared_server: Threaded, scene: Any) -> None:
    """Neither a stranger, nor who watches, nor a player, nor who plays another match already."""
    table = scene()
    code = placed(shared_server, table)

    async def asked_by_all() -> list[httpx.Response]:
        url = f"{shared_server.address}/api/tables/{code}/replay"
        async with (
            plain(shared_server.address, code) as watching,
            plain(shared_server.address, code, TOKENS[HOST]) as playing,
            httpx.AsyncClient(trust_env=False) as http,
        ):
            assert watching.sight is not None
            assert playing.sight is not None
            bearer = {"authorization": f"Bearer {TOKENS[HOST]}"}
            return [await http.get(url), await http.get(url, headers=bearer)]

    answers = [asked(shared_server, code), *asyncio.run(asked_by_all())]
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json() == {
            "error": "not-now",
            "why": "There is a record once the match is over.",
        }
        if table.match is not None:
            assert not cards(answer.text) & hidden(table, [])


def test_no_table_has_none(shared_server: Threaded) -> None:
    assert asked(shared_server, "AAAAAA").json()["error"] == "no-table"

"""The replay of a match: complete once the match is over, and refused before that."""

import asyncio
import random
import threading
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import httpx
import msgspec
import pytest
from starlette.responses import Response

from elfer import wire
from elfer.engine.cards import NAMES
from elfer.games import GAMES
from elfer.notation.records import play_record, record_of
from elfer.notation.states import state_of
from elfer.runtime.replay import replay_of
from elfer.server import app
from tests.played import MutableMatch
from tests.server import scenes
from tests.server.plain_socket import plain_socket
from tests.server.running import PATIENCE, Threaded
from tests.server.scenes import HOST, TOKENS, store_table
from tests.server.trespass import cards_in, hidden_cards


def ask(server: Threaded, code: str, **headers: str) -> httpx.Response:
    url = f"{server.address}/api/tables/{code}/replay"
    return httpx.get(url, headers=headers, trust_env=False, timeout=PATIENCE)


@pytest.fixture(scope="module")
def answer(shared_server: Threaded) -> httpx.Response:
    return ask(shared_server, store_table(shared_server, scenes.finished_table()))


def test_a_replay_begins_with_the_deal_and_ends_with_the_outcome(answer: httpx.Response) -> None:
    table = scenes.finished_table()
    assert table.history is not None
    told = answer.json()
    assert answer.status_code == 200
    assert list(told) == ["game", "players", "options", "frames"]
    assert (told["game"], told["players"]) == ("elfer-raus", 3)
    assert told["options"]["rounds"] == 1
    first, *rest = told["frames"]
    assert (first["round"], first["seat"], first["move"], first["events"]) == (1, None, None, [])
    assert [(frame["seat"], frame["move"]) for frame in rest] == [
        (move.seat, move.text) for move in table.history.moves
    ]
    match = table.history.match
    state = state_of(match) | match.game.aids(match.view(None))
    assert rest[-1]["state"] == msgspec.json.decode(msgspec.json.encode(state))
    assert rest[-1]["state"]["over"]
    msgspec.convert(told, wire.Replay)


def test_many_requests_of_one_client_do_not_delay_others(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, opened = store_table(server, scenes.finished_table()), threading.Event()
    waiting: list[str] = []
    order: list[str] = []

    def client_of(scope: Any) -> str:
        named: bytes = dict(scope["headers"]).get(b"x-client", b"")
        waiting.append(named.decode())
        return named.decode()

    def pack(request: Any, *_: Any) -> Response:
        assert opened.wait(PATIENCE)
        order.append(request.headers["x-client"])
        return Response(b"")

    monkeypatch.setattr(app, "client_key", client_of)
    monkeypatch.setattr(app, "compressed_answer", pack)

    async def scenario() -> None:
        async with httpx.AsyncClient(
            base_url=server.address, trust_env=False, timeout=PATIENCE
        ) as http:
            path, asking = f"/api/tables/{code}/replay", []
            for client in ("one", "one", "one", "other"):
                got = http.get(path, headers={"x-client": client}, timeout=PATIENCE)
                asking.append(asyncio.ensure_future(got))
                async with asyncio.timeout(PATIENCE):
                    while len(waiting) < len(asking):
                        await asyncio.sleep(0.001)
            opened.set()
            await asyncio.gather(*asking)

    asyncio.run(scenario())
    assert sorted(order) == ["one", "one", "one", "other"]
    assert order.index("other") == 1


def test_hands_and_drawn_cards_are_visible(answer: httpx.Response) -> None:
    frames = answer.json()["frames"]
    for frame in frames:
        state = frame["state"]
        assert len(state["hands"]) == 3
        assert "stock" in state
    drawn = [event for frame in frames for event in frame["events"] if event["type"] == "draw"]
    assert drawn
    assert all(event["card"] for event in drawn)


def test_a_long_answer_is_compressed_for_clients_that_accept_it(shared_server: Threaded) -> None:
    code = store_table(shared_server, scenes.finished_table())
    packed = ask(shared_server, code)
    whole = ask(shared_server, code, **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert packed.json() == whole.json()
    assert int(packed.headers["content-length"]) * 5 < len(whole.content)
    assert packed.headers["cache-control"] == "no-store"


def replay_after(played: MutableMatch) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(replay_of(record_of(played.history)))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_replay(game: str) -> None:
    """The moves and states equal the record's; each round begins with a frame without a move."""
    rules, rng = GAMES[game], random.Random(game)
    options = {"rounds": 2} if "rounds" in rules.options.__dataclass_fields__ else {}
    played = MutableMatch.new(rules, rules.least_players, options, "seed")
    while not played.match.over and len(played.moves) < 3_000:
        actors = [seat for seat in (None, *played.match.actors) if played.match.legal(seat)]
        seat = rng.choice(actors)
        played.play(seat, rng.choice(played.match.legal(seat)).text, 5)
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
    again = play_record(record_of(played.history))
    state = state_of(again.match) | rules.aids(again.match.view(None))
    assert frames[-1]["state"] == msgspec.json.decode(msgspec.json.encode(state))


def test_frames_name_the_seat_to_draw_from() -> None:
    """The live view shows it, and clients have no rules to derive it from."""
    played = MutableMatch.new(GAMES["schwarzer-peter"], 4, {}, "seed")
    while not played.match.over:
        turn = played.match.turn
        played.play(turn, played.match.legal(turn)[0].text)
    frames = replay_after(played)["frames"]
    drawn = [event for frame in frames for event in frame["events"] if event["type"] == "draw"]
    assert [frame["state"]["neighbour"] for frame in frames] == [
        *(event["from"] for event in drawn),
        None,
    ]


@pytest.mark.parametrize(
    "scene", [scenes.waiting_table, scenes.running_table, scenes.rematch_table]
)
def test_refuses_a_replay_before_the_end(shared_server: Threaded, scene: Any) -> None:
    """Strangers, spectators, players and players of the next match are all refused."""
    table = scene()
    code = store_table(shared_server, table)

    async def ask_as_everyone() -> list[httpx.Response]:
        url = f"{shared_server.address}/api/tables/{code}/replay"
        async with (
            plain_socket(shared_server.address, code) as watching,
            plain_socket(shared_server.address, code, TOKENS[HOST]) as playing,
            httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http,
        ):
            assert watching.sight is not None
            assert playing.sight is not None
            bearer = {"authorization": f"Bearer {TOKENS[HOST]}"}
            return [await http.get(url), await http.get(url, headers=bearer)]

    answers = [ask(shared_server, code), *asyncio.run(ask_as_everyone())]
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json() == {
            "error": "not-now",
            "why": "The record is available once the match is over.",
        }
        if table.match is not None:
            assert not cards_in(answer.text) & hidden_cards(table, [])


def test_refuses_a_replay_of_an_unknown_table(shared_server: Threaded) -> None:
    assert ask(shared_server, "AAAAAA").json()["error"] == "no-table"

"""Explanations of bots' moves: the server asks the bot again once the match is over."""

from dataclasses import replace
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from elfer import wire
from elfer.bots.task import Task, decide
from elfer.engine.errors import BadRequest
from elfer.engine.moves import NEXT
from elfer.runtime.bot_reasons import reasons_task
from elfer.table import LogEntry, Table, apply_entry
from elfer.table.bot_timing import due_turns
from elfer.table.bots_to_ask import bot_seed
from elfer.table.commands import BotMove
from elfer.table.errors import NotNow
from elfer.table.players_and_chairs import Chair
from elfer.table.serialization import decode_table, encode_table
from tests.patience import PATIENCE
from tests.server import scenes
from tests.server.running import Threaded
from tests.server.scenes import store_table
from tests.server.trespass import cards_in, hidden_cards


@cache
def play_among_bots(level: str = "random", game: str = "elfer-raus") -> Table:
    """Return a match of two rounds among bots, with the seeds that a server would use."""
    options = {"rounds": 2} if game == "elfer-raus" else {}
    table = scenes.running_table(game, options)
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot=level))
    while table.playing:
        for turn in due_turns(table):
            assert table.match is not None
            seed = bot_seed(table.bot_seed, turn.seat, turn.moment)
            view = table.match.view(turn.seat)
            if table.match.outcome is not None:
                move: str | None = NEXT.text
            else:
                move = decide(Task(game, view, turn.level, seed, turn.timed)).move
            if move is not None:
                break
        assert move is not None
        table, _ = apply_entry(table, LogEntry(turn.due, BotMove(turn.seat, move), None))
    return table


def ask_why(server: Threaded, code: str, number: object) -> httpx.Response:
    url = f"{server.address}/api/tables/{code}/why/{number}"
    return httpx.get(url, trust_env=False, timeout=PATIENCE)


@pytest.mark.parametrize("level", ["random", "easy", "greedy"])
def test_every_move_of_a_bot_can_be_explained(level: str) -> None:
    """A bot that is asked again with the same seed makes the same move, in every round."""
    table = play_among_bots(level)
    assert table.history is not None
    explained = 0
    for number, move in enumerate(table.history.moves):
        if move.text == NEXT.text:
            continue
        task = reasons_task(table, number, 1000)
        assert (task.level, task.made) == (level, move.text)
        assert not decide(task).fallback
        assert decide(task._replace(made=None)).move == move.text
        explained += 1
    assert explained > 30


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_a_search_is_explained_by_its_result(game: str) -> None:
    table = play_among_bots("expert", game)
    assert table.history is not None
    searched = 0
    for number, move in enumerate(table.history.moves):
        if move.text != NEXT.text and searched < 5:
            told = decide(reasons_task(table, number, 1000))
            assert not told.fallback
            words = ("searched", "searched-better")
            found = [reason for reason in told.reasons if reason.why in words]
            assert all(int(each.facts["best"]) > int(each.facts["second"]) for each in found)
            searched += len(found)
    assert searched


def test_a_move_without_its_search_is_explained_without_one() -> None:
    """The bot had no time to search when it made the move."""
    table = play_among_bots("hard")
    assert table.history is not None
    given_up = 0
    for number, move in enumerate(table.history.moves):
        if move.text != NEXT.text:
            task = reasons_task(table, number, 1000)._replace(level="expert")
            told = decide(task)
            assert not told.fallback
            if decide(task._replace(made=None)).move != move.text:
                given_up += 1
                assert not any(reason.why.startswith("searched") for reason in told.reasons)
    assert given_up


def test_explanations_are_served_over_http(shared_server: Threaded) -> None:
    table = play_among_bots()
    assert table.history is not None
    code = store_table(shared_server, table)
    told = [ask_why(shared_server, code, number).json() for number in range(12)]
    whys = msgspec.convert(told, list[wire.Why])
    assert [why.move for why in whys] == [move.text for move in table.history.moves[:12]]
    assert {why.bot for why in whys} == {"random"}
    assert all(why.known for why in whys)
    words = [reason.why for why in whys for reason in why.reasons]
    assert {*words} <= {"by-luck", "only-move", "must-draw"}
    assert "by-luck" in words


def test_the_replay_says_which_moves_bots_made(shared_server: Threaded) -> None:
    table = play_among_bots()
    assert table.history is not None
    frames = httpx.get(
        f"{shared_server.address}/api/tables/{store_table(shared_server, table)}/replay",
        trust_env=False,
        timeout=PATIENCE,
    ).json()["frames"]
    assert [frame.get("bot") for frame in frames if frame["move"] is None] == [None, None]
    assert {frame.get("bot") for frame in frames if frame["move"] is not None} == {"random"}
    code = store_table(shared_server, scenes.finished_table())
    people = httpx.get(
        f"{shared_server.address}/api/tables/{code}/replay", trust_env=False, timeout=PATIENCE
    ).json()["frames"]
    assert {frame.get("bot") for frame in people} == {None}


@pytest.mark.parametrize(
    "scene", [scenes.waiting_table, scenes.running_table, scenes.rematch_table]
)
def test_refuses_explanations_during_the_match(shared_server: Threaded, scene: Any) -> None:
    table = scene()
    answer = ask_why(shared_server, store_table(shared_server, table), 0)
    assert answer.status_code == 409
    assert answer.json()["error"] == "not-now"
    if table.match is not None:
        assert not cards_in(answer.text) & hidden_cards(table, [])


def test_refuses_explanations_between_rounds() -> None:
    whole = play_among_bots()
    assert whole.history is not None
    moves = whole.history.moves
    first = next(n for n, move in enumerate(moves) if move.text == NEXT.text)
    table = scenes.running_table(options={"rounds": 2})
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot="random"))
    for move in moves[:first]:
        assert move.seat is not None
        table, _ = apply_entry(table, LogEntry(table.moved_at, BotMove(move.seat, move.text), None))
    assert table.match is not None
    assert table.match.outcome is not None
    with pytest.raises(NotNow):
        reasons_task(table, 0, 1000)


@pytest.mark.parametrize("number", ["-1", "999999", "1e3", "x", "1000000000000", "٣"])
def test_refuses_a_move_that_does_not_exist(shared_server: Threaded, number: str) -> None:
    answer = ask_why(shared_server, store_table(shared_server, play_among_bots()), number)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"


def test_refuses_moves_of_people_and_new_rounds(shared_server: Threaded) -> None:
    code = store_table(shared_server, scenes.finished_table())
    assert ask_why(shared_server, code, 0).json()["error"] == "bad-request"
    table = play_among_bots()
    assert table.history is not None
    first = next(n for n, move in enumerate(table.history.moves) if move.text == NEXT.text)
    with pytest.raises(BadRequest):
        reasons_task(table, first, 1000)


def test_the_maker_of_a_move_is_stored_and_undone_with_it() -> None:
    table = play_among_bots()
    again = decode_table(encode_table(table))
    assert again.history is not None
    assert table.history is not None
    assert again.history.makers == table.history.makers
    assert len(again.history.makers) == len(again.history.moves)
    undone = scenes.undoable_table()
    assert undone.history is not None
    back = undone.history.undo()
    assert len(back.makers) == len(back.moves)


def test_moves_stored_without_a_maker_have_none() -> None:
    document = msgspec.json.decode(encode_table(play_among_bots()))
    del document["makers"]
    table = decode_table(msgspec.json.encode(document))
    assert table.history is not None
    assert {*table.history.makers} == {None}
    with pytest.raises(BadRequest):
        reasons_task(table, 0, 1000)


def test_a_move_that_the_bot_would_not_repeat_has_no_explanation() -> None:
    """A greedy bot does not use its seed, so any seed gives the same answer."""
    table = play_among_bots("greedy")
    assert table.history is not None
    for number, move in enumerate(table.history.moves):
        if move.text == NEXT.text:
            continue
        task = reasons_task(table, number, 1000)
        assert not decide(task._replace(seed="another")).fallback
        legal = table.match.game.legal(task.view) if table.match else ()
        others = [each.text for each in legal if each.text != move.text]
        if others:
            odd = decide(task._replace(made=others[-1]))
            assert (odd.move, odd.reasons, odd.fallback) == (others[-1], (), True)
            return
    raise AssertionError("the bot never had a choice")


def test_another_seed_with_the_same_move_explains_nothing() -> None:
    """The bot used another seed, so its reasons are unknown."""
    table = play_among_bots("easy")
    assert table.history is not None
    forgotten = 0
    for number, move in enumerate(table.history.moves):
        if move.text == NEXT.text:
            continue
        task = reasons_task(table, number, 1000)._replace(seed="another")
        again = decide(task._replace(made=None)).move
        assert decide(task).fallback == (again != move.text)
        forgotten += again != move.text
    assert forgotten


def test_the_bot_seed_of_the_table_is_never_revealed(shared_server: Threaded) -> None:
    table = replace(play_among_bots(), bot_seed="very-secret-luck")
    answer = ask_why(shared_server, store_table(shared_server, table), 0)
    assert answer.status_code == 200
    assert "very-secret-luck" not in answer.text

"""Why a bot did something: told once the match is over, by asking it again."""

from dataclasses import replace
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from elfer import wire
from elfer.bots.task import Task, decided
from elfer.kernel.errors import BadRequest
from elfer.kernel.moves import NEXT
from elfer.server.pacer import luck_of
from elfer.server.why import task_of
from elfer.table import Entry, Table, after
from elfer.table.chairs import Chair
from elfer.table.commands import BotMove
from elfer.table.pace import wishes
from elfer.table.refusals import NotNow
from elfer.table.snapshot import read, written
from tests.server import scenes
from tests.server.running import Threaded
from tests.server.scenes import placed
from tests.server.trespass import cards, hidden


@cache
def watched(level: str = "random", game: str = "elfer-raus") -> Table:
    """A match of two rounds among bots, each move with the luck that a server gives it."""
    options = {"rounds": 2} if game == "elfer-raus" else {}
    table = scenes.playing(game, options)
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot=level))
    while table.playing:
        for wish in wishes(table):
            assert table.match is not None
            luck = luck_of(table, wish.seat, wish.moment)
            view = table.match.view(wish.seat)
            if table.match.outcome is not None:
                move: str | None = NEXT.text
            else:
                move = decided(Task(game, view, wish.level, luck, wish.timed)).move
            if move is not None:
                break
        assert move is not None
        table, _ = after(table, Entry(wish.due, BotMove(wish.seat, move), None))
    return table


def asked(server: Threaded, code: str, number: object) -> httpx.Response:
    url = f"{server.address}/api/tables/{code}/why/{number}"
    return httpx.get(url, trust_env=False)


@pytest.mark.parametrize("level", ["random", "easy", "greedy"])
def test_every_move_of_a_bot_can_be_explained(level: str) -> None:
    """Asked again with the luck that it had, a bot does the same, in every round."""
    table = watched(level)
    assert table.line is not None
    explained = 0
    for number, move in enumerate(table.line.moves):
        if move.text == NEXT.text:
            continue
        task = task_of(table, number, 1000)
        assert (task.level, task.made) == (level, move.text)
        assert decided(task).meant
        assert decided(task._replace(made=None)).move == move.text
        explained += 1
    assert explained > 30


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_a_search_is_explained_by_what_it_has_found(game: str) -> None:
    table = watched("expert", game)
    assert table.line is not None
    searched = 0
    for number, move in enumerate(table.line.moves):
        if move.text != NEXT.text and searched < 5:
            told = decided(task_of(table, number, 1000))
            assert told.meant
            words = ("searched", "searched-better")
            found = [reason for reason in told.reasons if reason.why in words]
            assert all(int(each.facts["best"]) > int(each.facts["second"]) for each in found)
            searched += len(found)
    assert searched


def test_a_search_that_was_left_out_is_no_reason() -> None:
    """A move that was made without it, for want of time, is explained without it."""
    table = watched("hard")
    assert table.line is not None
    given_up = 0
    for number, move in enumerate(table.line.moves):
        if move.text != NEXT.text:
            task = task_of(table, number, 1000)._replace(level="expert")
            told = decided(task)
            assert told.meant
            if decided(task._replace(made=None)).move != move.text:
                given_up += 1
                assert not any(reason.why.startswith("searched") for reason in told.reasons)
    assert given_up


def test_it_is_answered_over_http(shared_server: Threaded) -> None:
    table = watched()
    assert table.line is not None
    code = placed(shared_server, table)
    told = [asked(shared_server, code, number).json() for number in range(12)]
    whys = msgspec.convert(told, list[wire.Why])
    assert [why.move for why in whys] == [move.text for move in table.line.moves[:12]]
    assert {why.bot for why in whys} == {"random"}
    assert all(why.known for why in whys)
    words = [reason.why for why in whys for reason in why.reasons]
    assert {*words} <= {"by-luck", "only-move", "must-draw"}
    assert "by-luck" in words


def test_the_replay_says_which_moves_were_a_bot_s(shared_server: Threaded) -> None:
    table = watched()
    assert table.line is not None
    frames = httpx.get(
        f"{shared_server.address}/api/tables/{placed(shared_server, table)}/replay", trust_env=False
    ).json()["frames"]
    assert [frame.get("bot") for frame in frames if frame["move"] is None] == [None, None]
    assert {frame.get("bot") for frame in frames if frame["move"] is not None} == {"random"}
    people = httpx.get(
        f"{shared_server.address}/api/tables/{placed(shared_server, scenes.over())}/replay",
        trust_env=False,
    ).json()["frames"]
    assert {frame.get("bot") for frame in people} == {None}


@pytest.mark.parametrize("scene", [scenes.waiting, scenes.playing, scenes.rematched])
def test_before_the_end_nobody_is_told_anything(shared_server: Threaded, scene: Any) -> None:
    table = scene()
    answer = asked(shared_server, placed(shared_server, table), 0)
    assert answer.status_code == 409
    assert answer.json()["error"] == "not-now"
    if table.match is not None:
        assert not cards(answer.text) & hidden(table, [])


def test_between_two_rounds_nobody_is_told_anything() -> None:
    whole = watched()
    assert whole.line is not None
    moves = whole.line.moves
    first = next(n for n, move in enumerate(moves) if move.text == NEXT.text)
    table = scenes.playing(options={"rounds": 2})
    for seat in range(3):
        table = table.with_chair(seat, Chair(bot="random"))
    for move in moves[:first]:
        assert move.seat is not None
        table, _ = after(table, Entry(table.moved_at, BotMove(move.seat, move.text), None))
    assert table.match is not None
    assert table.match.outcome is not None
    with pytest.raises(NotNow):
        task_of(table, 0, 1000)


@pytest.mark.parametrize("number", ["-1", "999999", "1e3", "x", "1000000000000", "٣"])
def test_a_move_that_is_not_there(shared_server: Threaded, number: str) -> None:
    answer = asked(shared_server, placed(shared_server, watched()), number)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"


def test_a_person_s_move_and_the_next_round_have_no_why(shared_server: Threaded) -> None:
    code = placed(shared_server, scenes.over())
    assert asked(shared_server, code, 0).json()["error"] == "bad-request"
    table = watched()
    assert table.line is not None
    first = next(n for n, move in enumerate(table.line.moves) if move.text == NEXT.text)
    with pytest.raises(BadRequest):
        task_of(table, first, 1000)


def test_who_made_a_move_is_kept_and_taken_back_with_it() -> None:
    table = watched()
    again = read(written(table))
    assert again.line is not None
    assert table.line is not None
    assert again.line.makers == table.line.makers
    assert len(again.line.makers) == len(again.line.moves)
    undone = scenes.undoable()
    assert undone.line is not None
    back = undone.line.back()
    assert len(back.makers) == len(back.moves)


def test_what_was_stored_without_it_is_nobody_s() -> None:
    document = msgspec.json.decode(written(watched()))
    del document["makers"]
    table = read(msgspec.json.encode(document))
    assert table.line is not None
    assert {*table.line.makers} == {None}
    with pytest.raises(BadRequest):
        task_of(table, 0, 1000)


def test_what_the_bot_would_not_do_again_nobody_can_explain() -> None:
    """A greedy bot needs no luck, so any will do; what it would not do, nobody can explain."""
    table = watched("greedy")
    assert table.line is not None
    for number, move in enumerate(table.line.moves):
        if move.text == NEXT.text:
            continue
        task = task_of(table, number, 1000)
        assert decided(task._replace(luck="another")).meant
        legal = table.match.game.legal(task.view) if table.match else ()
        others = [each.text for each in legal if each.text != move.text]
        if others:
            odd = decided(task._replace(made=others[-1]))
            assert (odd.move, odd.reasons, odd.meant) == (others[-1], (), False)
            return
    raise AssertionError("there was never a choice")


def test_another_luck_that_leads_to_the_same_move_explains_nothing() -> None:
    """The bot's own luck is not that one: what it thought then is not known."""
    table = watched("easy")
    assert table.line is not None
    forgotten = 0
    for number, move in enumerate(table.line.moves):
        if move.text == NEXT.text:
            continue
        task = task_of(table, number, 1000)._replace(luck="another")
        again = decided(task._replace(made=None)).move
        assert decided(task).meant == (again == move.text)
        forgotten += again != move.text
    assert forgotten


def test_the_luck_of_the_table_is_never_told(shared_server: Threaded) -> None:
    table = replace(watched(), luck="very-secret-luck")
    answer = asked(shared_server, placed(shared_server, table), 0)
    assert answer.status_code == 200
    assert "very-secret-luck" not in answer.text

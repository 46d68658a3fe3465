"""Hints: what a good bot would do for one's own seat, and for nobody else's."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from elfer.bots.task import Decision, Task, decided
from elfer.games import GAMES
from elfer.games.mogeln.moves import CAUGHT
from elfer.games.ueberall_anschliessen.moves import STOPP
from elfer.kernel.match import Match, new_match
from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.hints import ADVISER, advised
from elfer.wire import Advice, Hint, Refused
from tests.server import scenes
from tests.server.plain import Plain, plain
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, placed
from tests.server.trespass import cards, hidden


async def hinted(socket: Plain, seat: int, id_: str = "h1") -> Advice | Refused:
    """The answer to a question for a hint."""
    await ask(socket, seat, id_)
    return await answer(socket, id_)


async def ask(socket: Plain, seat: int, id_: str) -> None:
    await socket.socket.send(msgspec.json.encode(Hint(id_, seat)), text=True)


async def answer(socket: Plain, id_: str) -> Advice | Refused:
    message = await socket.until(lambda each: isinstance(each, Advice | Refused) and each.id == id_)
    assert isinstance(message, Advice | Refused)
    return message


def asked(server: Threaded, table: Table, player: str | None, seat: int) -> Advice | Refused:
    """What a player is told who asks for a hint for a seat."""
    code = placed(server, table)

    async def visit() -> Advice | Refused:
        token = None if player is None else TOKENS[player]
        async with plain(server.address, code, token) as socket:
            return await hinted(socket, seat)

    return asyncio.run(visit())


@pytest.mark.parametrize("game", ["elfer-raus", "master", "mogeln", "hoechste-karte"])
def test_a_hint_is_a_move_of_the_own_seat(shared_server: Threaded, game: str) -> None:
    table = _begun(game)
    advice = asked(shared_server, table, HOST, 0)
    assert isinstance(advice, Advice), advice
    assert table.match is not None
    assert advice.move in [move.text for move in table.match.legal(0)]
    assert advice.seat == 0
    alone = table.match.actors == (0,)
    assert advice.seq == table.shown if alone else advice.seq >= table.shown  # others act meanwhile
    assert not cards(msgspec.to_builtins(advice)) & hidden(table, [0])


def _begun(game: str) -> Table:
    """Dealt, and the host may act: as the only one, or with the others."""
    options = {"dealer": 2} if "dealer" in GAMES[game].options.__dataclass_fields__ else {}
    table = scenes.said(scenes.full(game, options), HOST, Start())
    assert table.match is not None
    return table if table.match.legal(0) else scenes.playing(game)


def test_the_bot_sees_what_the_seat_sees_and_thinks_with_the_server_s_budget(
    shared_server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Task] = []

    async def overheard(task: Task) -> Decision:
        tasks.append(task)
        return decided(task)

    monkeypatch.setattr(shared_server.hall.workers, "decide", overheard)
    table = scenes.playing()
    asked(shared_server, table, HOST, 0)
    assert table.match is not None
    (task,) = [task for task in tasks if task.level == "expert"]
    assert task.view == table.match.view(0)
    assert task.playouts == shared_server.hall.limits.bot_playouts == 1000
    assert table.luck not in task.luck.split("/")


REFUSED: dict[str, tuple[Any, str | None, int, str]] = {
    "another's seat": (scenes.playing, HOST, 1, "not-allowed"),
    "a bot's seat": (scenes.playing, HOST, 2, "not-allowed"),
    "a seat that is not there": (scenes.playing, HOST, 9, "not-allowed"),
    "who watches": (scenes.playing, None, 0, "not-allowed"),
    "who stands about": (scenes.playing, SEATLESS, 0, "not-allowed"),
    "not the own turn": (scenes.playing, OTHER, 1, "not-your-turn"),
    "no match": (scenes.waiting, HOST, 0, "not-now"),
    "the match is over": (scenes.over, HOST, 0, "not-now"),
}


@pytest.mark.parametrize(("scene", "player", "seat", "error"), REFUSED.values(), ids=REFUSED.keys())
def test_there_is_none_for(
    shared_server: Threaded, scene: Any, player: str | None, seat: int, error: str
) -> None:
    table = scene()
    refused = asked(shared_server, table, player, seat)
    assert isinstance(refused, Refused)
    assert refused.error == error
    seats = table.seats_of(player)
    assert not table.playing or not cards(msgspec.to_builtins(refused)) & hidden(table, seats)


def test_where_times_decide_everyone_sees_for_himself(shared_server: Threaded) -> None:
    table = _begun("schnipp-schnapp")
    refused = asked(shared_server, table, HOST, 0)
    assert isinstance(refused, Refused)
    assert refused.error == "not-now"


def _laid(number: int, *, slips: bool) -> Match:
    """A match in which the first player has just laid, and perhaps slipped in another card."""
    match = new_match(GAMES["mogeln"], 4, {}, f"slips/{number}")
    layer = match.turn
    assert layer is not None
    match = match.push(layer, match.legal(layer)[0])
    slipped = next(move for move in match.legal(layer) if move.verb == "slip")
    return match.push(layer, slipped) if slips else match


def _advice(match: Match, view: Any, luck: int) -> str | None:
    return decided(Task(match.game.id, view, ADVISER, str(luck), timed=False)).move


@pytest.mark.rule("MO-6")
def test_a_hint_does_not_point_at_what_was_slipped_in() -> None:
    caught = 0
    for number in range(30):
        match = _laid(number, slips=True)
        assert match.turn is not None
        view = match.view(match.turn)
        caught += _advice(match, view, number) == "caught"
        assert _advice(match, advised(match, match.turn), number) not in (None, "caught")
    assert caught > 20  # whom nobody keeps from it sees it


@pytest.mark.rule("MO-6")
def test_that_there_is_no_hint_for_a_call_says_nothing_either() -> None:
    for slips in (False, True):
        match = _laid(1, slips=slips)
        callers = [seat for seat in match.actors if [*match.legal(seat)] == [CAUGHT]]
        assert len(callers) == 2
        assert [advised(match, seat) for seat in callers] == [None, None]


@pytest.mark.rule("UA-6")
def test_what_another_has_overlooked_is_no_hint() -> None:
    game = GAMES["ueberall-anschliessen"]
    match, calls = new_match(game, 4, {}, "overlooked"), 0
    luck = Random(1)
    while not match.over and calls < 5:
        assert match.turn is not None
        legal = match.legal(match.turn)
        if STOPP in legal:
            calls += 1
            assert _advice(match, match.view(match.turn), calls) == "stopp"
            assert _advice(match, advised(match, match.turn), calls) == "flip"
            (other, *_) = (seat for seat in match.actors if seat != match.turn)
            assert advised(match, other) is None
        match = match.push(match.turn, luck.choice([move for move in legal if move is not STOPP]))
    assert calls == 5


def test_out_of_turn_there_is_none_though_something_could_be_called(
    shared_server: Threaded,
) -> None:
    table = _begun("mogeln")
    assert table.match is not None
    seen = scenes.said(table, HOST, Play(0, table.match.legal(0)[0].text))
    assert seen.match is not None
    seat = next(seat for seat in seen.match.actors if seat not in (2, seen.match.turn))
    player = seen.chairs[seat].player
    refused = asked(shared_server, seen, player, seat)
    assert isinstance(refused, Refused)
    assert refused.error == "not-your-turn"


def test_only_who_asks_is_told_and_one_after_the_other(
    shared_server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is thought about a second one is refused; the others hear nothing at all."""
    code = placed(shared_server, scenes.playing())

    async def slow(task: Task) -> Decision:
        await asyncio.sleep(0.3)
        return decided(task)

    monkeypatch.setattr(shared_server.hall.workers, "decide", slow)

    async def visits() -> None:
        address = shared_server.address
        async with (
            plain(address, code, TOKENS[HOST]) as own,
            plain(address, code, TOKENS[OTHER]) as other,
        ):
            await ask(own, 0, "a")
            await ask(own, 0, "b")
            refused, advice = await answer(own, "b"), await answer(own, "a")
            assert isinstance(refused, Refused)
            assert refused.error == "busy"
            assert isinstance(advice, Advice)
            assert isinstance(await hinted(own, 0, "c"), Advice)
            assert isinstance(await hinted(other, 0, "d"), Refused)  # heard last
            assert not [each for each in other.heard if isinstance(each, Advice)]

    asyncio.run(visits())


def _later(match: Match) -> Match:
    """The match when seat 0 has its next turn."""
    while True:
        turn = match.turn
        assert turn is not None
        match = match.push(turn, match.legal(turn)[0])
        if match.turn == 0 != turn:
            return match


@pytest.mark.parametrize(("meant", "error"), [(False, "busy"), (True, "stale")])
def test_what_nobody_thought_of_or_what_is_over_is_no_hint(
    shared_server: Threaded, monkeypatch: pytest.MonkeyPatch, *, meant: bool, error: str
) -> None:
    """A bot that failed has no advice; and none is given for a moment that has passed."""
    code = placed(shared_server, scenes.playing())

    async def odd(task: Task) -> Decision:
        move = decided(task).move
        if meant:
            keeper = await shared_server.hall.keeper(code)
            line = keeper.table.line
            assert line is not None
            keeper.table = replace(keeper.table, line=replace(line, match=_later(line.match)))
        return Decision(move, 0, meant=meant)

    monkeypatch.setattr(shared_server.hall.workers, "decide", odd)

    async def visit() -> Advice | Refused:
        async with plain(shared_server.address, code, TOKENS[HOST]) as socket:
            return await hinted(socket, 0)

    refused = asyncio.run(visit())
    assert isinstance(refused, Refused)
    assert refused.error == error

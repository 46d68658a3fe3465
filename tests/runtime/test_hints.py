"""Hints: players get them only for their own seats."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from elfer.bots.task import Decision, Task, decide
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.games.anywhere.state import STOPP
from elfer.games.bluffing.mogeln import CAUGHT
from elfer.notation.history import MatchHistory
from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.hint_permission import HINT_LEVEL, hint_view
from elfer.wire import Advice, Hint, Refused
from tests.server import scenes
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, store_table
from tests.server.trespass import cards_in, hidden_cards


async def get_hint(socket: PlainSocket, seat: int, id_: str = "h1") -> Advice | Refused:
    """Return the answer to a request for a hint."""
    await ask(socket, seat, id_)
    return await answer(socket, id_)


async def ask(socket: PlainSocket, seat: int, id_: str) -> None:
    await socket.socket.send(msgspec.json.encode(Hint(id_, seat)), text=True)


async def answer(socket: PlainSocket, id_: str) -> Advice | Refused:
    message = await socket.until(lambda each: isinstance(each, Advice | Refused) and each.id == id_)
    assert isinstance(message, Advice | Refused)
    return message


def ask_for_hint(server: Threaded, table: Table, player: str | None, seat: int) -> Advice | Refused:
    """Return the server's answer to a player who asks for a hint for a seat."""
    code = store_table(server, table)

    async def visit() -> Advice | Refused:
        token = None if player is None else TOKENS[player]
        async with plain_socket(server.address, code, token) as socket:
            return await get_hint(socket, seat)

    return asyncio.run(visit())


@pytest.mark.parametrize("game", ["elfer-raus", "master", "mogeln", "hoechste-karte"])
def test_a_hint_is_a_move_of_the_players_own_seat(shared_server: Threaded, game: str) -> None:
    table = _deal(game)
    advice = ask_for_hint(shared_server, table, HOST, 0)
    assert isinstance(advice, Advice), advice
    assert table.match is not None
    assert advice.move in [move.text for move in table.match.legal(0)]
    assert advice.seat == 0
    alone = table.match.actors == (0,)
    assert (
        advice.seq == table.public_seq if alone else advice.seq >= table.public_seq
    )  # others act in the meantime
    assert not cards_in(msgspec.to_builtins(advice)) & hidden_cards(table, [0])


def _deal(game: str) -> Table:
    """Return a table after the deal where the host may act, perhaps along with others."""
    options = {"dealer": 2} if "dealer" in GAMES[game].options.__dataclass_fields__ else {}
    table = scenes.apply_command(scenes.full_table(game, options), HOST, Start())
    assert table.match is not None
    return table if table.match.legal(0) else scenes.running_table(game)


def test_the_bot_gets_the_view_of_the_seat_and_the_budget_of_the_server(
    shared_server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Task] = []

    async def record_task(task: Task) -> Decision:
        tasks.append(task)
        return decide(task)

    monkeypatch.setattr(shared_server.registry.workers, "advise", record_task)
    table = scenes.running_table()
    ask_for_hint(shared_server, table, HOST, 0)
    assert table.match is not None
    (task,) = [task for task in tasks if task.level == "expert"]
    assert task.view == table.match.view(0)
    assert task.playouts == shared_server.registry.limits.bot_playouts == 1000
    assert table.bot_seed not in task.seed.split("/")


REFUSED: dict[str, tuple[Any, str | None, int, str]] = {
    "another's seat": (scenes.running_table, HOST, 1, "not-allowed"),
    "a bot's seat": (scenes.running_table, HOST, 2, "not-allowed"),
    "a seat that does not exist": (scenes.running_table, HOST, 9, "not-allowed"),
    "a spectator": (scenes.running_table, None, 0, "not-allowed"),
    "a player without a seat": (scenes.running_table, SEATLESS, 0, "not-allowed"),
    "another player's turn": (scenes.running_table, OTHER, 1, "not-your-turn"),
    "no match yet": (scenes.waiting_table, HOST, 0, "not-now"),
    "the match is over": (scenes.finished_table, HOST, 0, "not-now"),
}


@pytest.mark.parametrize(("scene", "player", "seat", "error"), REFUSED.values(), ids=REFUSED.keys())
def test_refuses_a_hint(
    shared_server: Threaded, scene: Any, player: str | None, seat: int, error: str
) -> None:
    table = scene()
    refused = ask_for_hint(shared_server, table, player, seat)
    assert isinstance(refused, Refused)
    assert refused.error == error
    seats = table.seats_of(player)
    assert not table.playing or not cards_in(msgspec.to_builtins(refused)) & hidden_cards(
        table, seats
    )


def test_refuses_hints_in_games_with_timed_calls(shared_server: Threaded) -> None:
    table = _deal("schnipp-schnapp")
    refused = ask_for_hint(shared_server, table, HOST, 0)
    assert isinstance(refused, Refused)
    assert refused.error == "not-now"


def _lay(number: int, *, slips: bool) -> Match:
    """Return a match in which the first player has just laid, and may have slipped in a card."""
    match = new_match(GAMES["mogeln"], 4, {}, f"slips/{number}")
    layer = match.turn
    assert layer is not None
    match = match.push(layer, match.legal(layer)[0])
    slipped = next(move for move in match.legal(layer) if move.verb == "slip")
    return match.push(layer, slipped) if slips else match


def _advice(match: Match, view: Any, seed: int) -> str | None:
    return decide(Task(match.game.id, view, HINT_LEVEL, str(seed), timed=False)).move


@pytest.mark.rule("MO-6")
def test_a_hint_does_not_reveal_a_slip() -> None:
    caught = 0
    for number in range(30):
        match = _lay(number, slips=True)
        assert match.turn is not None
        view = match.view(match.turn)
        caught += _advice(match, view, number) == "caught"
        assert _advice(match, hint_view(match, match.turn), number) not in (None, "caught")
    assert caught > 20  # the unrestricted bot notices the slip


@pytest.mark.rule("MO-6")
def test_refusing_a_hint_for_a_call_reveals_nothing() -> None:
    for slips in (False, True):
        match = _lay(1, slips=slips)
        callers = [seat for seat in match.actors if [*match.legal(seat)] == [CAUGHT]]
        assert len(callers) == 2
        assert [hint_view(match, seat) for seat in callers] == [None, None]


@pytest.mark.rule("UA-6")
def test_a_hint_does_not_reveal_what_another_player_overlooked() -> None:
    game = GAMES["ueberall-anschliessen"]
    match, calls = new_match(game, 4, {}, "overlooked"), 0
    rng = Random(1)
    while not match.over and calls < 5:
        assert match.turn is not None
        legal = match.legal(match.turn)
        if STOPP in legal:
            calls += 1
            assert _advice(match, match.view(match.turn), calls) == "stopp"
            assert _advice(match, hint_view(match, match.turn), calls) == "flip"
            (other, *_) = (seat for seat in match.actors if seat != match.turn)
            assert hint_view(match, other) is None
        match = match.push(match.turn, rng.choice([move for move in legal if move is not STOPP]))
    assert calls == 5


def test_refuses_a_hint_out_of_turn_even_if_a_call_is_possible(
    shared_server: Threaded,
) -> None:
    table = _deal("mogeln")
    assert table.match is not None
    seen = scenes.apply_command(table, HOST, Play(0, table.match.legal(0)[0].text))
    assert seen.match is not None
    seat = next(seat for seat in seen.match.actors if seat not in (2, seen.match.turn))
    player = seen.chairs[seat].player
    refused = ask_for_hint(shared_server, seen, player, seat)
    assert isinstance(refused, Refused)
    assert refused.error == "not-your-turn"


def test_only_the_asking_player_gets_the_hint(shared_server: Threaded) -> None:
    code = store_table(shared_server, scenes.running_table())

    async def scenario() -> None:
        address = shared_server.address
        async with (
            plain_socket(address, code, TOKENS[HOST]) as own,
            plain_socket(address, code, TOKENS[OTHER]) as other,
        ):
            assert isinstance(await get_hint(own, 0, "a"), Advice)
            assert isinstance(await get_hint(own, 0, "b"), Advice)
            assert isinstance(await get_hint(other, 0, "c"), Refused)  # sent last
            assert not [each for each in other.heard if isinstance(each, Advice)]

    asyncio.run(scenario())


def _advance(match: Match) -> Match:
    """Play until seat 0 has its next turn, and return the match."""
    while True:
        turn = match.turn
        assert turn is not None
        match = match.push(turn, match.legal(turn)[0])
        if match.turn == 0 != turn:
            return match


@pytest.mark.parametrize(("fallback", "error"), [(True, "busy"), (False, "stale")])
def test_refuses_failed_or_outdated_advice(
    shared_server: Threaded, monkeypatch: pytest.MonkeyPatch, *, fallback: bool, error: str
) -> None:
    """The bot has failed, or the moment that its advice is for has passed."""
    code = store_table(shared_server, scenes.running_table())

    async def advise(task: Task) -> Decision:
        move = decide(task).move
        if not fallback:
            live_table = await shared_server.registry.live_table(code)
            line = live_table.table.history
            assert line is not None
            live_table.table = replace(
                live_table.table,
                history=replace(line, played=MatchHistory(_advance(line.match), line.moves)),
            )
        return Decision(move, 0, fallback=fallback)

    monkeypatch.setattr(shared_server.registry.workers, "advise", advise)

    async def visit() -> Advice | Refused:
        async with plain_socket(shared_server.address, code, TOKENS[HOST]) as socket:
            return await get_hint(socket, 0)

    refused = asyncio.run(visit())
    assert isinstance(refused, Refused)
    assert refused.error == error

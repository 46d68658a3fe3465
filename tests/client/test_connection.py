"""A connection to a real server: join, follow, play, watch, leave."""

import asyncio

import pytest

from elfer.client.backoff import RetryPolicy
from elfer.client.connection import Connection
from elfer.client.errors import Ended, ServerRefused, Unreachable
from elfer.table.commands import Cut, Lock, Play, React, Remove, Rename, Stand, Start
from elfer.wire import Presence, Snapshot, Update
from tests.client.people import run, seat_people, start_match


def test_players_see_their_own_cards(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address, players=4) as people:
            for seat, person in enumerate(people):
                assert person.sight.seats == [seat]
                assert person.sight.views[0]["seat"] == seat
                assert person.card["state"] == "playing"
            hands = [tuple(person.sight.views[0]["hand"]) for person in people]
            assert len(set(hands)) == 4

    run(scenario())


def test_an_update_follows_done(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address) as people:
            done = await people[1].send(Cut("ab"))
            seen = []
            async for news in people[2].follow():
                seen.append(news)
                if not isinstance(news, Presence) and news.sight.seq >= done.seq:
                    break
            assert isinstance(seen[0], Snapshot)
            assert isinstance(seen[-1], Update)
            assert seen[-1].events == [{"type": "cut", "seat": None, "player": people[1].sight.you}]
            assert people[2].sight is seen[-1].sight

    run(scenario())


def test_refusals(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address) as people:
            turn = people[0].sight.views[0]["turn"]
            speaker, other = people[turn], people[(turn + 1) % 3]
            before = speaker.sight
            with pytest.raises(ServerRefused) as refusal:
                await speaker.send(Play(turn, "done"))
            assert refusal.value.error == "illegal-move"
            assert refusal.value.rule in ("CL-4", "CL-6")  # which one depends on the cards
            for person, seat, error in (
                (other, (turn + 1) % 3, "not-your-turn"),
                (other, turn, "not-allowed"),
            ):
                with pytest.raises(ServerRefused) as refusal:
                    await person.send(Play(seat, "done"))
                assert refusal.value.error == error
            with pytest.raises(ServerRefused, match="Invalid command"):
                await speaker.send(Play(99, "done"))
            assert speaker.sight is before

    run(scenario())


def test_spectators_watch_and_cannot_act(address: str) -> None:
    async def scenario() -> None:
        async with start_match(address) as people, Connection(address, people[0].code) as watcher:
            assert watcher.sight.you is None
            assert watcher.sight.seats == []
            assert watcher.sight.moves == []
            assert "hand" not in watcher.sight.views[0]
            await people[0].until(lambda: people[0].presence.watching == 1)
            with pytest.raises(ServerRefused, match="cannot act"):
                await watcher.send(React("clap"))
            done = await people[0].send(Rename("Anna"))
            await watcher.wait_for_seq(done.seq)
            assert watcher.card["people"][0]["name"] == "Anna"

    run(scenario())


def test_presence_lists_the_connected_players(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address) as people:
            ids = [person.sight.you for person in people]
            await people[0].until(lambda: set(people[0].presence.here) == set(ids))
            await people[2].close()
            await people[0].until(lambda: set(people[0].presence.here) == set(ids[:2]))

    run(scenario())


def test_closing_ends_everything(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address) as people:
            person = people[1]
            following = asyncio.create_task(_read_all(person))
            waiting = asyncio.create_task(person.until(lambda: False))
            await asyncio.sleep(0.01)
            await person.close()
            await following
            for left in (waiting, person.send(Stand(1))):
                with pytest.raises(Ended, match="The connection is closed"):
                    await left
            await person.close()

    run(scenario())


async def _read_all(person: Connection) -> None:
    async for _ in person.follow():
        pass


def test_a_removed_player_is_told(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address) as people:
            player = people[2].sight.you
            assert player is not None
            following = asyncio.create_task(_read_all(people[2]))
            await people[0].send(Remove(player))
            with pytest.raises(Ended, match="removed you") as ended:
                await following
            assert ended.value.error == "removed"
            with pytest.raises(Ended):
                await people[2].send(React("oops"))

    run(scenario())


@pytest.mark.parametrize(("code", "error"), [("QQQQQQ", "no-table"), ("x", "no-table")])
def test_an_unknown_table_is_refused(address: str, code: str, error: str) -> None:
    async def scenario() -> None:
        with pytest.raises(Ended) as ended:
            await Connection(address, code).open()
        assert ended.value.error == error

    run(scenario())


def test_a_wrong_token_is_refused(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address, players=2) as people:
            with pytest.raises(Ended) as ended:
                await Connection(address, people[0].code, "guessed").open()
            assert ended.value.error == "bad-token"

    run(scenario())


def test_an_unreachable_server_is_reported() -> None:
    async def scenario() -> None:
        with pytest.raises(Unreachable, match="No answer"):
            await Connection("http://127.0.0.1:1", "ABCDEF", retry=RetryPolicy(begin=0.5)).open()

    run(scenario())


def test_a_command_can_be_cancelled(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address) as people:
            saying = asyncio.create_task(people[0].send(Lock(True)))
            await asyncio.sleep(0)
            saying.cancel()
            with pytest.raises(asyncio.CancelledError):
                await saying
            await people[0].send(Lock(False))
            assert (await people[0].send(Start())).seq

    run(scenario())


def test_concurrent_commands_keep_their_order(address: str) -> None:
    async def scenario() -> None:
        async with seat_people(address) as people:
            names = [f"Name {number}" for number in range(100)]
            done = await asyncio.gather(*(people[1].send(Rename(name)) for name in names))
            assert [each.seq for each in done] == sorted(each.seq for each in done)
            await people[0].wait_for_seq(done[-1].seq)
            assert people[0].card["people"][1]["name"] == names[-1]

    run(scenario())

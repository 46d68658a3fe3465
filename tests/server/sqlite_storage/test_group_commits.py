"""Group commits: waiting entries are committed together but answered individually."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elfer.runtime.storage_interface import Conflict, EarlierEntry
from elfer.server.sqlite_storage import SqliteStorage, check_database, database_file, log_writes


class Attempt(NamedTuple):
    table: int
    ahead: int
    command_id: str | None
    body: bytes


class Loop:
    """An event loop with an open storage, shared by many examples."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.store = self.runner.run(SqliteStorage.open(folder))
        self.codes = count()


@pytest.fixture(scope="module")
def loop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loop]:
    folder = tmp_path_factory.mktemp("groups")
    loop = Loop(folder)
    yield loop
    loop.runner.run(loop.store.close())
    loop.runner.close()
    assert check_database(folder) == []


def test_waiting_entries_share_a_commit(loop: Loop) -> None:
    store = loop.store

    async def scenario() -> int:
        codes = [f"G{number}" for number in range(100)]
        await asyncio.gather(*(store.create(code, 1, b"") for code in codes))
        before = store.commits
        for seq in range(1, 11):
            await asyncio.gather(*(store.append(code, seq, None, 1, b"x") for code in codes))
        return store.commits - before

    # Ideally, each of the ten rounds is one commit, but its first entry may be committed alone.
    assert 10 <= loop.runner.run(scenario()) <= 40


def test_a_single_writer_gets_one_commit_for_each_entry(loop: Loop) -> None:
    store = loop.store

    async def scenario() -> int:
        await store.create("ALONE", 1, b"")
        before = store.commits
        for seq in range(1, 11):
            await store.append("ALONE", seq, None, 1, b"x")
        return store.commits - before

    assert loop.runner.run(scenario()) == 10


def test_a_bad_entry_in_a_group_fails_alone(loop: Loop) -> None:
    store = loop.store

    async def scenario() -> None:
        await store.create("MIXED", 1, b"")
        await store.append("MIXED", 1, "old", 1, b"old")
        answers = await asyncio.gather(
            store.append("MIXED", 2, "a", 2, b"a"),
            store.append("MIXED", 3, "a", 3, b"again"),
            store.append("MIXED", 3, "old", 3, b"again"),
            store.append("MIXED", 7, "gap", 3, b"gap"),
            store.append("NOWHERE", 1, "b", 3, b"b"),
            store.save_snapshot("MIXED", 9, b"early"),
            store.create("MIXED", 1, b"taken"),
            store.append("MIXED", 3, "c", 3, b"c"),
            store.append("MIXED", 4, "gap", 4, b"no gap"),
            return_exceptions=True,
        )
        assert answers[:3] == [None, EarlierEntry(2, 2, b"a"), EarlierEntry(1, 1, b"old")]
        assert [type(answer) for answer in answers[3:6]] == [Conflict] * 3
        assert answers[6:] == [False, None, None]
        assert [body for _, _, body in await store.read_log("MIXED")] == [
            b"old",
            b"a",
            b"c",
            b"no gap",
        ]

    loop.runner.run(scenario())


def test_handles_more_tables_than_it_remembers(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writes, "REMEMBERED", 3)
    store = loop.store

    async def scenario() -> None:
        codes = [f"R{number}" for number in range(20)]
        await asyncio.gather(*(store.create(code, 1, code.encode()) for code in codes))
        for seq in range(1, 6):
            await asyncio.gather(*(store.append(code, seq, f"{seq}", 1, b"x") for code in codes))
        for code in codes:
            assert len(await store.read_log(code)) == 5

    loop.runner.run(scenario())


attempts = st.builds(
    Attempt,
    table=st.integers(0, 1),
    ahead=st.sampled_from([1, 1, 1, 1, 0, 2]),
    command_id=st.none() | st.sampled_from("abcdef"),
    body=st.binary(max_size=4),
)


@settings(max_examples=40, deadline=None)
@given(groups=st.lists(st.lists(attempts, min_size=1, max_size=12), min_size=1, max_size=5))
def test_a_group_is_answered_like_a_sequence(loop: Loop, groups: list[list[Attempt]]) -> None:
    store = loop.store
    codes = [f"H{next(loop.codes)}" for _ in range(2)]
    logs: list[list[tuple[int, str | None, bytes]]] = [[], []]
    known: dict[tuple[int, str], EarlierEntry] = {}

    async def run() -> None:
        for code in codes:
            assert await store.create(code, 1, b"new")
        for group in groups:
            expected: list[EarlierEntry | str | None] = []
            wishes = []
            for table, ahead, command_id, body in group:
                seq = len(logs[table]) + ahead
                wishes.append(store.append(codes[table], seq, command_id, seq, body))
                if command_id is not None and (table, command_id) in known:
                    expected.append(known[table, command_id])
                elif ahead != 1:
                    expected.append("conflict")
                else:
                    logs[table].append((seq, command_id, body))
                    if command_id is not None:
                        known[table, command_id] = EarlierEntry(seq, seq, body)
                    expected.append(None)
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert ["conflict" if isinstance(a, Conflict) else a for a in answers] == expected
        for code, entries in zip(codes, logs, strict=True):
            assert await store.read_log(code) == entries

    loop.runner.run(run())


def test_an_entry_of_another_program_is_a_conflict(tmp_path: Path) -> None:
    """The primary key decides, not the heads in the writer's memory."""

    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        await store.create("A", 1, b"")
        await store.append("A", 1, "a", 1, b"x")
        elsewhere = await asyncio.to_thread(_append_by_hand, tmp_path)
        assert elsewhere == 2
        with pytest.raises(Conflict):
            await store.append("A", 2, "b", 1, b"y")
        assert await store.append("A", 3, "b", 1, b"y") is None
        await store.close()

    asyncio.run(run())
    assert check_database(tmp_path) == []


def _append_by_hand(folder: Path) -> int:
    connection = database_file.connect_for_writing(folder / database_file.NAME)
    other = log_writes.Log(connection)
    assert other.append([log_writes.PendingEntry("A", 2, "other", 1, b"z")], 1) == [None]
    head = other.head("A")
    connection.close()
    assert head is not None
    return head.seq

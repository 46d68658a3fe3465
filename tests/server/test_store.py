"""What the store promises, one by one, on a real file."""

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from elfer.server.store import Conflict, Known, Store, Stored, StoreError, checked


def with_store(folder: Path, deed: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with the store of a folder, close it, and find it whole."""

    async def run() -> None:
        store = await Store.open(folder)
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(run())
    assert checked(folder) == []


def test_a_table_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        assert await store.create("ABC", 5, b"new")
        assert await store.append("ABC", 1, "one", 1, b"first") is None
        assert await store.append("ABC", 2, None, 1, b"\x00\xff") is None

    async def later(store: Store) -> None:
        assert await store.load("ABC") == Stored(b"new", 0, [b"first", b"\x00\xff"])
        assert await store.bodies("ABC") == [(1, "one", b"first"), (2, None, b"\x00\xff")]
        assert await store.append("ABC", 3, None, 2, b"third") is None
        assert await store.count() == 1

    with_store(tmp_path, first)
    with_store(tmp_path, later)


def test_a_code_that_is_taken_stays_as_it_is(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        both = await asyncio.gather(*(store.create("A", 1, whose) for whose in (b"mine", b"yours")))
        assert both == [True, False]
        assert not await store.create("A", 3, b"later")
        assert await store.load("A") == Stored(b"mine", 0, [])

    with_store(tmp_path, deed)


def test_an_unknown_table_is_none(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        assert await store.load("A") is None
        assert await store.known("A", "x") is None
        assert await store.bodies("A") == []
        with pytest.raises(Conflict):
            await store.append("A", 1, None, 1, b"x")
        with pytest.raises(Conflict):
            await store.keep("A", 0, b"x")

    with_store(tmp_path, deed)


def test_a_command_id_has_one_effect_at_its_table(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        for code in ("A", "B"):
            await store.create(code, 1, b"")
            assert await store.append(code, 1, "id", 7, b"first") is None
        # A repetition comes with the number that would be next, or with the old one.
        for seq in (1, 2, 9):
            assert await store.append("A", seq, "id", 8, b"other") == Known(1, 7, b"first")

    async def later(store: Store) -> None:
        assert await store.append("A", 2, "id", 8, b"other") == Known(1, 7, b"first")
        assert await store.known("A", "id") == Known(1, 7, b"first")
        assert await store.known("A", "other") is None
        assert await store.bodies("A") == [(1, "id", b"first")]

    with_store(tmp_path, first)
    with_store(tmp_path, later)


@pytest.mark.parametrize("seq", [-1, 0, 1, 3, 2**70])
def test_only_the_next_entry_follows(tmp_path: Path, seq: int) -> None:
    async def deed(store: Store) -> None:
        await store.create("A", 1, b"")
        await store.append("A", 1, None, 1, b"x")
        with pytest.raises(Conflict):
            await store.append("A", seq, None, 1, b"y")
        assert await store.append("A", 2, None, 1, b"z") is None

    with_store(tmp_path, deed)


def test_the_newest_snapshot_is_used_and_the_first_one_stays(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await store.create("A", 1, b"new")
        for seq in range(1, 51):
            await store.append("A", seq, None, seq, str(seq).encode())
            if seq % 10 == 0:
                await store.keep("A", seq, f"snapshot {seq}".encode())
        await store.keep("A", 45, b"late")
        await store.keep("A", 50, b"again")
        with pytest.raises(Conflict):
            await store.keep("A", 51, b"early")
        await store.append("A", 51, None, 51, b"51")
        assert await store.load("A") == Stored(b"snapshot 50", 50, [b"51"])
        assert len(await store.bodies("A")) == 51

    with_store(tmp_path, deed)


def test_a_forgotten_table_is_gone_and_its_code_free(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        for code in ("A", "B"):
            await store.create(code, 1, b"new")
            await store.append(code, 1, "id", 1, b"x")
        await store.forget("A")
        await store.forget("never")
        assert await store.load("A") is None
        assert await store.bodies("A") == []
        assert await store.known("A", "id") is None
        assert await store.count() == 1
        with pytest.raises(Conflict):
            await store.append("A", 2, None, 1, b"x")
        assert await store.create("A", 1, b"second")
        assert await store.append("A", 1, "id", 1, b"y") is None
        assert await store.load("B") == Stored(b"new", 0, [b"x"])

    with_store(tmp_path, deed)


def test_idle_tables_are_found_by_their_last_event(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path, clock=lambda: 500)
        for code, at in (("NEW", 300), ("OLD", 100), ("OLDER", 50), ("PLAYED", 20)):
            await store.create(code, at, b"")
        await store.append("PLAYED", 1, None, 1, b"x")
        assert await store.older_than(300) == ["OLDER", "OLD"]
        assert await store.older_than(501) == ["OLDER", "OLD", "NEW", "PLAYED"]
        await store.close()

    asyncio.run(run())


def test_closing_stores_all_that_was_accepted(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        await store.create("A", 1, b"")
        waiting = [
            asyncio.ensure_future(store.append("A", n, None, 1, b"x")) for n in range(1, 300)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 299
        await store.close()
        for late in (store.append("A", 300, None, 1, b"x"), store.load("A")):
            with pytest.raises(StoreError, match="closed"):
                await late

    asyncio.run(run())
    # Nothing is left to be recovered.
    assert {path.name for path in tmp_path.iterdir()} == {"elfer.sqlite3", "elfer.lock"}
    assert checked(tmp_path) == []


def test_who_gives_up_waiting_spoils_nothing(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await store.create("A", 1, b"")
        gone = asyncio.ensure_future(store.append("A", 1, "id", 1, b"x"))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append("A", 2, "id", 1, b"x") == Known(1, 1, b"x")

    with_store(tmp_path, deed)


def test_what_no_database_takes_is_refused_alone(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await store.create("A", 1, b"")
        answers = await asyncio.gather(
            store.append("A", 1, "\ud800", 1, b"x"),
            store.append("A", 1, "a", 2**63, b"x"),
            store.append("A", 1, "nul \0 and «ß»", 1, b"x"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [StoreError, StoreError, type(None)]

    with_store(tmp_path, deed)


def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await store.create("A", 1, b"")
        entries = [
            asyncio.ensure_future(store.append("A", n, None, 1, b"x")) for n in range(1, 200)
        ]
        await asyncio.sleep(0)
        seen = len(await store.bodies("A"))
        assert [seq for seq, _, _ in (await store.bodies("A"))[:seen]] == list(range(1, seen + 1))
        await asyncio.gather(*entries)
        assert len(await store.bodies("A")) == 199

    with_store(tmp_path, deed)


def test_nobody_else_on_the_machine_reads_the_hidden_cards(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "er"

    async def deed(store: Store) -> None:
        await store.create("A", 1, b"")
        for path in (folder, *folder.glob("elfer.sqlite3*")):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0

    with_store(folder, deed)

"""Tokens, codes and names: hard to guess, kept as hashes, easy to type, nothing to pass off."""

import asyncio
import hmac
import json
from collections import Counter
from typing import Any

import pytest

from elfer.client.server import Server
from elfer.kernel.errors import Refused
from elfer.server.codes import LENGTH, LETTERS, new_code, read_code
from elfer.server.tokens import hashed, holder, new_token
from elfer.table.chairs import Player
from elfer.table.commands import Rename, Start, Take
from elfer.table.names import checked_name
from elfer.wire import NewTable
from tests.server.plain import plain
from tests.server.running import Threaded


def test_a_token_has_at_least_128_random_bits() -> None:
    made = {new_token() for _ in range(2_000)}
    assert len(made) == 2_000
    for place in range(22):  # 22 places of 6 bits
        seen = Counter(token[place] for token in made)
        assert len(seen) > 50


def test_a_token_is_compared_in_constant_time_with_everyone_s(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[Any, Any]] = []

    constant = hmac.compare_digest

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return constant(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    people = [Player(f"p{number}", "X", hashed(f"t{number}")) for number in range(5)]
    assert holder(people, "t0") == "p0"
    assert len(compared) == 5
    assert holder(people, "t4") == "p4"
    assert holder(people, "t") is None
    assert holder(people, hashed("t0")) is None
    assert holder(people, "") is None


def test_no_token_is_in_any_file(server: Threaded) -> None:
    """Neither in the database nor in its log, nor in what is written beside them."""

    async def used() -> list[str]:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna Anonyma"))
            guest = await http.join(host.code, "Beat")
        async with plain(server.address, guest.code, guest.token) as socket:
            await socket.say("a", Take(1))
        async with plain(server.address, host.code, host.token) as socket:
            await socket.say("b", Start())
            await socket.say("c", Rename("Anna"))
        return [host.token, guest.token]

    made = asyncio.run(used())
    files = [path for path in server.folder.rglob("*") if path.is_file()]
    contents = b"".join(path.read_bytes() for path in files)
    assert any(path.name.endswith("-wal") for path in files)
    assert b"Anna Anonyma" in contents, "what is stored can be found like this"
    for token in made:
        assert hashed(token).encode() in contents
        assert token.encode() not in contents
    server.stop()
    contents = b"".join(path.read_bytes() for path in server.folder.rglob("*") if path.is_file())
    assert not any(token.encode() in contents for token in made)


def test_files_are_their_owner_s_alone(server: Threaded) -> None:
    assert server.folder.stat().st_mode & 0o077 == 0
    for path in server.folder.iterdir():
        assert path.name == "elfer.lock" or path.stat().st_mode & 0o077 == 0, path.name


def test_a_token_is_in_no_address_and_in_one_answer_only(server: Threaded) -> None:
    async def asked() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna"))
            card = await http.card(host.code)
        assert host.token not in json.dumps(card, default=str)
        assert hashed(host.token) not in json.dumps(card, default=str)
        async with plain(server.address, host.code, host.token) as socket:
            await socket.say("a", Rename("Beat"))
            assert host.token not in str(socket.heard)
            url = str(socket.socket.request)
            assert host.token not in url

    asyncio.run(asked())


def test_codes_have_no_letters_that_look_alike() -> None:
    for alike in ("O0", "I1L", "S5", "B8", "Z2"):
        assert sum(letter in LETTERS for letter in alike) <= 1
    assert len(set(LETTERS)) == len(LETTERS)
    assert len(LETTERS) ** LENGTH > 10**8
    made = {new_code() for _ in range(2_000)}
    assert len(made) > 1_990
    assert all(read_code(code) == code for code in made)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("ACD234", "ACD234"),
        ("acd234", "ACD234"),
        (" ac d2 34 ", "ACD234"),
        ("acd\t2\u00a034", "ACD234"),
        ("acdz3b", "ACD238"),
        ("ACD23", None),
        ("ACD2345", None),
        ("ACD23O", None),
        ("ACD23!", None),
        ("ＡＣＤ234", None),
        ("", None),
        ("ACD23ß", None),
        ("../../", None),
    ],
)
def test_codes_are_read_as_people_type_them(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_a_code_in_small_letters_leads_to_the_table(server: Threaded) -> None:
    async def found() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna"))
            assert (await http.card(host.code.lower()))["code"] == host.code
        async with plain(server.address, host.code.lower(), host.token) as socket:
            assert socket.sight is not None
            assert socket.sight.you == host.player

    asyncio.run(found())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Jean-Pierre d'Aix", "Jean-Pierre d'Aix"),
        ("Dr. No", "Dr. No"),
        ("李小龍", "李小龍"),
        ("x" * 20, "x" * 20),
        ("7", "7"),
    ],
)
def test_names_are_what_people_are_called(given: str, shown: str) -> None:
    assert checked_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        " ",
        "x" * 21,
        "<b>",
        "a\u202eb",
        "a\u200bb",
        "a\x00b",
        "\u0301",
        "...",
        "a/b",
        "r12🂡",
        "a@b",
        '"',
        "&amp;",
        "a\ud800",
        "\ufeffAnna",
        "a" + "\u0301" * 6,
    ],
)
def test_names_are_nothing_else(given: str) -> None:
    with pytest.raises(Refused):
        checked_name(given)


def test_the_limit_is_for_what_is_shown() -> None:
    """What becomes longer by being written in one way only must not slip past the limit."""
    assert len(checked_name("ﷺ" * 20)) == 20
    with pytest.raises(Refused):
        checked_name("ﷺ" * 21)

"""Tokens, codes and names: tokens are random and hashed, codes easy to type, names bounded."""

import asyncio
import hmac
import json
from collections import Counter
from typing import Any

import pytest

from elfer.client.http import Server
from elfer.engine.errors import Refused
from elfer.runtime.credentials import (
    CODE_LENGTH,
    CODE_LETTERS,
    find_holder,
    hash_token,
    new_code,
    new_token,
    read_code,
)
from elfer.table.commands import Rename, Start, Take
from elfer.table.nicknames import check_name
from elfer.table.players_and_chairs import Player
from elfer.wire import NewTable
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded


def test_a_token_has_at_least_128_random_bits() -> None:
    made = {new_token() for _ in range(2_000)}
    assert len(made) == 2_000
    for place in range(22):  # 22 characters of 6 bits each
        seen = Counter(token[place] for token in made)
        assert len(seen) > 50


def test_a_token_is_compared_with_those_of_all_players_in_constant_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[Any, Any]] = []

    constant = hmac.compare_digest

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return constant(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    people = [Player(f"p{number}", "X", hash_token(f"t{number}")) for number in range(5)]
    assert find_holder(people, "t0") == "p0"
    assert len(compared) == 5
    assert find_holder(people, "t4") == "p4"
    assert find_holder(people, "t") is None
    assert find_holder(people, hash_token("t0")) is None
    assert find_holder(people, "") is None


def test_no_token_is_in_any_file(server: Threaded) -> None:
    """Tokens are not in the database, its log or any other file."""

    async def scenario() -> list[str]:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna Anonyma"))
            guest = await http.join(host.code, "Beat")
        async with plain_socket(server.address, guest.code, guest.token) as socket:
            await socket.say("a", Take(1))
        async with plain_socket(server.address, host.code, host.token) as socket:
            await socket.say("b", Start())
            await socket.say("c", Rename("Anna"))
        return [host.token, guest.token]

    made = asyncio.run(scenario())
    files = [path for path in server.folder.rglob("*") if path.is_file()]
    contents = b"".join(path.read_bytes() for path in files)
    assert any(path.name.endswith("-wal") for path in files)
    assert b"Anna Anonyma" in contents, "the search finds stored text"
    for token in made:
        assert hash_token(token).encode() in contents
        assert token.encode() not in contents
    server.stop()
    contents = b"".join(path.read_bytes() for path in server.folder.rglob("*") if path.is_file())
    assert not any(token.encode() in contents for token in made)


def test_only_the_owner_can_read_the_files(server: Threaded) -> None:
    assert server.folder.stat().st_mode & 0o077 == 0
    for path in server.folder.iterdir():
        assert path.name == "elfer.lock" or path.stat().st_mode & 0o077 == 0, path.name


def test_a_token_is_in_no_url_and_in_only_one_response(server: Threaded) -> None:
    async def scenario() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna"))
            card = await http.card(host.code)
        assert host.token not in json.dumps(card, default=str)
        assert hash_token(host.token) not in json.dumps(card, default=str)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await socket.say("a", Rename("Beat"))
            assert host.token not in str(socket.heard)
            url = str(socket.socket.request)
            assert host.token not in url

    asyncio.run(scenario())


def test_codes_have_no_letters_that_look_alike() -> None:
    for alike in ("O0", "I1L", "S5", "B8", "Z2"):
        assert sum(letter in CODE_LETTERS for letter in alike) <= 1
    assert len(set(CODE_LETTERS)) == len(CODE_LETTERS)
    assert len(CODE_LETTERS) ** CODE_LENGTH > 10**8
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


def test_a_code_in_lower_case_finds_the_table(server: Threaded) -> None:
    async def scenario() -> None:
        async with Server(server.address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "free"], "Anna"))
            assert (await http.card(host.code.lower()))["code"] == host.code
        async with plain_socket(server.address, host.code.lower(), host.token) as socket:
            assert socket.sight is not None
            assert socket.sight.you == host.player

    asyncio.run(scenario())


def test_the_limit_applies_to_the_shown_name() -> None:
    """Characters count as they are shown, not in a longer compatibility form."""
    assert len(check_name("ﷺ" * 20)) == 20
    with pytest.raises(Refused):
        check_name("ﷺ" * 21)

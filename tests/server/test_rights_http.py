"""Every HTTP address with every token: a token gives no rights over HTTP."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import httpx
import pytest
from starlette.routing import Route

from elfer.server.app import SOCKET, http_app
from elfer.server.static_files import PAGES
from elfer.table import Table
from tests.patience import PATIENCE
from tests.server import scenes
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, REMOVED, SEATLESS, TOKENS, live_table_of, store_table
from tests.server.trespass import cards_in, hidden_cards, is_same_table


class Address(NamedTuple):
    """The expected response at an address of a table with a running match."""

    status: int
    body: Any = None
    says: str = ""


ADDRESSES: dict[tuple[str, str], Address] = {
    ("GET", "/api/health"): Address(200),
    ("GET", "/api/ready"): Address(200),
    ("GET", "/api/here"): Address(200),
    ("GET", "/api/games"): Address(200),
    ("GET", "/api/figures"): Address(200),
    ("GET", "/api/rules/{language}"): Address(200),
    ("GET", "/api/rules/{language}/{page}"): Address(200),
    ("POST", "/api/tables"): Address(
        201, {"game": "elferspiel", "seats": ["me", "free"], "name": "N"}
    ),
    ("GET", "/api/tables/{code}"): Address(200),
    ("POST", "/api/tables/{code}/players"): Address(403, {"name": "Newcomer"}, "locked"),
    ("GET", "/api/tables/{code}/record"): Address(409, says="once the match is over"),
    ("GET", "/api/tables/{code}/replay"): Address(409, says="once the match is over"),
    ("GET", "/api/tables/{code}/why/{move}"): Address(409, says="once the match is over"),
    ("GET", "/api/tables/{code}/qr.svg"): Address(200),
    **{("GET", path): Address(200) for path in PAGES},
}
IN_TEST_RIGHTS = "/api/tables/{code}/socket"

CARRIERS: list[Callable[[str], dict[str, Any]]] = [
    lambda token: {"headers": {"authorization": f"Bearer {token}"}},
    lambda token: {"headers": {"cookie": f"token={token}"}},
    lambda token: {"params": {"token": token}},
]
"""The places in a request where a client might put a token."""


def test_every_address_is_in_the_matrix(server: Threaded) -> None:
    routes = http_app(server.registry).routes
    asked = {
        (method, route.path)
        for route in routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert asked == set(ADDRESSES)
    assert SOCKET.pattern.replace("([^/]+)", "{code}") == IN_TEST_RIGHTS


def lock(table: Table) -> Table:
    return replace(table, locked=True)


def without_random_parts(text: str, path: str) -> str:
    """Return a response without its random parts, the code and the token of a new table."""
    return "" if path == "/api/tables" else text


@pytest.mark.parametrize("address", ADDRESSES, ids=" ".join)
def test_no_token_makes_a_difference(shared_server: Threaded, address: tuple[str, str]) -> None:
    method, path = address
    expected = ADDRESSES[address]
    table = lock(scenes.running_table())
    code = store_table(shared_server, table)
    answers = set()
    with httpx.Client(
        base_url=shared_server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        for token in (None, "nonsense", *TOKENS.values()):
            for carrier in CARRIERS:
                given = {} if token is None else carrier(token)
                url = path.format(
                    code=code, game="elfer-raus", move=0, language="de", page="junior"
                )
                answer = http.request(method, url, json=expected.body, **given)
                assert answer.status_code == expected.status, answer.text
                assert expected.says in answer.text
                answers.add(without_random_parts(answer.text, path))
                if not path.startswith("/api/rules"):  # whose examples name cards
                    assert not cards_in(answer.text) & hidden_cards(table, [])
                for player in table.players:
                    assert player.token not in answer.text
                    assert TOKENS[player.id] not in answer.text
                assert table.secret not in answer.text
    assert len(answers) == 1
    assert is_same_table(live_table_of(shared_server, code).table, table)


@pytest.mark.parametrize(
    "path", ["/api/tables/{code}", "/t/{code}", "/t/{code}/tv", "/api/tables/{code}/qr.svg"]
)
def test_the_code_shows_the_card_and_nothing_more(shared_server: Threaded, path: str) -> None:
    """The card of a table contains no playing cards."""
    table = scenes.running_table()
    code = store_table(shared_server, table)
    text = httpx.get(
        shared_server.address + path.format(code=code), trust_env=False, timeout=PATIENCE
    ).text
    assert cards_in(text) == set()
    for player in (HOST, OTHER, SEATLESS, REMOVED):
        assert TOKENS[player] not in text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_refuses_other_methods(shared_server: Threaded, method: str) -> None:
    table = scenes.running_table()
    code = store_table(shared_server, table)
    with httpx.Client(
        base_url=shared_server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        for _, path in ADDRESSES:
            url = path.format(code=code, game="elfer-raus", move=0, language="de", page="junior")
            assert http.request(method, url).status_code == 404
    assert is_same_table(live_table_of(shared_server, code).table, table)


def test_a_record_is_public_only_once_the_match_is_over(shared_server: Threaded) -> None:
    code = store_table(shared_server, scenes.finished_table())
    answer = httpx.get(
        f"{shared_server.address}/api/tables/{code}/record", trust_env=False, timeout=PATIENCE
    )
    assert answer.status_code == 200
    assert answer.json()["shuffle"]["secret"] in scenes.finished_table().shuffle.secret  # type: ignore[union-attr]
    again = store_table(shared_server, scenes.rematch_table())
    for what in ("record", "replay"):
        answer = httpx.get(
            f"{shared_server.address}/api/tables/{again}/{what}", trust_env=False, timeout=PATIENCE
        )
        assert answer.status_code == 409
        assert cards_in(answer.text) == set()

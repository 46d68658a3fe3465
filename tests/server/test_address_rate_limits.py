"""The per-minute budgets of an address, one for each kind of request."""

from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from elfer.runtime.address_rate_limits import Kind
from elfer.runtime.limit_settings import Limits
from elfer.server.settings import read_limits
from tests.patience import PATIENCE
from tests.server.conftest import Serving
from tests.server.running import GENEROUS, Threaded

MOST = 3
TRIES = 20
"""More requests than the limits allow, even on a slow machine."""
TABLE = {"game": "junior", "seats": ["me", "free"], "name": "Anna"}


class Client:
    """A client at one address that makes all kinds of requests."""

    def __init__(self, server: Threaded) -> None:
        self._address = server.address
        made = httpx.post(
            f"{server.address}/api/tables", json=TABLE, trust_env=False, timeout=PATIENCE
        )
        self._code = made.json()["code"]

    def do(self, kind: Kind) -> int:
        """Make one request of a kind on a new connection, and return the status."""
        if kind is Kind.HANDSHAKE:
            return self._handshake()
        with httpx.Client(
            base_url=self._address, trust_env=False, verify=False, timeout=PATIENCE
        ) as http:
            if kind is Kind.TABLE:
                return http.post("/api/tables", json=TABLE).status_code
            if kind is Kind.JOIN:
                path = f"/api/tables/{self._code}/players"
                return http.post(path, json={"name": "Beat"}).status_code
            path = "/icons/favicon.svg" if kind is Kind.FILE else f"/t/{self._code}"
            return http.get(path).status_code

    def _handshake(self) -> int:
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{self._code}/socket"
        try:
            with connect(url, proxy=None):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code


KINDS = [kind for kind in Kind if kind is not Kind.CONNECTION]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_its_own_budget(serving: Serving, kind: Kind) -> None:
    server = serving(limits=replace(GENEROUS, **{kind.value: MOST}))
    client = Client(server)
    answers = [client.do(kind) for _ in range(TRIES)]
    assert all(status < 300 for status in answers[: MOST - 1])
    assert 429 in answers
    assert {client.do(other) < 300 for other in KINDS if other is not kind} == {True}


def test_a_refusal_ends_the_connection(serving: Serving) -> None:
    """The server does not process the remaining data on it."""
    server = serving(limits=replace(GENEROUS, requests_per_minute=MOST))
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        answers = [http.get("/api/health") for _ in range(TRIES)]
        wrong = http.get("/api/health", headers={"host": "evil.example"})
    assert "connection" not in answers[0].headers
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.headers["connection"] == wrong.headers["connection"] == "close"


def test_a_class_at_one_address_can_play_with_the_default_limits() -> None:
    """Thirty children load the page twice, create a table, join one and connect three times."""
    limits, children = Limits(), 30
    assert limits.requests_per_minute >= children * 2 * 8
    assert limits.files_per_minute >= children * 2 * 60
    assert limits.handshakes_per_minute >= children * 3
    assert limits.joins_per_minute >= children
    assert limits.tables_per_minute_per_address >= children
    assert limits.connections_per_minute >= children * 2 * 10
    assert limits.frames_per_second_per_address >= children * 10
    assert limits.frames_at_once_per_address >= children * 30


def test_a_higher_request_limit_raises_the_related_limits() -> None:
    limits = read_limits({"ELFER_REQUESTS_PER_MINUTE": "100000"})
    assert limits.handshakes_per_minute == limits.joins_per_minute == 100_000
    assert limits.connections_per_minute == limits.files_per_minute == 100_000
    assert limits.tables_per_minute_per_address == Limits().tables_per_minute_per_address
    more = read_limits({"ELFER_TABLES_PER_MINUTE": "100000"})
    assert more.tables_per_minute_per_address == 10_000
    chosen = {"ELFER_REQUESTS_PER_MINUTE": "100000", "ELFER_JOINS_PER_MINUTE": "7"}
    assert read_limits(chosen).joins_per_minute == 7
    quick = read_limits({"ELFER_FRAMES_PER_SECOND": "5000", "ELFER_FRAMES_AT_ONCE": "5000"})
    assert quick.frames_per_second_per_address == quick.frames_at_once_per_address == 5_000
    assert read_limits({"ELFER_REQUESTS_PER_MINUTE": "5"}) == Limits(requests_per_minute=5)

"""Where a server listens when nobody says where, and what it tells others of that."""

import socket
from contextlib import closing

import pytest

from elfer.server import address
from elfer.server.address import NoAddress, listening, listening_nearby, shared_url
from elfer.server.serving import Place, shared

HERE = "127.0.0.1"


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> int:
    """A port that is free, and some after it that hardly anybody uses."""
    with closing(socket.create_server((HERE, 0))) as free:
        port: int = free.getsockname()[1]
    port = min(port, 65_000)
    monkeypatch.setattr(address, "USUAL_PORT", port)
    return port


def test_the_usual_port_is_taken_if_it_is_free(usual: int) -> None:
    with listening_nearby(HERE) as listener:
        assert listener.getsockname()[1] == usual


def test_else_the_next_one_that_is_free(usual: int) -> None:
    with listening(HERE, usual), listening_nearby(HERE) as listener:
        assert usual < listener.getsockname()[1] < usual + address.PORTS_TRIED


def test_if_none_is_free_that_is_said(usual: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "PORTS_TRIED", 1)
    with listening(HERE, usual), pytest.raises(NoAddress, match=r"are all taken; .*--port"):
        listening_nearby(HERE)


def test_other_troubles_are_not_walked_past(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def listening(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise NoAddress("There is no such address.")

    monkeypatch.setattr(address, "listening", listening)
    with pytest.raises(NoAddress, match="no such address"):
        listening_nearby("nowhere")
    assert len(tried) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
def test_what_is_only_here_has_no_address_for_others(host: str) -> None:
    assert shared_url("http", host, 1111) is None


def test_what_is_everywhere_has_that_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "network_address", lambda: "192.168.1.5")
    assert shared_url("http", "0.0.0.0", 1111) == "http://192.168.1.5:1111"
    assert shared_url("https", "::", 443) == "https://192.168.1.5"
    monkeypatch.setattr(address, "network_address", lambda: None)
    assert shared_url("http", "", 1111) is None


def test_a_place_of_its_own_is_told_as_it_is() -> None:
    assert shared_url("http", "192.168.1.9", 80) == "http://192.168.1.9"


def test_what_the_operator_says_comes_first() -> None:
    assert shared(Place(HERE, 1), "https://elfer.example/") == "https://elfer.example"
    assert shared(Place(HERE, 1), None) is None

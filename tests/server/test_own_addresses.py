"""The default address of a server, and the address that it shows to others."""

import socket
from contextlib import closing

import pytest

from elfer.server import own_addresses
from elfer.server.own_addresses import NoAddress, listen, listen_nearby, shared_url
from elfer.server.runner import ServerAddress, public_address

HERE = "127.0.0.1"


@pytest.fixture
def default_port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A free port, followed by ports that are rarely used."""
    with closing(socket.create_server((HERE, 0))) as free:
        port: int = free.getsockname()[1]
    port = min(port, 65_000)
    monkeypatch.setattr(own_addresses, "DEFAULT_PORT", port)
    return port


def test_listens_on_the_default_port_if_it_is_free(default_port: int) -> None:
    with listen_nearby(HERE) as listener:
        assert listener.getsockname()[1] == default_port


def test_listens_on_the_next_free_port_if_the_default_is_in_use(default_port: int) -> None:
    with listen(HERE, default_port), listen_nearby(HERE) as listener:
        assert default_port < listener.getsockname()[1] < default_port + own_addresses.PORTS_TRIED


def test_reports_that_no_port_is_free(default_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_addresses, "PORTS_TRIED", 1)
    with listen(HERE, default_port), pytest.raises(NoAddress, match=r"are all in use\. .*--port"):
        listen_nearby(HERE)


def test_does_not_hide_other_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def listen(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise NoAddress("There is no such address.")

    monkeypatch.setattr(own_addresses, "listen", listen)
    with pytest.raises(NoAddress, match="no such address"):
        listen_nearby("nowhere")
    assert len(tried) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
def test_a_local_server_has_no_address_for_others(host: str) -> None:
    assert shared_url("http", host, 1111) is None


def test_a_server_on_all_interfaces_shows_its_network_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_addresses, "network_address", lambda: "192.168.1.5")
    assert shared_url("http", "0.0.0.0", 1111) == "http://192.168.1.5:1111"
    assert shared_url("https", "::", 443) == "https://192.168.1.5"
    monkeypatch.setattr(own_addresses, "network_address", lambda: None)
    assert shared_url("http", "", 1111) is None


def test_a_given_address_is_shown_unchanged() -> None:
    assert shared_url("http", "192.168.1.9", 80) == "http://192.168.1.9"


def test_the_public_url_comes_first() -> None:
    assert (
        public_address(ServerAddress(HERE, 1), "https://elfer.example/") == "https://elfer.example"
    )
    assert public_address(ServerAddress(HERE, 1), None) is None

"""The address that a request is charged to, and the forwarded headers that are trusted."""

from typing import Any

import pytest

from elfer.engine.errors import BadRequest
from elfer.server.client_address import (
    address_key,
    client_key,
    is_trusted,
    parse_proxies,
    resolve_client,
)

PROXIES = parse_proxies(["192.0.2.1", "10.0.0.0/8", "fd00::/8"])


def request(peer: str | None, *headers: tuple[str, str], scheme: str = "http") -> dict[str, Any]:
    return {
        "type": "websocket" if scheme.startswith("ws") else "http",
        "scheme": scheme,
        "client": None if peer is None else (peer, 4321),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }


def client_of(peer: str | None, *forwarded: str) -> Any:
    scope = request(peer, *(("x-forwarded-for", line) for line in forwarded))
    resolve_client(scope, PROXIES)
    return None if scope["client"] is None else scope["client"][0]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["203.0.113.7"], "203.0.113.7"),
        ("::ffff:192.0.2.1", ["203.0.113.7"], "203.0.113.7"),
        ("fd00::1", ["2001:db8::7"], "2001:db8::7"),
        ("192.0.2.1", ["203.0.113.7, 10.1.2.3"], "203.0.113.7"),
        ("192.0.2.1", ["203.0.113.7", "10.1.2.3"], "203.0.113.7"),
        ("192.0.2.1", ["10.1.2.3,10.1.2.4"], "10.1.2.3"),
        ("192.0.2.1", ["203.0.113.7:51234"], "203.0.113.7"),
        ("192.0.2.1", ["[2001:db8::7]:51234"], "2001:db8::7"),
        ("192.0.2.1", ["[2001:db8::7]"], "2001:db8::7"),
        ("192.0.2.1", [" 203.0.113.7 "], "203.0.113.7"),
        ("192.0.2.1", ["::ffff:203.0.113.7"], "203.0.113.7"),
        ("192.0.2.1", ["fe80::7%eth0"], "fe80::7"),
    ],
)
def test_a_trusted_proxy_names_the_client(peer: str, forwarded: list[str], client: str) -> None:
    assert client_of(peer, *forwarded) == client


@pytest.mark.parametrize(
    "invented",
    ["198.51.100.1", "198.51.100.1, 10.0.0.9", "10.0.0.9", "unknown", "", "192.0.2.1, 192.0.2.1"],
)
def test_ignores_forged_addresses_before_the_client(invented: str) -> None:
    assert client_of("192.0.2.1", f"{invented}, 203.0.113.7") == "203.0.113.7"
    assert client_of("192.0.2.1", invented, "203.0.113.7") == "203.0.113.7"


@pytest.mark.parametrize("forwarded", ["unknown", "", "_hidden", "203.0.113.7, unknown", "1.2.3"])
def test_an_unnamed_client_counts_as_the_proxy(forwarded: str) -> None:
    assert client_of("192.0.2.1", forwarded) == "192.0.2.1"
    assert client_of("192.0.2.1") == "192.0.2.1"


def test_ignores_forwarded_headers_of_other_peers() -> None:
    assert client_of("203.0.113.7", "198.51.100.1") == "203.0.113.7"
    assert client_of("192.0.2.2", "198.51.100.1") == "192.0.2.2"
    assert client_of("a-name", "198.51.100.1") == "a-name"
    assert client_of(None, "198.51.100.1") is None
    scope = request("192.0.2.1", ("forwarded", "for=198.51.100.1;proto=https"))
    resolve_client(scope, PROXIES)
    assert (scope["client"][0], scope["scheme"]) == ("192.0.2.1", "http")
    scope = request("192.0.2.1", ("x-forwarded-for", "198.51.100.1"))
    resolve_client(scope, ())
    assert scope["client"] == ("192.0.2.1", 4321)


@pytest.mark.parametrize(
    ("peer", "said", "scheme", "resolved"),
    [
        ("192.0.2.1", "https", "http", "https"),
        ("192.0.2.1", "HTTPS", "ws", "wss"),
        ("192.0.2.1", "wss", "ws", "wss"),
        ("192.0.2.1", "http, https", "http", "https"),
        ("192.0.2.1", "https, http", "http", "http"),
        ("192.0.2.1", "http", "https", "https"),
        ("192.0.2.1", "gopher", "http", "http"),
        ("203.0.113.7", "https", "http", "http"),
    ],
)
def test_a_trusted_proxy_forwards_the_scheme(
    peer: str, said: str, scheme: str, resolved: str
) -> None:
    scope = request(peer, ("x-forwarded-proto", said), scheme=scheme)
    resolve_client(scope, PROXIES)
    assert scope["scheme"] == resolved


def test_the_key_is_half_of_ipv6_and_all_of_ipv4() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:0:0:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("203.0.113.7") != address_key("203.0.113.8")
    assert address_key("::ffff:203.0.113.7") == address_key("203.0.113.7") == "203.0.113.7"
    assert address_key("fe80::7%eth0") == address_key("fe80::8%eth1")
    assert address_key("testclient") == "testclient"


def test_a_request_is_charged_to_its_client() -> None:
    scope = request("192.0.2.1", ("x-forwarded-for", "2001:db8::1"))
    assert client_key(scope) == "192.0.2.1"
    resolve_client(scope, PROXIES)
    assert client_key(scope) == "2001:db8::/64"
    assert client_key(request(None)) == ""


def test_a_mapped_network_becomes_ipv4() -> None:
    proxies = parse_proxies(["::ffff:192.0.2.0/120"])
    assert is_trusted("192.0.2.9", proxies)
    assert is_trusted("::ffff:192.0.2.9", proxies)
    assert not is_trusted("192.0.3.9", proxies)


@pytest.mark.parametrize("text", ["proxy.example", "", "10.0.0.1/8", "10.0.0.0/33", "1.2.3", "::g"])
def test_refuses_an_invalid_address(text: str) -> None:
    with pytest.raises(BadRequest, match=r"not an address .*--trusted-proxy"):
        parse_proxies([text])

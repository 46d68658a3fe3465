"""The address of a client: its own, or the one that a trusted proxy forwards for it."""

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from starlette.types import Scope

from elfer.engine.errors import BadRequest, quoted

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

SECURE = {"http": "https", "ws": "wss"}
MAPPED_BITS = 96
"""The number of bits in front of an IPv4 address that is mapped into IPv6."""
CLIENT_BITS = 64
"""The length of the IPv6 prefix that identifies a client, who may choose the other bits."""


def parse_proxies(texts: Iterable[str]) -> tuple[Network, ...]:
    """Parse addresses and networks of trusted proxies, or refuse them."""
    return tuple(map(_parse_proxy, texts))


def _parse_proxy(text: str) -> Network:
    try:
        network = ip_network(text.strip())
    except ValueError:
        raise BadRequest(
            f"{quoted(text)} is not an address or a network. "
            "Set --trusted-proxy to something like 10.0.0.1, 10.0.0.0/8 or fd00::/8."
        ) from None
    if isinstance(network, IPv6Network) and network.prefixlen >= MAPPED_BITS:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, network.prefixlen - MAPPED_BITS))
    return network


def is_trusted(host: str, proxies: tuple[Network, ...]) -> bool:
    """Return whether a host is the address of a trusted proxy."""
    if not proxies:
        return False
    address = _parse_address(host)
    return address is not None and _is_in(address, proxies)


def resolve_client(scope: Scope, proxies: tuple[Network, ...]) -> None:
    """Set the client and the scheme of a request to those that a trusted proxy forwards.

    Forwarded headers from any other peer are ignored. Only X-Forwarded-For and X-Forwarded-Proto
    are read: a proxy that sets these two headers forwards any header that it does not know, so its
    clients could forge `Forwarded`.
    """
    client = scope.get("client")
    if client is None or not is_trusted(client[0], proxies):
        return
    address = _forwarded_address(client[0], _values(scope, b"x-forwarded-for"), proxies)
    if address != client[0]:
        scope["client"] = (address, 0)
    # Each proxy appends the scheme that it saw, and only the nearest one is known to be honest.
    schemes = _values(scope, b"x-forwarded-proto")
    if schemes and schemes[-1].lower() in ("https", "wss"):
        scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])


def _forwarded_address(peer: str, hops: list[str], proxies: tuple[Network, ...]) -> str:
    """Return the last address that is not a trusted proxy; the ones before it may be forged."""
    found = peer
    for hop in reversed(hops):
        address = _parse_address(_strip_port(hop))
        if address is None:
            break
        found = str(address)
        if not _is_in(address, proxies):
            break
    return found


def _values(scope: Scope, name: bytes) -> list[str]:
    """Return the values of a list header from all its lines."""
    lines = (value.decode("latin-1") for found, value in scope["headers"] if found == name)
    return [value.strip() for line in lines for value in line.split(",")]


def _strip_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _parse_address(text: str) -> Address | None:
    """Parse an address without its zone, and return a mapped IPv4 address as IPv4."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))
    return address


def _is_in(address: Address, proxies: tuple[Network, ...]) -> bool:
    return any(address in network for network in proxies)


def address_key(host: str) -> str:
    """Return an address's key for rate limits: for IPv6, only the first half of the address."""
    address = _parse_address(host)
    if address is None:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, CLIENT_BITS), strict=False))
    return str(address)


def client_key(scope: Scope) -> str:
    """Return the key of a request's client for rate limits.

    `resolve_client` has already run for the requests that reach the application, so the key is
    correct behind a trusted proxy, too.
    """
    client = scope.get("client")
    return "" if client is None else address_key(client[0])

"""The addresses on which the server listens and at which others reach it."""

import errno
import socket
from contextlib import suppress

from elfer.engine.errors import Refused, quoted

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - only compared
DEFAULT_PORT = 1111
PORTS_TRIED = 20
LAST_PORT = 65_535
UNSENT_BYTES = 64 * 1024
"""How many bytes the system buffers for a client that does not read."""


class NoAddress(Refused):
    """An address on which the server cannot listen."""

    code = "no-address"


class Taken(NoAddress):
    """An address on which another program listens."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a host and a port, or raise NoAddress."""
    if not 0 <= port <= LAST_PORT:
        raise NoAddress(f"--port must be from 0 to {LAST_PORT}, not {port}.")
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
    except (socket.gaierror, UnicodeError):
        raise NoAddress(
            f"This machine has no address {quoted(host)}. Choose another with --host."
        ) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        kind = Taken if error.errno == errno.EADDRINUSE else NoAddress
        raise kind(_explain(host, port, error)) from None
    listener.setblocking(False)
    return listener


def listen_nearby(host: str) -> socket.socket:
    """Return a socket that listens on the default port or the next free one, or raise NoAddress."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with suppress(Taken):
            return listen(host, port)
    last = DEFAULT_PORT + PORTS_TRIED - 1
    raise NoAddress(f"Ports {DEFAULT_PORT} to {last} are all in use. Choose another with --port.")


def _explain(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"Port {port} is reserved. Choose one above 1023 with --port."
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use. Choose another with --port."
    return f"The server cannot listen on {host}:{port}: {error.strerror}."


def own_names() -> frozenset[str]:
    """Return the names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})


def network_address() -> str | None:
    """Return the address of this machine on its local network, or None without a network."""
    # Connecting a datagram socket sends nothing; the system only chooses a source address.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def shared_url(scheme: str, host: str, port: int) -> str | None:
    """Return the URL at which others on the network reach the server, or None."""
    if host in LOOPBACK or host.startswith("127."):
        return None
    address = network_address() if host in EVERYWHERE else host
    return None if address is None else url(scheme, address, port)


def url(scheme: str, host: str, port: int) -> str:
    """Return a URL as people type it, without the default port."""
    name = f"[{host}]" if ":" in host else host
    is_default = {"http": 80, "https": 443}[scheme] == port
    return f"{scheme}://{name}" + ("" if is_default else f":{port}")

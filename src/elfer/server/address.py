"""Where the server listens, and under which names people in the same network reach it."""

import errno
import socket
from contextlib import suppress

from elfer.kernel.errors import Refused, quoted

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - only compared
USUAL_PORT = 1111
PORTS_TRIED = 20
LAST_PORT = 65_535
UNSENT_BYTES = 64 * 1024
"""What the system keeps of one connection for a client that does not read."""


class NoAddress(Refused):
    """The server cannot listen there."""

    code = "no-address"


class Taken(NoAddress):
    """Somebody else listens there."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a refusal in one sentence."""
    if not 0 <= port <= LAST_PORT:
        raise NoAddress(f"A port is 0 to {LAST_PORT}, not {port}.")
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
    except (socket.gaierror, UnicodeError):
        raise NoAddress(f"There is no address {quoted(host)} on this machine.") from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        kind = Taken if error.errno == errno.EADDRINUSE else NoAddress
        raise kind(_why(host, port, error)) from None
    listener.setblocking(False)
    return listener


def listening_nearby(host: str) -> socket.socket:
    """A socket that listens on the usual port, or on the next one that is free; or a refusal."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        with suppress(Taken):
            return listening(host, port)
    last = USUAL_PORT + PORTS_TRIED - 1
    raise NoAddress(f"Ports {USUAL_PORT} to {last} are all taken; choose another with --port.")


def _why(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"Port {port} is reserved; choose one above 1023."
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken: another server runs there; choose another with --port."
    return f"The server cannot listen on {host}:{port}: {error.strerror}."


def own_names() -> frozenset[str]:
    """The names under which this machine may be asked for."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})


def network_address() -> str | None:
    """This machine's address in its local network, if it is in one."""
    # Connecting a datagram socket sends nothing; it only chooses the address that would be used.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def shared_url(scheme: str, host: str, port: int) -> str | None:
    """Where others in the same network reach a server that listens there, if they do."""
    if host in LOOPBACK or host.startswith("127."):
        return None
    address = network_address() if host in EVERYWHERE else host
    return None if address is None else url(scheme, address, port)


def url(scheme: str, host: str, port: int) -> str:
    """An address as one types it."""
    name = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[scheme] == port
    return f"{scheme}://{name}" + ("" if usual else f":{port}")

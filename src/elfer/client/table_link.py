"""Links with which people invite each other to a table."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from elfer.engine.errors import BadRequest, quoted

_CODE = re.compile(r"[0-9A-Z]{6}")
_PATH = re.compile(r"/t/([0-9A-Za-z]{6})/?")


class Link(NamedTuple):
    """A link to a table: the address of its server and its short code."""

    server: str
    code: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}"


def read_address(text: str) -> str:
    """Return the address of a server in its normal form, or refuse it."""
    parts = urlsplit(text.strip())
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise BadRequest(
            f"{quoted(text)} is not a server address. Give one like http://192.168.1.5:1111."
        )
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}")


def read_link(text: str, server: str | None = None) -> Link:
    """Parse a link to a table, or refuse it; a bare code is a table on the given server."""
    code = "".join(text.split()).upper()
    if _CODE.fullmatch(code):
        if server is None:
            raise BadRequest(f"{code} is only a table code. Name its server with --server.")
        return Link(read_address(server), code)
    found = _PATH.fullmatch(urlsplit(text.strip()).path)
    if found is None:
        raise BadRequest(
            f"{quoted(text)} is not a link to a table. "
            "Give one like http://192.168.1.5:1111/t/ABC234."
        )
    return Link(read_address(text), found[1].upper())

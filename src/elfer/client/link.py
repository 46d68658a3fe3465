"""Join links: where a table is, as people send it to each other."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from elfer.kernel.errors import BadRequest, quoted

_CODE = re.compile(r"[0-9A-Z]{6}")
_PATH = re.compile(r"/t/([0-9A-Za-z]{6})/?")


class Link(NamedTuple):
    """A table: its server's address and its short code."""

    server: str
    code: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}"


def read_address(text: str) -> str:
    """The address of a server as it is used, or a refusal."""
    parts = urlsplit(text.strip())
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise BadRequest(f"A server's address is like http://192.168.1.5:8011, not {quoted(text)}.")
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}")


def read_link(text: str, server: str | None = None) -> Link:
    """The table that a link means; a code alone is a table of the given server."""
    code = "".join(text.split()).upper()
    if _CODE.fullmatch(code):
        if server is None:
            raise BadRequest(f"{code} is a table's code; say also at which server.")
        return Link(read_address(server), code)
    found = _PATH.fullmatch(urlsplit(text.strip()).path)
    if found is None:
        raise BadRequest(
            f"A link to a table is like http://192.168.1.5:8011/t/ABC234, not {quoted(text)}."
        )
    return Link(read_address(text), found[1].upper())

"""How one comes to a table on a server: by a link, by a code, or by making one."""

import asyncio
import getpass
from collections.abc import Callable

from elfer.client.link import Link, read_address
from elfer.client.refusals import Ended
from elfer.kernel.errors import Refused
from elfer.table.names import checked_name
from elfer.terminal.courier import Courier, asked
from elfer.terminal.kept_tokens import forget_token, keep_token, kept_token
from elfer.terminal.keyboard import Ask, interactive
from elfer.wire import NewTable

NOBODY = "Guest"


def connected(link: Link, name: Callable[[], str]) -> Courier:
    """A connection to a table: as whom one has been there before, or as somebody of that name."""
    token = kept_token(link)
    if token is not None:
        try:
            return _opened(link, token)
        except Ended as ended:
            if ended.error != "bad-token":
                raise
            forget_token(link)
    own = name()
    welcome = asyncio.run(asked(link.server, lambda server: server.join(link.code, own)))
    keep_token(link, welcome.token)
    return _opened(link, welcome.token)


def made(address: str, table: NewTable) -> Link:
    """A new table at a server, with oneself as its host."""
    server = read_address(address)
    welcome = asyncio.run(asked(server, lambda there: there.make_table(table)))
    link = Link(server, welcome.code)
    keep_token(link, welcome.token)
    return link


def own_name(given: str | None, ask: Ask) -> str:
    """A name that everyone will see: as given, as typed, or as the system knows one."""
    if given is not None:
        return checked_name(given)
    usual = _usual_name()
    typed = ask(f"Your name (Enter = {usual}): ").strip() if interactive() else ""
    return checked_name(typed) if typed else usual


def _opened(link: Link, token: str) -> Courier:
    courier = Courier(link, token)
    courier.open()
    return courier


def _usual_name() -> str:
    try:
        return checked_name(getpass.getuser())
    except (Refused, OSError, KeyError):
        return NOBODY

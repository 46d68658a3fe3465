"""Joining a table on a server, or creating one."""

import asyncio
import getpass
from collections.abc import Callable

from elfer.client.errors import Ended
from elfer.client.table_link import Link, read_address
from elfer.engine.errors import Refused
from elfer.table.nicknames import check_name
from elfer.terminal.input.keyboard import Ask, is_interactive
from elfer.terminal.remote.connection_thread import ConnectionThread, request
from elfer.terminal.remote.stored_tokens import delete_token, load_token, save_token
from elfer.texts.fluent_messages import Messages
from elfer.wire import NewTable

DEFAULT_NAME = "Guest"


def join_table(link: Link, name: Callable[[], str]) -> ConnectionThread:
    """Connect to a table with a stored token, or join it under a name."""
    token = load_token(link)
    if token is not None:
        try:
            return _open(link, token)
        except Ended as ended:
            if ended.error != "bad-token":
                raise
            delete_token(link)
    own = name()
    welcome = asyncio.run(request(link.server, lambda server: server.join(link.code, own)))
    save_token(link, welcome.token)
    return _open(link, welcome.token)


def create_table(address: str, table: NewTable) -> Link:
    """Create a table on a server as its host; return its link."""
    server = read_address(address)
    welcome = asyncio.run(request(server, lambda there: there.make_table(table)))
    link = Link(server, welcome.code)
    save_token(link, welcome.token)
    return link


def choose_name(given: str | None, ask: Ask, messages: Messages) -> str:
    """Return the public name: as given, as typed, or the user's login name."""
    if given is not None:
        return check_name(given)
    default = _default_name()
    if not is_interactive():
        return default
    typed = ask(f"{messages.format('terminal-your-name', name=default)} ").strip()
    return check_name(typed) if typed else default


def _open(link: Link, token: str) -> ConnectionThread:
    connection = ConnectionThread(link, token)
    connection.open()
    return connection


def _default_name() -> str:
    try:
        return check_name(getpass.getuser())
    except (Refused, OSError, KeyError):
        return DEFAULT_NAME

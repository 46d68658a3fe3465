"""A server's HTTP side: is it there, which games, a new table, coming to one, its record."""

import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from elfer.client.connection import Connection
from elfer.client.link import read_address
from elfer.client.patience import Patience
from elfer.client.refusals import ServerRefused, Unreachable
from elfer.wire import NewPlayer, NewTable, Welcome

T = TypeVar("T")
TIMEOUT = 10.0


class _Problem(msgspec.Struct):
    """How a server says over HTTP what is wrong."""

    error: str
    why: str


class _Games(msgspec.Struct):
    """The catalogue."""

    games: list[dict[str, Any]]


class Server:
    """A server at an address; what it refuses is raised as its own sentence."""

    def __init__(
        self, address: str, *, timeout: float = TIMEOUT, own_address: str | None = None
    ) -> None:
        """`own_address` is where requests come from, on a machine that has several."""
        self.address = read_address(address)
        self._own_address = own_address
        secure = self.address.startswith("https:")
        self._http = httpx.AsyncClient(
            base_url=self.address,
            timeout=timeout,
            # A table is mostly in the same house, where no proxy is in between.
            trust_env=False,
            transport=httpx.AsyncHTTPTransport(
                verify=ssl.create_default_context() if secure else False,
                trust_env=False,
                local_address=own_address,
            ),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of all its connections."""
        await self._http.aclose()

    async def health(self) -> dict[str, Any]:
        """Whether it is there, and its version."""
        return await self._ask("GET", "/api/health", dict[str, Any])

    async def games(self) -> list[dict[str, Any]]:
        """Every game with its numbers of players and its options."""
        return (await self._ask("GET", "/api/games", _Games)).games

    async def make_table(self, table: NewTable) -> Welcome:
        """A new table, and who one is there: its host."""
        return await self._ask("POST", "/api/tables", Welcome, table)

    async def card(self, code: str) -> dict[str, Any]:
        """What anyone who knows the code may know of a table."""
        return await self._ask("GET", f"/api/tables/{code}", dict[str, Any])

    async def join(self, code: str, name: str) -> Welcome:
        """Come to a table, and who one is there."""
        return await self._ask("POST", f"/api/tables/{code}/players", Welcome, NewPlayer(name))

    async def record(self, code: str) -> dict[str, Any]:
        """The record of a table's match, once that is over."""
        return await self._ask("GET", f"/api/tables/{code}/record", dict[str, Any])

    def table(
        self,
        code: str,
        token: str | None = None,
        *,
        patience: Patience | None = None,
        heard: Callable[[], None] | None = None,
    ) -> Connection:
        """A connection to a table, not yet open: as the token's player, or to watch."""
        own = self._own_address
        return Connection(
            self.address, code, token, patience=patience, heard=heard, own_address=own
        )

    async def _ask(
        self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None
    ) -> T:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            reason = str(error) or type(error).__name__
            raise Unreachable(f"No answer from {self.address}: {reason}.") from None
        return read_answer(self.address, answer.status_code, answer.content, kind)


def read_answer(address: str, status: int, content: bytes, kind: type[T]) -> T:
    """What an HTTP answer says, or its refusal."""
    try:
        if status < httpx.codes.BAD_REQUEST:
            return msgspec.json.decode(content, type=kind)
        problem = msgspec.json.decode(content, type=_Problem)
    except msgspec.MsgspecError:
        raise Unreachable(
            f"What answers at {address} is no server of Elfer (status {status})."
        ) from None
    raise ServerRefused(problem.error, problem.why)

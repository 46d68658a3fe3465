"""The HTTP API of a server: health, games, new tables, joining, and records."""

import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from elfer.client.backoff import RetryPolicy
from elfer.client.connection import Connection
from elfer.client.errors import ServerRefused, Unreachable
from elfer.client.table_link import read_address
from elfer.wire import NewPlayer, NewTable, Welcome

T = TypeVar("T")
TIMEOUT = 10.0


class _Problem(msgspec.Struct):
    """The body of an HTTP error."""

    error: str
    why: str


class _Games(msgspec.Struct):
    """The body of a response that lists all games."""

    games: list[dict[str, Any]]


class Server:
    """A server at an address; a refused request raises ServerRefused."""

    def __init__(
        self, address: str, *, timeout: float = TIMEOUT, own_address: str | None = None
    ) -> None:
        """Prepare requests; `own_address` is the local address to bind to, if there are several."""
        self.address = read_address(address)
        self._own_address = own_address
        secure = self.address.startswith("https:")
        self._http = httpx.AsyncClient(
            base_url=self.address,
            timeout=timeout,
            # Most servers are on the local network, where a proxy would get in the way.
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
        """Close all HTTP connections."""
        await self._http.aclose()

    async def health(self) -> dict[str, Any]:
        """Return the health of the server, and its version."""
        return await self._ask("GET", "/api/health", dict[str, Any])

    async def games(self) -> list[dict[str, Any]]:
        """Return every game with its possible numbers of players and its options."""
        return (await self._ask("GET", "/api/games", _Games)).games

    async def make_table(self, table: NewTable) -> Welcome:
        """Create a table and become its host."""
        return await self._ask("POST", "/api/tables", Welcome, table)

    async def card(self, code: str) -> dict[str, Any]:
        """Return the card of a table, which anyone with the code may see."""
        return await self._ask("GET", f"/api/tables/{code}", dict[str, Any])

    async def join(self, code: str, name: str) -> Welcome:
        """Join a table as a player."""
        return await self._ask("POST", f"/api/tables/{code}/players", Welcome, NewPlayer(name))

    async def record(self, code: str) -> dict[str, Any]:
        """Return the record of a table's match, once the match is over."""
        return await self._ask("GET", f"/api/tables/{code}/record", dict[str, Any])

    def table(
        self,
        code: str,
        token: str | None = None,
        *,
        retry: RetryPolicy | None = None,
        heard: Callable[[], None] | None = None,
    ) -> Connection:
        """Return an unopened connection to a table, for the token's player or a spectator."""
        own = self._own_address
        return Connection(self.address, code, token, retry=retry, heard=heard, own_address=own)

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
    """Return the decoded body of an HTTP response, or raise its refusal."""
    try:
        if status < httpx.codes.BAD_REQUEST:
            return msgspec.json.decode(content, type=kind)
        problem = msgspec.json.decode(content, type=_Problem)
    except msgspec.MsgspecError:
        raise Unreachable(f"{address} is not an Elfer server (status {status}).") from None
    raise ServerRefused(problem.error, problem.why)

"""The application: what is answered over HTTP, and where sockets go."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from elfer import __version__, wire
from elfer.kernel.errors import BadRequest, Refused
from elfer.records.notation import catalogue
from elfer.server.codes import read_code
from elfer.server.hall import Hall
from elfer.server.keeper import Keeper
from elfer.server.pages import front_page, table_page
from elfer.server.refusals import NoTable
from elfer.server.safety import Safety
from elfer.server.settings import Settings
from elfer.server.socket import serve_socket
from elfer.server.store import StoreError
from elfer.server.tokens import hashed, new_token
from elfer.table.record import record

_log = logging.getLogger("elfer.server")

Body = TypeVar("Body", bound=msgspec.Struct)
Answering = Callable[[Request, Hall], Awaitable[Response]]

STATUS = {"no-table": 404, "not-now": 409, "not-allowed": 403, "busy": 503, "full": 409}


def new_app(settings: Settings, names: frozenset[str], hall: Hall) -> ASGIApp:
    """The application around a hall; it answers to these names and to addresses."""

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, hall)

    app = Starlette(
        routes=[
            _route("/api/health", health),
            _route("/api/games", games),
            _route("/api/tables", make_table, "POST"),
            _route("/api/tables/{code}", card),
            _route("/api/tables/{code}/players", join, "POST"),
            _route("/api/tables/{code}/record", finished),
            WebSocketRoute("/api/tables/{code}/socket", socket),
            _route("/", front),
            _route("/t/{code}", invitation),
        ],
        exception_handlers={404: _no_such_page, 405: _no_such_page},
    )
    app.state.hall = hall
    return Safety(app, settings, names)


def _route(path: str, answer: Answering, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            return await answer(request, request.app.state.hall)
        except Refused as refused:
            return _refusal(refused.code, refused.why, STATUS.get(refused.code, 400))
        except StoreError:
            _log.error("the log could not be read or written; a request was refused")
            return _refusal("busy", "Nothing can be stored just now.", 503)
        except ClientDisconnect:
            return _refusal("too-long", "The request was longer than it may be.", 413)

    return Route(path, endpoint, methods=[method])


async def health(request: Request, hall: Hall) -> Response:
    """Whether the server is there."""
    return _json({"ok": True, "version": __version__})


async def games(request: Request, hall: Hall) -> Response:
    """Every game with its numbers of players and its options."""
    return _json({"games": catalogue()})


async def make_table(request: Request, hall: Hall) -> Response:
    """A new table, and its host's token."""
    return _json(await hall.make(await _body(request, wire.NewTable)), 201)


async def card(request: Request, hall: Hall) -> Response:
    """What anyone who knows the code may know of a table."""
    keeper = await _keeper(request, hall)
    return _json({"code": keeper.code, **keeper.table.card()})


async def join(request: Request, hall: Hall) -> Response:
    """A further player at a table, and his token."""
    wanted = await _body(request, wire.NewPlayer)
    keeper = await _keeper(request, hall)
    token = new_token()
    player = await keeper.join(wanted.name, hashed(token))
    return _json(wire.Welcome(keeper.code, player, token), 201)


async def finished(request: Request, hall: Hall) -> Response:
    """The record of a table's match, once it is over."""
    keeper = await _keeper(request, hall)
    return _json(record(keeper.table))


async def front(request: Request, hall: Hall) -> Response:
    """What this address is."""
    return Response(front_page(), media_type="text/html; charset=utf-8")


async def invitation(request: Request, hall: Hall) -> Response:
    """What table a link leads to."""
    keeper = await _keeper(request, hall)
    page = table_page(keeper.code, keeper.table.card(), str(request.base_url))
    return Response(page, media_type="text/html; charset=utf-8")


async def _keeper(request: Request, hall: Hall) -> Keeper:
    code = read_code(request.path_params["code"])
    if code is None:
        raise NoTable("There is no table with this code.")
    return await hall.keeper(code)


async def _body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, understood; or a refusal."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise BadRequest(f"This request is not understood: {str(error)[:200]}.") from None
    except UnicodeDecodeError:
        raise BadRequest("This request is not understood: it is not UTF-8.") from None
    except RecursionError:
        raise BadRequest("This request is nested too deeply.") from None


async def _no_such_page(request: Request, error: Exception) -> Response:
    return _refusal("not-found", "There is nothing at this address.", 404)


def _refusal(code: str, why: str, status: int) -> Response:
    return _json({"error": code, "why": why}, status)


def _json(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")

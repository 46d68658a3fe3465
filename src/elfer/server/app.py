"""The application: what is answered over HTTP, and where sockets go."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from elfer import __version__, wire
from elfer.kernel.errors import BadRequest, Refused
from elfer.server.answers import json_answer, packed, refusal_answer
from elfer.server.codes import read_code
from elfer.server.connection import Connection
from elfer.server.hall import Hall
from elfer.server.keeper import Keeper
from elfer.server.qr import qr_picture
from elfer.server.refusals import NoTable
from elfer.server.replay import replay_of
from elfer.server.safety import Safety
from elfer.server.settings import Settings
from elfer.server.shelf import figures_json, shelf_json
from elfer.server.socket import serve_socket
from elfer.server.store import StoreError
from elfer.server.tokens import hashed, new_token
from elfer.server.website import PAGES, Website
from elfer.server.why import task_of
from elfer.table.record import record

_log = logging.getLogger("elfer.server")

Body = TypeVar("Body", bound=msgspec.Struct)
Answering = Callable[[Request, Hall], Awaitable[Response]]
Shared = Callable[[], str | None]
"""Where others reach the server now, if they do."""

MOVE = re.compile(r"\d{1,6}", re.ASCII)
"""The number of a move."""
SOCKET = re.compile("/api/tables/([^/]+)/socket")
STATUS = {"no-table": 404, "not-now": 409, "not-allowed": 403, "busy": 503, "full": 409}


def new_app(
    settings: Settings,
    names: frozenset[str],
    hall: Hall,
    shared: Shared = lambda: None,
    website: Website | None = None,
) -> ASGIApp:
    """The application around a hall; it answers to these names and to addresses."""
    app = http_app(hall)
    app.state.shared = shared
    app.state.website = Website() if website is None else website
    return Safety(_with_sockets(app, hall), settings, names)


def http_app(hall: Hall) -> Starlette:
    """What is answered over HTTP."""
    app = Starlette(
        routes=[
            _route("/api/health", health),
            _route("/api/here", here),
            _route("/api/games", games),
            _route("/api/figures", figures),
            _route("/api/tables", make_table, "POST"),
            _route("/api/tables/{code}", card),
            _route("/api/tables/{code}/players", join, "POST"),
            _route("/api/tables/{code}/record", finished),
            _route("/api/tables/{code}/replay", replay),
            _route("/api/tables/{code}/why/{move}", why),
            _route("/api/tables/{code}/qr.svg", invitation),
            *(_route(path, page) for path in PAGES),
        ],
        exception_handlers={404: _elsewhere, 405: _no_such_method},
    )
    app.state.hall = hall
    app.state.replaying = asyncio.Semaphore()
    return app


def _with_sockets(app: ASGIApp, hall: Hall) -> ASGIApp:
    """The same with sockets; past the frames of a framework each would keep for hours."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close"})
        else:
            await serve_socket(Connection(receive, send), found[1], hall)

    return answer


def _route(path: str, answer: Answering, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            return await answer(request, request.app.state.hall)
        except Refused as refused:
            return refusal_answer(refused.code, refused.why, STATUS.get(refused.code, 400))
        except StoreError:
            _log.error("the log could not be read or written; a request was refused")
            return refusal_answer("busy", "Nothing can be stored just now.", 503)
        except ClientDisconnect:
            return refusal_answer("too-long", "The request was longer than it may be.", 413)

    return Route(path, endpoint, methods=[method])


async def health(request: Request, hall: Hall) -> Response:
    """Whether the server is there."""
    return json_answer({"ok": True, "version": __version__})


async def here(request: Request, hall: Hall) -> Response:
    """Where others in the same network reach the server."""
    return json_answer(wire.Here(request.app.state.shared(), __version__))


async def games(request: Request, hall: Hall) -> Response:
    """Every game with its numbers of players, its options, and what a screen needs besides."""
    return packed(request, shelf_json(), "application/json")


async def figures(request: Request, hall: Hall) -> Response:
    """What was measured of each game."""
    return packed(request, figures_json(), "application/json")


async def make_table(request: Request, hall: Hall) -> Response:
    """A new table, and its host's token."""
    return json_answer(await hall.make(await _body(request, wire.NewTable)), 201)


async def card(request: Request, hall: Hall) -> Response:
    """What anyone who knows the code may know of a table."""
    keeper = await _keeper(request, hall)
    return json_answer({"code": keeper.code, **keeper.table.card()})


async def join(request: Request, hall: Hall) -> Response:
    """A further player at a table, and his token."""
    wanted = await _body(request, wire.NewPlayer)
    keeper = await _keeper(request, hall)
    token = new_token()
    player = await keeper.join(wanted.name, hashed(token))
    return json_answer(wire.Welcome(keeper.code, player, token), 201)


async def finished(request: Request, hall: Hall) -> Response:
    """The record of a table's match, once it is over."""
    keeper = await _keeper(request, hall)
    return json_answer(record(keeper.table))


async def replay(request: Request, hall: Hall) -> Response:
    """Every moment of a table's match, once it is over."""
    keeper = await _keeper(request, hall)
    played, line = record(keeper.table), keeper.table.line
    makers = () if line is None else line.makers
    # A long match takes a while: in a thread, so that nobody waits, and only one at a time.
    async with request.app.state.replaying:
        return await asyncio.to_thread(
            lambda: packed(request, replay_of(played, makers), "application/json")
        )


async def why(request: Request, hall: Hall) -> Response:
    """Why a bot made a move of a table's match, once it is over."""
    keeper = await _keeper(request, hall)
    number = request.path_params["move"]
    if not MOVE.fullmatch(number):
        raise BadRequest("A move is known by its number in the record, from 0 on.")
    table, playouts = keeper.table, hall.limits.bot_playouts
    async with request.app.state.replaying:
        task = await asyncio.to_thread(task_of, table, int(number), playouts)
    decision = await hall.workers.decide(task)
    assert task.made is not None
    reasons = [wire.Reason(str(word), dict(facts)) for word, facts in decision.reasons]
    return json_answer(wire.Why(task.made, task.level, decision.meant, reasons))


async def invitation(request: Request, hall: Hall) -> Response:
    """The link to a table, for a phone's camera."""
    keeper = await _keeper(request, hall)
    base = request.app.state.shared() or str(request.base_url)
    link = f"{base.rstrip('/')}/t/{keeper.code}"
    return Response(qr_picture(link), media_type="image/svg+xml")


async def page(request: Request, hall: Hall) -> Response:
    """A page of the web app."""
    website: Website = request.app.state.website
    return website.page(request)


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


async def _elsewhere(request: Request, error: Exception) -> Response:
    """What no route answers: a file of the web app, or nothing."""
    website: Website = request.app.state.website
    return website.elsewhere(request)


async def _no_such_method(request: Request, error: Exception) -> Response:
    return refusal_answer("not-found", "There is nothing at this address.", 404)

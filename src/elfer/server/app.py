"""The ASGI application: HTTP routes and WebSockets."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from elfer import __version__, wire
from elfer.bots.task import Decision, Task
from elfer.engine.errors import BadRequest, Refused
from elfer.runtime.address_rate_limits import AddressRates
from elfer.runtime.bot_reasons import reasons_task
from elfer.runtime.catalogue import (
    all_rules_json,
    catalogue_json,
    figures_json,
    nearest_page,
    rules_json,
)
from elfer.runtime.concurrency import FairLock
from elfer.runtime.credentials import hash_token, new_token, read_code
from elfer.runtime.errors import NoTable, Waiting
from elfer.runtime.live_table import LiveTable
from elfer.runtime.replay import replay_of
from elfer.runtime.storage_interface import StorageError, Unavailable
from elfer.runtime.table_registry import TableRegistry
from elfer.server.client_address import client_key
from elfer.server.middleware import Safety
from elfer.server.qr import qr_picture
from elfer.server.responses import compressed_answer, json_answer, refusal_answer
from elfer.server.settings import Settings
from elfer.server.static_files import PAGES, Website
from elfer.server.websocket_endpoint import Connection, serve_socket
from elfer.table.player_views import finished_record
from elfer.texts.languages import find_language

_log = logging.getLogger("elfer.server")

Body = TypeVar("Body", bound=msgspec.Struct)
T = TypeVar("T")
Answering = Callable[[Request, TableRegistry], Awaitable[Response]]
Shared = Callable[[], str | None]
"""A function that returns the URL at which others reach the server, or None."""

MOVE = re.compile(r"\d{1,6}", re.ASCII)
"""The number of a move in a path."""
SOCKET = re.compile("/api/tables/([^/]+)/socket")
STATUS = {
    "no-table": 404,
    "not-now": 409,
    "not-allowed": 403,
    "busy": 503,
    "damaged": 500,
    "full": 409,
    "log-full": 409,
    "too-fast": 429,
    "too-many-tables": 429,
    "waiting": 503,
}
NOT_NOW = "Nothing can be saved right now. Try again in a moment."
MAKE_SECONDS = 10.0
"""How many seconds storing a new table may take before it is refused."""


def new_app(
    settings: Settings,
    names: frozenset[str],
    registry: TableRegistry,
    shared: Shared = lambda: None,
    website: Website | None = None,
    rates: AddressRates | None = None,
) -> ASGIApp:
    """Return the application that serves a registry at these host names and all IP addresses."""
    app = http_app(registry)
    app.state.shared = shared
    app.state.website = Website() if website is None else website
    rates = AddressRates(settings.limits) if rates is None else rates
    return Safety(_add_sockets(app, registry), settings, names, rates)


def http_app(registry: TableRegistry) -> Starlette:
    """Return the HTTP routes of a registry."""
    app = Starlette(
        routes=[
            _route("/api/health", health),
            _route("/api/ready", ready),
            _route("/api/here", here),
            _route("/api/games", games),
            _route("/api/figures", figures),
            _route("/api/rules/{language}", all_rules),
            _route("/api/rules/{language}/{page}", rules),
            _route("/api/tables", make_table, "POST"),
            _route("/api/tables/{code}", card),
            _route("/api/tables/{code}/players", join, "POST"),
            _route("/api/tables/{code}/record", match_record),
            _route("/api/tables/{code}/replay", replay),
            _route("/api/tables/{code}/why/{move}", why),
            _route("/api/tables/{code}/qr.svg", invitation),
            *(_route(path, page) for path in PAGES),
        ],
        exception_handlers={404: _answer_without_route, 405: _refuse_method},
    )
    app.state.registry = registry
    app.state.long_work = FairLock()
    return app


def _add_sockets(app: ASGIApp, registry: TableRegistry) -> ASGIApp:
    """Return the application with WebSockets, which bypass the framework to save memory."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close"})
        else:
            client = client_key(scope)
            await serve_socket(Connection(receive, send), found[1], client, registry)

    return answer


def _route(path: str, answer: Answering, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            return await answer(request, request.app.state.registry)
        except Refused as refused:
            return refusal_answer(refused.code, refused.why, STATUS.get(refused.code, 400))
        except StorageError as error:
            if not isinstance(error, Unavailable):  # the registry has logged the fault already
                _log.error("the log could not be read or written; a request was refused")
            return refusal_answer(Waiting.code, NOT_NOW, STATUS[Waiting.code])
        except ClientDisconnect:
            return refusal_answer("too-long", "The request is too long.", 413)

    return Route(path, endpoint, methods=[method])


async def health(request: Request, registry: TableRegistry) -> Response:
    """Report that the server is running."""
    return json_answer({"ok": True, "version": __version__})


async def ready(request: Request, registry: TableRegistry) -> Response:
    """Report whether moves can be stored, after a test write."""
    why = await registry.why_not_ready()
    if why is not None:  # only the operator may see the reason, in the log
        return refusal_answer(Waiting.code, NOT_NOW, STATUS[Waiting.code])
    return json_answer({"ok": True, "version": __version__})


async def here(request: Request, registry: TableRegistry) -> Response:
    """Return the URL at which others reach the server."""
    return json_answer(wire.Here(request.app.state.shared(), __version__))


async def games(request: Request, registry: TableRegistry) -> Response:
    """Return the catalogue of games."""
    return compressed_answer(request, catalogue_json(), "application/json")


async def figures(request: Request, registry: TableRegistry) -> Response:
    """Return the figures of all games."""
    return compressed_answer(request, figures_json(), "application/json")


async def all_rules(request: Request, registry: TableRegistry) -> Response:
    """Return all rules pages in a language."""
    body = all_rules_json(find_language(request.path_params["language"]))
    return compressed_answer(request, body, "application/json")


async def rules(request: Request, registry: TableRegistry) -> Response:
    """Return a rules page, or the nearest one if the address is misspelled."""
    language = find_language(request.path_params["language"])
    body = rules_json(language, nearest_page(request.path_params["page"]))
    return compressed_answer(request, body, "application/json")


async def make_table(request: Request, registry: TableRegistry) -> Response:
    """Create a table and return its host's token."""
    wanted = await _read_body(request, wire.NewTable)
    try:
        async with asyncio.timeout(MAKE_SECONDS):
            return json_answer(await registry.make(wanted, client_key(request.scope)), 201)
    except TimeoutError:
        raise Waiting(NOT_NOW) from None


async def card(request: Request, registry: TableRegistry) -> Response:
    """Return the card of a table, which anyone with the code may see."""
    live_table = await _find_live_table(request, registry)
    return json_answer({"code": live_table.code, **live_table.table.card()})


async def join(request: Request, registry: TableRegistry) -> Response:
    """Add a player to a table and return their token."""
    wanted = await _read_body(request, wire.NewPlayer)
    live_table = await _find_live_table(request, registry)
    token = new_token()
    player = await live_table.join(wanted.name, hash_token(token), wanted.face)
    return json_answer(wire.Welcome(live_table.code, player, token), 201)


async def match_record(request: Request, registry: TableRegistry) -> Response:
    """Return the record of a table's match, once it is over."""
    live_table = await _find_live_table(request, registry)
    return json_answer(finished_record(live_table.table))


async def replay(request: Request, registry: TableRegistry) -> Response:
    """Return every state of a table's match, once it is over."""
    live_table = await _find_live_table(request, registry)
    played, history = finished_record(live_table.table), live_table.table.history
    makers = () if history is None else history.makers

    def pack_replay() -> Response:
        return compressed_answer(request, replay_of(played, makers), "application/json")

    return await _run_in_thread(request, pack_replay)


async def why(request: Request, registry: TableRegistry) -> Response:
    """Explain a bot's move in a table's match, once it is over."""
    live_table = await _find_live_table(request, registry)
    number = request.path_params["move"]
    if not MOVE.fullmatch(number):
        raise BadRequest("Invalid move number. Give the index of a move in the record, from 0.")
    table, playouts = live_table.table, registry.limits.bot_playouts

    async def explain() -> tuple[Task, Decision]:
        client = client_key(request.scope)
        with registry.questions.asking((live_table.code, client), client):
            task = await _run_in_thread(request, lambda: reasons_task(table, int(number), playouts))
            return task, await registry.workers.advise(task)

    task, decision = await _cancel_on_disconnect(request, explain())
    assert task.made is not None
    reasons = [wire.Reason(str(word), dict(facts)) for word, facts in decision.reasons]
    return json_answer(wire.Why(task.made, task.level, not decision.fallback, reasons))


async def invitation(request: Request, registry: TableRegistry) -> Response:
    """Return the link to a table as a QR code."""
    live_table = await _find_live_table(request, registry)
    base = request.app.state.shared() or str(request.base_url)
    link = f"{base.rstrip('/')}/t/{live_table.code}"
    picture = await _run_in_thread(request, lambda: qr_picture(link))
    return Response(picture, media_type="image/svg+xml")


async def page(request: Request, registry: TableRegistry) -> Response:
    """Return a page of the web app."""
    website: Website = request.app.state.website
    return website.page(request)


async def _find_live_table(request: Request, registry: TableRegistry) -> LiveTable:
    code = read_code(request.path_params["code"])
    if code is None:
        raise NoTable("There is no table with this code.")
    return await registry.live_table(code)


async def _run_in_thread(request: Request, work: Callable[[], T]) -> T:
    """Run long work outside the event loop, one job at a time and each client in turn.

    A thread cannot be stopped, so a job keeps its slot even if its client has left.
    """

    async def run() -> T:
        async with request.app.state.long_work.holding(client_key(request.scope)):
            return await asyncio.to_thread(work)

    return await asyncio.shield(asyncio.ensure_future(run()))


async def _cancel_on_disconnect(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work, or cancel it if the client disconnects."""

    async def wait_for_disconnect() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(wait_for_disconnect())
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _read_body(request: Request, kind: type[Body]) -> Body:
    """Return the decoded body of a request, or refuse it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise BadRequest(f"Invalid request: {str(error)[:200]}.") from None
    except UnicodeDecodeError:
        raise BadRequest("Invalid request: not UTF-8.") from None
    except RecursionError:
        raise BadRequest("Invalid request: nested too deeply.") from None


async def _answer_without_route(request: Request, error: Exception) -> Response:
    """Answer a request that matches no route with a file of the web app, or with 404."""
    website: Website = request.app.state.website
    return website.file_or_404(request)


async def _refuse_method(request: Request, error: Exception) -> Response:
    return refusal_answer("not-found", "There is nothing at this address.", 404)

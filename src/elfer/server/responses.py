"""HTTP responses: JSON, refusals, and compressed bodies."""

import gzip
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response


def json_answer(content: Any, status: int = 200) -> Response:
    """Return a response with a value as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusal_answer(code: str, why: str, status: int) -> Response:
    """Return a response with an error code and an explanation."""
    return json_answer({"error": code, "why": why}, status)


def accepts_gzip(request: Request) -> bool:
    """Return whether a client accepts gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, *settings = (word.strip() for word in part.split(";"))
        if name in ("gzip", "*"):
            return not any(setting.replace(" ", "").rstrip("0.") == "q=" for setting in settings)
    return False


def accepts_html(request: Request) -> bool:
    """Return whether a client accepts HTML."""
    return "text/html" in request.headers.get("accept", "").lower()


def compressed_answer(request: Request, body: bytes, kind: str) -> Response:
    """Return a response with a long body, compressed if the client accepts gzip."""
    headers = {"vary": "accept-encoding"}
    if accepts_gzip(request):
        body = gzip.compress(body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kind)

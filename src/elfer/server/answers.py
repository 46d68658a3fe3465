"""Answers over HTTP: JSON, refusals, and what a client can unpack."""

import gzip
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response


def json_answer(content: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusal_answer(code: str, why: str, status: int) -> Response:
    """A refusal in one sentence."""
    return json_answer({"error": code, "why": why}, status)


def takes_gzip(request: Request) -> bool:
    """Whether a client can unpack gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, *settings = (word.strip() for word in part.split(";"))
        if name in ("gzip", "*"):
            return not any(setting.replace(" ", "").rstrip("0.") == "q=" for setting in settings)
    return False


def takes_html(request: Request) -> bool:
    """Whether a client would show a page to a person."""
    return "text/html" in request.headers.get("accept", "").lower()


def packed(request: Request, body: bytes, kind: str) -> Response:
    """A long body, packed for who can unpack it."""
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request):
        body = gzip.compress(body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kind)

"""The web app over HTTP: its files from memory, and its one page at the address of every page."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from elfer.server.answers import refusal_answer, takes_gzip, takes_html
from elfer.web import STATIC

PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/join",
    "/settings",
    "/shelf",
    "/t/{code}",
    "/t/{code}/watch",
    "/t/{code}/tv",
)
"""The addresses of pages; whether there is such a table or game, the page itself finds out."""

INDEX = "/index.html"
LASTING = "/assets/"
"""Names in there have a hash of their content: what was loaded once stays right."""
UNCOUNTED = (LASTING, "/icons/")
"""What a page loads by the dozen once; it costs no more than to refuse it."""
NO_PAGES = (LASTING, "/api/", "/icons/")
"""Where only programs ask, and are not answered with a page."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN_KIND = "application/octet-stream"

NOT_BUILT = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elfer</title></head>'
    "<body><p>The web app has not been built yet: run <code>make setup</code> in the folder of "
    "Elfer, and start it again.</p></body></html>\n"
)


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    """The same for who can unpack gzip."""
    kind: str
    mark: str
    """Tells one content from another."""
    lasting: bool


class Website:
    """All files of the web app by their addresses; nothing else on the disk can be asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = dict(_read(folder))

    def page(self, request: Request) -> Response:
        """The page of the web app, which knows by itself what to show at an address."""
        index = self._files.get(INDEX)
        if index is None:
            return Response(NOT_BUILT, 503, media_type="text/html; charset=utf-8")
        return _sent(index, request)

    def elsewhere(self, request: Request) -> Response:
        """A file; or, for a person, the page that says that there is nothing here."""
        path = request.scope["path"]
        file = self._files.get(path)
        if file is not None:
            return _sent(file, request)
        index = self._files.get(INDEX)
        if index is not None and takes_html(request) and not path.startswith(NO_PAGES):
            return Response(index.body, 404, media_type=index.kind)
        return refusal_answer("not-found", "There is nothing at this address.", 404)


def _sent(file: File, request: Request) -> Response:
    """A file, or word that the client has it already."""
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "etag": file.mark,
        "vary": "accept-encoding",
    }
    known = request.headers.get("if-none-match", "")
    if file.mark in (mark.strip() for mark in known.split(",")):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and takes_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file with its address."""
    found = {path.relative_to(folder): path for path in folder.rglob("*") if path.is_file()}
    for name, path in found.items():
        if any(part.startswith(".") for part in name.parts) or name.suffix == ".gz":
            continue
        body = path.read_bytes()
        pack = found.get(name.with_name(name.name + ".gz"))
        address = f"/{name.as_posix()}"
        yield (
            address,
            File(
                body,
                None if pack is None else pack.read_bytes(),
                KINDS.get(name.suffix, UNKNOWN_KIND),
                f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
                address.startswith(LASTING),
            ),
        )

"""The web app over HTTP: its files, and the single HTML page that is served at every page path."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from elfer.server.responses import accepts_gzip, accepts_html, refusal_answer
from elfer.web import STATIC

PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/join",
    "/rules",
    "/rules/{page}",
    "/settings",
    "/shelf",
    "/t/{code}",
    "/t/{code}/watch",
    "/t/{code}/tv",
)
"""The paths of pages; the app itself checks whether the table or game exists."""

INDEX = "/index.html"
LASTING = "/assets/"
"""The folder of files whose names contain a hash, so that they can be cached forever."""
FILES = (LASTING, "/icons/")
"""The folders from which a page loads dozens of files, once each."""
NO_PAGES = (LASTING, "/api/", "/icons/")
"""The paths that only programs request, so a 404 there is not an HTML page."""

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
    "<body><p>The web app has not been built yet. Run <code>make setup</code> in Elfer's "
    "folder, then restart the server.</p></body></html>\n"
)


class File(NamedTuple):
    """A file with its headers."""

    body: bytes
    packed: bytes | None
    """The body compressed with gzip."""
    kind: str
    mark: str
    """The ETag."""
    lasting: bool


class Website:
    """All files of the web app by path; no other file on the disk can be requested."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = dict(_read(folder))

    def page(self, request: Request) -> Response:
        """Return the single page of the web app, which reads its own URL."""
        index = self._files.get(INDEX)
        if index is None:
            return Response(NOT_BUILT, 503, media_type="text/html; charset=utf-8")
        return _respond(index, request)

    def file_or_404(self, request: Request) -> Response:
        """Return a file, or a 404 with a page if the client accepts HTML."""
        path = request.scope["path"]
        file = self._files.get(path)
        if file is not None:
            return _respond(file, request)
        index = self._files.get(INDEX)
        if index is not None and accepts_html(request) and not path.startswith(NO_PAGES):
            return Response(index.body, 404, media_type=index.kind)
        return refusal_answer("not-found", "There is nothing at this address.", 404)


def _respond(file: File, request: Request) -> Response:
    """Return a file, or 304 if the client has it already."""
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "etag": file.mark,
        "vary": "accept-encoding",
    }
    known = request.headers.get("if-none-match", "")
    if file.mark in (mark.strip() for mark in known.split(",")):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Yield every file with its path."""
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

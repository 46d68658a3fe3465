"""`elfer serve`."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.server.serving import Place
from elfer.server.starting import ANYWHERE, start


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Where to listen; 127.0.0.1 is this machine only.")
    ] = ANYWHERE,
    port: Annotated[
        int | None,
        typer.Option(help="The port; usually 1111 or the next free one, and 0 takes any."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the tables; usually the user's own.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where others reach it, if elsewhere.")
    ] = None,
    tls_cert: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A certificate, for https.")
    ] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE", help="Its key.")] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser window.")
    ] = False,
) -> None:
    """Host tables for people near and far, and keep them."""
    place = Place(host, port, tls_cert, tls_key)
    raise typer.Exit(start(place, data, public_url, browser=not no_browser))

"""`elfer serve`."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from elfer.kernel.errors import Refused
from elfer.server.serving import Place, run
from elfer.server.settings import Settings, limits_in, usual_folder
from elfer.server.store import StoreError

PORT = 1111


def serve(
    *,
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine only.")] = (
        "0.0.0.0"  # noqa: S104 - phones in the same network are the point
    ),
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.")] = PORT,
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
    folder = usual_folder() if data is None else data
    browser = not no_browser and sys.stdout.isatty()
    try:
        run(
            Place(host, port, tls_cert, tls_key),
            Settings(data=folder, public_url=public_url, limits=limits_in(os.environ)),
            browser=browser,
        )
    except (Refused, StoreError) as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(1) from None

"""`elfer serve`: runs the server."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.cli.common.arguments import DataFolder
from elfer.cli.default_command import ANYWHERE, start_server
from elfer.server.runner import ServerAddress


def serve(
    *,
    host: Annotated[
        str,
        typer.Option(
            help=f"Listen on this address; 127.0.0.1 is this machine only (default {ANYWHERE}).",
            show_default=False,
        ),
    ] = ANYWHERE,
    port: Annotated[
        int | None,
        typer.Option(
            help="Listen on this port; 0 is any free port (default 1111 or the next free one)."
        ),
    ] = None,
    data: DataFolder = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Set the public URL of the server (default its address on this network).",
        ),
    ] = None,
    tls_cert: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Read the certificate for HTTPS from this file."),
    ] = None,
    tls_key: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Read the key of the certificate from this file."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Trust X-Forwarded-For and X-Forwarded-Proto from this proxy, an address or a "
            "network. Repeatable.",
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser window.")
    ] = False,
) -> None:
    """Host tables for play in the browser, on this network or on the internet."""
    address = ServerAddress(host, port, tls_cert, tls_key)
    proxies = trusted_proxy or []
    raise typer.Exit(start_server(address, data, public_url, proxies, browser=not no_browser))

"""`elfer doctor`."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.server.doctor import WRONG, findings
from elfer.server.settings import usual_folder


def doctor(
    *,
    data: Annotated[
        Path | None, typer.Option(help="The folder for the tables; usually the user's own.")
    ] = None,
) -> None:
    """Say whether all is well here; the status is 1 if something is wrong."""
    wrong = False
    for finding in findings(usual_folder() if data is None else data):
        typer.echo(finding.shown())
        wrong |= finding.state == WRONG
    raise typer.Exit(1 if wrong else 0)

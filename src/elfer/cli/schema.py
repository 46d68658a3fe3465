"""`elfer schema`: prints the JSON schema of the wire messages."""

import typer

from elfer.wire.schema import schema_text


def schema() -> None:
    """Print the JSON schema of all messages between a server and its clients."""
    typer.echo(schema_text(), nl=False)

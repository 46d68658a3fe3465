"""The option `--language` of the commands whose output is translated."""

import os
from typing import Annotated

import typer

from elfer.texts.fluent_messages import Messages, load_messages
from elfer.texts.languages import find_language, system_language

Language = Annotated[
    str | None,
    typer.Option(
        metavar="TAG", help="Set the language to de, fr, it or en (default the system's language)."
    ),
]


def choose_messages(language: str | None) -> Messages:
    """Return the messages in this or the system's language; raise BadRequest if it is unknown."""
    if language is None:
        return load_messages(system_language(os.environ))
    return load_messages(find_language(language))

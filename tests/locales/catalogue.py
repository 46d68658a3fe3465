"""The messages of every language, parsed strictly."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
LANGUAGES = ("de", "fr", "it", "en")


class Text(NamedTuple):
    """A message: its words, its variables, and its source."""

    file: str
    words: tuple[str, ...]
    variables: frozenset[str]
    plain: str
    """All its words, with `$name` for variables and one variant after another."""


class Catalogue(NamedTuple):
    """All messages of a language by id, and its syntax errors."""

    texts: dict[str, Text]
    faults: tuple[str, ...]


def files_of(language: str) -> list[Path]:
    """Return the files of a language, in order."""
    return sorted((ROOT / "locales" / language).glob("*.ftl"))


@cache
def catalogue(language: str) -> Catalogue:
    """Return all messages of a language."""
    texts: dict[str, Text] = {}
    faults: list[str] = []
    for path in files_of(language):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            match entry:
                case ast.Message(value=ast.Pattern() as value) if not entry.attributes:
                    if entry.id.name in texts:
                        faults.append(f"{path.name}: {entry.id.name} is defined twice")
                    texts[entry.id.name] = _text(path.name, value)
                case ast.Comment() | ast.GroupComment() | ast.ResourceComment():
                    pass
                case ast.Junk():
                    faults.append(f"{path.name}: {entry.content!r}")
                case _:
                    faults.append(f"{path.name}: only plain messages are allowed, not {entry}")
    return Catalogue(texts, tuple(faults))


def _text(file: str, value: ast.Pattern) -> Text:
    pieces = list(_pieces(value))
    words = tuple(piece for piece in pieces if not piece.startswith("$"))
    variables = frozenset(piece[1:] for piece in pieces if piece.startswith("$"))
    return Text(file, words, variables, "".join(pieces))


def _pieces(part: ast.BaseNode) -> Iterator[str]:
    """Yield the words of a message and `$name` for its variables, in reading order."""
    match part:
        case ast.Pattern():
            for element in part.elements:
                yield from _pieces(element)
        case ast.TextElement():
            yield part.value
        case ast.VariableReference():
            yield f"${part.id.name}"
        case ast.Placeable():
            yield from _pieces(part.expression)
        case ast.SelectExpression():
            # A selector is a variable, but not part of the words.
            yield from _pieces(part.selector)
            for variant in part.variants:
                yield "\n"
                yield from _pieces(variant.value)
        case ast.StringLiteral() | ast.NumberLiteral():
            yield str(part.value)
        case _:
            raise AssertionError(f"Messages must not use {type(part).__name__}.")

"""Rules pages: the complete rules of a game in one language, one block per rule.

The sources are `locales/<language>/rules/<game>.md`. docs/adding-a-game.md describes their format.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from elfer.texts.languages import read_text

COMMON = "common"
"""The page with the rules of all games, whose blocks the other pages include."""

_RULE = re.compile(r"### ([A-Z]{1,2}-\d+)(?: = ([a-z-]+))?")
_PIECE = re.compile(r"[rygb](?:[1-9]|1\d|2[01])|joker|bridge|bonus|back")
_INDENT = "    "
_NOTE = re.compile(r"> (ruling|edition): (.+)")


class PageError(ValueError):
    """An error in the format of a rules page's source."""


class Kind(StrEnum):
    """The kinds of parts that a block is made of."""

    TEXT = "text"
    LIST = "list"
    CARDS = "cards"
    RULING = "ruling"
    EDITION = "edition"


class Mark(StrEnum):
    """The role of a group of cards in an example."""

    TABLE = "table"
    FITS = "fits"
    REFUSED = "refused"


_MARKS = {"+": Mark.FITS, "-": Mark.REFUSED}


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards of an example: on the table, playable, or not playable."""

    mark: Mark
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, a list, an example's cards, or a note on a ruling or an edition."""

    kind: Kind
    text: str = ""
    items: tuple[str, ...] = ()
    groups: tuple[CardGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """The text of one rule."""

    rule: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a page."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game in one language."""

    page: str
    language: str
    title: str
    lead: str
    sections: tuple[Section, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        """All blocks of the page, in order."""
        return (block for section in self.sections for block in section.blocks)


@cache
def rules_page(language: str, page: str) -> RulesPage:
    """Return the rules page of a game, or of all games, with the blocks that it includes."""
    reader = _Reader(language, page)
    for line in read_text(language, f"rules/{page}.md").splitlines():
        reader.read(line)
    return reader.finish()


def _included(language: str, page: str, rule: str) -> Block:
    """Return the block of a rule on another page."""
    for block in rules_page(language, page).blocks:
        if block.rule == rule:
            return block
    raise PageError(f"{language}/rules/{page}.md has no block {rule}.")


class _Reader:
    """A parser of one source, line by line."""

    def __init__(self, language: str, page: str) -> None:
        self._language, self._page = language, page
        self._title = ""
        self._lead: list[str] = []
        self._sections: list[tuple[str, list[Block]]] = []
        self._rule: str | None = None
        self._parts: list[Part] = []
        self._items: list[str] = []
        self._groups: list[CardGroup] = []

    def read(self, line: str) -> None:
        """Parse the next line."""
        if line.startswith("- ") and self._rule:
            self._items.append(line[2:])
            return
        if line.startswith(_INDENT) and self._rule:
            self._groups.append(self._group(line))
            return
        self._end_part()
        if line.startswith("### "):
            self._start_block(line)
        elif line.startswith("## "):
            self._end_block()
            self._sections.append((line[3:], []))
        elif line.startswith("# "):
            self._title = line[2:]
        elif line.strip():
            self._paragraph(line)

    def finish(self) -> RulesPage:
        """Return the page, or raise PageError if something is missing."""
        self._end_part()
        self._end_block()
        sections = tuple(Section(title, tuple(blocks)) for title, blocks in self._sections)
        if not (self._title and self._lead and sections and all(each.blocks for each in sections)):
            raise self._error("a page needs a title, a lead and sections with blocks")
        return RulesPage(self._page, self._language, self._title, "\n\n".join(self._lead), sections)

    def _paragraph(self, line: str) -> None:
        if line.startswith(">"):
            note = _NOTE.fullmatch(line)
            if note is None or self._rule is None:
                raise self._error(f"not a note on a ruling or an edition: {line}")
            self._parts.append(Part(Kind(note[1]), note[2]))
        elif self._rule is not None:
            self._parts.append(Part(Kind.TEXT, line))
        elif not self._sections and self._title:
            self._lead.append(line)
        else:
            raise self._error(f"text outside a block: {line}")

    def _group(self, line: str) -> CardGroup:
        words = line.split()
        mark = _MARKS.get(words[0], Mark.TABLE)
        cards = tuple(words if mark is Mark.TABLE else words[1:])
        wrong = [card for card in cards if not _PIECE.fullmatch(card)]
        if wrong or not cards:
            raise self._error(f"not cards: {line.strip()}")
        return CardGroup(mark, cards)

    def _start_block(self, line: str) -> None:
        self._end_block()
        found = _RULE.fullmatch(line)
        if found is None or not self._sections:
            raise self._error(f"not the heading of a block: {line}")
        rule, page = found[1], found[2]
        if page is None:
            self._rule = rule
        else:
            self._sections[-1][1].append(_included(self._language, page, rule))

    def _end_part(self) -> None:
        if self._items:
            self._parts.append(Part(Kind.LIST, items=tuple(self._items)))
        if self._groups:
            self._parts.append(Part(Kind.CARDS, groups=tuple(self._groups)))
        self._items, self._groups = [], []

    def _end_block(self) -> None:
        if self._rule is not None:
            if not self._parts:
                raise self._error(f"the block {self._rule} is empty")
            self._sections[-1][1].append(Block(self._rule, tuple(self._parts)))
        elif self._parts:
            raise self._error(f"text below an included block: {self._parts[0].text}")
        self._rule, self._parts = None, []

    def _error(self, why: str) -> PageError:
        return PageError(f"{self._language}/rules/{self._page}.md: {why}.")

"""Rules pages as Markdown, for the terminal and the docs."""

from collections.abc import Iterator

from elfer.texts.cards import name_card
from elfer.texts.fluent_messages import Messages
from elfer.texts.rules_page import Block, CardGroup, Kind, Mark, Part, RulesPage

_PIECES = ("back", "bridge", "bonus")


def format_page(page: RulesPage, messages: Messages) -> str:
    """Return a page as Markdown, with the id of every rule in brackets."""
    return "\n\n".join([f"# {page.title}", page.lead, *_sections(page, messages)]) + "\n"


def format_sections(page: RulesPage, messages: Messages) -> str:
    """Return the sections of a page as Markdown, without its title and its lead."""
    return "\n\n".join(_sections(page, messages)) + "\n"


def _sections(page: RulesPage, messages: Messages) -> Iterator[str]:
    for section in page.sections:
        yield f"## {section.title}"
        for block in section.blocks:
            yield from _parts(block, messages)


def _parts(block: Block, messages: Messages) -> Iterator[str]:
    """Yield the parts of a block; the first paragraph ends with the rule's id."""
    for number, part in enumerate(block.parts):
        text = _format_part(part, messages)
        yield f"{text} ({block.rule})" if number == 0 else text


def _format_part(part: Part, messages: Messages) -> str:
    match part.kind:
        case Kind.TEXT:
            return part.text
        case Kind.LIST:
            return "\n".join(f"- {item}" for item in part.items)
        case Kind.CARDS:
            return "\n".join(f"- {_format_group(group, messages)}" for group in part.groups)
        case Kind.RULING | Kind.EDITION:
            return f"> **{_label(f'rulebook-{part.kind}', messages)}** {part.text}"


def _format_group(group: CardGroup, messages: Messages) -> str:
    """Return the names of cards, after the mark that says whether they fit."""
    cards = ", ".join(_name_piece(card, messages) for card in group.cards)
    if group.mark is Mark.TABLE:
        return cards
    return f"{_label(f'rulebook-{group.mark}', messages)} {cards}"


def _label(key: str, messages: Messages) -> str:
    return messages.format("terminal-label", label=messages.format(key))


def _name_piece(piece: str, messages: Messages) -> str:
    if piece in _PIECES:
        return messages.format(f"rulebook-{piece}")
    return name_card("*" if piece == "joker" else piece, messages)

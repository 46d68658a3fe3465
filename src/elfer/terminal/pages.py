"""The rules pages: packaged with the program, or beside it in a checkout."""

from pathlib import Path

from elfer.kernel.errors import BadRequest

_PACKAGE = Path(__file__).parents[1]
_SHELVES = (_PACKAGE / "pages", _PACKAGE.parents[1] / "docs" / "games")


def page_of(game_id: str) -> str:
    """The rules of a game as Markdown, or a refusal if this copy has none."""
    for shelf in _SHELVES:
        page = shelf / f"{game_id}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise BadRequest(f"The rules page of {game_id} is missing in this copy of Elfer.")

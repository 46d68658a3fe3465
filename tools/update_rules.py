"""Write the rules of every game into its page in docs/games, from locales/en/rules.

`python tools/update_rules.py` updates the pages; with `--check` it only reports outdated ones.
"""

import argparse
import re
import sys
import textwrap
from pathlib import Path

from elfer.games import GAMES
from elfer.texts.fluent_messages import load_messages
from elfer.texts.rules_markdown import format_sections
from elfer.texts.rules_page import rules_page

PAGES = Path(__file__).parents[1] / "docs" / "games"
LANGUAGE = "en"
BEGIN, END = "<!-- rules: made by tools/update_rules.py -->", "<!-- end of rules -->"
WIDTH = 100
_PART = re.compile(f"{re.escape(BEGIN)}\n.*{re.escape(END)}\n", re.DOTALL)


def update_page(text: str, game: str) -> str:
    """Return a page in docs/games with the current rules of its game."""
    if not _PART.search(text):
        raise SystemExit(f"docs/games/{game}.md lacks the lines {BEGIN} and {END}.")
    page = rules_page(LANGUAGE, game)
    rules = f"{page.lead}\n\n{format_sections(page, load_messages(LANGUAGE))}"
    part = f"{BEGIN}\n\n{wrap_markdown(rules)}\n{END}\n"
    return _PART.sub(lambda _: part, text)


def wrap_markdown(text: str) -> str:
    """Return Markdown with every line wrapped, and lists and quotations indented."""
    return "\n".join(_wrap_line(line) for line in text.splitlines()) + "\n"


def _wrap_line(line: str) -> str:
    indent = "  " if line.startswith("- ") else "> " if line.startswith("> ") else ""
    return textwrap.fill(
        line,
        WIDTH,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def main() -> None:
    """Update all pages, or report the outdated ones and exit with status 1."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only report outdated pages")
    check = parser.parse_args().check
    outdated = []
    for game in GAMES:
        path = PAGES / f"{game}.md"
        before = path.read_text(encoding="utf-8")
        after = update_page(before, game)
        if after != before:
            outdated.append(path.name)
            if not check:
                path.write_text(after, encoding="utf-8")
    if check and outdated:
        sys.exit(f"Outdated in docs/games: {', '.join(outdated)}. Run make rules.")


if __name__ == "__main__":
    main()

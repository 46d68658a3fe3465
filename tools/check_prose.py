"""Check that our English reads like an engineer's, not like a translation.

Count phrases that slow a reader down, per 1,000 words and by part of the project, and fail if a
part exceeds its limit. A finding is a place to look at, not a verdict: rewrite the sentence so that
it names the actor, then the verb, then the object.

    python tools/check_prose.py            # the whole project
    python tools/check_prose.py --list 20  # and the first 20 findings of each part over its limit
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent

SENTENCE_START = r"(?:^|(?<=[.:;!?(] ))"
PHRASES = {
    "clause without a head": re.compile(
        rf"{SENTENCE_START}(?:Who|What|Whatever|Where|Which)\b(?![^.?!]*\?)"
        r"|\b[Ww]hoever\b"
        r"|\b(?:and|or|of|by|for|with|to|than|from|but) (?:who|what)\b"
    ),
    "negated noun": re.compile(
        r"(?<!here )\b(?:is|are|was|were|be) (?:no|none)\b"
        r"(?! (?:longer|more|matter|way|need|doubt|problem|limit|network|stock))"
    ),
    "old-fashioned word": re.compile(
        r"\b(?:at once|beside|besides|so many|the usual|for ever|by itself)\b"
        r"|\belse\b(?!:)"
        r"|\b(?:is|are) to (?!the\b)"
    ),
    "he for a person": re.compile(r"\b(?:he|his|him|himself)\b"),
}

CODE_IN_MARKDOWN = re.compile(r"```.*?```|`[^`]*`|https?://\S+|<[^>]+>", re.DOTALL)
COMMENT_IN_WEB = re.compile(r"(?<!:)//([^\n]*)|/\*+(.*?)\*/|<!--(.*?)-->", re.DOTALL)
PLACEHOLDER = re.compile(r"\{[^}]*\}")
WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")


class Part(NamedTuple):
    """A part of the project with its own limit, in findings per 1,000 words."""

    name: str
    globs: tuple[str, ...]
    limit: float


PARTS = (
    Part("README and friends", ("*.md",), 2),
    Part("docs", ("docs/*.md", "docs/studies/*.md"), 1.5),
    Part("rules pages", ("docs/games/*.md", "locales/en/rules/*.md"), 2),
    Part("sources", ("src/**/*.py",), 0.5),
    Part("tests, tools, bench", ("tests/**/*.py", "tools/*.py", "bench/*.py", "*.py"), 1),
    Part("web app", ("web/src/**/*.ts", "web/src/**/*.svelte", "web/tests/**/*.ts"), 1),
    Part("texts for players", ("locales/en/*.ftl",), 3),
)


@dataclass
class Count:
    """The words of a part, and the findings in them."""

    words: int = 0
    findings: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """The findings per 1,000 words."""
        return 1000 * len(self.findings) / max(1, self.words)


def read_python(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the comments, docstrings and messages of a module with their line numbers."""
    source = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "…" for part in node.values)
            yield node.lineno, "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield node.lineno, node.value


def read_markdown(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs of a page with their line numbers, without code."""
    blank = CODE_IN_MARKDOWN.sub(
        lambda code: "…" + "\n" * code[0].count("\n"), path.read_text(encoding="utf-8")
    )
    line = 1
    for paragraph in re.split(r"(\n\s*\n)", blank):
        yield line, paragraph
        line += paragraph.count("\n")


def read_web(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the comments of a web app source file with their line numbers."""
    source = path.read_text(encoding="utf-8")
    for comment in COMMENT_IN_WEB.finditer(source):
        text = next(group for group in comment.groups() if group is not None)
        yield source.count("\n", 0, comment.start()) + 1, text


def read_messages(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the messages of a Fluent file with their line numbers."""
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        key, equals, message = text.partition("=")
        if equals and not key.startswith("#"):
            yield line, PLACEHOLDER.sub("…", message)


READERS = {
    ".py": read_python,
    ".md": read_markdown,
    ".ts": read_web,
    ".svelte": read_web,
    ".ftl": read_messages,
}


def count_part(part: Part, root: Path = ROOT) -> Count:
    """Count the words and findings of a part."""
    count = Count()
    itself = Path(__file__).resolve()
    for path in sorted({path for glob in part.globs for path in root.glob(glob)} - {itself}):
        if "node_modules" in path.parts:
            continue
        for line, text in READERS[path.suffix](path):
            plain = re.sub(r"\s+", " ", text).strip()
            count.words += len(WORD.findall(plain))
            for name, phrase in PHRASES.items():
                for found in phrase.finditer(plain):
                    start = max(0, found.start() - 30)
                    quote = plain[start : found.end() + 40]
                    count.findings.append(f"{path.relative_to(root)}:{line}: {name}: … {quote} …")
    return count


def main() -> None:
    """Print a line per part, and exit with 1 if one is over its limit."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--list",
        type=int,
        default=5,
        metavar="N",
        help="Number of findings to print for each part over its limit (default 5)",
    )
    listed = parser.parse_args().list
    over = False
    for part in PARTS:
        count = count_part(part)
        sys.stdout.write(
            f"{part.name:<20} {count.words:6} words  {count.rate:5.2f} per 1,000"
            f"  (limit {part.limit:g})\n"
        )
        if count.rate > part.limit:
            over = True
            for finding in count.findings[:listed]:
                sys.stdout.write(f"  {finding}\n")
    if over:
        sys.stdout.write("Rewrite these sentences: name the actor, then the verb.\n")
        sys.exit(1)


if __name__ == "__main__":
    main()

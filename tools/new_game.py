"""Scaffold a new game: create and edit its files, and list the parts that are left to write.

A game with similar rules begins as a variant of another game, in the same file:

    python tools/new_game.py NEW-GAME --name "New Game" --rules NG --like elfer-raus

Any other game begins a new family, with a small game that can be played immediately:

    python tools/new_game.py NEW-GAME --name "New Game" --rules NG --family shedding

docs/adding-a-game.md lists all these files; the script reads the remaining steps from that page.
"""

import argparse
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from elfer.engine.errors import suggestion  # noqa: E402
from elfer.games import GAMES  # noqa: E402

PAGE = "docs/adding-a-game.md"
TEMPLATES = Path(__file__).resolve().parent / "templates"
TO_WRITE = {
    "de": "Noch zu schreiben.",
    "fr": "À écrire.",
    "it": "Da scrivere.",
    "en": "To be written.",
}
"""A placeholder in each language for text that still has to be written."""
HOW_TO = ("goal", "start", "turn", "end")


class Stop(Exception):
    """An error that says why the game cannot be scaffolded."""


class File(NamedTuple):
    """A file of a new game, from a line of the table in docs/adding-a-game.md."""

    path: str
    by: str
    """`script`, `command` or `hand`."""
    when: str
    """`always`, `new family` or `if needed`."""
    what: str


@dataclass(frozen=True)
class Plan:
    """The game to scaffold."""

    id: str
    name: str
    prefix: str
    """The prefix of its rule ids."""
    family: str
    like: str | None
    """The game that it is a variant of; None for a new family."""
    box: str

    @property
    def class_name(self) -> str:
        """The name of its class, like `FalscherAnfang`."""
        return "".join(part.capitalize() for part in self.id.split("-"))

    @property
    def rules_file(self) -> Path:
        """The file of its rules; a variant shares the file of its base game."""
        if self.like is None:
            return ROOT / "src/elfer/games" / self.family / "rules.py"
        return Path(inspect.getfile(type(GAMES[self.like])))

    @property
    def values(self) -> dict[str, str]:
        """The values of the placeholders in the templates."""
        like = None if self.like is None else GAMES[self.like]
        least, most = (2, 6) if like is None else (like.least_players, like.most_players)
        return {
            "id": self.id,
            "name": self.name,
            "family": self.family,
            "prefix": self.prefix,
            "rule": f"{self.prefix}-1",
            "players": str(least),
            "least": str(least),
            "most": str(most),
            "Base": "" if like is None else type(like).__name__,
            "Class": self.class_name,
            "State": f"{self.class_name}State",
            "View": f"{self.class_name}View",
            "Todo": TO_WRITE["en"],
        }

    def paths_of(self, file: File) -> Iterator[str]:
        """Yield the paths of a file for this game, one per language if it is translated."""
        path = (
            file.path.replace("<family>/<file>.py", f"{self.family}/{self.rules_file.name}")
            .replace("<family>", self.family)
            .replace("<module>", self.id.replace("-", "_"))
            .replace("<id>", self.id)
        )
        for language in TO_WRITE if "<language>" in path else [""]:
            yield path.replace("<language>", language)


@dataclass
class Edits:
    """Changed files, written together at the end, so that an error cannot leave half a game."""

    texts: dict[Path, str] = field(default_factory=dict)

    def read(self, path: Path) -> str:
        """Return the content of a file with the edits so far."""
        return self.texts.get(path) or path.read_text(encoding="utf-8")

    def create(self, path: str, text: str) -> None:
        """Add a file that must not exist yet."""
        if (ROOT / path).exists():
            raise Stop(f"{path} already exists; choose another id or remove it.")
        self.texts[ROOT / path] = text

    def append(self, path: str | Path, text: str) -> None:
        """Append text to a file."""
        file = ROOT / path
        self.texts[file] = self.read(file).rstrip("\n") + "\n" + text

    def insert(self, path: str, after: str, text: str) -> None:
        """Insert text after the first match of a regular expression."""
        file = ROOT / path
        before = self.read(file)
        found = re.search(after, before, re.DOTALL)
        if found is None:
            raise Stop(f"{path} has no place for the game: {after!r} does not match.")
        self.texts[file] = before[: found.end()] + text + before[found.end() :]

    def write(self) -> None:
        """Write all files, and sort the imports of the Python files."""
        for path, text in self.texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        python = [str(path) for path in self.texts if path.suffix == ".py"]
        for command in (["check", "--select", "I", "--fix", "--quiet"], ["format", "--quiet"]):
            subprocess.run([sys.executable, "-m", "ruff", *command, *python], check=True)  # noqa: S603


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit status."""
    try:
        asked = make_parser().parse_args(arguments)
        plan = make_plan(asked)
        scaffold(plan).write()
        print(report(plan))  # noqa: T201
    except Stop as stop:
        print(f"new_game: {stop}", file=sys.stderr)  # noqa: T201
        return 2
    return 0


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="new_game.py",
        description="Scaffold a new game: create and edit its files.",
    )
    parser.add_argument("id", nargs="?", help="set the id of the game, as in falscher-anfang")
    parser.add_argument("--name", help="set the name of the game, as on the box")
    parser.add_argument("--rules", metavar="XX", help="set two capital letters for the rule ids")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--like", metavar="GAME", help="make it a variant of this game")
    kind.add_argument("--family", help="begin a new family of this name, one word in lower case")
    parser.add_argument(
        "--box", default="elfer-raus", help="set the box on the shelf (default elfer-raus)"
    )
    return parser


def make_plan(asked: argparse.Namespace) -> Plan:
    """Return the plan of a game; raise Stop if an argument is invalid."""
    for name in ("id", "name", "rules"):
        if not getattr(asked, name):
            raise Stop(f"{'the id' if name == 'id' else f'--{name}'} is missing; see --help.")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", asked.id):
        raise Stop(
            f"the id {asked.id!r} must be lower-case letters and hyphens, as in falscher-anfang."
        )
    if asked.id in GAMES:
        raise Stop(f"the game {asked.id!r} already exists.")
    if re.search(r"""["\\{}|`\n]""", asked.name):
        raise Stop("--name takes a plain name, without quotes, braces or bars.")
    if not re.fullmatch("[A-Z]{2}", asked.rules):
        raise Stop(f"--rules takes two capital letters, not {asked.rules!r}.")
    if re.search(rf"^{asked.rules}-", _read("tests/data/rule-ids.txt"), re.MULTILINE):
        raise Stop(f"the rule ids {asked.rules}-… belong to another game.")
    boxes = re.findall(r'id: "([a-z-]+)"', _read("web/src/game/boxes.ts"))
    if asked.box not in boxes:
        raise Stop(f"there is no box {asked.box!r}. Choose one of {', '.join(boxes)}.")
    family = _family_of(asked.like, asked.family)
    return Plan(asked.id, asked.name, asked.rules, family, asked.like, asked.box)


def _family_of(like: str | None, family: str | None) -> str:
    """Return the family of the base game, or the new family."""
    if like is not None:
        if like not in GAMES:
            raise Stop(f"there is no game {like!r}.{suggestion(like, GAMES)}")
        return GAMES[like].family
    if family is None:
        raise Stop("name the base game with --like, or a new family with --family.")
    if not re.fullmatch("[a-z]+", family):
        raise Stop(f"the family {family!r} must be one word in lower case.")
    relatives = [game.id for game in GAMES.values() if game.family == family]
    if relatives:
        raise Stop(
            f"the family {family} already exists: use --like {' or --like '.join(relatives)}."
        )
    taken = [ROOT / folder / family for folder in ("src/elfer/bots", "web/src/layouts")]
    if any(path.exists() for path in taken) or (ROOT / f"locales/en/{family}.ftl").exists():
        raise Stop(f"the name {family} is already in use; choose another one.")
    return family


def scaffold(plan: Plan) -> Edits:
    """Return all edits that a game needs."""
    edits = Edits()
    for step in GAME_STEPS if plan.like else (*GAME_STEPS, *FAMILY_STEPS):
        step(plan, edits)
    return edits


def _add_rules(plan: Plan, edits: Edits) -> None:
    module = ".".join(plan.rules_file.relative_to(ROOT / "src").with_suffix("").parts)
    entry = r"GAMES: dict\[str, AnyGame\] = \{.*?for game in \(\n(        [^\n]+\n)*"
    if plan.like is None:
        edits.create(f"src/elfer/games/{plan.family}/rules.py", _fill("rules.py", plan))
    else:
        base = type(GAMES[plan.like])
        edits.append(plan.rules_file, "\n\n" + _fill("variant.py", plan))
        entry = rf"\n        {base.__name__}\(\),\n"
    registry = "src/elfer/games/registry.py"
    edits.insert(registry, entry, f"        {plan.class_name}(),\n")
    edits.insert(registry, r'^""".*?"""\n', f"\nfrom {module} import {plan.class_name}\n")


def _add_tests(plan: Plan, edits: Edits) -> None:
    edits.append("tests/data/rule-ids.txt", f"{plan.prefix}-1\n")
    name = f"test_{plan.id.replace('-', '_')}.py"
    edits.create(f"tests/rules/{plan.family}/{name}", _fill("test_rules.py", plan))


def _add_texts(plan: Plan, edits: Edits) -> None:
    for language, todo in TO_WRITE.items():
        game, how = f"game-{plan.id}", f"howto-{plan.id}"
        texts = f"\n{game} = {plan.name}\n{game}-about = {todo}\n{game}-goal = {todo}\n"
        edits.append(f"locales/{language}/games.ftl", texts)
        sections = "".join(f"{how}-{section} = {todo}\n" for section in HOW_TO)
        edits.append(f"locales/{language}/howto.ftl", "\n" + sections)
        rules = f"# {plan.name}\n\n{todo}\n\n## {todo}\n\n### {plan.prefix}-1\n{todo}\n"
        edits.create(f"locales/{language}/rules/{plan.id}.md", rules)
    _add_to_box(plan, edits)
    _add_to_shelf(plan, edits)


def _add_to_box(plan: Plan, edits: Edits) -> None:
    """Add the game to its box, whose games are a multi-line list or a single expression."""
    path = "web/src/game/boxes.ts"
    text, new = edits.read(ROOT / path), f'...listGames(null, "{plan.id}")'
    several = re.search(rf'id: "{plan.box}",\n    games: \[\n', text)
    if several:
        edits.insert(path, rf'id: "{plan.box}",\n    games: \[\n', f"      {new},\n")
        return
    one = re.search(rf'id: "{plan.box}", games: (.+?) \}},\n', text)
    if one is None:
        raise Stop(f"{path} has no games for the box {plan.box!r}.")
    games = f"[...{one[1]}, {new}]"
    edits.texts[ROOT / path] = text[: one.start(1)] + games + text[one.end(1) :]


def _add_to_shelf(plan: Plan, edits: Edits) -> None:
    """Add the game to the first group of the shelf, with a plain picture."""
    path, start = "web/src/game/shelf.ts", r"export const MINIATURES[^\n]+\n"
    edits.insert(path, r'id: "rows",\n    games: \[\n', f'      "{plan.id}",\n')
    edits.insert(path, start, f'  "{plan.id}": layRow(50, "r1 y2 g3 b4"),\n')


def _add_pages(plan: Plan, edits: Edits) -> None:
    edits.create(f"docs/games/{plan.id}.md", _fill("page.md", plan))
    moves = "`r12`" if plan.like is None else f"as in `{plan.like}`"
    table = r"\| game \| move \| meaning \|\n(\|[^\n]+\n)+"
    edits.insert("docs/notation.md", table, f"| `{plan.id}` | {moves} | {TO_WRITE['en']} |\n")
    row = f"| [{plan.name}](docs/games/{plan.id}.md) | {TO_WRITE['en']} | {TO_WRITE['en']} |\n"
    edits.insert("README.md", r"\| game \| box \| what is special \|\n(\|[^\n]+\n)+", row)


def _add_bots(plan: Plan, edits: Edits) -> None:
    folder = f"src/elfer/bots/{plan.family}"
    edits.create(f"{folder}/__init__.py", _fill("bots_init.py", plan))
    edits.create(f"{folder}/bot.py", _fill("bot.py", plan))
    edits.create(f"tests/bots/test_{plan.family}.py", _fill("test_bots.py", plan))


def _add_layout(plan: Plan, edits: Edits) -> None:
    family = plan.family
    folder = f"web/src/layouts/{family}"
    edits.create(f"{folder}/layout.ts", _fill("layout.ts", plan))
    edits.create(f"{folder}/Board.svelte", _fill("Board.svelte", plan))
    load = f'  {family}: async () => (await import("./{family}/layout")).layout,\n'
    edits.insert("web/src/layouts/layouts.ts", r"LAYOUTS: [^\n]+\n(  [^\n]+\n)+", load)
    edits.insert("web/src/game/families.ts", r"FAMILIES = \[\n(  [^\n]+\n)+", f'  "{family}",\n')
    for language, todo in TO_WRITE.items():
        text = f"# {plan.name}.\n\nlesson-{family}-lay = {todo}\n"
        edits.create(f"locales/{language}/{family}.ftl", text)


def _add_packages(plan: Plan, edits: Edits) -> None:
    family = plan.family
    edits.create(f"src/elfer/games/{family}/__init__.py", f'"""{plan.name}: {TO_WRITE["en"]}"""\n')
    edits.create(f"tests/rules/{family}/__init__.py", "")
    contract = r'name = "No game imports another game"\n.*?modules = \[\n(  [^\n]+\n)+'
    edits.insert("pyproject.toml", contract, f'  "elfer.games.{family}.rules",\n')
    families = r"\nFAMILIES = \(\n(    [^\n]+\n)+"
    edits.insert("tests/conformance/test_families.py", families, f'    "{family}",\n')


def _add_family_to_pages(plan: Plan, edits: Edits) -> None:
    table = r"\| family \| games \|\n(\|[^\n]+\n)+"
    for page in ("docs/engine.md", "docs/web.md"):
        edits.insert(page, table, f"| `{plan.family}` | {plan.name} |\n")


Step = Callable[[Plan, Edits], None]
GAME_STEPS: Sequence[Step] = (_add_rules, _add_tests, _add_texts, _add_pages)
FAMILY_STEPS: Sequence[Step] = (
    _add_packages,
    _add_bots,
    _add_layout,
    _add_family_to_pages,
)


def _fill(template: str, plan: Plan) -> str:
    """Return a template filled in for a game."""
    text = (TEMPLATES / f"{template}.tmpl").read_text(encoding="utf-8")
    return Template(text).substitute(plan.values)


def _read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def touched_files() -> list[File]:
    """Return every file of a new game, from the table in docs/adding-a-game.md."""
    rows = re.findall(r"^\| `([^`]+)` \| (\w+) \| ([\w ]+) \| (.+) \|$", _read(PAGE), re.MULTILINE)
    return [File(*row) for row in rows]


def files_to_write(plan: Plan) -> set[str]:
    """Return the files that this script creates or edits for a game, from the same table."""
    wanted = {"always"} if plan.like else {"always", "new family"}
    return {
        path
        for file in touched_files()
        if file.by == "script" and file.when in wanted
        for path in plan.paths_of(file)
    }


def report(plan: Plan) -> str:
    """Return the remaining steps as text."""
    lines = [
        f"{plan.name} ({plan.id}) is listed and can be played: elfer play {plan.id}",
        "",
        f"Write the rules in {plan.rules_file.relative_to(ROOT)}, a test of each of them, and the",
        f"texts that say {', '.join(map(repr, TO_WRITE.values()))}",
        "Then:",
    ]
    for file in touched_files():
        if file.by != "script":
            paths = " ".join([*plan.paths_of(file)])
            sometimes = " (if needed)" if file.when == "if needed" else ""
            lines.append(f"- {paths}{sometimes}: {file.what.replace('<id>', plan.id)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

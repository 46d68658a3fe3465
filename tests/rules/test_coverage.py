"""A rule without a test is not implemented: every id of the rulebook is named by one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import elfer

TESTS = Path(__file__).parents[1]
ENGINE = Path(elfer.__file__).parent

LINES = (TESTS / "data" / "rule-ids.txt").read_text(encoding="utf-8").splitlines()
IDS = [line.split()[0] for line in LINES]
LATER = {line.split()[0] for line in LINES if line.split()[1:2] == ["later:"]}


def marked(source: str) -> Iterator[str]:
    """The ids that the tests of a file are marked with; read, not imported, as xdist needs."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield ast.literal_eval(mark.args[0])


def all_marked() -> set[str]:
    """The ids that any test is marked with."""
    return {
        rule
        for path in TESTS.rglob("test_*.py")
        for rule in marked(path.read_text(encoding="utf-8"))
    }


def test_ids_are_listed_once() -> None:
    assert len(IDS) == len(set(IDS))


def test_every_rule_has_a_test() -> None:
    tested = all_marked() | LATER
    untested = [rule for rule in IDS if rule not in tested]
    assert not untested, f"no test names {', '.join(untested)}"


def test_every_rule_that_a_test_names_exists() -> None:
    unknown = sorted(all_marked() - set(IDS))
    assert not unknown, f"the rulebook has no {', '.join(unknown)}"


def test_every_rule_that_the_engine_names_in_a_refusal_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py")]
    named = {rule for source in sources for rule in re.findall(r'"((?:G|[A-Z]{2})-\d+)"', source)}
    assert named, "the engine names rules as plain texts"
    unknown = sorted(named - set(IDS))
    assert not unknown, f"the rulebook has no {', '.join(unknown)}"

"""Every rule of the rulebook has at least one test marked with its id."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import elfer

TESTS = Path(__file__).parents[1]
ENGINE = Path(elfer.__file__).parent

LINES = (TESTS / "data" / "rule-ids.txt").read_text(encoding="utf-8").splitlines()
IDS = [line.split()[0] for line in LINES]


def find_marks(source: str) -> Iterator[str]:
    """Yield the rule ids in a test file's source, as xdist workers do not import every file."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for mark in test.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield ast.literal_eval(mark.args[0])


def find_all_marks() -> set[str]:
    """Return the ids of all rules that mark a test."""
    return {
        rule
        for path in TESTS.rglob("test_*.py")
        for rule in find_marks(path.read_text(encoding="utf-8"))
    }


def test_ids_are_listed_once() -> None:
    assert len(IDS) == len(set(IDS))


def test_every_rule_has_a_test() -> None:
    tested = find_all_marks()
    untested = [rule for rule in IDS if rule not in tested]
    assert not untested, f"no test is marked with {', '.join(untested)}"


def test_every_rule_that_a_test_names_exists() -> None:
    unknown = sorted(find_all_marks() - set(IDS))
    assert not unknown, f"the rulebook has no {', '.join(unknown)}"


def test_every_rule_that_the_engine_cites_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py")]
    named = {rule for source in sources for rule in re.findall(r'"((?:G|[A-Z]{2})-\d+)"', source)}
    assert named, "the engine must cite rules as string literals"
    unknown = sorted(named - set(IDS))
    assert not unknown, f"the rulebook has no {', '.join(unknown)}"

"""The extra `lab` and its lock file name every package that the lab imports."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

pytest.importorskip("ray")

ROOT = Path(__file__).parents[2]
SOURCES = tuple(
    f"src/elfer/{package}" for package in ("compiled", "simulation", "studies", "bots/search")
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]


def names(requirements: list[str]) -> set[str]:
    """Return the packages in some requirements, except the project itself."""
    return {re.split(r"[^\w.-]", each)[0].lower() for each in requirements} - {"elfer"}


def list_imports() -> Iterator[str]:
    """Yield the top-level modules that the sources of the lab import anywhere."""
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.Import):
                    yield from (alias.name.partition(".")[0] for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    yield node.module.partition(".")[0]


def packages() -> set[str]:
    """Return the packages of these modules."""
    modules = {*list_imports()} - sys.stdlib_module_names - {"elfer"}
    found = packages_distributions()
    return {found[module][0].lower() for module in modules}


def test_the_extra_names_every_imported_package() -> None:
    assert packages() > {"brotli", "matplotlib", "numba", "ray"}
    assert "elfer[server]" in EXTRAS["lab"]
    declared = names(PROJECT["dependencies"]) | names(EXTRAS["server"]) | names(EXTRAS["lab"])
    assert packages() - declared == {"ray"}  # Ray has its own extra
    assert "ray" in names(EXTRAS["cluster"])


def test_the_lock_file_has_every_imported_package() -> None:
    lines = (ROOT / "requirements-lab.lock").read_text().splitlines()
    locked = {line.partition("==")[0] for line in lines if "==" in line}
    assert packages() <= locked
    assert names(EXTRAS["lab"]) <= locked

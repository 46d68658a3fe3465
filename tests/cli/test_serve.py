"""`elfer serve` prints the reason and exits with status 1 if it cannot start."""

import asyncio
import logging
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.runtime.limit_settings import Limits
from elfer.server import runner
from elfer.server.log_format import LEVELS
from elfer.server.settings import read_limits
from elfer.server.sqlite_storage import SqliteStorage
from elfer.server.sqlite_storage.database_file import NAME
from tests.server.running import Threaded

TLS = Path(__file__).parents[1] / "data" / "tls"
"""A self-signed certificate for localhost, its key, and the key with a password."""


@pytest.fixture(autouse=True)
def restore_logs() -> Iterator[None]:
    """Restore the loggers, which the command configures in this process."""
    loggers = [logging.getLogger(name) for name in LEVELS]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


def fail_to_serve(*arguments: str | Path, env: dict[str, str] | None = None) -> str:
    """Run the command, which must fail with one line of text; return that line."""
    given = ["serve", "--no-browser", "--host", "127.0.0.1", *map(str, arguments)]
    result = CliRunner().invoke(app, given, env=env)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    (line,) = result.stderr.splitlines()
    assert line.endswith(".")
    return line


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_a_port_that_is_taken(folder: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        line = fail_to_serve("--port", str(port), "--data", folder)
    assert line == f"Port {port} is in use. Choose another with --port."
    assert not folder.exists()


def test_a_reserved_port(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(socket.socket):
        def bind(self, address: object, /) -> None:
            raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "socket", Strict)
    line = fail_to_serve("--port", "80", "--data", folder)
    assert line == "Port 80 is reserved. Choose one above 1023 with --port."


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999999999999"])
def test_an_invalid_port(folder: Path, port: str) -> None:
    assert "0 to 65535" in fail_to_serve("--port", port, "--data", folder)


@pytest.mark.parametrize("host", ["no such host", "256.1.1.1", "x" * 300, "192.0.2.7", "a\udc80b"])
def test_a_host_that_is_not_this_machine(folder: Path, host: str) -> None:
    fail_to_serve("--host", host, "--port", "0", "--data", folder)


def test_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    line = fail_to_serve("--port", "0", "--data", tmp_path / "file" / "data")
    assert str(tmp_path / "file" / "data") in line


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert str(tmp_path / "file") in fail_to_serve("--port", "0", "--data", tmp_path / "file")


def test_a_folder_that_is_not_writable(tmp_path: Path) -> None:
    """Root can write everywhere except in /proc."""
    tmp_path.chmod(0o500)
    closed = Path("/proc/self/fdinfo") if os.geteuid() == 0 else tmp_path
    assert str(closed) in fail_to_serve("--port", "0", "--data", closed)


def test_a_file_that_is_not_a_database(folder: Path) -> None:
    folder.mkdir()
    (folder / NAME).write_bytes(b"Dear diary, today I won at cards. " * 50)
    assert "not a database" in fail_to_serve("--port", "0", "--data", folder)
    assert (folder / NAME).read_bytes().startswith(b"Dear diary")


def test_a_database_of_another_program(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / NAME)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.commit()
    assert "another program" in fail_to_serve("--port", "0", "--data", folder)


def test_a_database_of_a_newer_version(server: Threaded) -> None:
    server.stop()
    with closing(sqlite3.connect(server.folder / NAME)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert "newer version" in fail_to_serve("--port", "0", "--data", server.folder)


def test_a_folder_that_another_server_uses(server: Threaded) -> None:
    line = fail_to_serve("--port", "0", "--data", server.folder)
    assert str(server.folder) in line


@pytest.mark.parametrize(
    ("certificate", "key", "part"),
    [
        ("certificate.pem", None, "--tls-key"),
        (None, "key.pem", "--tls-cert"),
        ("nowhere.pem", "key.pem", "nowhere.pem cannot be read"),
        ("certificate.pem", "nowhere.pem", "nowhere.pem cannot be read"),
        ("key.pem", "certificate.pem", "must be a certificate and its key"),
        ("certificate.pem", "certificate.pem", "must be a certificate and its key"),
        ("certificate.pem", "locked-key.pem", "without a password"),
        (".", "key.pem", "cannot be read"),
    ],
)
def test_a_certificate_that_cannot_be_used(
    folder: Path, certificate: str | None, key: str | None, part: str
) -> None:
    given: list[str | Path] = []
    given += [] if certificate is None else ["--tls-cert", TLS / certificate]
    given += [] if key is None else ["--tls-key", TLS / key]
    assert part in fail_to_serve("--port", "0", "--data", folder, *given)
    assert not folder.exists()


@pytest.mark.parametrize(
    "url", ["elfer.example", "ftp://elfer.example", "https://", "http://[", "http://a:x", "", "//a"]
)
def test_an_invalid_public_url(folder: Path, url: str) -> None:
    assert "https://elfer.example" in fail_to_serve(
        "--port", "0", "--data", folder, "--public-url", url
    )
    assert not folder.exists()


@pytest.mark.parametrize("address", ["proxy.example", "10.0.0.1/8", "", "*"])
def test_an_invalid_trusted_proxy(folder: Path, address: str) -> None:
    good = ("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")
    line = fail_to_serve("--port", "0", "--data", folder, *good, "--trusted-proxy", address)
    assert repr(address) in line
    assert "--trusted-proxy" in line
    assert not folder.exists()


@pytest.mark.parametrize("number", ["0", "-1", "many", "", "1e99", "nan", "0.5"])
def test_an_invalid_limit(folder: Path, number: str) -> None:
    line = fail_to_serve("--port", "0", "--data", folder, env={"ELFER_SOCKETS": number})
    assert line == f"ELFER_SOCKETS must be a whole number above 0, not {number!r}."


def test_an_invalid_limit_in_seconds(folder: Path) -> None:
    line = fail_to_serve("--port", "0", "--data", folder, env={"ELFER_HELLO_SECONDS": "-0.5"})
    assert line == "ELFER_HELLO_SECONDS must be a number above 0, not '-0.5'."


def test_a_budget_that_is_too_large(folder: Path) -> None:
    line = fail_to_serve("--port", "0", "--data", folder, env={"ELFER_BOT_PLAYOUTS": "1000001"})
    assert "ELFER_BOT_PLAYOUTS must be at most 1000000, not '1000001'." in line
    assert read_limits({"ELFER_BOT_PLAYOUTS": "1000000"}).bot_playouts == 1_000_000


def test_limits_come_from_the_environment() -> None:
    set_ = {"ELFER_SOCKETS": "7", "ELFER_HELLO_SECONDS": "0.5", "ELFER_AWAY_SECONDS": "3"}
    assert read_limits(set_) == Limits(sockets=7, hello_seconds=0.5, away_seconds=3)
    assert read_limits({"ELFER_OTHER": "x"}) == Limits()


def test_the_first_lines_give_the_address() -> None:
    lines = list(runner.first_lines(runner.ServerAddress("127.0.0.1", 0), 1111, None))
    assert lines == [
        "Elfer is running at http://127.0.0.1:1111",
        "Press Ctrl-C to stop. Tables are kept.",
    ]
    lines = list(runner.first_lines(runner.ServerAddress("", 0), 443, "https://elfer.example"))
    assert lines[0] == "Elfer is running at http://localhost:443"
    assert "https://elfer.example" in lines[1]
    assert any("▄" in line or "█" in line or "▀" in line for line in lines)


def test_the_first_lines_mention_another_port() -> None:
    lines = list(runner.first_lines(runner.ServerAddress("127.0.0.1", None), 1113, None))
    assert lines[0] == "Elfer is running at http://127.0.0.1:1113"
    assert lines[1] == "Port 1111 is in use, so the server uses port 1113 this time."
    lines = list(runner.first_lines(runner.ServerAddress("127.0.0.1", 1113), 1113, None))
    assert not any("taken" in line for line in lines)


def test_a_failed_start_unlocks_the_storage(folder: Path) -> None:
    fail_to_serve("--port", "0", "--data", folder, "--public-url", "x")

    async def reopen() -> None:
        await (await SqliteStorage.open(folder)).close()

    asyncio.run(reopen())

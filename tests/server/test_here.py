"""The address of the server for others, as JSON and as a QR code."""

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
import segno

from elfer import __version__
from elfer.server import app
from tests.patience import PATIENCE
from tests.server import scenes
from tests.server.app_client import app_client
from tests.server.running import Threaded
from tests.server.scenes import store_table

WANTED = {"game": "junior", "seats": ["me", "me"], "name": "Anna"}


@pytest.mark.parametrize("url", [None, "http://192.168.1.5:1111", "https://elfer.example"])
def test_returns_the_address_for_others(tmp_path: Path, url: str | None) -> None:
    with app_client(tmp_path, shared=lambda: url) as client:
        assert client.get("/api/here").json() == {"url": url, "version": __version__}


def test_returns_the_current_address(tmp_path: Path) -> None:
    """The address changes when a laptop moves to another network."""
    urls = ["http://192.168.1.5:1111", None]
    with app_client(tmp_path, shared=urls.pop) as client:
        assert [client.get("/api/here").json()["url"] for _ in range(2)] == [
            None,
            "http://192.168.1.5:1111",
        ]


@pytest.mark.parametrize(
    ("url", "base"),
    [
        (None, "http://localhost:1111"),
        ("http://192.168.1.5:1111", "http://192.168.1.5:1111"),
        ("https://elfer.example/", "https://elfer.example"),
    ],
)
def test_the_picture_encodes_the_link(tmp_path: Path, url: str | None, base: str) -> None:
    with app_client(tmp_path, shared=lambda: url) as client:
        code = client.post("/api/tables", json=WANTED).json()["code"]
        answer = client.get(f"/api/tables/{code.lower()}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    expected = segno.make(f"{base}/t/{code}", error="m", micro=False)
    assert dark_squares(answer.text) == {
        (x, y) for y, row in enumerate(expected.matrix) for x, dark in enumerate(row) if dark
    }


def dark_squares(svg: str) -> set[tuple[int, int]]:
    """Return the dark squares of a picture without its margin."""
    picture = ElementTree.fromstring(svg)
    assert set(picture.attrib) == {"viewBox"}  # without a fixed size or style
    (path,) = picture
    assert set(path.attrib) == {"stroke", "d"}
    words = path.attrib["d"].replace("M", " M ").replace("m", " m ").replace("h", " h ").split()
    found, x, y = set(), 0.0, 0.0
    for at, word in enumerate(words):
        if word in "Mm":
            step = float(words[at + 1]), float(words[at + 2])
            x, y = step if word == "M" else (x + step[0], y + step[1])
        elif word == "h":
            length = int(words[at + 1])
            found |= {(int(x) + more - 4, int(y) - 4) for more in range(length)}
            x += length
    return found


def test_a_picture_is_drawn_outside_the_event_loop(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing takes a while and would block all other clients."""
    code = store_table(server, scenes.waiting_table())

    def draw(link: str) -> bytes:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return b"drawn"

    monkeypatch.setattr(app, "qr_picture", draw)
    answer = httpx.get(
        f"{server.address}/api/tables/{code}/qr.svg", trust_env=False, timeout=PATIENCE
    )
    assert answer.content == b"drawn"


def test_there_is_no_picture_for_an_unknown_table(server: Threaded) -> None:
    for code in ("AAAAAA", "nonsense"):
        answer = httpx.get(
            f"{server.address}/api/tables/{code}/qr.svg", trust_env=False, timeout=PATIENCE
        )
        assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_ignores_the_host_name_of_the_request(server: Threaded) -> None:
    """A picture never links to another server."""
    code = store_table(server, scenes.waiting_table())
    answer = httpx.get(
        f"{server.address}/api/tables/{code}/qr.svg",
        headers={"host": "evil.example"},
        trust_env=False,
        timeout=PATIENCE,
    )
    assert answer.status_code == 421

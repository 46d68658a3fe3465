"""Where others reach the server, as a page is told and as a phone's camera reads it."""

from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
import segno

from elfer import __version__
from tests.server import scenes
from tests.server.asking import asking
from tests.server.running import Threaded
from tests.server.scenes import placed

WANTED = {"game": "junior", "seats": ["me", "me"], "name": "Anna"}


@pytest.mark.parametrize("url", [None, "http://192.168.1.5:1111", "https://elfer.example"])
def test_a_page_is_told_the_address_for_others(tmp_path: Path, url: str | None) -> None:
    with asking(tmp_path, shared=lambda: url) as client:
        assert client.get("/api/here").json() == {"url": url, "version": __version__}


def test_the_address_is_that_of_now(tmp_path: Path) -> None:
    """A laptop that has moved to another network has another one."""
    urls = ["http://192.168.1.5:1111", None]
    with asking(tmp_path, shared=urls.pop) as client:
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
def test_the_picture_is_the_link(tmp_path: Path, url: str | None, base: str) -> None:
    with asking(tmp_path, shared=lambda: url) as client:
        code = client.post("/api/tables", json=WANTED).json()["code"]
        answer = client.get(f"/api/tables/{code.lower()}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    expected = segno.make(f"{base}/t/{code}", error="m", micro=False)
    assert dark_in(answer.text) == {
        (x, y) for y, row in enumerate(expected.matrix) for x, dark in enumerate(row) if dark
    }


def dark_in(svg: str) -> set[tuple[int, int]]:
    """The dark squares of a picture without its margin."""
    picture = ElementTree.fromstring(svg)
    assert set(picture.attrib) == {"viewBox"}  # no fixed size, no style
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


def test_a_picture_of_no_table(server: Threaded) -> None:
    for code in ("AAAAAA", "nonsense"):
        answer = httpx.get(f"{server.address}/api/tables/{code}/qr.svg", trust_env=False)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_a_name_in_the_request_is_not_believed(server: Threaded) -> None:
    """A picture never leads to a server that is not this one."""
    code = placed(server, scenes.waiting())
    answer = httpx.get(
        f"{server.address}/api/tables/{code}/qr.svg",
        headers={"host": "evil.example"},
        trust_env=False,
    )
    assert answer.status_code == 421

"""Invitation links and addresses as people type and paste them."""

import pytest

from elfer.client.table_link import Link, read_address, read_link
from elfer.engine.errors import BadRequest


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8011/t/ABC234", Link("http://127.0.0.1:8011", "ABC234")),
        (" https://elfer.example/t/abc234/ ", Link("https://elfer.example", "ABC234")),
        ("http://[::1]:80/t/ABC234?x=1#y", Link("http://[::1]:80", "ABC234")),
    ],
)
def test_parses_a_link(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(str(link)) == link


def test_a_code_needs_a_server() -> None:
    assert read_link("abc 234", "http://localhost:8011/") == Link("http://localhost:8011", "ABC234")
    with pytest.raises(BadRequest, match="ABC234 is only a table code"):
        read_link("abc234")


@pytest.mark.parametrize(
    "text",
    ["", "ABC23", "http://host/", "http://host/t/ABC", "ftp://host/t/ABC234", "/t/ABC234"],
)
def test_refuses_a_bad_link(text: str) -> None:
    with pytest.raises(BadRequest):
        read_link(text)


@pytest.mark.parametrize(
    "text", ["", "host", "ws://host", "http://", "http://host:port", "http://me:secret@host"]
)
def test_refuses_a_bad_address(text: str) -> None:
    with pytest.raises(BadRequest, match="is not a server address"):
        read_address(text)

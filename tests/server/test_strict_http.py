"""Requests that a proxy could read differently are refused, and their connection is closed."""

import asyncio
import json
import time
from urllib.parse import urlsplit

import h11
import pytest

from elfer.server.strict_http import MOST_HEAD_PIECES, MOST_PIECES, StrictConnection
from tests.server.raw import raw_connection, request, upgrade
from tests.server.running import Threaded

PATH = "/api/tables"
BODY = b'{"game":"junior","seats":["me","me"],\n"name":"Anna"}'
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)


def host(server: Threaded) -> str:
    return urlsplit(server.address).netloc


def send_pieces(server: Threaded, *pieces: bytes) -> bytes:
    """Send pieces, each of which the server reads separately, and return all responses."""

    async def send() -> bytes:
        async with raw_connection(server.address) as connection:
            for number, piece in enumerate(pieces):
                await connection.send(piece)
                if number < len(pieces) - 1:
                    await _wait_until_read(server)
            return await connection.read_rest()

    return asyncio.run(send())


async def _wait_until_read(server: Threaded) -> None:
    """Wait until the server has read everything that was sent before."""
    async with raw_connection(server.address) as connection:
        await connection.send(request("GET", "/api/health", host(server)) + b"\r\n")
        await connection.read_head()


def get_request(server: Threaded, *headers: str, last: bool = True) -> bytes:
    more = ("Connection: close",) if last else ()
    return request("GET", "/api/health", host(server), *headers, *more) + b"\r\n"


def is_bad_request(answer: bytes) -> bool:
    head, _, body = answer.partition(b"\r\n\r\n")
    return (
        head.startswith(b"HTTP/1.1 400 ")
        and b"connection: close" in head
        and json.loads(body)["error"] == "bad-request"
    )


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/health HTTP/1.1\nHost: {host}\n\n",
        b"GET /api/health HTTP/1.1\nHost: {host}\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: {host}\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\n",
        b"GET /api/health HTTP/1.1\r\nHost: {host}\nX: y\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: {host}\r\nX: y\nTransfer-Encoding: chunked\r\n\r\n",
        b"\nGET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n",
    ],
)
def test_a_line_that_ends_with_a_bare_lf_is_refused(shared_server: Threaded, head: bytes) -> None:
    head = head.replace(b"{host}", host(shared_server).encode())
    assert is_bad_request(send_pieces(shared_server, head))


@pytest.mark.parametrize("header", ["X: y\r\n z", "X: y\r\n\tz", "Content-Length:\r\n 0"])
def test_a_header_on_several_lines_is_refused(shared_server: Threaded, header: str) -> None:
    assert is_bad_request(send_pieces(shared_server, get_request(shared_server, header)))


def test_a_bad_line_is_found_however_the_request_is_split(shared_server: Threaded) -> None:
    good = get_request(shared_server)
    head = good.replace(b"\r\nConnection", b"\nConnection")
    at = head.index(b"\nConnection")
    for cut in (1, at - 1, at, at + 1, at + 2, len(head) - 1):
        assert is_bad_request(send_pieces(shared_server, head[:cut], head[cut:]))
    at = good.index(b"\r\nConnection")
    for cut in (1, at, at + 1, at + 2, len(good) - 3, len(good) - 1):
        assert send_pieces(shared_server, good[:cut], good[cut:]).startswith(b"HTTP/1.1 200 ")


def test_the_second_of_two_requests_is_checked_too(shared_server: Threaded) -> None:
    first, second = get_request(shared_server, last=False), get_request(shared_server)
    answer = send_pieces(shared_server, first + second.replace(b"\r\nConnection", b"\nConnection"))
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.count(b"HTTP/1.1 ") == 2
    assert is_bad_request(answer[answer.rindex(b"HTTP/1.1 ") :])


@pytest.mark.parametrize("framing", ["length", "chunked"])
def test_a_body_may_have_any_bytes(shared_server: Threaded, framing: str) -> None:
    header = (
        "Transfer-Encoding: chunked" if framing == "chunked" else f"Content-Length: {len(BODY)}"
    )
    head = request("POST", PATH, host(shared_server), header, "Connection: close") + b"\r\n"
    body = CHUNKED if framing == "chunked" else BODY
    assert send_pieces(shared_server, head + body).startswith(b"HTTP/1.1 201 ")
    assert send_pieces(shared_server, head, body).startswith(b"HTTP/1.1 201 ")
    assert send_pieces(shared_server, head + body[:9], body[9:]).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize(
    "headers",
    [
        (f"Content-Length: {len(BODY)}", "Transfer-Encoding: chunked"),
        ("Transfer-Encoding: chunked", f"Content-Length: {len(CHUNKED)}"),
        ("transfer-encoding: CHUNKED", "content-length: 0"),
    ],
)
def test_a_body_with_two_lengths_is_refused(
    shared_server: Threaded, headers: tuple[str, ...]
) -> None:
    head = request("POST", PATH, host(shared_server), *headers) + b"\r\n"
    answer = send_pieces(shared_server, head + CHUNKED + get_request(shared_server))
    assert is_bad_request(answer)
    assert answer.count(b"HTTP/1.1 ") == 1


def test_chunks_in_http_1_0_are_refused(shared_server: Threaded) -> None:
    head = request("POST", PATH, host(shared_server), "Transfer-Encoding: chunked")
    old = head.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n"
    assert is_bad_request(send_pieces(shared_server, old + CHUNKED))


def test_a_body_in_too_many_chunks_is_refused(shared_server: Threaded) -> None:
    """Each chunk takes time in which the server does not serve anyone else."""
    head = request("POST", PATH, host(shared_server), "Transfer-Encoding: chunked") + b"\r\n"
    assert is_bad_request(send_pieces(shared_server, head + b"1\r\n \r\n" * 20_000))
    few = b"1\r\n \r\n" * 900 + CHUNKED
    assert send_pieces(shared_server, head + few).startswith(b"HTTP/1.1 201 ")


def receive(connection: h11.Connection, *pieces: bytes) -> None:
    """Let a connection read each piece until it needs more data, as the server does."""
    for piece in pieces:
        connection.receive_data(piece)
        while connection.next_event() not in (h11.NEED_DATA, h11.PAUSED):
            pass


def test_a_head_in_too_many_pieces_is_refused() -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * MOST_HEAD_PIECES
    crumbs = [bytes([byte]) for byte in head]
    receive(StrictConnection(h11.SERVER), *crumbs[:MOST_HEAD_PIECES])
    with pytest.raises(h11.RemoteProtocolError, match="too many pieces"):
        receive(StrictConnection(h11.SERVER), *crumbs)


def test_the_line_before_a_chunk_in_too_many_pieces_is_refused() -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with pytest.raises(h11.RemoteProtocolError, match="too many pieces"):
        receive(StrictConnection(h11.SERVER), head, b"1;", *[b"x"] * (MOST_PIECES + 1))


def test_pieces_are_counted_for_each_request() -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 300\r\n\r\n"
    connection = StrictConnection(h11.SERVER)
    for _ in range(5):
        receive(connection, head, *[b"x"] * 300)
        connection.send(h11.Response(status_code=204, headers=[]))
        connection.send(h11.EndOfMessage())
        connection.start_next_cycle()
        assert connection.next_event() is h11.NEED_DATA


def test_a_long_head_in_pieces_is_checked_quickly() -> None:
    """A client must not block the server with a head in many pieces."""
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 12_000

    def measure(connection: h11.Connection) -> float:
        began = time.process_time()
        receive(connection, head, *[b"y"] * 90)
        return time.process_time() - began

    strict = min(measure(StrictConnection(h11.SERVER)) for _ in range(5))
    default = min(measure(h11.Connection(h11.SERVER)) for _ in range(5))
    assert strict < 60 * default


@pytest.mark.parametrize("end", [b"0\r\n\r\n", b"0\r\n\n", b"0\r\nX: y\n\n"])
def test_data_after_chunks_is_not_read_as_a_request(shared_server: Threaded, end: bytes) -> None:
    head = request("POST", PATH, host(shared_server), "Transfer-Encoding: chunked") + b"\r\n"
    body = CHUNKED.removesuffix(b"0\r\n\r\n") + end
    answer = send_pieces(shared_server, head + body + get_request(shared_server))
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer


@pytest.mark.parametrize(
    "header", ["Content-Length: 5", "Transfer-Encoding: chunked", "X: " + "x" * 9_000]
)
def test_answers_an_invalid_handshake(shared_server: Threaded, header: str) -> None:
    head = upgrade(shared_server.address, "AAAAAA") + header.encode() + b"\r\n\r\n"
    answer = send_pieces(shared_server, head)
    assert answer.startswith(b"HTTP/1.1 4")
    assert b"frame-ancestors 'none'" in answer

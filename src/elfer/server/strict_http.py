"""A strict HTTP parser, which refuses requests that a proxy could read differently."""

import h11

MOST_PIECES = 1_000
"""The largest number of pieces of a body; a short piece costs as much as a long one."""
MOST_HEAD_PIECES = 100
"""The largest number of pieces of a request's head."""


class StrictConnection(h11.Connection):
    """A connection that requires CRLF line endings and a single header for the body length.

    h11 accepts a bare LF, folded headers, and Transfer-Encoding together with Content-Length.
    A proxy in front may read such a request differently, and treat part of it as the next one.
    """

    _pieces = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return the next event, or raise RemoteProtocolError."""
        if self.their_state is h11.IDLE:
            self._check_lines()
        event = super().next_event()
        if isinstance(event, h11.Request):
            _check_length(event)
        if isinstance(event, h11.Request | h11.EndOfMessage):
            self._pieces = 0
        elif isinstance(event, h11.Data) or event is h11.NEED_DATA:
            self._count_piece()
        return event

    def _count_piece(self) -> None:
        self._pieces += 1
        if self._pieces > (MOST_HEAD_PIECES if self.their_state is h11.IDLE else MOST_PIECES):
            raise h11.RemoteProtocolError("The request arrived in too many pieces.")

    def _check_lines(self) -> None:
        """Refuse a bare LF or a folded header in the part of the head that has arrived."""
        data, _ = self.trailing_data
        head, end, _ = data.partition(b"\r\n\r\n")
        lines = head + end
        # This runs for each piece, and counting is a hundred times faster than a pattern.
        if lines.count(b"\n") != lines.count(b"\r\n"):
            raise h11.RemoteProtocolError("A line ends with a bare LF.")
        if b"\r\n " in lines or b"\r\n\t" in lines:
            raise h11.RemoteProtocolError("A header is continued on another line.")


def _check_length(request: h11.Request) -> None:
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" not in names:
        return
    if b"content-length" in names:
        raise h11.RemoteProtocolError("Both Transfer-Encoding and Content-Length are given.")
    if request.http_version < b"1.1":
        raise h11.RemoteProtocolError("HTTP/1.0 does not allow Transfer-Encoding.")

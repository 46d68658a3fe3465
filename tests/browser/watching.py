"""Listens to pages: errors, warnings, and requests that leave the own server."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

HOME = "10.11.12.13"
"""An address as in a home network, which leads to this machine: no secure context for a browser."""
OWN = ("127.0.0.1", "localhost", HOME)
"""Where the servers of tests are."""


class Watching:
    """Everything that pages should not have done."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._excused: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of a browser from now on."""
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", self._opened)

    def check(self) -> None:
        """Fail if there was anything."""
        assert not self.complaints, "\n".join(self.complaints)

    def forgive(self, part: str) -> None:
        """Take out what a test provokes, now and later; it must have happened."""
        assert any(part in each for each in self.complaints), f"no page has complained of {part!r}"
        self.excuse(part)

    def excuse(self, part: str) -> None:
        """Take out what a test may provoke, now and later."""
        self._excused.append(part)
        self.complaints = [complaint for complaint in self.complaints if part not in complaint]

    def _opened(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("crash", lambda page: self._complain(f"{page.url} has crashed"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text} ({message.location.get('url')})")

    def _failed(self, failure: WebError) -> None:
        self._complain(f"error: {failure.error}")

    def _asked(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in OWN:
            self._complain(f"request to {address}")

    def _complain(self, complaint: str) -> None:
        # A page goes on until its test is over, and so does what it was excused for.
        if not any(part in complaint for part in self._excused):
            self.complaints.append(complaint)

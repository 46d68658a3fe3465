"""A watcher of pages: errors, warnings, and requests to other servers."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

HOME = "10.11.12.13"
"""A home network address that resolves to this machine; it is not a secure context."""
OWN = ("127.0.0.1", "localhost", HOME)
"""The hosts of the test servers."""


class Watching:
    """The complaints about pages: errors, warnings and requests to other servers."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._excused: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Watch all pages of a browser context from now on."""
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", lambda request: self._check_request(request.url))
        context.on("page", self._on_page)

    def check(self) -> None:
        """Fail if there is any complaint."""
        assert not self.complaints, "\n".join(self.complaints)

    def forgive(self, part: str) -> None:
        """Ignore complaints that the test provokes; fail if there are none yet."""
        assert any(part in each for each in self.complaints), f"no complaint about {part!r}"
        self.excuse(part)

    def excuse(self, part: str) -> None:
        """Ignore complaints that the test may provoke, now and later."""
        self._excused.append(part)
        self.complaints = [complaint for complaint in self.complaints if part not in complaint]

    def _on_page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._check_request(socket.url))
        page.on("crash", lambda page: self._complain(f"{page.url} has crashed"))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text} ({message.location.get('url')})")

    def _on_error(self, failure: WebError) -> None:
        self._complain(f"error: {failure.error}")

    def _check_request(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in OWN:
            self._complain(f"request to {address}")

    def _complain(self, complaint: str) -> None:
        # A page runs until its test is over, so excuses apply until then too.
        if not any(part in complaint for part in self._excused):
            self.complaints.append(complaint)

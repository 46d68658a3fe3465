"""A person's browser, opened beside the server."""

import os
import sys
import threading


def open_browser(address: str) -> None:
    """Open a page in a window, if there is a screen for one; the server does not wait for it."""
    if has_screen():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a window can be opened; a browser in the terminal would be in the server's way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    import webbrowser  # noqa: PLC0415 - the server starts without it

    webbrowser.open(address)

"""The browser of the person who starts the server."""

import os
import sys
import threading


def open_browser(address: str) -> None:
    """Open a page in a browser window if there is a screen, without waiting for it."""
    if has_screen():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Return whether a window can be opened; a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    import webbrowser  # noqa: PLC0415 - not needed to start

    webbrowser.open(address)

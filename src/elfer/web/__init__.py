"""The web app as the build has made it: the files that a browser asks for."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Where the build puts it; there is nothing in a source tree that was not built yet."""

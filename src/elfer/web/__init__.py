"""The built web app: the files that a browser loads."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""The output folder of the build; it is empty until the app is built."""

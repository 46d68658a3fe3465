"""The time that the browser's main thread needs for a frame while cards move.

`python bench/frames.py` plays the scenes of `tests/browser/frames.py` in a real browser, with the
processor throttled to a quarter of its speed, and records a trace. For each scene it prints the
processor time of the frames in which something moves (scripts, style, layout and paint), and of
the slowest frame that draws a new state of the table.
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from tests.browser.chromium import find_chromium  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.frames import SCENES, throttle  # noqa: E402
from tests.browser.layout import settle  # noqa: E402
from tests.browser.tables import Place, storage_of  # noqa: E402
from tests.browser.tracing import Recording, record_frames  # noqa: E402
from tests.server.running import Threaded  # noqa: E402
from tests.server.scenes import HOST, TOKENS, store_table  # noqa: E402

from build_web import node_binary  # noqa: E402

PHONE: ViewportSize = {"width": 390, "height": 664}


def measure(browser: Browser, server: Threaded, name: str) -> Recording:
    """Record the frames of a scene on a phone with a slow processor."""
    scene = SCENES[name]
    table = scene.table()
    place = Place(server.address, store_table(server, table), HOST, TOKENS[HOST])
    stored: Any = storage_of(server.address, place, lessons=False, automatic=False)
    context = browser.new_context(
        locale="en-GB", viewport=PHONE, reduced_motion="no-preference", storage_state=stored
    )
    page = context.new_page()
    page.goto(place.url)
    page.locator(".game, .page").first.wait_for()
    settle(page)
    throttle(page)
    recording = record_frames(browser, page, scene, table)
    context.close()
    return recording


def main() -> None:
    """Measure all scenes and print a line for each."""
    found = find_chromium()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node_binary())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Threaded(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=found.path,
            headless=True,
            chromium_sandbox=False,  # unavailable to root; we open only our own pages
            args=FLAGS,
            env={**os.environ, **found.env},
        )
        for name in SCENES:
            recording = measure(browser, server, name)
            moving = recording.moving
            sys.stdout.write(
                f"{name}: {statistics.median(moving):.1f} ms per frame, at most {max(moving):.1f} "
                f"in {len(moving)} frames; {max(recording.building):.1f} ms for a new state\n"
            )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

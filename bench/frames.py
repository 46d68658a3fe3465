"""The time that the browser's main thread needs for a frame while cards move.

`python bench/frames.py` plays the scenes of `tests/browser/frames.py` in a real browser, with the
processor throttled to a quarter of its speed. It prints the mean time per frame of each scene, and
the time that the same page needs while nothing moves.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from tests.browser.chromium import find_chromium  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.frames import NEXT_FRAMES, SCENES, SLOW_DOWN, throttle  # noqa: E402
from tests.browser.layout import settle  # noqa: E402
from tests.browser.tables import Place, storage_of  # noqa: E402
from tests.server.running import Threaded  # noqa: E402
from tests.server.scenes import HOST, TOKENS, store_table  # noqa: E402

from build_web import node_binary  # noqa: E402

FRAMES = 60


def measure(browser: Browser, server: Threaded, name: str) -> tuple[float, float]:
    """Return the mean milliseconds per frame before a scene, and while its cards move."""
    scene = SCENES[name]
    table = scene.table()
    place = Place(server.address, store_table(server, table), HOST, TOKENS[HOST])
    stored: Any = storage_of(server.address, place)
    context = browser.new_context(
        locale="en-GB", reduced_motion="no-preference", storage_state=stored
    )
    page = context.new_page()
    page.goto(place.url)
    page.locator(".game, .page").first.wait_for()
    settle(page)
    session = throttle(page)
    still = time_frames(page, session)
    scene.act(page, table)
    page.evaluate(SLOW_DOWN)
    moving = time_frames(page, session)
    context.close()
    return still, moving


def time_frames(page: Page, session: CDPSession) -> float:
    """Return the mean milliseconds for which the main thread is busy in the next frames."""
    before = read_busy_time(session)
    page.evaluate(NEXT_FRAMES, FRAMES)
    return 1000 * (read_busy_time(session) - before) / FRAMES


def read_busy_time(session: CDPSession) -> float:
    """Return the seconds that the main thread has been busy."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


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
            still, moving = measure(browser, server, name)
            sys.stdout.write(f"{name}: {moving:.1f} ms per frame, {still:.1f} ms without motion\n")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

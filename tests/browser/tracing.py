"""The processor time that the browser's main thread needs for each frame, read from a trace.

A trace has the processor time of every task, which does not depend on the load of the machine
at the moment. A fixed piece of work in the same page and the same trace shows how fast the machine
is, so that the time of a frame can be compared with what a quiet machine needs.
"""

import json
import statistics
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from elfer.table import Table
from tests.browser.frames import THROTTLED, Scene
from tests.browser.player import wait

CATEGORIES = ["-*", "toplevel", "blink.animations", "blink.user_timing", "cc"]
TASK = "ThreadControllerImpl::RunTask"
FRAME = "ProxyMain::BeginMainFrame"
ANIMATION = "Animation"
VSYNC = 16_667
"""The microseconds between two frames; a longer pause separates the work of two frames."""
ASIDE = 1_000
"""The microseconds of work outside a frame that animations may need."""
SAMPLES = 3
"""How often the reference work is measured; the median counts."""
REFERENCE = 12.0
"""The milliseconds of processor time that a quiet machine of the project needs for `WORK`."""
BUDGET = 16.0
"""The milliseconds of a frame in which something moves, on a processor four times slower."""
BUILDING = (100.0, 250.0)
"""The milliseconds to build a new state of the table, and the whole table for the first deal."""
IGNORED = 0.02
"""The share of frames that may be interrupted, by the collection of garbage for instance."""
# Marks a task that does not belong to the app, and one that is the reference.
WORK = """() => {
  performance.mark("reference");
  const box = document.body.appendChild(document.createElement("div"));
  for (let round = 0; round < 12; round++) {
    box.innerHTML = Array.from({ length: 120 }, (_, n) => `<p>${n * round} cards</p>`).join("");
    [...box.children].forEach(({ style }, n) => (style.padding = `${n % 7}px`));
    box.getBoundingClientRect();
  }
  box.remove();
}"""
STILL = """([cards, last]) => {
  performance.mark("probe");
  const moving = document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity);
  return !moving && moved >= cards && (!last || document.querySelector(last) !== null);
}"""
# Counts the cards that begin to move.
BEGIN = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    if (this.matches("[data-card], .flying")) moved += 1;
    return animate.call(this, keyframes, timing);
  };
  performance.mark("begin");
}"""


class Frame(NamedTuple):
    """The work of the main thread for one frame."""

    milliseconds: float
    """Processor time, with everything that happens between the frame before and this one."""
    builds: bool
    """Whether the page draws a new state of the table.

    It does so when an animation begins, or when it has worked outside frames since the last one.
    The next frame counts as well, because the page measures the new state there.
    """


class Recording(NamedTuple):
    """The frames from an action to the end of the motion that follows it."""

    reference: float
    """The milliseconds of processor time for the reference work."""
    frames: list[Frame]

    @property
    def building(self) -> list[float]:
        """The milliseconds of the frames that draw a new state."""
        return [frame.milliseconds for frame in self.frames if frame.builds]

    @property
    def moving(self) -> list[float]:
        """The milliseconds of the frames in which something moves and no new state is drawn."""
        return [frame.milliseconds for frame in self.frames if not frame.builds]

    @property
    def slowest_build(self) -> float:
        """The milliseconds of the slowest new state on a quiet machine, four times slower."""
        return self._scale(max(self.building))

    @property
    def slowest_frame(self) -> float:
        """The milliseconds of the slowest moving frame on a quiet machine, four times slower."""
        kept = len(self.moving) - int(IGNORED * len(self.moving)) - 1
        return self._scale(sorted(self.moving)[kept])

    def _scale(self, milliseconds: float) -> float:
        return milliseconds * THROTTLED * REFERENCE / self.reference


def record_frames(browser: Browser, page: Page, scene: Scene, table: Table) -> Recording:
    """Record the frames of a scene from the host's action until nothing moves any more."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(SAMPLES):
        page.evaluate(WORK)
    page.evaluate(BEGIN)
    scene.act(page, table)
    last = [scene.cards, scene.until]
    wait(page, lambda: bool(page.evaluate(STILL, last)), "the motion never ends")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return read_recording(events)


def read_recording(events: list[dict[str, Any]]) -> Recording:
    """Read the recording of the page that has the marks."""
    mark = _find_marks(events, "begin")[0]
    thread = (mark["pid"], mark["tid"])
    events = sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread), key=lambda e: e["ts"]
    )
    tasks = [each for each in events if each["name"] == TASK and "tdur" in each]
    reference = [task for task in tasks if _contains(task, _find_marks(events, "reference"))]
    assert len(reference) == SAMPLES
    ours = [*_find_marks(events, "probe"), mark]
    tasks = [task for task in tasks if task["ts"] > mark["ts"] and not _contains(task, ours)]
    cost = statistics.median(task["tdur"] for task in reference) / 1000
    return Recording(cost, _group(tasks, events))


def _group(tasks: list[dict[str, Any]], events: list[dict[str, Any]]) -> list[Frame]:
    """Group the tasks up to the end of each frame."""
    ends = [each for each in events if each["name"] == FRAME]
    begun = [each["ts"] for each in events if _begins(each)]
    found: list[Frame] = []
    group: list[dict[str, Any]] = []
    before, started = 0, False
    for n, task in enumerate(tasks):
        group.append(task)
        end = task["ts"] + task["dur"]
        pause = n + 1 == len(tasks) or tasks[n + 1]["ts"] - end > VSYNC
        if pause or _contains(task, ends):
            begins = any(before < moment <= end for moment in begun)
            aside = sum(each["tdur"] for each in group if not _contains(each, ends))
            builds = begins or aside > ASIDE
            busy = sum(each["tdur"] for each in group) / 1000
            found.append(Frame(busy, builds or started))
            group, before, started = [], end, builds
    return found


def _begins(event: dict[str, Any]) -> bool:
    """Return whether an animation begins that is no transition, such as of a pressed button."""
    if event["name"] != ANIMATION or event["ph"] != "b":
        return False
    name: str = event["args"]["data"]["displayName"]
    return name == "" or name.startswith("svelte-")


def _find_marks(events: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [each for each in events if each["name"] == name and each["ph"] in "IRn"]


def _contains(task: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    return any(task["ts"] <= each["ts"] < task["ts"] + task["dur"] for each in events)

"""Moving cards are cheap: they need no layout, and no frame takes long.

A busy machine says nothing about milliseconds. So a test counts layouts while cards move, and
another one compares the processor time of each frame with that of a fixed piece of work.
`bench/frames.py` prints the milliseconds.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import People
from tests.browser.frames import (
    CHEAP,
    FRAMES,
    NEXT_FRAMES,
    RECORD,
    SCENES,
    SLOW_DOWN,
    count_layouts,
    throttle,
)
from tests.browser.layout import settle
from tests.browser.tracing import BUDGET, BUILDING, Recording, record_frames
from tests.browser.visits import place_table, visit
from tests.server.running import Threaded

PHONE = {"width": 390, "height": 664}
MOVING = [name for name in SCENES if SCENES[name].until is None]
"""The scenes in which only cards move, and only once; a score counts up as text."""


@pytest.mark.parametrize("name", MOVING)
def test_moving_cards_need_no_layout(person: People, server: Threaded, name: str) -> None:
    scene = SCENES[name]
    table = scene.table()
    page = visit(person, place_table(server, table), reduced_motion="no-preference")
    page.locator(".game, .page").first.wait_for()
    settle(page)
    session = throttle(page)
    page.evaluate(RECORD)
    scene.act(page, table)
    assert page.evaluate(SLOW_DOWN) > 0
    page.evaluate("window.recorded = true")
    before = count_layouts(session)
    page.evaluate(NEXT_FRAMES, FRAMES)
    after = count_layouts(session)
    animated = page.evaluate("animated")
    assert {key: animated[key] for key in animated.keys() - CHEAP} == {}
    assert after - before == 0


def test_a_main_thread_animation_would_be_counted(person: People, server: Threaded) -> None:
    """The counters are not blind: an animated width needs a layout in every frame."""
    page = visit(person, place_table(server, SCENES["lay"].table()), reduced_motion="no-preference")
    page.locator("[role=toolbar]").wait_for()
    settle(page)
    session = throttle(page)
    page.evaluate(RECORD)
    page.evaluate(
        """() => document.querySelector("[role=toolbar] button").animate(
             [{ width: "10px" }, { width: "90px" }], { duration: 1e6, iterations: Infinity })"""
    )
    page.evaluate("window.recorded = true")
    before = count_layouts(session)
    page.evaluate(NEXT_FRAMES, FRAMES)
    after = count_layouts(session)
    assert "width" in page.evaluate("animated")
    assert after - before >= FRAMES / 2


TRIES = 3
"""Only a scene that is too slow every time fails; a single one may have been interrupted."""


def record_scene(person: People, browser: Browser, server: Threaded, name: str) -> Recording:
    """Play a scene on a phone and record its frames."""
    scene = SCENES[name]
    table = scene.table()
    place = place_table(server, table)
    page = visit(person, place, {"lessons": False}, viewport=PHONE, reduced_motion="no-preference")
    page.locator(".game, .page").first.wait_for()
    settle(page)
    recording = record_frames(browser, page, scene, table)
    page.context.close()
    return recording


@pytest.mark.parametrize("name", SCENES)
def test_no_frame_takes_long(person: People, browser: Browser, server: Threaded, name: str) -> None:
    """On a processor that is four times slower, too."""
    slow: list[tuple[float, float]] = []
    for _ in range(TRIES):
        recording = record_scene(person, browser, server, name)
        assert len(recording.moving) > 5
        slow.append((recording.slowest_build, recording.slowest_frame))
        if slow[-1][0] <= BUILDING[name == "deal"] and slow[-1][1] <= BUDGET:
            return
    raise AssertionError(f"{name}: milliseconds to build the state, and of a frame: {slow}")


def test_work_in_every_frame_would_be_measured(
    person: People, browser: Browser, server: Threaded
) -> None:
    """The measurement is not blind: a layout of the table in every frame takes too long."""
    scene = SCENES["lay"]
    table = scene.table()
    page = visit(person, place_table(server, table), viewport=PHONE, reduced_motion="no-preference")
    page.locator("[role=toolbar]").wait_for()
    settle(page)
    page.evaluate(
        """() => {
          const root = document.documentElement;
          const work = () => {
            for (const size of ["17.1px", "17.2px", "17.3px"]) {
              root.style.setProperty("--letter", size);
              root.getBoundingClientRect();
            }
            requestAnimationFrame(work);
          };
          work();
        }"""
    )
    assert record_frames(browser, page, scene, table).slowest_frame > BUDGET

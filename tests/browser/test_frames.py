"""Moving cards are cheap: only properties of the compositor change, without a new layout.

A test cannot measure milliseconds on a busy machine, so this one counts layouts while cards move;
`bench/frames.py` measures the time of a frame.
"""

import pytest

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
from tests.browser.visits import place_table, visit
from tests.server.running import Threaded

MOVING = [name for name in SCENES if name != "end of a round"]
"""The scenes in which only cards move; at the end of a round the score counts up as text."""


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

"""Card animations, and the settings that turn them off."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.frames import SCENES
from tests.browser.layout import settle
from tests.browser.player import wait
from tests.browser.visits import place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import running_table

# Returns the largest number of running animations in any frame after a card is laid.
MOVED = """async (card) => {
  const selector = `[role=toolbar] [data-card=${card}]`;
  document.querySelector(selector).click();
  let most = 0;
  for (let after = 0; after < 20; ) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().duration > 1);
    most = Math.max(most, running.length);
    if (!document.querySelector(selector)) after += 1;
  }
  return most;
}"""


@pytest.mark.parametrize(
    ("motion", "settings", "flies"),
    [
        ("no-preference", {}, "flies"),
        ("reduce", {}, "stays"),
        ("no-preference", {"animations": False}, "stays"),
    ],
)
def test_animations_follow_the_settings(
    person: People, server: Threaded, motion: str, settings: dict[str, bool], flies: str
) -> None:
    player = player_at(
        person, place_table(server, running_table()), settings, reduced_motion=motion
    )
    player.wait_for_turn()
    settle(player.page)
    most = player.page.evaluate(MOVED, "r11")
    wait(player.page, lambda: "r11" not in player.cards, "the card is not laid")
    assert (most > 0) is (flies == "flies")


# Collects the ends of the animations of a celebration, by name, from now on.
CELEBRATED = """() => {
  window.celebrated = {};
  const look = () => {
    for (const { animationName, effect } of document.getAnimations()) {
      const name = /wave|shine/.exec(animationName ?? "")?.[0];
      if (!name) continue;
      celebrated[name] = Math.max(celebrated[name] ?? 0, effect.getComputedTiming().endTime);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_finished_row_celebrates_shortly_and_once(person: People, server: Threaded) -> None:
    scene = SCENES["finished row"]
    table = scene.table()
    page = visit(person, place_table(server, table), reduced_motion="no-preference")
    expect(page.locator("[role=toolbar] button").first).to_be_visible()
    settle(page)
    page.evaluate(CELEBRATED)
    assert page.evaluate("celebrated") == {}
    scene.act(page, table)
    both = ["shine", "wave"]
    wait(page, lambda: sorted(page.evaluate("celebrated")) == both, "no celebration")
    assert max(page.evaluate("celebrated").values()) <= 600
    settle(page)
    expect(page.locator(".joyful")).to_have_count(0)
    page.reload()
    page.evaluate(CELEBRATED)
    expect(page.locator(".rows [data-card]").first).to_be_visible()
    settle(page)
    assert page.evaluate("celebrated") == {}

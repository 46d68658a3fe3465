"""Card animations, and the settings that turn them off."""

import pytest

from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import wait
from tests.browser.visits import place_table, player_at
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

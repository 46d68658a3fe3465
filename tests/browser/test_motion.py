"""Cards fly, unless somebody would rather that they do not."""

import pytest

from tests.browser.conftest import People
from tests.browser.player import wait
from tests.browser.visits import player_at, scene
from tests.server.running import Threaded
from tests.server.scenes import playing

# The most things that moved in any frame of half a second after a card was laid.
MOVED = """async (card) => {
  document.querySelector(`[role=toolbar] [data-card=${card}]`).click();
  let most = 0;
  const end = performance.now() + 500;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().duration > 1);
    most = Math.max(most, running.length);
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
def test_whether_cards_fly(
    person: People, server: Threaded, motion: str, settings: dict[str, bool], flies: str
) -> None:
    player = player_at(person, scene(server, playing()), settings, reduced_motion=motion)
    player.wait_for_turn()
    player.page.wait_for_timeout(400)
    most = player.page.evaluate(MOVED, "r11")
    wait(player.page, lambda: "r11" not in player.cards, "the card stays")
    assert (most > 0) is (flies == "flies")

"""Faces react in small ways to what everyone sees: drawing again, being caught, winning."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.bluffers import Bluffer
from tests.browser.conftest import FixDeal, People
from tests.browser.player import Player, play_all, wait
from tests.browser.tables import Place, make_table
from tests.browser.visits import MOVING, STILL, browser_of
from tests.server.running import Threaded

# Notes every face and bubble of the other seats, however briefly it is visible.
RECORD = """(() => {
  window.moods = new Set();
  new MutationObserver(() => {
    for (const seat of document.querySelectorAll("[data-seat]")) {
      const face = seat.querySelector("[data-mood]");
      const bubble = seat.querySelector(".bubble") !== null;
      if (face) window.moods.add(`${seat.dataset.seat} ${face.dataset.mood} ${bubble}`);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
})();"""


def open_recorded(person: People, place: Place, **options: Any) -> Page:
    context: BrowserContext = browser_of(person, place, **options)
    context.add_init_script(RECORD)
    page = context.new_page()
    page.goto(place.url)
    return page


def moods(page: Page, seat: int) -> set[str]:
    """Return the moods of a seat so far, with a "!" if a bubble came with them."""
    found: list[str] = page.evaluate("[...window.moods]")
    parts = [line.split() for line in found]
    return {
        mood + ("!" if bubble == "true" else "")
        for number, mood, bubble in parts
        if number == str(seat)
    }


def test_a_character_that_draws_again_says_so(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address, "elfer-raus", ["me", "easy", "easy"])
    page = open_recorded(person, place)
    player = Player(page)
    play_all([player], until=lambda: "sad!" in moods(page, 1) | moods(page, 2))
    assert "thinking" in moods(page, 1) | moods(page, 2)
    player.play_to_the_end()
    assert "glad" in {mood.strip("!") for mood in moods(page, 1) | moods(page, 2)} or (
        page.get_by_text("You win").count() > 0
    )


def test_a_person_has_no_bubble_without_sending_one(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    """Everyone sees the face of a person who draws, but people choose their own signs."""
    fix_deal()
    place = make_table(server.address, "elfer-raus", ["me", "easy", "easy"])
    watcher = person(**STILL)
    watcher.add_init_script(RECORD)
    page = watcher.new_page()
    page.goto(f"{place.url}/watch")
    Player(open_recorded(person, place)).play_to_the_end()
    expect(page.locator("#round-end")).to_be_visible()
    assert "sad" in moods(page, 0)
    assert not any(mood.endswith("!") for mood in moods(page, 0))


def test_a_liar_who_is_caught_is_sad(person: People, server: Threaded) -> None:
    place = make_table(server.address, "mogeln", ["me", "easy", "child"])
    page = open_recorded(person, place)
    play_all([Bluffer(page)], until=lambda: "sad!" in moods(page, 1) | moods(page, 2))


@pytest.mark.parametrize("motion", ["still", "moving"])
def test_faces_hop_only_if_motion_is_allowed(
    person: People, server: Threaded, fix_deal: FixDeal, motion: str
) -> None:
    fix_deal()
    place = make_table(server.address, "elfer-raus", ["me", "easy", "easy"])
    page = open_recorded(person, place, **(STILL if motion == "still" else MOVING))
    sad = page.locator("[data-seat] [data-mood=sad]")
    play_all([Player(page)], until=lambda: sad.count() > 0)
    wait(page, lambda: sad.count() > 0, "nobody is sad")
    seconds = float(
        page.evaluate(
            """() => {
              const probe = document.querySelector("[data-seat] [data-mood]");
              probe.dataset.mood = "sad";
              return getComputedStyle(probe).animationDuration.replace("s", "");
            }"""
        )
    )
    assert (seconds > 0.1) == (motion == "moving")

"""No text is wider than its button on a narrow phone, in any language."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.games import GAMES
from elfer.runtime.credentials import hash_token
from elfer.table import Table, new_table
from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair, Player
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.pages import NOT_FOUND, PAGES, open_page
from tests.browser.sheets import close_sheet
from tests.browser.test_languages import LANGUAGES
from tests.browser.texts import text_of
from tests.browser.visits import STILL, browser_of, place_table
from tests.browser.watching import Watching
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    TOKENS,
    apply_command,
    finished_table,
    play_one_move,
    running_table,
    waiting_table,
)
from tests.soak import SOAK

NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, **STILL}
LOCALES = {**LANGUAGES, "de-CH": "de-CH"}
ONE_PER_FAMILY = {game.family: game.id for game in GAMES.values()}
WALKED = list(GAMES) if SOAK else list(ONE_PER_FAMILY.values())
# The words of a button must lie inside it, and nothing between them may clip them.
WIDER = """() => {
  const found = [];
  const buttons = "button, a.button, summary, [role=button], label:has(input[type=radio])";
  const shown = { visibilityProperty: true, opacityProperty: true };
  for (const button of document.querySelectorAll(buttons)) {
    if (!button.checkVisibility(shown) || button.closest(".visually-hidden, .skip")) continue;
    const box = button.getBoundingClientRect();
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode, holder = words.parentElement;
      if (!words.data.trim() || holder.closest(".visually-hidden, svg")) continue;
      if (!holder.checkVisibility(shown)) continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      const outside = [...range.getClientRects()].some(
        ({ left, right }) => left < box.left - 1 || right > box.right + 1);
      let clipped = false;
      for (let each = holder; each !== button.parentElement; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        clipped ||= overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
      }
      if (outside || clipped) found.push(words.data.trim());
    }
    if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
      if (!button.closest("[data-scrolls]")) found.push(`off screen: ${button.innerText}`);
    }
  }
  return found;
}"""


def wider_texts(page: Page) -> list[str]:
    """Return the texts that are wider than their buttons."""
    settle(page)
    found: list[str] = page.evaluate(WIDER)
    return found


def dealt_table(game: str) -> Table:
    """Return a match of any game, with as many players as it allows and the host to move."""
    players = GAMES[game].most_players
    host = Player(HOST, "Name", hash_token(TOKENS[HOST]))
    table = new_table(
        game, ["me", *["free"] * (players - 1)], {}, host, secret="texts", bot_seed=""
    )
    table = replace(table, chairs=(Chair(player=HOST),) * players, pace=60_000)
    table = apply_command(table, HOST, Start())
    while table.match is not None and 0 not in table.match.actors:
        table = play_one_move(table)
    assert table.playing
    bots = (Chair(bot="greedy"),) * (players - 1)
    return replace(table, chairs=(Chair(player=HOST), *bots), seats_held={})


@pytest.mark.parametrize("locale", LOCALES)
def test_pages(person: People, server: Threaded, watching: Watching, locale: str) -> None:
    page = person(locale=LOCALES[locale], **NARROW).new_page()
    for path in PAGES:
        open_page(page, server.address, path)
        assert wider_texts(page) == [], path
    watching.forgive(NOT_FOUND)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_before_and_after_a_match(person: People, server: Threaded, locale: str) -> None:
    language = locale.removesuffix("-CH")
    place = place_table(server, waiting_table())
    page = browser_of(person, place, locale=LOCALES[locale], **NARROW).new_page()
    page.goto(place.url)
    expect(page.get_by_role("button", name=text_of(language, "waiting-fill"))).to_be_visible()
    assert wider_texts(page) == [], "waiting"
    place = place_table(server, finished_table())
    page = browser_of(person, place, locale=LOCALES[locale], **NARROW).new_page()
    page.goto(place.url)
    expect(page.locator("#round-end")).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    assert wider_texts(page) == [], "over"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menu_of_a_table(person: People, server: Threaded, locale: str) -> None:
    language = locale.removesuffix("-CH")
    place = place_table(server, running_table())
    page = browser_of(person, place, {"confirm": True}, locale=LOCALES[locale], **NARROW).new_page()
    page.goto(place.url)
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    for part in ("log", "faces", "people", "howto", "look"):
        page.get_by_role("button", name=text_of(language, f"menu-{part}"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        assert wider_texts(page) == [], part
        close_sheet(page)
    page.locator("[role=toolbar] button:not(.fits)").first.click()
    expect(page.get_by_role("alert").get_by_role("button").first).to_be_visible()
    assert wider_texts(page) == [], "refusal"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_turn_of_every_game(person: People, server: Threaded, locale: str) -> None:
    for game in WALKED:
        place = place_table(server, dealt_table(game))
        context = browser_of(person, place, locale=LOCALES[locale], **NARROW)
        page = context.new_page()
        page.goto(place.url)
        expect(page.locator("section.board > *").first).to_be_visible()
        assert wider_texts(page) == [], game
        context.close()


def test_a_button_that_is_too_narrow_is_found(person: People, server: Threaded) -> None:
    page = person(**NARROW).new_page()
    page.goto(server.address)
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_visible()
    assert wider_texts(page) == []
    button.evaluate(
        "button => { button.style.width = '40px'; button.style.whiteSpace = 'nowrap'; }"
    )
    assert wider_texts(page) != []

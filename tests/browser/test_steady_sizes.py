"""Nothing at the table changes its size during a round, whatever comes and goes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.dealt_tables import deal_hand
from tests.browser.layout import settle
from tests.browser.visits import browser_of, place_table, wait_for_later_parts
from tests.browser.walking import PREPARE, Walk
from tests.server.running import Threaded

SCREENS = ((390, 664), (390, 844), (1440, 900))
MOVES = 30
MEASURE = """() => {
  const measure = (selector) => [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
  const card = document.querySelector("[role=toolbar] button svg");
  return {
    parts: measure(".game > *"),
    rows: measure(".game > .board .row"),
    seats: measure(".game .seat"),
    card: card === null ? null : Math.round(card.getBoundingClientRect().width),
  };
}"""


class Sizes:
    """The sizes of a table at its first moment, with which all others are compared.

    A hand that is larger than any before needs more room, so the comparison begins again.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._first: dict[str, Any] | None = None
        self._largest = 0

    def check(self, what: str) -> None:
        """Fail if anything has another size than at first."""
        settle(self._page)
        cards = self._page.locator("[role=toolbar] button").count()
        sizes: dict[str, Any] = self._page.evaluate(MEASURE)
        if self._first is None or cards > self._largest:
            self._first, self._largest = sizes, cards
            assert all(sizes.values()), "something is missing"
        assert sizes == self._first, what


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_sizes_stay_during_a_round(
    person: People, server: Threaded, game: str, screen: tuple[int, int]
) -> None:
    place = place_table(server, deal_hand(game, 4, 20, ours=True))
    walk = Walk(server, place.code, game)
    width, height = screen
    context = browser_of(
        person,
        place,
        {"confirm": True},
        viewport={"width": width, "height": height},
    )
    context.add_init_script(PREPARE)
    page = context.new_page()
    page.goto(place.url)
    expect(page.locator("[role=toolbar] button")).to_have_count(20)
    expect(page.locator(".lesson")).to_be_visible()
    wait_for_later_parts(page)
    sizes = Sizes(page)
    sizes.check("the deal, with a tip")

    page.get_by_role("button", name="Hint", exact=False).first.click()
    expect(page.locator(".hint .button")).to_be_visible()
    sizes.check("a hint")
    page.locator(".hint .button").click()
    page.locator("[role=toolbar] .dull").first.click(position={"x": 8, "y": 8})
    expect(page.locator(".reason")).to_be_visible()
    sizes.check("a refusal")
    page.locator(".reason .close").click()
    page.locator("[role=toolbar] .fits").first.click(position={"x": 8, "y": 8})
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    sizes.check("a picked card")
    page.get_by_role("button", name="Cancel").click()

    seen = set[str]()
    for number, moment in enumerate(walk.go_on()):
        walk.wait_for(page)
        if number == MOVES:
            break
        for what in (".undo .button", ".last", "[data-actions]", ".status.ours"):
            if page.locator(what).count():
                seen.add(what)
        sizes.check(str(moment))
    assert seen == {".last", ".undo .button", "[data-actions]", ".status.ours"}

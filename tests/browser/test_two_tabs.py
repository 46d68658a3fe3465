"""One seat in two tabs."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.player import Player, wait
from tests.browser.tables import make_table
from tests.browser.visits import browser_of
from tests.server.running import Threaded

TAP = """([card, at]) => {
  const button = document.querySelector(`[role=toolbar] [data-card="${card}"]`);
  setTimeout(() => button?.click(), at - Date.now());
}"""


def have_same_cards(one: Player, other: Player) -> bool:
    return (one.cards, one.rows) == (other.cards, other.rows)


def alerts(page: Page) -> str:
    return "".join(page.get_by_role("alert").all_inner_texts())


def test_both_tabs_show_the_same_cards_and_lay_a_card_once(
    person: People, server: Threaded
) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    context = browser_of(person, place)
    one, other = (Player(context.new_page()) for _ in range(2))
    for player in (one, other):
        player.page.goto(place.url)
    for _ in range(3):
        one.play(1)
        wait(one.page, lambda: have_same_cards(one, other), "the tabs differ")
        other.play(1)
        wait(one.page, lambda: have_same_cards(one, other), "the tabs differ")

    tapped = 0
    while tapped < 3 and not one.look()["over"]:
        offer = one.wait_for_offer()
        if offer["kind"] != "card":
            one.play(1)
            wait(one.page, lambda: have_same_cards(one, other), "the tabs differ")
            continue
        wait(one.page, lambda: have_same_cards(one, other), "the tabs differ")
        card = one.cards[offer["index"]]
        at = one.page.evaluate("Date.now() + 120")
        for player in (one, other):
            player.page.evaluate(TAP, [card, at])
        for player in (one, other):
            expect(player.page.locator(f"[role=toolbar] [data-card={card}]")).to_have_count(0)
        one.page.wait_for_timeout(100)
        said = alerts(one.page), alerts(other.page)
        assert said == ("", "")
        tapped += 1


def test_a_card_tapped_repeatedly_is_laid_once(person: People, server: Threaded) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy"])
    player = Player(browser_of(person, place).new_page())
    player.page.goto(place.url)
    for _ in range(4):
        offer = player.wait_for_offer()
        if offer["kind"] == "card":
            # As if by a nervous finger, or a key that is held down.
            player.page.evaluate(
                """async (index) => {
                  const card = document.querySelectorAll("[role=toolbar] button")[index];
                  for (let n = 0; n < 40 && card.isConnected; n++) {
                    card.click();
                    await new Promise((later) => setTimeout(later, 2));
                  }
                }""",
                offer["index"],
            )
            assert alerts(player.page) == ""
        else:
            player.play(1)

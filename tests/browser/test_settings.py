"""Settings take effect immediately and survive a reload."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import Player, wait
from tests.browser.sheets import close_sheet
from tests.browser.visits import STILL, place_table, player_at
from tests.server.running import Threaded
from tests.server.scenes import running_table


def open_settings(person: People, server: Threaded) -> Page:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/settings")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    return page


def root_data(page: Page, name: str) -> str | None:
    found: str | None = page.evaluate(
        "name => document.documentElement.dataset[name] ?? null", name
    )
    return found


def background_colour(page: Page) -> str:
    found: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return found


def test_settings_apply_immediately_and_survive_a_reload(person: People, server: Threaded) -> None:
    page = open_settings(person, server)
    light = background_colour(page)
    page.get_by_text("Dark", exact=True).click()
    assert root_data(page, "theme") == "dark"
    wait(page, lambda: background_colour(page) != light, "the theme stays light")
    page.get_by_text("Large", exact=True).click()
    assert root_data(page, "cards") == "large"
    page.get_by_role("switch", name="Animate the cards").click()
    assert root_data(page, "motion") == "off"
    page.get_by_role("switch", name="Show what fits").click()
    page.get_by_role("switch", name="Ask before laying a card").click()
    page.get_by_text("Relaxed", exact=True).click()
    page.get_by_text("The minimum", exact=True).click()
    page.get_by_label("Your name at the table").fill("Ann")
    for _ in range(2):
        assert (root_data(page, "theme"), root_data(page, "cards"), root_data(page, "motion")) == (
            "dark",
            "large",
            "off",
        )
        expect(page.get_by_role("radio", name="Dark")).to_be_checked()
        expect(page.get_by_role("radio", name="Large")).to_be_checked()
        expect(page.get_by_role("switch", name="Animate the cards")).not_to_be_checked()
        expect(page.get_by_role("switch", name="Show what fits")).not_to_be_checked()
        expect(page.get_by_role("switch", name="Ask before laying a card")).to_be_checked()
        expect(page.get_by_role("radio", name="Relaxed")).to_be_checked()
        expect(page.get_by_role("radio", name="The minimum")).to_be_checked()
        expect(page.get_by_label("Your name at the table")).to_have_value("Ann")
        page.reload()
        expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()


def test_the_card_size_setting_changes_the_hand(person: People, server: Threaded) -> None:
    widths = []
    for size in ("small", "medium", "large"):
        player = player_at(person, place_table(server, running_table()), {"cards": size})
        expect(player.hand).to_have_count(20)
        settle(player.page)
        box = player.hand.first.bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths == sorted(widths)
    assert widths[0] < widths[2]


def test_confirmation_needs_a_second_tap(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), {"confirm": True})
    card = player.page.locator("[role=toolbar] [data-card=r11]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert "r11" in player.cards
    # Cancel puts the card back.
    player.page.get_by_role("button", name="Cancel").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    player.actions.first.click()
    wait(player.page, lambda: "r11" not in player.cards, "the card is not laid")


def test_nothing_is_highlighted_without_help(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), {"help": False})
    expect(player.hand).to_have_count(20)
    expect(player.fitting).to_have_count(0)
    expect(player.page.get_by_text("Your turn!", exact=True).first).to_be_visible()
    styles: list[str] = player.hand.evaluate_all(
        """all => all.map((each) => {
          const { opacity, boxShadow } = getComputedStyle(each);
          return `${opacity} ${boxShadow}`;
        })"""
    )
    assert len(set(styles)) == 1


def test_the_hand_can_be_sorted(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()))
    expect(player.hand).to_have_count(20)

    def by_colour(card: str) -> tuple[int, int]:
        return "rygb".index(card[0]), int(card[1:])

    def by_number(card: str) -> tuple[int, int]:
        return int(card[1:]), "rygb".index(card[0])

    assert player.cards == sorted(player.cards, key=by_colour)
    sort(player, "By number")
    assert player.cards == sorted(player.cards, key=by_number)
    player.page.reload()
    expect(player.hand).to_have_count(20)
    assert player.cards == sorted(player.cards, key=by_number)

    sort(player, "As I like")
    first, second, *_ = player.cards
    player.hand.nth(0).focus()
    player.page.keyboard.press("Alt+ArrowRight")
    wait(player.page, lambda: player.cards[:2] == [second, first], "the card does not move")


def sort(player: Player, how: str) -> None:
    page = player.page
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_text(how, exact=True).click()
    close_sheet(page)

"""After a match: score sheet, replay, shuffle check, same cards again, rematch."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import FixDeal, People
from tests.browser.pages import open_more
from tests.browser.player import Player
from tests.browser.sheets import choose_more
from tests.browser.visits import STILL, hurry
from tests.server.running import Threaded


def watch_the_replay(page: Page) -> None:
    """Step through the replay, let it play, and save it."""
    choose_more(page, "Watch the replay")
    scrubber = page.get_by_role("slider", name="Place in the match")
    expect(scrubber).to_have_value("0")
    words = page.locator("p.words")
    expect(page.locator("dl").get_by_role("img")).to_have_count(10)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(scrubber).to_have_value("1")
    first = words.inner_text()
    scrubber.focus()
    page.keyboard.press("End")
    last = scrubber.get_attribute("max")
    assert last is not None
    expect(scrubber).to_have_value(last)
    expect(words).not_to_have_text(first)
    expect(words).to_contain_text("over")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename.startswith("elfer-")
    page.get_by_role("button", name="Close").click()


def check_the_shuffle(page: Page) -> None:
    """Check that every step of the verification succeeds."""
    choose_more(page, "Check the shuffle")
    check = page.get_by_role("region", name="Was the shuffle fair?")
    expect(check).to_contain_text("Yes. Nobody chose the cards.")
    steps = check.locator("ol > li")
    expect(steps).to_have_count(6)
    expect(check.locator("ol > li.kept")).to_have_count(6)
    page.get_by_role("button", name="Close").click()


def test_from_a_new_table_to_another_match(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{server.address}/new")
    page.get_by_role("link", name="Junior game").click()
    page.locator("form").get_by_text("2", exact=True).click()
    open_more(page)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("Fast", exact=True).click()
    page.get_by_role("button", name="Deal the cards").click()
    player = Player(page)
    expect(player.hand).to_have_count(5)
    dealt = set(player.cards)
    player.play_to_the_end()
    score = page.get_by_role("list", name="Score", exact=True).get_by_role("listitem")
    expect(score).to_have_count(2)
    for who in ("Ann", "Lotte"):
        expect(score.filter(has_text=who)).to_have_count(1)

    watch_the_replay(page)
    expect(player.end).to_be_focused()
    check_the_shuffle(page)

    choose_more(page, "Same cards again")
    expect(player.hand).not_to_have_count(0)
    player.wait_for_turn()
    # Our hand stays the same until we lay or draw.
    assert set(player.cards) == dealt
    player.play_to_the_end()
    fix_deal()  # so that the bot, which begins now, does not lay all its cards at once
    page.get_by_role("button", name="Play again").click()
    player.wait_for_turn()
    assert set(player.cards) != dealt


def test_the_score_sheet_keeps_the_points_of_several_rounds(
    person: People, server: Threaded
) -> None:
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{server.address}/new/junior")
    page.locator("form").get_by_text("2", exact=True).click()
    open_more(page)
    page.get_by_role("button", name="More: How many rounds").click()
    page.get_by_role("button", name="Deal the cards").click()
    player = Player(page)
    player.play_to_the_end()
    expect(page.get_by_text("Round 1 of 2.")).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    expect(player.hand).not_to_have_count(0)
    player.play_to_the_end()
    sheet = page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("rowheader")).to_have_text(["1", "2", "Total"])
    page.reload()
    expect(sheet.get_by_role("rowheader")).to_have_text(["1", "2", "Total"])

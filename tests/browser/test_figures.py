"""The details of a game on the shelf give its measured figures in words, and their source."""

from playwright.sync_api import Locator, Page, expect

from elfer.studies.effect_sizes import SKILL_WORDS
from elfer.studies.figures import read_figures
from tests.browser.conftest import People
from tests.browser.visits import STILL
from tests.server.running import Threaded

STARTS = {
    -2: "the first player wins much less often",
    -1: "the first player wins a little less often",
    0: "going first makes less than 2% difference",
    1: "the first player wins a little more often",
    2: "the first player wins much more often",
}
UNSHOWN = "going first made no measurable difference"
NO_SKILL = "no skill measured"


def open_details(page: Page, game: str) -> Locator:
    """Open the details of a game on the shelf."""
    page.locator("li", has=page.locator(f'a[href="/new/{game}"]')).get_by_role("button").click()
    details = page.get_by_role("dialog")
    expect(details.get_by_role("link", name="Rules")).to_be_visible()
    return details


def test_every_game_has_its_figures(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    for game, figures in read_figures().items():
        details = open_details(page, game)
        expect(details).to_contain_text(f"about {figures['minutes'][0]} minutes")
        skill, start = figures["skill"], figures["start"]
        shown = skill.get("shown", True)
        expect(details).to_contain_text(SKILL_WORDS[skill["step"]] if shown else NO_SKILL)
        told = (
            None
            if start is None
            else STARTS[start["step"]]
            if start.get("shown", True)
            else UNSHOWN
        )
        for words in (*STARTS.values(), UNSHOWN):
            said = words == told
            (expect(details).to_contain_text if said else expect(details).not_to_contain_text)(
                words
            )
        page.keyboard.press("Escape")
        expect(details).to_have_count(0)


def test_the_source_can_be_expanded(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    for game, figures in read_figures().items():
        details = open_details(page, game)
        details.get_by_text("How this was measured").click()
        told = details.locator("details p")
        expect(told).to_contain_text(f"Bots played {figures['games']:,} games on")
        expect(told).to_contain_text(figures["date"][:4])
        page.keyboard.press("Escape")
        expect(details).to_have_count(0)

"""The shelf shows the measured figures of each game in words, and their source."""

from playwright.sync_api import expect

from elfer.games import GAMES
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


def test_every_game_has_its_figures(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    for game, figures in read_figures().items():
        box = page.locator("li", has=page.locator(f'a[href="/new/{game}"]')).first
        expect(box).to_contain_text(f"about {figures['minutes'][0]} minutes")
        skill, start = figures["skill"], figures["start"]
        shown = skill.get("shown", True)
        expect(box).to_contain_text(SKILL_WORDS[skill["step"]] if shown else NO_SKILL)
        told = (
            None
            if start is None
            else STARTS[start["step"]]
            if start.get("shown", True)
            else UNSHOWN
        )
        for words in (*STARTS.values(), UNSHOWN):
            said = words == told
            (expect(box).to_contain_text if said else expect(box).not_to_contain_text)(words)


def test_the_source_can_be_expanded(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    page.get_by_text("How this was measured").click()
    told = page.locator("dd")
    expect(told).to_have_count(len(GAMES))
    for place, figures in enumerate(read_figures().values()):
        expect(told.nth(place)).to_contain_text(f"Bots played {figures['games']:,} games on")
        expect(told.nth(place)).to_contain_text(figures["date"][:4])

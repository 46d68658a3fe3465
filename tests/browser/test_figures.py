"""The shelf says what was measured of each game, in words, and where that comes from."""

from playwright.sync_api import expect

from elfer.games import GAMES
from elfer.lab.study.figures import read_figures
from elfer.lab.study.scale import SKILL_WORDS
from tests.browser.conftest import People
from tests.browser.visits import STILL
from tests.server.running import Threaded

STARTS = {
    -2: "going first, you win much less often",
    -1: "going first, you win a little less often",
    0: "it does not matter who goes first",
    1: "going first, you win a little more often",
    2: "going first, you win much more often",
}


def test_every_game_has_its_figures(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    for game, figures in read_figures().items():
        box = page.locator("li", has=page.locator(f'a[href="/new/{game}"]')).first
        expect(box).to_contain_text(f"about {figures['minutes'][0]} minutes")
        expect(box).to_contain_text(SKILL_WORDS[figures["skill"]["step"]])
        start = figures["start"]
        for step, words in STARTS.items():
            said = start is not None and start["step"] == step
            (expect(box).to_contain_text if said else expect(box).not_to_contain_text)(words)


def test_where_they_come_from_can_be_unfolded(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    page.get_by_text("How this was measured").click()
    told = page.locator("dd")
    expect(told).to_have_count(len(GAMES))
    for place, figures in enumerate(read_figures().values()):
        expect(told.nth(place)).to_contain_text(f"{figures['games']:,} games of bots on")
        expect(told.nth(place)).to_contain_text(figures["date"][:4])

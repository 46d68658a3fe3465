"""Two people on a shared device, with a curtain between turns."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.table import LogEntry, apply_entry
from elfer.table.commands import Undo
from elfer.table.errors import NotNow
from tests.browser.bluffers import Bluffer
from tests.browser.conftest import FixDeal, People
from tests.browser.layout import PHONE, misfits, settle
from tests.browser.player import Player, play_all
from tests.browser.secrecy import take_cards_behind_curtain
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.tables import make_table
from tests.browser.truth import truth
from tests.browser.visits import STILL, visit
from tests.server.running import Threaded
from tests.server.scenes import live_table_of

DRAWINGS = 12
"""The drawings of people; a face is a drawing, plus twelve times its colour."""
UNNAMED = ["I am Player 1", "I am Player 2", "I am Player 3"]
SENTENCES = 8
"""The sentences to compare in each game."""


# Notes every curtain, however briefly it is shown.
RECORD = """(() => {
  window.curtains = new Map();
  new MutationObserver(() => {
    const curtain = document.querySelector("dialog.curtain");
    const name = curtain?.querySelector("button")?.innerText;
    const face = curtain?.querySelector("[data-person]")?.dataset.person;
    if (!name || !face) return;
    const news = [...curtain.querySelectorAll("li")].map((line) => line.innerText.trim());
    const cards = curtain.querySelectorAll("[data-card], svg text.number").length;
    const one = { name, face, news, cards };
    window.curtains.set(JSON.stringify(one), one);
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
})();"""


def curtains(page: Page) -> list[dict[str, Any]]:
    """Return the different curtains so far."""
    found: list[dict[str, Any]] = page.evaluate("[...window.curtains.values()]")
    return found


def deal_to_three_unnamed(person: People, server: Threaded, game: str) -> Page:
    """Deal to three people who share a device and have typed no names."""
    context = person(**STILL, **PHONE)
    context.add_init_script(RECORD)
    page = context.new_page()
    page.goto(f"{server.address}/new/{game}")
    page.get_by_text("Several of us on this device").click()
    page.locator("form").get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/t/*")
    return page


def test_a_round_with_the_curtain(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    fix_deal()
    page = deal_to_two(person, server)
    code = page.url.rpartition("/")[2]
    player = Player(page)
    turns = 0
    while True:
        seen = player.look()
        if seen["over"]:
            break
        if seen["offer"] is not None and seen["offer"]["kind"] == "curtain":
            turns += 1
            expect(player.hand).to_have_count(0)
            name = page.get_by_role("dialog").get_by_role("button").inner_text()
            player.act()
            expect(player.hand).not_to_have_count(0)
            seat = NAMES.index(name.removeprefix("I am "))
            assert set(player.cards) == truth(server, code).hands[seat]
        elif not player.step():
            page.wait_for_timeout(15)
    assert turns > 4
    assert take_cards_behind_curtain(page) == set()


def test_names_are_remembered(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    page.goto(f"{server.address}/new/junior")
    page.get_by_text("Several of us on this device").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Who sits in seat 2?")).to_have_value("Bob")
    expect(page.get_by_label("Who sits in seat 3?")).to_have_value("")


def test_names_are_optional_and_faces_differ(person: People, server: Threaded) -> None:
    """Three people who share a device deal with two taps."""
    page = deal_to_three_unnamed(person, server, "junior")
    play_all([Player(page)], until=lambda: len(curtains(page)) >= len(UNNAMED))
    seen = curtains(page)
    assert sorted({one["name"] for one in seen}) == UNNAMED
    drawings = {one["name"]: int(one["face"]) % DRAWINGS for one in seen}
    assert len({*drawings.values()}) == len(UNNAMED)
    # Nobody typed a name, so there is none to remember.
    page.goto(f"{server.address}/new/junior")
    page.get_by_text("Several of us on this device").click()
    expect(page.get_by_label("Who sits in seat 2?")).to_have_value("")


def test_a_person_without_a_name_sits_down_in_the_lobby(person: People, server: Threaded) -> None:
    place = make_table(server.address, seats=("me", "free", "free"))
    page = visit(person, place)
    page.get_by_role("button", name="Somebody here in seat 2").click()
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("listitem").filter(has_text="Player 2")).to_be_visible()
    seated = page.locator("main ol [data-person]")
    expect(seated).to_have_count(2)
    one, other = (int(str(face.get_attribute("data-person"))) for face in seated.all())
    assert one % DRAWINGS != other % DRAWINGS


@pytest.mark.parametrize("game", ["junior", "elferspiel", "farben-sammeln", "erwischt"])
def test_the_curtain_tells_only_what_everyone_has_seen(
    person: People, server: Threaded, fix_deal: FixDeal, game: str
) -> None:
    """Each of its sentences is in the history of a spectator too, and no card is drawn."""
    fix_deal()
    page = deal_to_three_unnamed(person, server, game)
    watcher = person(**STILL).new_page()
    watcher.goto(f"{page.url}/watch")
    watcher.get_by_role("button", name="History").click()
    player = Bluffer(page) if game == "erwischt" else Player(page)
    play_all([player], until=lambda: sum(len(one["news"]) for one in curtains(page)) > SENTENCES)
    told = {line for one in curtains(page) for line in one["news"]}
    assert told
    history = watcher.get_by_role("dialog")
    for line in told:
        expect(history.get_by_text(line, exact=True).first).to_be_attached()
    assert [one["cards"] for one in curtains(page) if one["cards"]] == []


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (844, 390), (1440, 900)])
def test_the_curtain_fits(
    person: People, server: Threaded, fix_deal: FixDeal, size: tuple[int, int]
) -> None:
    fix_deal()
    viewport = {"width": size[0], "height": size[1]}
    page = deal_to_two(person, server, viewport=viewport, has_touch=size[0] < 1000)
    curtain = page.locator("dialog.curtain")
    news = curtain.get_by_role("listitem")
    play_all([Player(page)], until=lambda: news.count() > 0)
    settle(page)
    expect(curtain.get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(curtain.locator("[data-person]").first).to_be_in_viewport(ratio=1)
    assert curtain.evaluate("each => each.scrollHeight <= each.clientHeight")
    assert misfits(page) == []


def test_a_new_round_begins_behind_the_curtain(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server, rounds=2)
    player = Player(page)
    player.play_to_the_end()
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    player.play_to_the_end()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    assert take_cards_behind_curtain(page) == set()


def test_a_reload_brings_the_curtain_back(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    player = Player(page)
    player.act()
    expect(player.hand).to_have_count(5)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.hand).to_have_count(0)
    page.get_by_role("button", name="I am").click()
    expect(player.hand).to_have_count(5)
    assert take_cards_behind_curtain(page) == set()


def test_nobody_can_take_back_the_previous_players_move(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server)
    code = page.url.rpartition("/")[2]
    # The test clicks Done itself, because a late click by the player would remove the button.
    player = Player(page, leave=["Done"])
    done = page.get_by_role("button", name="Done", exact=True)
    play_all([player], until=lambda: done.count() > 0)
    player.settle()  # a click while a card is being laid would have no effect
    done.click()
    page.get_by_role("button", name="I am").click()
    expect(player.hand).not_to_have_count(0)
    before = truth(server, code)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("Control+z")
    player.wait_for_turn()
    assert truth(server, code) == before
    # The server also refuses an undo from another client.
    live_table = live_table_of(server, code)
    with pytest.raises(NotNow):
        apply_entry(live_table.table, LogEntry(0, Undo(), live_table.table.host))

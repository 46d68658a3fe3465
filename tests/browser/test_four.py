"""Four people with four browsers at one table."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import FixDeal, People
from tests.browser.player import Player, play_all
from tests.browser.secrecy import record_cards, take_seen_cards
from tests.browser.truth import truth
from tests.browser.visits import STILL
from tests.server.running import Threaded

GUESTS = ("Bob", "Cleo", "Dora")


def open_page(person: People, address: str) -> Page:
    """Open a page for a new person and record every card in it."""
    context = person(**STILL)
    record_cards(context)
    page = context.new_page()
    page.goto(address)
    return page


def test_four_browsers_play_a_round_and_see_only_their_own_cards(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    host = open_page(person, f"{server.address}/new/junior")
    host.get_by_text("Each on their own device").click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link", exact=True).input_value()
    code = link.rpartition("/")[2]
    assert link == f"{server.address}/t/{code}"
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.get_by_role("button", name="Deal the cards")).to_have_count(0)

    pages = [host]
    for number, name in enumerate(GUESTS):
        by_link = number == 0
        page = open_page(person, link if by_link else server.address)
        if not by_link:
            page.get_by_role("link", name="Join a table").click()
            page.get_by_label("Table code").fill(f" {code[:3].lower()} {code[3:]}")
            page.get_by_role("button", name="Go to table").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join", exact=True).click()
        everyone = number == len(GUESTS) - 1
        waits = "Ann is about to deal." if everyone else "Ann deals as soon as everyone is seated."
        expect(page.get_by_text(waits)).to_be_visible()
        expect(host.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        pages.append(page)

    host.get_by_role("button", name="Deal the cards").click()
    players = [Player(page) for page in pages]
    for player in players:
        expect(player.hand).to_have_count(5)
    before = truth(server, code)
    for seat, player in enumerate(players):
        assert set(player.cards) == before.hands[seat]
        take_seen_cards(
            player.page
        )  # including the cards on the start page, which belong to nobody

    def check(who: Player) -> None:
        """Check that each page has contained only its own hand and the cards on the table."""
        nonlocal before
        who.settle()
        now = truth(server, code)
        for seat, player in enumerate(players):
            shown = take_seen_cards(player.page)
            own = before.hands[seat] | now.hands[seat]
            assert now.over or shown <= own | before.rows | now.rows, seat
        before = now

    play_all(players, after=check)
    assert min(player.moves for player in players) > 1
    for player in players:
        expect(player.end).to_have_text(re.compile("win"))
    assert sum("You win" in player.end.inner_text() for player in players) == 1

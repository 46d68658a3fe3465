"""The host changes the game, and everyone stays at the table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.player import Player, play_all
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.tables import Place, join_table, make_table, storage_of
from tests.browser.visits import STILL
from tests.server.running import Threaded


def open_table(person: People, place: Place) -> Page:
    """Open the page of a person who has a place at the table."""
    page = person(storage_state=storage_of(place.address, place), **STILL).new_page()
    page.goto(place.url)
    return page


def change(page: Page, game: str, *, players: int) -> None:
    """Change the game at the table."""
    page.get_by_role("button", name="Change game or rules").click()
    page.get_by_role("button", name="Another game").click()
    page.get_by_role("dialog").get_by_role("button", name=game).click()
    numbers = page.get_by_role("group", name="How many players?")
    numbers.get_by_text(str(players), exact=True).click()
    page.get_by_role("button", name="That’s how we play").click()


def test_another_game_before_the_deal_and_after_a_match(person: People, server: Threaded) -> None:
    place = make_table(server.address, "junior", ["me", "free"], rounds=1)
    other = join_table(place, "Bea")
    host, guest = open_table(person, place), open_table(person, other)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    expect(guest.get_by_role("button", name="Change game or rules")).to_have_count(0)

    change(host, "False start", players=3)
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text("False start")
    host.get_by_role("button", name="Fill up with bots").click()
    dialog = host.get_by_role("dialog")
    agreed = guest.get_by_text("How many rounds?")
    for step, shown in (("More", 1), ("Less", 0)):
        host.get_by_role("button", name="Change game or rules").click()
        dialog.get_by_text("House rules").first.click()
        dialog.get_by_role("button", name=f"{step}: How many rounds?").click()
        dialog.get_by_role("button", name="That’s how we play").click()
        expect(agreed).to_have_count(shown)
    host.get_by_role("button", name="Deal the cards").click()
    players = [Player(page) for page in (host, guest)]
    play_all(players)

    choose_more(host, "Change game or rules")
    # Both people keep their chairs, so fewer players are not offered.
    numbers = host.get_by_role("group", name="How many players?").get_by_role("radio")
    expect(numbers).to_have_count(5)
    close_sheet(host)
    change(host, "Junior game", players=2)
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text("Junior game")
    host.get_by_role("button", name="Deal the cards").click()
    for player in players:
        expect(player.hand).to_have_count(5)

"""Asking for a seat during a match, which needs the agreement of all players."""

import pytest
from playwright.sync_api import Page, expect

from elfer.table.commands import Stand
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits
from tests.browser.tables import Place
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, place_table, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, apply_command, running_table

DIALOG = "Somebody would like to play"


@pytest.fixture
def place(server: Threaded) -> Place:
    """Return the host's place at a table with two players and a person without a seat."""
    return place_table(server, running_table())


def page_of(person: People, place: Place, who: str, **options: str) -> Page:
    own = Place(place.address, place.code, who, TOKENS[who])
    return visit(person, own, {"lessons": False}, **options)


def ask(page: Page) -> None:
    """Ask for the bot's seat."""
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("button", name="Ask for this seat").click()


def test_a_seat_is_handed_over_once_all_agree(person: People, place: Place) -> None:
    host, other, guest = (page_of(person, place, who) for who in (HOST, OTHER, SEATLESS))
    expect(guest.get_by_role("toolbar")).to_have_count(0)
    ask(guest)
    waiting = guest.get_by_role("dialog")
    expect(waiting).to_contain_text("You have asked for seat 3.")
    expect(waiting).to_contain_text("Still to answer: Name p0 and Name p1.")
    expect(guest.get_by_role("button", name="Ask for this seat")).to_have_count(0)
    for page, told in ((host, "Still to answer: Name p1."), (other, "On this device")):
        dialog = page.get_by_role("dialog", name=DIALOG)
        expect(dialog).to_contain_text("Name p2 would like to take over seat 3")
        dialog.get_by_role("button", name="Yes, that’s fine").click()
        expect(dialog).to_have_count(0)
        expect(waiting).to_contain_text(told)
    expect(guest.locator("[role=toolbar] button")).not_to_have_count(0)
    expect(waiting).not_to_contain_text("You have asked")


def test_one_refusal_is_enough_and_the_question_can_be_postponed(
    person: People, place: Place
) -> None:
    host, other, guest = (page_of(person, place, who) for who in (HOST, OTHER, SEATLESS))
    ask(guest)
    dialog = host.get_by_role("dialog", name=DIALOG)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    host.get_by_role("button", name="People", exact=True).click()
    host.get_by_role("button", name="No, keep the bot").click()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).not_to_contain_text("seat 3.")
    expect(other.get_by_role("dialog", name=DIALOG)).to_have_count(0)
    guest.get_by_role("button", name="Ask for this seat").click()
    expect(guest.get_by_role("alert")).not_to_be_empty()
    expect(guest.get_by_role("toolbar")).to_have_count(0)


def test_a_request_can_be_withdrawn(person: People, place: Place) -> None:
    host, guest = (page_of(person, place, who) for who in (HOST, SEATLESS))
    ask(guest)
    expect(host.get_by_role("dialog", name=DIALOG)).to_be_visible()
    guest.get_by_role("button", name="Never mind").click()
    expect(host.get_by_role("dialog", name=DIALOG)).to_have_count(0)
    expect(guest.get_by_role("button", name="Ask for this seat")).to_be_visible()


def test_a_newcomer_in_the_middle_of_a_match_asks_for_a_seat(
    person: People, server: Threaded
) -> None:
    place = place_table(server, apply_command(running_table(), OTHER, Stand(1)))
    host = page_of(person, place, HOST)
    guest = person(**STILL).new_page()
    guest.goto(place.url)
    guest.get_by_label("Your name").fill("अनिता")
    guest.locator("form button.primary").click()
    dialog = host.get_by_role("dialog", name=DIALOG)
    expect(dialog).to_contain_text("अनिता would like to take over seat 2")
    dialog.get_by_role("button", name="Yes, that’s fine").click()
    expect(guest.locator("[role=toolbar] button")).not_to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_the_question_fits_a_phone(person: People, place: Place, language: str) -> None:
    host = page_of(person, place, HOST, locale=language, color_scheme="dark", **PHONE)
    guest = page_of(person, place, SEATLESS)
    ask(guest)
    yes = host.get_by_role("button", name=text_of(language, "table-request-yes"))
    expect(yes).to_be_in_viewport(ratio=1)
    assert (misfits(host), violations(host), faults(host, language)) == ([], [], [])

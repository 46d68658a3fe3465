"""Faces: people choose a drawing and a colour, and everyone at the table sees them."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.tables import Place, join_table, make_table, storage_of
from tests.browser.visits import STILL
from tests.patience import PATIENCE
from tests.server.running import Threaded

HEADSCARF_TURQUOISE = str(5 + 4 * 12)
"""The number of a face: its drawing, plus twelve times its colour."""


def choose_face(page: Page, drawing: str = "Headscarf", colour: str = "turquoise") -> None:
    # The pictures hide their radio buttons.
    page.get_by_role("radio", name=drawing).check(force=True)
    page.get_by_role("radio", name=colour).check(force=True)


def faces_in(page: Page) -> list[str]:
    """Return the numbers of the people's faces in the list of seats."""
    shown = page.locator("main ol [data-person]")
    return [str(one.get_attribute("data-person")) for one in shown.all()]


@pytest.fixture
def place(server: Threaded) -> Place:
    return make_table(server.address, seats=("me", "free", "free"))


def test_the_device_keeps_the_face(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/settings")
    choose_face(page)
    page.reload()
    expect(page.get_by_role("radio", name="Headscarf")).to_be_checked()
    expect(page.get_by_role("radio", name="turquoise")).to_be_checked()
    page.goto(server.address)
    page.locator("main .button.primary").first.click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    card = httpx.get(f"{server.address}/api/tables/{code}", timeout=PATIENCE).json()
    assert card["people"][0]["face"] == {"drawing": 5, "colour": 4}
    assert card["chairs"][0]["face"] == {"drawing": 5, "colour": 4}


def test_a_guest_chooses_a_face_and_the_host_sees_it(person: People, place: Place) -> None:
    host = person(storage_state=storage_of(place.address, place), **STILL).new_page()
    host.goto(place.url)
    guest = person(**STILL).new_page()
    guest.goto(place.url)
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Choose a face").click()
    choose_face(guest)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.locator("main ol [data-person]")).to_have_count(2)
    expect(host.locator("main ol [data-person]")).to_have_count(2)
    assert faces_in(host)[1] == HEADSCARF_TURQUOISE
    assert faces_in(guest) == faces_in(host)
    guest.reload()
    expect(guest.locator("main ol [data-person]")).to_have_count(2)
    assert faces_in(guest)[1] == HEADSCARF_TURQUOISE


def test_a_person_changes_the_face_in_the_lobby(person: People, place: Place) -> None:
    page = person(storage_state=storage_of(place.address, place), **STILL).new_page()
    page.goto(place.url)
    page.get_by_role("button", name="Name and face").click()
    choose_face(page)
    page.get_by_role("button", name="That’s me").click()
    own = page.locator("main ol [data-person]")
    expect(own).to_have_attribute("data-person", HEADSCARF_TURQUOISE)
    page.goto(f"{place.address}/settings")
    expect(page.get_by_role("radio", name="Headscarf")).to_be_checked()


def test_a_guest_gets_a_face_that_nobody_has(person: People, place: Place) -> None:
    join_table(place, "Eve")
    guest = person(**STILL).new_page()
    guest.goto(place.url)
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.locator("main ol [data-person]")).to_have_count(2)
    one, other = (int(face) for face in faces_in(guest))
    assert one % 12 != other % 12
    assert one // 12 != other // 12


def test_old_settings_and_strange_ones_are_no_obstacle(person: People, server: Threaded) -> None:
    for face in (-1, 72, 1.5, "p"):
        state = storage_of(server.address, name="Ann", face=face)
        page = person(storage_state=state, **STILL).new_page()
        page.goto(server.address)
        page.locator("main .button.primary").first.click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("toolbar").first).to_be_visible()

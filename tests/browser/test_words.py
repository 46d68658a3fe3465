"""The messages of the table fit the situation and the person: buttons, names, "you"."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.player import BREATH, Player
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.tables import make_table
from tests.browser.test_places import play_on
from tests.browser.visits import STILL, hurry, place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import OTHER, running_table

ANNOUNCED = "() => [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)"


def test_a_player_without_a_name_is_addressed_as_you(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{server.address}/new/junior")
    page.locator("form").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Deal the cards").click()
    player = Player(page)
    expect(player.hand).not_to_have_count(0)
    people = page.get_by_role("button", name="People", exact=True)
    people.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("You", exact=True)).to_be_visible()
    expect(dialog.get_by_text("Everyone who is here plays on.")).to_be_visible()
    close_sheet(page)
    others = person(**STILL).new_page()
    others.goto(f"{page.url}/watch")
    expect(others.get_by_text("Player 1").first).to_be_attached()

    player.play_to_the_end()
    expect(
        page.get_by_role("list", name="Score", exact=True).get_by_text("You", exact=True)
    ).to_be_visible()
    won = player.end.inner_text()
    who = "You have" if won.startswith("You") else "Lotte has"
    expect(page.get_by_text(f"{who} no cards left, and that ends the round.")).to_be_visible()
    expect(page.get_by_text("Player 1")).to_have_count(0)
    assert "cut" not in "".join(page.evaluate(ANNOUNCED))
    assert page.evaluate(ANNOUNCED)[-1] == "The match is over."

    choose_more(page, "Check the shuffle")
    page.get_by_text("The numbers behind it").click()
    expect(page.get_by_text("Your own cut")).to_be_visible()


def test_after_a_card_nothing_more_fits(person: People, server: Threaded) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place)
    while not player.end.is_visible():
        player.wait_for_turn()
        if player.actions.all_inner_texts() == ["Done"] and player.fitting.count() == 0:
            break
        player.play(1)
    main = player.page.get_by_role("main")
    expect(main.get_by_text("Your turn! Nothing more fits.")).to_be_visible()
    expect(main.get_by_text("Nothing more fits: press Done.")).to_be_visible()
    # A move that revealed nothing can be undone with the standard shortcut.
    held = player.hand.count()
    expect(player.page.get_by_role("button", name="Take back")).to_be_visible()
    player.page.keyboard.press("Control+z")
    expect(player.hand).to_have_count(held + 1)


def test_the_reason_for_waiting_disappears_when_the_turn_comes(
    person: People, server: Threaded
) -> None:
    table = running_table()
    place = place_table(server, table)
    host = player_at(person, place)
    page = visit(person, place_table(server, table, OTHER)._replace(code=place.code))
    page.get_by_role("toolbar").get_by_role("button").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("It isn’t your turn right now.")
    while not page.locator(".status.ours").is_visible():
        host.step()
        page.wait_for_timeout(BREATH)
    expect(alert).to_be_empty()


def test_rows_that_take_every_colour_have_no_colour(person: People, server: Threaded) -> None:
    # Only the blue 11 lies there, so it is too early for a 3, whatever its colour.
    player = player_at(person, place_table(server, play_on("farben-mix", 1)))
    page = player.page
    rows = page.get_by_role("group", name="The rows").get_by_role("button")
    expect(rows).to_have_count(4)
    assert all("row with the" in name for name in player.rows)
    assert player.rows[-1].endswith("11")
    assert rows.evaluate_all("all => all.every((row) => !row.dataset.colour)")
    player.wait_for_turn()
    # Rows have no colour here, so the refusal does not name one.
    page.locator("[role=toolbar] [data-card=r3]").drag_to(rows.last)
    expect(page.get_by_role("alert")).to_contain_text("First the 10, in any colour.")
    expect(page.get_by_role("alert")).not_to_contain_text(
        re.compile(r"(red|yellow|blue|green) row")
    )

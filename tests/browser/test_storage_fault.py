"""The page says that the table waits while the server cannot save, and then recovers."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from elfer.server.sqlite_storage import connections, group_commit
from elfer.server.sqlite_storage.database_file import NAME
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.tables import make_table
from tests.browser.texts import text_of
from tests.browser.visits import player_at, visit
from tests.browser.watching import Watching
from tests.server.conftest import Serving
from tests.server.database_lock import lock_database
from tests.server.patience import wait_until


@pytest.fixture(autouse=True)
def _shorten_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the timeouts, so that a storage fault is reported immediately."""
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.02)
    monkeypatch.setattr(group_commit, "PATIENCE", 0)
    monkeypatch.setattr(group_commit, "LONGEST_WAIT", 0.05)


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_the_page_says_that_the_table_waits(
    serving: Serving, person: People, language: str
) -> None:
    server = serving()
    place = make_table(server.address, "elferspiel", ["greedy"] * 3, pace=300)
    page = visit(person, place, locale=language)
    notice = page.get_by_text(text_of(language, "table-waiting"))
    seats = page.locator("[data-seat]")
    expect(seats.first).to_be_visible()
    expect(notice).to_have_count(0)
    with lock_database(server.folder):
        expect(notice).to_be_visible()
        # A page opened now shows the table and the notice too.
        page.reload()
        expect(notice).to_be_visible()
        expect(seats.first).to_be_visible()
    expect(notice).to_have_count(0)
    live_table = server.call(server.registry.live_table(place.code))
    before = live_table.table.seq
    wait_until(lambda: live_table.table.seq > before + 2, "the bots do not play on")


def test_a_move_that_cannot_be_saved_is_refused_and_works_later(
    serving: Serving, person: People
) -> None:
    server = serving()
    place = make_table(server.address, "junior", ["me", "greedy"])
    player = player_at(person, place)
    player.wait_for_turn()
    page, cards = player.page, player.cards
    with lock_database(server.folder):
        server.call(server.registry.why_not_ready())  # detects the fault
        expect(page.get_by_text(text_of("en", "table-waiting"))).to_be_visible()
        assert player.step()
        expect(page.get_by_text(text_of("en", "error-waiting"))).to_be_visible()
        assert player.cards == cards
    expect(page.get_by_text(text_of("en", "table-waiting"))).to_have_count(0)
    expect(page.get_by_text(text_of("en", "error-waiting"))).to_have_count(0)
    Player(page).play_to_the_end()


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_new_table_that_cannot_be_saved_is_refused_and_works_later(
    serving: Serving, person: People, watching: Watching, language: str
) -> None:
    server = serving()
    page = person(locale=language).new_page()
    page.goto(server.address)
    play = page.get_by_role("button", name=text_of(language, "start-play-now"))
    with lock_database(server.folder):
        server.call(server.registry.why_not_ready())  # detects the fault
        play.click()
        expect(page.get_by_text(text_of(language, "error-waiting"))).to_be_visible()
    wait_until(lambda: server.call(server.registry.why_not_ready()) is None, "the fault remains")
    play.click()
    expect(page.locator("[data-seat]").first).to_be_visible()
    watching.excuse("503")


def test_a_damaged_table_says_so(serving: Serving, person: People, watching: Watching) -> None:
    server = serving()
    place = make_table(server.address)
    folder = server.folder
    server.stop()
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.execute("UPDATE snapshots SET body = body || ' '")
        connection.execute("UPDATE snapshots SET body = CAST(body AS BLOB)")
    server = serving(folder=folder)
    page = visit(person, place._replace(address=server.address))
    expect(page.get_by_text(text_of("en", "error-damaged"))).to_be_visible()
    watching.excuse("500")

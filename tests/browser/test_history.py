"""The history of a table: every match with the seats that people had at the time."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import FixDeal, People
from tests.browser.player import Player, play_all
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.tables import Place, join_table, make_table
from tests.browser.visits import player_at, visit
from tests.server.running import Threaded

GAP = re.compile(r" [.:,]|\{|undefined")
"""A pattern that matches a sentence with a missing value."""


def read_history(page: Page) -> list[tuple[str, list[str]]]:
    """Return the matches in the history, newest first, each with its sentences."""
    page.get_by_role("button", name="History").click()
    dialog = page.get_by_role("dialog", name="History")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    headings = dialog.get_by_role("heading", level=3).all_inner_texts()
    lists = dialog.get_by_role("list").all()
    told = [each.get_by_role("listitem").all_inner_texts() for each in lists]
    close_sheet(page)
    assert not [text for texts in told for text in texts if GAP.search(text)]
    return list(zip(headings or [""], told, strict=True))


def play_match(person: People, server: Threaded) -> tuple[Player, list[str]]:
    """Play a match with a fixed deal against two bots; return the player and the history."""
    place = make_table(server.address, "elfer-raus", ["me", "easy", "medium"], rounds=1)
    player = player_at(person, place)
    player.play_to_the_end()
    ((_, told),) = read_history(player.page)
    assert any(text.startswith("You laid the ") for text in told)
    assert "Lotte drew a card." in told
    return player, told


@pytest.mark.parametrize("how", ["Play again", "Same cards again"])
def test_the_history_keeps_the_previous_match_unchanged(
    person: People, server: Threaded, fix_deal: FixDeal, how: str
) -> None:
    fix_deal()
    player, before = play_match(person, server)
    page = player.page
    if how == "Same cards again":
        choose_more(page, how)
    else:
        page.get_by_role("button", name=how).click()
    player.play(1)
    (second, now), (first, told) = read_history(page)
    assert second == "Match 2: Elfer raus!"
    assert first == "Match 1: Elfer raus!"
    assert told == before
    assert now[-1] == "The cards are dealt. Here we go!"

    # After a reload the history is shorter but otherwise the same.
    page.reload()
    expect(player.hand.first).to_be_visible()
    (_, again), (_, told) = read_history(page)
    assert again[-len(now) :] == now
    assert told == before[: len(told)]
    assert len(told) > 50


def test_each_person_reads_their_own_moves_as_you(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address, "junior", ["me", "free", "greedy"], rounds=1)
    guest = join_table(place, "Bea")
    pages = [visit(person, each) for each in (place, guest)]
    pages[1].get_by_role("button", name="Sit down").click()
    pages[0].get_by_role("button", name="Deal the cards").click()
    players = [Player(page) for page in pages]
    play_all(players)
    before = [dict(read_history(page)).popitem()[1] for page in pages]
    pages[1].get_by_role("button", name="Play again").click()
    for player in players:
        expect(player.hand).not_to_have_count(0)
    after = [read_history(page)[-1] for page in pages]
    assert [match for match, _ in after] == ["Match 1: Junior game"] * 2
    assert [told for _, told in after] == before
    assert any(text.startswith("Bea laid ") for text in before[0])
    assert any(text.startswith("Ann laid ") for text in before[1])


def test_another_game_is_another_match(person: People, server: Threaded) -> None:
    place: Place = make_table(server.address, "junior", ["me", "greedy"], rounds=1)
    player = player_at(person, place)
    player.play_to_the_end()
    page = player.page
    choose_more(page, "Change game or rules")
    page.get_by_role("button", name="Another game").click()
    page.get_by_role("dialog").get_by_role("button", name="False start").click()
    page.get_by_role("button", name="That’s how we play").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(player.hand.first).to_be_visible()
    (second, _), (first, told) = read_history(page)
    assert second == "Match 2: False start"
    assert first == "Match 1: Junior game"
    assert told[0] == "The game is now False start, for 2 players."

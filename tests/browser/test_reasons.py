"""A refusal is shown only as long as it is true."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.player import Player, play_all, wait
from tests.browser.tables import join_table, make_table
from tests.browser.visits import visit
from tests.server.running import Threaded

NOT_YOURS = "It isn’t your turn right now."


def reason(page: Page) -> Locator:
    return page.get_by_text(NOT_YOURS)


def seat_two(person: People, server: Threaded) -> list[Player]:
    """Seat Ann and Bea and deal the cards."""
    place = make_table(server.address, "junior", ["me", "free"], rounds=1)
    pages = [visit(person, each) for each in (place, join_table(place, "Bea"))]
    pages[1].get_by_role("button", name="Sit down").click()
    pages[0].get_by_role("button", name="Deal the cards").click()
    players = [Player(page) for page in pages]
    for player in players:
        expect(player.hand.first).to_be_visible()
    return players


def tap_out_of_turn(player: Player) -> None:
    """Tap a card out of turn, and expect the refusal."""
    player.hand.first.click()
    expect(reason(player.page)).to_be_visible()


def wait_for_actor(players: list[Player]) -> Player:
    """Wait until both pages agree whose turn it is, and return that player."""
    offered: list[Player] = []

    def find_actors() -> bool:
        offered[:] = [player for player in players if has_turn(player)]
        return len(offered) == 1

    wait(players[0].page, find_actors, "it is nobody's turn")
    return offered[0]


def has_turn(player: Player) -> bool:
    return player.page.locator(".status.ours").count() > 0


def is_over(player: Player) -> bool:
    return player.end.count() > 0


def has_turn_or_is_over(player: Player) -> bool:
    return has_turn(player) or is_over(player)


def act(player: Player, until: Callable[[], bool]) -> None:
    """Play until a condition holds."""
    play_all([player], until)


def test_a_refusal_disappears_when_the_turn_comes(person: People, server: Threaded) -> None:
    players = seat_two(person, server)
    for _ in range(4):
        plays = wait_for_actor(players)
        (waits,) = (player for player in players if player is not plays)
        tap_out_of_turn(waits)
        act(plays, partial(has_turn_or_is_over, waits))
        expect(reason(waits.page)).to_have_count(0)
        if is_over(waits):  # a round with a lucky deal ends sooner
            break


def test_a_refusal_disappears_when_the_match_is_over(person: People, server: Threaded) -> None:
    players = seat_two(person, server)
    while True:
        plays = wait_for_actor(players)
        (waits,) = (player for player in players if player is not plays)
        tap_out_of_turn(waits)
        act(plays, partial(has_turn_or_is_over, waits))
        expect(reason(waits.page)).to_have_count(0)
        if is_over(waits):
            break
    plays.page.get_by_role("button", name="Play again").click()
    for player in players:
        expect(player.hand).to_have_count(5)
        expect(player.page.get_by_role("button", name="OK")).to_have_count(0)


def test_a_refusal_stays_while_others_play_on(person: People, server: Threaded) -> None:
    """It stays because it is still true."""
    players = seat_two(person, server)
    plays = wait_for_actor(players)
    (waits,) = (player for player in players if player is not plays)
    tap_out_of_turn(waits)
    plays.page.get_by_role("button", name="React", exact=True).click()
    plays.page.get_by_role("button", name="Well done!").click()
    expect(waits.page.locator(".bubble")).to_be_visible()
    expect(reason(waits.page)).to_be_visible()
    waits.page.get_by_role("button", name="OK").click()
    expect(reason(waits.page)).to_have_count(0)

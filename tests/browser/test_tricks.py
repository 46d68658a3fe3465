"""Die höchste Karte gewinnt: alone, in three browsers, on a shared device, in two tabs."""

from typing import Any

from playwright.sync_api import expect

from elfer.engine.cards import names_of
from tests.browser.comparing import check_phone_in_french, play_alone
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.secrecy import take_cards_behind_curtain
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.tables import make_table
from tests.browser.test_two_tabs import TAP
from tests.browser.three_players import find_named_cards, play_secretly, seat_three, truth_of
from tests.browser.visits import browser_of
from tests.server.running import Threaded


def test_a_match_alone(person: People, server: Threaded) -> None:
    play_alone(person, server, "hoechste-karte", 4)


def shown_cards(state: Any) -> set[str]:
    """Return the cards of all finished tricks."""
    return {name for pile in (*state.won, state.aside) for name in names_of(pile)}


def test_a_choice_is_secret_until_all_three_have_chosen(person: People, server: Threaded) -> None:
    friends = seat_three(person, server, "hoechste-karte")
    code = friends[0].player.page.url.rpartition("/")[2]

    def secrets(seat: int) -> set[str]:
        """Return the cards of the other colours that have not been shown yet."""
        others = [letter for other, letter in enumerate("ryg") if other != seat]
        return {f"{letter}{number}" for letter in others for number in range(1, 12)} - shown_cards(
            truth_of(server, code)
        )

    play_secretly(friends, secrets)
    assert [friend.player.moves for friend in friends] == [11, 11, 11]
    for friend in friends:
        expect(friend.player.end).to_contain_text("win")


def test_two_people_on_a_shared_device_choose_behind_the_curtain(
    person: People, server: Threaded
) -> None:
    page = deal_to_two(person, server, "hoechste-karte")
    code = page.url.rpartition("/")[2]
    player = Player(page)
    for number in range(22):
        expect(page.locator("dialog.curtain")).to_be_visible()
        expect(player.hand).to_have_count(0)
        state = truth_of(server, code)
        # The choice is hidden; the last trick is fully visible.
        assert take_cards_behind_curtain(page) <= shown_cards(state)
        assert len(find_named_cards(page) & shown_cards(state)) >= 2 or number % 2 or number == 0
        name = page.locator("dialog.curtain button").inner_text().removeprefix("I am ")
        player.act()
        expect(player.hand).to_have_count(state.hands[NAMES.index(name)].bit_count())
        player.play(1)
    expect(player.end).to_contain_text("win")


def test_two_tabs_choose_different_cards(person: People, server: Threaded) -> None:
    place = make_table(server.address, "hoechste-karte", ["me", "greedy"], pace=60_000)
    context = browser_of(person, place)
    one, other = (Player(context.new_page()) for _ in range(2))
    for player in (one, other):
        player.page.goto(place.url)
        expect(player.hand).to_have_count(11)
    at = one.page.evaluate("Date.now() + 150")
    for player, card in ((one, "r4"), (other, "r9")):
        player.page.evaluate(TAP, [card, at])
    for player in (one, other):
        expect(player.hand).to_have_count(10)
    assert one.cards == other.cards
    (chosen,) = {"r4", "r9"} - {*one.cards}
    for player in (one, other):
        expect(player.page.locator(f".board [data-card={chosen}]")).to_be_visible()
        assert player.page.get_by_role("alert").all_inner_texts() in ([], [""])


def test_it_fits_a_phone_and_speaks_french(person: People, server: Threaded) -> None:
    check_phone_in_french(person, server, "hoechste-karte", 4, "light")

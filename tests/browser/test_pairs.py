"""Schwarzer Peter: drawing from a fan of backs, alone, with others, and by keyboard."""

from playwright.sync_api import Page, expect

from elfer.engine.cards import names_of
from tests.browser.axe import violations
from tests.browser.conftest import FixDeal, People
from tests.browser.layout import PHONE, misfits, scrolls, settle
from tests.browser.player import Player, wait
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.tables import make_table
from tests.browser.texts import faults
from tests.browser.three_players import Drawer, play_secretly, seat_three, truth_of
from tests.browser.visits import browser_of, set_pace, visit
from tests.server.running import Threaded

FORFEIT = "Sing a song on one leg"


def count_backs(page: Page) -> int:
    return page.locator("button[data-able]").count()


def test_a_match_alone_ends_with_the_odd_card_and_the_forfeit(
    person: People, server: Threaded
) -> None:
    place = make_table(
        server.address, "schwarzer-peter", ["me", "greedy", "greedy"], short=True, forfeit=FORFEIT
    )
    page = browser_of(person, place).new_page()
    player = Drawer(page)
    page.goto(place.url)
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    panel = page.get_by_role("region", name=player.end.inner_text())
    expect(panel).to_contain_text(FORFEIT)
    expect(panel.get_by_role("figure")).to_have_count(2)
    state = truth_of(server, place.code)
    odd, aside = (card.locator("svg") for card in panel.get_by_role("figure").all())
    (left,) = names_of(state.hands[state.turn])
    for card, name in ((odd, left), (aside, names_of([state.aside])[0])):
        assert card.get_attribute("data-colour") == name[0]
        expect(card.locator(".number")).to_have_text(name[1:])
    lost = "This time the Old Maid stays with you" if state.turn == 0 else "is left with"
    expect(panel).to_contain_text(lost)
    assert violations(page) == []


def test_three_players_draw_and_see_no_other_hands(person: People, server: Threaded) -> None:
    friends = seat_three(person, server, "schwarzer-peter", Drawer, short=True)
    code = friends[0].player.page.url.rpartition("/")[2]
    # Players know the cards that they have held, even after somebody has drawn them.
    known = [{*friend.player.cards} for friend in friends]

    def secrets(seat: int) -> set[str]:
        state = truth_of(server, code)
        if state.neighbour() is None:
            return set()
        known[seat] |= {*names_of(state.hands[seat])}
        others = {name for hand in state.hands for name in names_of(hand)}
        return (others | {*names_of([state.aside])}) - known[seat]

    play_secretly(friends, secrets)
    assert min(friend.player.moves for friend in friends) > 2
    for friend in friends:
        expect(friend.player.end).to_contain_text("win")


def test_two_people_on_a_shared_device_see_what_they_drew(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    page = deal_to_two(person, server, "schwarzer-peter")
    code = page.url.rpartition("/")[2]
    player = Player(page)
    over = page.get_by_role("button", name="Hand the device to")
    opened = 0
    while not (seen := player.look())["over"]:
        if (offer := seen["offer"]) is not None and offer["kind"] == "curtain":
            expect(player.hand).to_have_count(0)
            seat = NAMES.index(page.get_by_role("dialog").get_by_role("button").inner_text()[5:])
            player.act()
            opened += 1
            own = {*names_of(truth_of(server, code).hands[seat])}
            expect(player.hand).to_have_count(len(own))
            assert {*player.cards} == own
            expect(page.get_by_text(f"Draw a card from {NAMES[1 - seat]}!")).to_be_visible()
            left = count_backs(page)
            player.act()
            wait(
                page, lambda: over.count() == 1 or player.look()["over"], "the match does not go on"
            )
            if over.count():
                assert {*player.cards} == {*names_of(truth_of(server, code).hands[seat])}
                assert len(truth_of(server, code).hands[1 - seat]) == left - 1
        elif not player.step():
            page.wait_for_timeout(15)
    assert opened > 1  # both people saw their cards


def test_arrow_keys_move_through_the_fan(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address, "schwarzer-peter", ["me", "greedy"], pace=60_000, dealer=1)
    page = visit(person, place)
    expect(page.locator("button[data-able]").first).to_be_visible()
    settle(page)  # until the cards are in their lines
    count = count_backs(page)
    page.get_by_role("button", name=f"Card 1 of {count} in Bot 2’s hand").focus()
    page.keyboard.press("End")
    last = page.get_by_role("button", name=f"Card {count} of {count} in Bot 2’s hand")
    expect(last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=f"Card {count - 1} of")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_text("Bot 2 draws from you")).to_be_visible()
    assert count_backs(page) == 0
    set_pace(server, place, 0)
    # On the next turn the focus is where it was.
    expect(page.locator("button[data-able]:focus")).to_have_count(1)


def test_it_fits_a_phone_in_german(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    fix_deal()
    for players in (2, 6):
        place = make_table(server.address, "schwarzer-peter", ["me", *["greedy"] * (players - 1)])
        page = visit(person, place, locale="de-DE", **PHONE)
        expect(page.locator("button[data-able]").first).to_be_visible()
        assert violations(page) == [], players
        assert misfits(page) == [], players
        assert faults(page, "de") == [], players
        assert not scrolls(page), players

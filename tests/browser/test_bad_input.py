"""Bad input gets a clear message, which only the person concerned sees."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import FixDeal, People
from tests.browser.pages import NOT_FOUND, open_start_page
from tests.browser.player import Player
from tests.browser.tables import Place, join_table, make_table
from tests.browser.texts import text_of
from tests.browser.visits import STILL, browser_of, player_at, visit
from tests.browser.watching import Watching
from tests.server.running import Threaded

LANGUAGES = ("de", "fr", "it", "en")


def open_as_stranger(person: People, address: str, language: str = "en") -> Page:
    page = person(locale=language, **STILL).new_page()
    page.goto(address)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dead_link_and_a_wrong_code(
    person: People, server: Threaded, watching: Watching, language: str
) -> None:
    page = open_as_stranger(person, f"{server.address}/t/ZZZZZZ", language)
    expect(page.get_by_text(text_of(language, "error-no-table"))).to_be_visible()
    for path in ("watch", "tv"):
        page.goto(f"{server.address}/t/ZZZZZZ/{path}")
        expect(page.get_by_text(text_of(language, "error-no-table"))).to_be_visible()
    page.goto(f"{server.address}/join")
    field = page.get_by_label(text_of(language, "parts-code"))
    field.fill("ACDEFG")
    field.press("Enter")
    expect(page.get_by_text(text_of(language, "error-no-table"))).to_be_visible()
    field.fill("ÄÖ!")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("A" * 10_000)
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    watching.forgive(NOT_FOUND)


def test_a_full_table_can_be_watched(person: People, server: Threaded) -> None:
    place = make_table(server.address)
    host = player_at(person, place)
    expect(host.hand).to_have_count(5)
    page = open_as_stranger(person, place.url)
    expect(page.get_by_text("All seats are taken. You can still watch.")).to_be_visible()
    page.get_by_role("link", name="Just watch").click()
    expect(page.get_by_role("group", name="The rows")).to_be_visible()
    expect(page.get_by_role("toolbar")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foreign_token_does_not_give_a_seat(
    person: People, server: Threaded, language: str
) -> None:
    place = make_table(server.address, seats=["me", "free"])
    host = visit(person, place)
    expect(host.get_by_text("Everything as usual.")).to_be_attached()
    before = read_at_rest(host)
    thief = visit(person, place._replace(token="somebody-elses"), locale=language)
    expect(thief.get_by_text(text_of(language, "error-bad-token"))).to_be_visible()
    thief.get_by_role("button", name=text_of(language, "table-join-again")).click()
    expect(thief.get_by_label(text_of(language, "parts-name"))).to_be_visible()
    assert read_at_rest(host) == before


def test_the_app_opens_with_junk_in_local_storage(
    person: People, server: Threaded, watching: Watching
) -> None:
    context = person(**STILL)
    page = context.new_page()
    page.goto(server.address)
    for junk in ("", "{", "[]", "null", "42", '{"theme": 7}', '[{"code": 1}]', '"text"'):
        page.evaluate(
            """junk => {
              for (const key of ["settings", "tables", "fair", "sheets"]) {
                localStorage.setItem("elfer-" + key, junk);
              }
            }""",
            junk,
        )
        page.reload()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
    watching.excuse(NOT_FOUND)


def test_only_the_removed_player_is_told(person: People, server: Threaded) -> None:
    place = make_table(server.address, seats=["me", "free", "free"])
    guests = [
        visit(person, join_table(place, name), locale=tag)
        for name, tag in (("Bob", "fr"), ("Cleo", "en"))
    ]
    for number, page in enumerate(guests):
        expect(page.locator("ol li.player")).to_have_count(number + 1)
        page.locator("ol button").first.click()
        expect(page.locator("ol li.player")).to_have_count(number + 2)
    host = visit(person, place)
    host.get_by_role("button", name="Remove Bob").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove").click()
    old, other = guests
    expect(old.get_by_text(text_of("fr", "error-removed"))).to_be_visible()
    expect(other.locator("ol li.free")).to_have_count(1)
    assert "".join(other.get_by_role("alert").all_inner_texts()) == ""
    old.reload()
    expect(old.get_by_label(text_of("fr", "parts-name"))).to_be_visible()


@pytest.mark.parametrize(
    "name", ["n" * 10_000, "a\u0007b", "a\u202eb", "\u200b", "<b>x</b>", "😀", ""]
)
def test_an_invalid_name(person: People, server: Threaded, name: str) -> None:
    place = make_table(server.address, seats=["me", "free"])
    page = open_as_stranger(person, place.url, "de")
    field = page.get_by_label(text_of("de", "parts-name"))
    field.fill(name)
    page.get_by_role("button", name=text_of("de", "join-join")).click()
    expect(field).to_have_attribute("aria-invalid", "true")
    described = field.get_attribute("aria-describedby")
    assert described is not None
    expect(page.locator(f"#{described.split()[-1]}")).not_to_be_empty()
    assert page.url == place.url
    field.fill("Bob")
    page.get_by_role("button", name=text_of("de", "join-join")).click()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()


def test_an_old_tab_after_a_rematch_plays_the_new_match(
    person: People, server: Threaded, watching: Watching, fix_deal: FixDeal
) -> None:
    fix_deal()
    place = make_table(server.address)
    context = browser_of(person, place)
    old, new = (context.new_page() for _ in range(2))
    for page in (old, new):
        page.goto(place.url)
    player = Player(new)
    player.play_to_the_end()
    expect(Player(old).end).to_be_visible()
    context.set_offline(True)
    old.wait_for_timeout(50)
    context.set_offline(False)
    new.get_by_role("button", name="Play again").click()
    player.wait_for_turn()
    late = Player(old)
    late.wait_for_turn()
    assert late.cards == player.cards
    late.play(1)
    watching.excuse("ERR_INTERNET_DISCONNECTED")  # a part of the app that was just being loaded


def test_two_tabs_ask_for_a_rematch_at_the_same_time(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    """One match begins, and neither tab shows an error."""
    fix_deal()
    place = make_table(server.address)
    context = browser_of(person, place)
    pages = [context.new_page() for _ in range(2)]
    for page in pages:
        page.goto(place.url)
    Player(pages[0]).play_to_the_end()
    for page in pages:
        expect(Player(page).end).to_be_visible()
    again = [page.get_by_role("button", name="Play again").element_handle() for page in pages]
    at = pages[0].evaluate("Date.now() + 150")
    for button in again:
        button.evaluate("(button, at) => setTimeout(() => button.click(), at - Date.now())", at)
    for page in pages:
        Player(page).wait_for_turn()
    assert Player(pages[0]).cards == Player(pages[1]).cards


def test_an_unknown_game(person: People, server: Threaded) -> None:
    page = open_as_stranger(person, f"{server.address}/new/skat", "it")
    expect(page.get_by_text(text_of("it", "error-unknown-game"))).to_be_visible()


def test_an_unreachable_server(person: People, server: Threaded, watching: Watching) -> None:
    context = person(**STILL)
    page = context.new_page()
    open_start_page(page, server.address)
    button = page.get_by_role("button", name="Play now")
    context.set_offline(True)
    button.click()
    expect(page.get_by_text(text_of("en", "error-offline"))).to_be_visible()
    context.set_offline(False)
    button.click()
    expect(Player(page).hand).not_to_have_count(0)
    watching.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_page_that_does_not_arrive(person: People, server: Threaded, watching: Watching) -> None:
    context = person(**STILL)
    page = context.new_page()
    open_start_page(page, server.address)
    context.set_offline(True)
    page.get_by_role("link", name="Choose a game").click()
    expect(page.get_by_text(text_of("en", "error-offline"))).to_be_visible()
    context.set_offline(False)  # the app keeps trying, so nobody has to reload the page
    expect(page.get_by_role("heading", level=1, name="The shelf")).to_be_visible()
    watching.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_page_of_a_replaced_app_can_be_reloaded(
    person: People, server: Threaded, watching: Watching
) -> None:
    """The server has a new version of the app, so the files of the old one are gone."""
    page = person(**STILL).new_page()
    open_start_page(page, server.address)
    page.route("**/assets/*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Choose a game").click()
    reload = page.get_by_role("button", name="Reload")
    expect(reload).to_be_visible()

    def offer_files(request: Request) -> None:
        if request.is_navigation_request():  # only a new page knows the files of the new version
            page.unroute("**/assets/*.js")

    page.on("request", offer_files)
    reload.click()
    expect(page.get_by_role("heading", level=1, name="The shelf")).to_be_visible()
    watching.forgive("404 (Not Found)")


def test_others_do_not_see_a_refused_guest(
    person: People, server: Threaded, fix_deal: FixDeal
) -> None:
    fix_deal()
    place: Place = make_table(server.address)
    player = player_at(person, place)
    player.play(2)
    player.wait_for_turn()
    before = read_at_rest(player.page)
    page = open_as_stranger(person, place.url)
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    assert read_at_rest(player.page) == before


def read_at_rest(page: Page) -> str:
    """Return the text of the page once the cards have stopped moving."""
    main = page.locator("main")
    text = ""
    while text != (text := main.inner_text()):
        page.wait_for_timeout(500)
    return text

"""The rules pages: complete, reachable from everywhere, and readable in every way."""

import re

import pytest
from playwright.sync_api import Page, expect

from elfer.games import GAMES
from elfer.texts.languages import LANGUAGES, SWISS
from elfer.texts.rules_page import COMMON, rules_page
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import misfits
from tests.browser.player import Player, wait
from tests.browser.tables import make_table
from tests.browser.test_drag import drag
from tests.browser.texts import faults, text_of
from tests.browser.visits import STILL, place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import running_table

PAGES = (*GAMES, COMMON)
PHONE = {"viewport": {"width": 390, "height": 664}}
PRINT, SMALL_PRINT = 10, 9
"""The sizes of printed text, in points."""
LONG_RULES = {"master", "schnipp-schnapp"}
POINTS = 72 / 96
"""Points per CSS pixel."""
FONT_SIZE = "(text) => parseFloat(getComputedStyle(text).fontSize)"
SHEET = re.compile(rb"/Type /Page\b")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def open_rules(page: Page, server: Threaded, path: str) -> None:
    page.goto(f"{server.address}/rules{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def wait_for_page(page: Page, language: str, game: str) -> None:
    """Wait until the rules of a game are shown."""
    expect(page.get_by_role("heading", level=1)).to_have_text(rules_page(language, game).title)
    expect(page.locator("[data-rule]").last).to_be_attached()


@every_language
def test_every_page_is_complete_and_accessible(
    person: People, server: Threaded, language: str
) -> None:
    page = person(locale=language, **STILL, **PHONE).new_page()
    for game in PAGES:
        open_rules(page, server, f"/{game}")
        wait_for_page(page, language, game)
        shown = page.locator("[data-rule]").evaluate_all("all => all.map((b) => b.dataset.rule)")
        assert shown == [block.rule for block in rules_page(language, game).blocks]
        assert violations(page) == [], game
        assert misfits(page) == [], game
        # A single word in bold may also belong to another language.
        page.evaluate("document.querySelector('.rules').remove()")
        assert faults(page, language) == [], game


@every_language
def test_every_page_prints_on_two_sheets(person: People, server: Threaded, language: str) -> None:
    page = person(locale=language, **STILL).new_page()
    for game in GAMES:
        open_rules(page, server, f"/{game}")
        wait_for_page(page, language, game)
        sheets = page.pdf(format="A4", margin={"top": "12mm", "bottom": "12mm"})
        assert len(SHEET.findall(sheets)) <= 2, game
        page.emulate_media(media="print")
        pixels = page.locator(".rules").evaluate(FONT_SIZE)
        assert round(pixels * POINTS, 2) >= (SMALL_PRINT if game in LONG_RULES else PRINT), game
        page.emulate_media(media="null")


@every_language
@pytest.mark.parametrize("width", [320, 195])
def test_pages_can_be_read_at_twice_the_size(
    person: People, server: Threaded, language: str, width: int
) -> None:
    """A phone that is 390 pixels wide and zoomed to 200 % has a width of 195."""
    viewport = {"width": width, "height": 480}
    page = person(locale=language, viewport=viewport, **STILL).new_page()
    for game in PAGES:
        open_rules(page, server, f"/{game}")
        wait_for_page(page, language, game)
        assert misfits(page) == [], game


def test_an_address_leads_to_its_rule(person: People, server: Threaded) -> None:
    page = person(**STILL, **PHONE).new_page()
    open_rules(page, server, "/elfer-raus#cl-6")
    block = page.locator("#cl-6")
    expect(block).to_be_in_viewport()
    expect(block).to_be_focused()
    page.get_by_role("link", name="Link to rule CL-5").click()
    expect(page).to_have_url(re.compile("#cl-5$"))


@pytest.mark.parametrize(
    ("path", "title", "notice"),
    [
        ("/elfer-rau", "Elfer raus!", "There are no rules for “elfer-rau”."),
        ("/%3Cb%3E", "Rules of all games", "There are no rules for “<b>”."),
        ("/junior#ju-99", "Junior game", "There is no rule JU-99 here. The nearest one is JU-8."),
        ("/junior?language=xx", "Junior game", "There are no rules in “xx”"),
    ],
)
def test_a_wrong_address_leads_to_the_nearest_rules(
    person: People, server: Threaded, path: str, title: str, notice: str
) -> None:
    page = person(**STILL).new_page()
    open_rules(page, server, path)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_text(notice)).to_be_visible()


def test_an_address_can_name_a_language(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    open_rules(page, server, "/junior?language=fr")
    expect(page.get_by_text(rules_page("fr", "junior").lead)).to_be_visible()
    assert page.locator(".rules").get_attribute("lang") == "fr"


def test_swiss_browsers_get_swiss_spelling(person: People, server: Threaded) -> None:
    page = person(locale=SWISS, **STILL).new_page()
    open_rules(page, server, "/schnipp-schnapp")
    expect(page.get_by_text(rules_page(SWISS, "schnipp-schnapp").lead)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == SWISS
    assert not re.search("[ß„“]", page.locator("body").inner_text())


def test_a_search_finds_a_rule_of_another_game(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    open_rules(page, server, "/junior")
    page.get_by_role("searchbox", name="Search the rules").fill("half row bonus")
    page.get_by_role("link", name="Elfer raus! Master").first.click()
    wait_for_page(page, "en", "master")
    expect(page.locator("[data-rule].target")).to_be_in_viewport()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("no such words anywhere")
    expect(page.locator("p", has_text="Nothing found.").last).to_be_visible()
    search.fill("GEFÄHRLICH")
    expect(page.locator("p", has_text="Nothing found.").last).to_be_visible()
    assert violations(page) == []


def test_the_index_lists_every_game(person: People, server: Threaded) -> None:
    page = person(**STILL, **PHONE).new_page()
    open_rules(page, server, "")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(PAGES))
    assert violations(page) == []
    assert misfits(page) == []


def test_the_shelf_and_a_new_table_lead_to_the_rules(person: People, server: Threaded) -> None:
    page = person(**STILL).new_page()
    page.goto(f"{server.address}/shelf")
    page.get_by_role("button", name="More about Cheat").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    wait_for_page(page, "en", "mogeln")
    page.get_by_role("link", name="Play", exact=True).click()
    page.locator("summary", has_text=text_of("en", "parts-howto")).click()
    page.get_by_role("link", name="Read the complete rules").click()
    wait_for_page(page, "en", "mogeln")


def refuse_card(player: Player) -> None:
    """Drag a card that does not fit to its row, and wait for the refusal."""
    card = next(card for card in player.cards if not card.endswith("11"))
    drag(player, card, card[0])
    expect(player.page.get_by_role("alert").get_by_role("link")).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_back_to_the_table(
    person: People, server: Threaded
) -> None:
    player = player_at(person, place_table(server, running_table()), **PHONE)
    page = player.page
    expect(player.hand).to_have_count(20)
    before, address = player.cards, page.url
    refuse_card(player)
    page.get_by_role("alert").get_by_role("link", name="Why?").click()
    dialog = page.get_by_role("dialog", name="Elfer raus!")
    block = dialog.locator("[data-rule='CL-2']")
    expect(block).to_be_in_viewport()
    expect(block).to_contain_text("red 11")
    assert violations(page) == []
    assert page.url == address
    # A search result opens on top of the table, too.
    dialog.get_by_role("searchbox").fill("bridge")
    dialog.get_by_role("link", name="Elfer raus! Master").first.click()
    expect(page.get_by_role("dialog", name="Elfer raus! Master")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address
    assert player.cards == before
    player.play(1)
    wait(page, lambda: player.cards != before, "the table is no longer live")


REFUSING = ["elfer-raus", "master", "ueberall-anschliessen", "farben-sammeln"]
"""One game of each family in which a tap can break a rule."""
TAPPED = "[role=toolbar] button, .board button:enabled, [data-stock]"


def provoke_refusal(page: Page) -> str:
    """Tap one thing after the other until one is refused; return the anchor of the rule."""
    link = page.get_by_role("alert").get_by_role("link")
    for _ in range(5):
        for thing in page.locator(TAPPED).all():
            if not thing.is_visible():
                continue
            thing.click()
            page.wait_for_timeout(200)
            if link.count() > 0:
                return str(link.first.get_attribute("href")).partition("#")[2]
            page.keyboard.press("Escape")
    raise AssertionError("nothing is refused")


@pytest.mark.parametrize("game", REFUSING)
def test_a_refusal_in_every_family_leads_to_its_rule(
    person: People, server: Threaded, game: str
) -> None:
    place = make_table(server.address, game, ["me", "greedy", "greedy"])
    page = visit(person, place, {"lessons": False})
    expect(page.locator(TAPPED).first).to_be_visible()
    rule = provoke_refusal(page).upper()
    assert rule in {block.rule for block in rules_page("en", game).blocks}
    page.get_by_role("alert").get_by_role("link").first.click()
    dialog = page.get_by_role("dialog", name=text_of("en", f"game-{game}"), exact=True)
    expect(dialog.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
    expect(dialog.locator("[data-rule].target")).to_have_attribute("data-rule", rule)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == place.url
    expect(page.locator(TAPPED).first).to_be_visible()


def test_the_instructions_at_the_table_lead_to_the_rules(person: People, server: Threaded) -> None:
    page = visit(person, make_table(server.address, "junior", ["me", "greedy"]))
    address = page.url
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("link", name="Read the complete rules").click()
    expect(page.get_by_role("dialog", name="Junior game")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="Junior game")).to_have_count(0)
    assert page.url == address
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()


@pytest.mark.rule("RA-5")
@pytest.mark.rule("PO-2")
@pytest.mark.parametrize("game", ["ratefix", "poker"])
def test_cards_won_by_guessing_lie_face_up(person: People, server: Threaded, game: str) -> None:
    player = player_at(person, make_table(server.address, game, ["me", "greedy"]), **PHONE)
    page = player.page
    pile = page.locator("button[data-won]:enabled")
    while pile.count() == 0:
        player.step()
        page.wait_for_timeout(50)
    check_pile_is_shown(page, "button[data-won]:enabled")


@pytest.mark.rule("ZW-1")
def test_cards_won_in_a_duel_lie_face_up(person: People, server: Threaded) -> None:
    player = player_at(person, make_table(server.address, "zweikampf", ["me", "greedy"]), **PHONE)
    page = player.page
    pile = page.locator("[data-won] button")
    while pile.count() == 0:
        player.step()
        page.wait_for_timeout(50)
    check_pile_is_shown(page, "[data-won] button")


def check_pile_is_shown(page: Page, selector: str) -> None:
    """Tap the first pile of won cards, and expect exactly its cards."""
    pile = page.locator(selector).first
    label = pile.get_attribute("aria-label") or ""
    pile.click()
    panel = page.get_by_role("dialog", name=label)
    expect(panel).to_be_visible()
    count = int(re.findall(r"\d+|one", label)[-1].replace("one", "1"))  # names may contain numbers
    expect(panel.get_by_role("img")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

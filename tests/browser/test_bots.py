"""Bots as people meet them: chosen by their characters, asked for a hint, asked why."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits
from tests.browser.player import Player
from tests.browser.sharing import NAMES, together
from tests.browser.sheets import put_away
from tests.browser.tables import made
from tests.browser.texts import faults, plain
from tests.browser.visits import STILL, hurry, player_at, scene, visit
from tests.server import scenes
from tests.server.running import Threaded

CHARACTERS = ["Dicey", "Pip", "Lotte", "Bruno", "Mrs Fox", "Professor Elf"]
SEATS = "main ol .line select"
NARROW = {"width": 360, "height": 800}
# A word that stands in two lines has two rectangles.
CUT = """() => [...document.querySelectorAll(".name")].flatMap((name) => {
  const text = name.firstChild;
  const words = [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
  const hidden = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
  return words.length > 0 || hidden ? [text.data] : [];
})"""


def advised(page: Page) -> Locator:
    """What somebody was advised to do, where it stands out."""
    return page.locator(".advised")


def all_play(selects: Locator, level: str) -> None:
    """Three others are at the table, all of this level; waits until it is so."""
    expect(selects).to_have_count(3)
    for nth in range(3):
        expect(selects.nth(nth)).to_have_value(level)


def test_levels_are_chosen_by_their_characters(person: People, server: Threaded) -> None:
    """From weak to strong; what was chosen last is what is offered next, everywhere."""
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{server.address}/new/elfer-raus")
    tiles = page.get_by_role("group", name="Whom do you play against?").get_by_role("radio")
    expect(tiles).to_have_count(len(CHARACTERS))
    for tile, name in zip(tiles.all(), CHARACTERS, strict=True):
        assert name in tile.locator("xpath=..").inner_text()
    expect(tiles.nth(2)).to_be_checked()
    page.get_by_text("Mrs Fox", exact=True).click()
    selects = page.locator(SEATS)
    all_play(selects, "hard")
    selects.last.select_option("child")
    expect(page.locator("input[type=radio]:checked")).to_have_count(3)  # none of the characters
    assert not violations(page)

    page.get_by_role("button", name="Deal the cards").click()
    seats = page.get_by_role("list", name="The others at the table")
    for name in ("Mrs Fox", "Mrs Fox 2", "Pip"):
        expect(seats.get_by_text(name, exact=True)).to_be_visible()
    faces = seats.locator("svg[viewBox='0 0 64 64']")
    looks = faces.evaluate_all("all => all.map((face) => face.dataset.colour + face.outerHTML)")
    assert len({*looks}) == 3

    page.goto(f"{server.address}/new/elfer-raus")
    all_play(page.locator(SEATS), "child")


def test_a_character_has_a_card(person: People, server: Threaded) -> None:
    """In the set-up and at the table; pressed by keyboard, and closed again where one was."""
    place = made(server.address, "junior", ["me", "expert"], pace=60_000)
    page = visit(person, place, **PHONE)
    expect(page.get_by_role("list", name="The others at the table")).to_be_visible()
    who = page.get_by_role("button", name="Who is Professor Elf?")
    who.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Professor Elf")
    expect(card.get_by_text("a thousand times")).to_be_visible()
    expect(card.get_by_text("Level 6 of 6")).to_be_visible()
    assert not violations(page)
    assert not misfits(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(who).to_be_focused()


def test_a_bot_that_is_nobody_in_particular_is_still_somebody(
    person: People, server: Threaded
) -> None:
    page = visit(person, made(server.address, "junior", ["me", "greedy"], pace=60_000))
    page.get_by_role("button", name="People").click()
    chairs = page.get_by_role("dialog")
    expect(chairs.get_by_text("Bot 2", exact=True)).to_be_visible()
    expect(chairs.get_by_label("How does Bot 2 play?")).to_have_value("greedy")
    assert not violations(page)
    chairs.get_by_label("How does Bot 2 play?").select_option("medium")
    expect(chairs.get_by_text("Bruno", exact=True)).to_be_visible()
    assert "greedy" not in chairs.locator("option").evaluate_all("all => all.map((o) => o.value)")


def test_a_hint_points_at_a_card_and_says_why(person: People, server: Threaded) -> None:
    page = visit(person, scene(server, scenes.playing()), **PHONE)
    ask = page.get_by_role("button", name="What would you do?")
    ask.click()
    box = page.locator(".hint")
    expect(box.get_by_text("Professor Elf would")).to_be_visible()
    expect(page.get_by_role("log").get_by_text("Professor Elf would")).to_be_attached()
    expect(advised(page)).not_to_have_count(0)
    assert not violations(page)
    assert not misfits(page)
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(advised(page)).to_have_count(0)

    ask.click()
    Player(page).play(1)
    expect(box).to_have_count(0)


def test_a_hint_that_is_put_away_leaves_the_keyboard_where_it_was(
    person: People, server: Threaded
) -> None:
    page = visit(person, scene(server, scenes.playing()))
    ask = page.get_by_role("button", name="What would you do?")
    ask.focus()
    page.keyboard.press("Enter")
    understood = page.locator(".hint").get_by_role("button")
    understood.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_hint_does_not_lie_on_the_button_that_it_speaks_of(
    person: People, server: Threaded
) -> None:
    place = made(server.address, "farben-sammeln", ["me", "easy"])
    page = visit(person, place, **PHONE)
    Player(page).play(3)  # a card taken, one picked and laid: the turn is to be ended
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint b")).to_be_visible()
    advised(page).click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_hint_is_in_sight_on_a_low_screen(person: People, server: Threaded) -> None:
    low = {"viewport": {"width": 844, "height": 390}}
    page = visit(person, scene(server, scenes.playing()), **low)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint b")).to_be_in_viewport(ratio=1)
    expect(advised(page).first).to_be_in_viewport(ratio=1)


def test_a_hint_names_what_is_on_the_screen_and_points_at_it(
    person: People, server: Threaded
) -> None:
    """Not what the move is called in the notation, which nobody at a table knows."""
    page = visit(person, made(server.address, "farben-sammeln", ["me", "easy"]))
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint").get_by_text("would choose: Take ")).to_be_visible()
    expect(page.locator(".board .advised")).to_have_count(1)

    page = visit(person, made(server.address, "ratefix", ["me", "easy"]))
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint").get_by_text("would choose: Say ")).to_be_visible()


def test_whoever_wants_no_hints_is_offered_none(person: People, server: Threaded) -> None:
    page = visit(person, scene(server, scenes.playing()))
    ask = page.get_by_role("button", name="What would you do?")
    expect(ask).to_be_visible()
    page.get_by_role("button", name="Cards", exact=True).click()
    page.get_by_role("switch", name="Offer hints").click()
    put_away(page)
    expect(ask).to_have_count(0)
    page.reload()
    expect(Player(page).hand.first).to_be_visible()
    expect(ask).to_have_count(0)


def test_at_a_shared_device_a_hint_is_for_whose_turn_it_is(
    person: People, server: Threaded
) -> None:
    """Behind the curtain there is none, and each has a will of their own."""
    page = together(person, server)
    ask = page.get_by_role("button", name="What would you do?")
    expect(ask).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button").first.click()
    ask.click()
    expect(page.locator(".hint").get_by_text("Professor Elf would")).to_be_visible()
    cards = {*Player(page).cards}
    pointed = advised(page).evaluate_all("all => all.map((each) => each.dataset.card ?? '')")
    assert {card for card in pointed if card} <= cards
    page.get_by_role("button", name="Cards", exact=True).click()
    for name in NAMES:
        expect(page.get_by_role("switch", name=f"Hints for {name}")).to_be_checked()
    page.get_by_role("switch", name=f"Hints for {NAMES[0]}").click()
    page.get_by_role("switch", name=f"Hints for {NAMES[1]}").click()
    put_away(page)
    expect(ask).to_have_count(0)


def test_why_it_did_that_can_be_asked_in_a_replay(person: People, server: Threaded) -> None:
    place = made(server.address, "junior", ["me", "random"], rounds=1)
    player = player_at(person, place, **PHONE)
    page = player.page
    player.play_to_the_end()
    page.get_by_role("button", name="Watch the replay").click()
    forward = page.get_by_role("button", name="Next", exact=True)
    why = page.get_by_role("button", name="Why did Dicey do that?")
    told = page.locator(".why p")
    known = {plain("en", f"why-{word}") for word in ("by-luck", "only-move", "must-draw")}
    asked = 0
    for _ in range(40):
        forward.click()
        words = page.locator(".words").inner_text()
        if not words.startswith("Dicey"):
            assert why.count() == 0, words
            continue
        why.click()
        expect(told).to_have_count(1)
        assert told.inner_text() in known
        expect(told.locator("xpath=..")).to_be_focused()  # where the button was
        asked += 1
        if asked == 3:
            break
    assert asked == 3
    assert not violations(page)
    assert not misfits(page)
    forward.click()
    expect(told).to_have_count(0)


def test_a_replay_says_once_what_it_can_be_asked_about(person: People, server: Threaded) -> None:
    """Ending a turn is told too, and what two seats were told in two ways is told in one."""
    for game in ("farben-sammeln", "schwarzer-peter"):
        page = visit(person, made(server.address, game, ["child", "hard"]))
        page.get_by_role("button", name="Watch the replay").click()
        forward = page.get_by_role("button", name="Next", exact=True)
        for _ in range(4):
            forward.click()
            sentences = page.locator(".moment .words").inner_text().split(". ")
            assert sentences[0]
            assert len({each.rstrip(".") for each in sentences}) == len(sentences)


def test_it_all_speaks_french(person: People, server: Threaded) -> None:
    page = visit(person, scene(server, scenes.playing()), locale="fr")
    page.get_by_role("button", name="Tu ferais quoi").click()
    expect(page.locator(".hint").get_by_text("Prof Onze")).to_be_visible()
    assert not faults(page, "fr")
    page.goto(f"{server.address}/new/master")
    page.locator(".line button").first.click()
    expect(page.get_by_role("dialog").get_by_text("Lotte joue ce qu’elle voit")).to_be_visible()
    assert not faults(page, "fr")


def test_long_names_of_bots_are_not_cut(person: People, server: Threaded) -> None:
    """Half of «Madame Renard» is nobody, and «Professo-r» is no word."""
    for game, language in (("schwarzer-peter", "fr"), ("elfer-raus", "it")):
        seats = ["me", "hard", "expert", "hard", "expert", "child"]
        place = made(server.address, game, seats, pace=60_000)
        page = visit(person, place, locale=language, **{**PHONE, "viewport": NARROW})
        expect(page.locator(".seat .name")).to_have_count(5)
        assert not page.evaluate(CUT)

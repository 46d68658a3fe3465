"""The end of a round: the winner, the score, the next steps and the running score."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.table.commands import Again, Configure, Rematch
from elfer.table.player_views import draw_view
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.endings import Result, finished_party, place_party
from tests.browser.layout import misfits, scrolls, settle
from tests.browser.player import Player
from tests.browser.sheets import choose_more, close_sheet
from tests.browser.tables import Place, make_table
from tests.browser.visits import MOVING, STILL, browser_of, visit
from tests.server.running import Threaded
from tests.table.party import HOST

SIZES = (
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
CAST = ["easy", "child", "medium", "hard", "expert"]
SCENES: dict[str, tuple[str, list[str], Result]] = {
    "two players": ("elfer-raus", [HOST, "easy"], "won"),
    "six players": ("elfer-raus", [HOST, *CAST], "lost"),
    "a shared win": ("ratefix", [HOST, *CAST[:3]], "shared"),
    "no points": ("schwarzer-peter", [HOST, *CAST[:2]], "lost"),
    "places": ("ueberall-anschliessen", [HOST, *CAST[:3]], "lost"),
    "a long ending": ("farben-sammeln", [HOST, *CAST[:3]], "lost"),
}


def open_ending(person: People, place: Place, **options: Any) -> Page:
    """Open the end of a match."""
    page = visit(person, place, **options)
    expect(page.locator("#round-end")).to_be_visible()
    return page


def score_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Score", exact=True)


def running_score(page: Page) -> dict[str, str]:
    """Return the matches won, by name."""
    section = page.get_by_role("region", name="Matches won")
    expect(section).to_be_visible()
    rows = section.get_by_role("listitem").all()
    return {row.locator(".name").inner_text(): row.locator("b").inner_text() for row in rows}


@pytest.mark.parametrize("scene", SCENES)
def test_the_main_button_is_on_every_screen(person: People, server: Threaded, scene: str) -> None:
    place = place_party(server, finished_party(*SCENES[scene]))
    page = open_ending(person, place)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(page.locator("#round-end")).to_be_in_viewport(ratio=1)
        for name in ("Play again", "More"):
            button = page.get_by_role("button", name=name, exact=True)
            expect(button).to_be_in_viewport(ratio=1)
            button.click(trial=True)
        assert misfits(page) == [], (width, height)
        page.get_by_role("button", name="More", exact=True).click()
        for name in ("Same cards again", "Watch the replay", "Check the shuffle"):
            page.get_by_role("button", name=name).click(trial=True)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Same cards again")).to_have_count(0)
        expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()


def test_there_is_one_main_button_and_the_rest_is_behind_more(
    person: People, server: Threaded
) -> None:
    page = open_ending(person, place_party(server, finished_party("junior", [HOST, "easy"])))
    expect(page.locator(".button.primary:visible")).to_have_text(["Play again"])
    hidden = ("Same cards again", "Watch the replay", "Check the shuffle", "Change game or rules")
    for name in hidden:
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    more = page.get_by_role("button", name="More", exact=True)
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    for name in hidden:
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_winning_losing_and_sharing_differ(person: People, server: Threaded, theme: str) -> None:
    seen = []
    for result, game, words in (
        ("won", "elfer-raus", "You win! Well played!"),
        ("lost", "elfer-raus", r"(Lotte|Pip|Bruno) wins! You finish (2nd|3rd|4th) of 4\."),
        ("shared", "ratefix", r"You win, together with .+!"),
    ):
        party = finished_party(game, [HOST, *CAST[:3]], result)  # type: ignore[arg-type]
        page = open_ending(person, place_party(server, party), color_scheme=theme)
        ending = page.get_by_role("region", name=page.locator("#round-end").inner_text())
        expect(ending.locator("header")).to_have_text(re.compile(rf"\s*{words}"))
        won = party.match.winners or ()
        expect(ending.locator("header .faces > *")).to_have_count(len(won))
        for place, row in enumerate(score_of(page).get_by_role("listitem").all()):
            assert ("winner" in row.inner_text()) == (place < len(won))
        assert violations(page) == [], result
        top = ending.locator(".top")
        looks = "element => getComputedStyle(element).backgroundImage"
        seen.append((top.evaluate(looks), ending.locator(".fan").inner_html()))
    assert len(set(seen)) == 3


def test_the_cards_count_up_unless_motion_is_off(person: People, server: Threaded) -> None:
    party = finished_party("elfer-raus", [HOST, *CAST[:3]], "lost")
    totals = sorted(party.match.totals or ())
    spoken = [f"{total} point{'' if total == 1 else 's'}" for total in totals]
    place = place_party(server, party)
    for options in (STILL, MOVING):
        page = visit(person, place, None, **options)
        rows = score_of(page).locator(".total")
        # The final numbers are there immediately, for screen readers.
        expect(rows.locator(".visually-hidden").first).to_be_attached()
        assert rows.locator(".visually-hidden").all_inner_texts() == spoken
        expect(rows.locator("[aria-hidden]")).to_have_text([str(total) for total in totals])
        cards = score_of(page).locator(".cards > *")
        expect(cards).to_have_count(sum(map(len, draw_view(party.match, None)["hands"])))
        lasts: str = cards.first.evaluate("one => getComputedStyle(one).animationDuration")
        assert (float(lasts.removesuffix("s")) > 0.01) == (options == MOVING)


def test_numbers_start_where_the_match_was_and_reach_the_total(
    person: People, server: Threaded
) -> None:
    party = finished_party("elferspiel", [HOST, "easy"], "won", {"rounds": 2})
    place = place_party(server, party)
    context = browser_of(person, place, None, **MOVING)
    # Record every number that the page draws.
    context.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
          const shown = [...document.querySelectorAll(".total [aria-hidden]")];
          if (shown.length) (window.counted ??= []).push(shown.map((one) => one.textContent));
        }).observe(document.body, { subtree: true, childList: true, characterData: true }));"""
    )
    page = context.new_page()
    page.goto(place.url)
    totals = sorted(party.match.totals or ())
    outcome = party.match.outcome
    assert outcome is not None
    seats = sorted(range(2), key=lambda seat: (party.match.totals or ())[seat])
    before = [(party.match.totals or ())[seat] - (outcome.points or ())[seat] for seat in seats]
    expect(score_of(page).locator(".total [aria-hidden]")).to_have_text([str(t) for t in totals])
    counted = page.evaluate("window.counted")
    assert counted[0] == [str(number) for number in before]


def test_the_table_can_be_looked_at(person: People, server: Threaded) -> None:
    place = place_party(server, finished_party("elfer-raus", [HOST, "easy"]))
    page = open_ending(person, place, viewport={"width": 390, "height": 664})
    rows = page.get_by_role("group", name="The rows")
    expect(rows).to_have_count(0)
    choose_more(page, "Look at the table")
    expect(rows).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Results").click()
    expect(page.locator("#round-end")).to_be_focused()
    expect(rows).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(rows).to_be_visible()


def test_reactions_can_be_sent_and_seen_at_the_end(person: People, server: Threaded) -> None:
    page = open_ending(person, place_party(server, finished_party("junior", [HOST, "easy"])))
    page.get_by_role("button", name="React").click()
    page.get_by_role("dialog").get_by_role("button", name="Thank").click()
    expect(page.locator(".reactions .reaction")).to_have_count(1)


def test_the_running_score_follows_people_and_survives(person: People, server: Threaded) -> None:
    party = finished_party("junior", [HOST, "easy"], "won", matches=3)
    expected = {
        one.get("name") or "Lotte": f"{one['won']} of {one['played']}"
        for one in party.table.card()["standings"]
    }
    page = open_ending(person, place_party(server, party))
    assert running_score(page) == expected
    best = max(expected.values())
    leaders = [name for name, won in expected.items() if won == best]
    if leaders == ["Ann"]:
        expect(page.get_by_text("You’re in the lead.")).to_be_visible()
    page.reload()
    assert running_score(page) == expected
    page.get_by_role("button", name="People").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("region", name="Matches won")).to_be_visible()
    expect(dialog.get_by_role("region", name="Matches won").locator("b")).to_have_text(
        sorted(expected.values(), reverse=True)
    )
    close_sheet(page)


def test_the_lobby_shows_the_running_score_between_games(person: People, server: Threaded) -> None:
    party = finished_party("junior", [HOST, "easy"], "won")
    party.say(Configure("elfer-raus", 2, {}), HOST)
    page = visit(person, place_party(server, party))
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    assert running_score(page) == {"Ann": "1 of 1", "Lotte": "0 of 1"}
    expect(page.get_by_text("You’re in the lead.")).to_be_visible()
    assert violations(page) == []


def test_there_is_no_running_score_before_a_match_has_ended(
    person: People, server: Threaded
) -> None:
    place = make_table(server.address, "junior", ["me", "free"])
    page = visit(person, place)
    expect(page.get_by_role("heading", name="Who sits where?")).to_be_visible()
    expect(page.get_by_role("region", name="Matches won")).to_have_count(0)


def test_a_rematch_counts_from_the_screen(person: People, server: Threaded) -> None:
    party = finished_party("junior", [HOST, "easy"], "won")
    place = place_party(server, party)
    player = Player(open_ending(person, place))
    player.page.get_by_role("button", name="Play again").click()
    expect(player.end).to_have_count(0)
    player.play_to_the_end()
    won = running_score(player.page)
    assert {each.split(" of ")[1] for each in won.values()} == {"2"}
    assert sum(int(each[0]) for each in won.values()) >= 2


def test_the_same_cards_are_compared_with_the_last_time(person: People, server: Threaded) -> None:
    party = finished_party("elferspiel", [HOST, "easy", "child"], "lost")
    first = party.match.outcome
    party.say(Again(), HOST)
    party.play_on()
    second = party.match.outcome
    assert first is not None
    assert second is not None
    page = open_ending(person, place_party(server, party))
    section = page.get_by_role("region", name="The same cards again")
    rows = section.get_by_role("row")
    expect(rows.first).to_have_text(re.compile(r"Last time\s*Now"))
    for seat, name in enumerate(("Ann", "Lotte", "Pip")):
        then, now = ((each.points or ())[seat] for each in (first, second))
        expect(rows.filter(has_text=name)).to_have_text(re.compile(rf"{name}\s*{then}\D*{now}\D*"))
    then, now = ((each.points or ())[0] for each in (first, second))
    if then != now:
        word = "this" if now < then else "last"
        expect(section.get_by_text(f"You did better {word} time.")).to_be_visible()
    expect(section.get_by_text("doesn’t count in the matches won")).to_be_visible()
    assert violations(page) == []
    party.say(Rematch(), HOST)
    party.play_on()
    page = open_ending(person, place_party(server, party))
    expect(page.get_by_role("region", name="The same cards again")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de-DE", ("Noch einmal dieselben Karten", "Gewonnene Spiele", "Mehr")),
        ("fr-FR", ("Encore les mêmes cartes", "Parties gagnées", "Plus")),
        ("it-IT", ("Di nuovo le stesse carte", "Partite vinte", "Altro")),
    ],
)
def test_other_languages_fit_a_small_phone(
    person: People, server: Threaded, locale: str, words: tuple[str, str, str]
) -> None:
    party = finished_party("elferspiel", [HOST, *CAST], "lost")
    party.say(Again(), HOST)
    party.play_on()
    screen = {"width": 320, "height": 568}
    page = open_ending(person, place_party(server, party), locale=locale, viewport=screen)
    again, won, more = words
    expect(page.get_by_role("region", name=again)).to_be_visible()
    expect(page.get_by_role("region", name=won)).to_be_visible()
    page.get_by_role("button", name=more, exact=True).click()
    assert misfits(page) == []


def test_a_television_shows_the_score_and_the_running_score(
    person: People, server: Threaded
) -> None:
    party = finished_party("elfer-raus", [HOST, *CAST], "won", matches=4)
    place = place_party(server, party)
    page = person(**STILL).new_page()
    page.goto(f"{place.url}/tv")
    won = [one for one in party.table.card()["standings"] if one["won"] > 0]
    for width, height in ((1440, 900), (1920, 1080), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        running = page.get_by_role("region", name="Matches won")
        for part in (page.locator("#round-end"), score_of(page), running):
            expect(part).to_be_in_viewport(ratio=1)
        expect(running.get_by_role("listitem")).to_have_count(len(won))
        assert not scrolls(page)

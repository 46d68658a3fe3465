"""The hand and the rows on every screen: visibility, card sizes, drags."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.layout import misfits, settle
from tests.browser.master_tables import find_crowded_table
from tests.browser.player import Player, wait
from tests.browser.tables import make_table
from tests.browser.visits import browser_of, place_table, player_at, wait_for_later_parts
from tests.server.running import Threaded
from tests.server.scenes import running_table

PHONE = {"viewport": {"width": 390, "height": 844}}
SHORT = {"phone sideways": (844, 390), "desktop at 200 %": (720, 450)}
SCREENS = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}
BEYOND = """() => [...document.querySelectorAll(".rows [data-card], .rows [data-place]")]
  .filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  }).map((card) => card.outerHTML.slice(0, 80))"""


def box(thing: Locator) -> dict[str, float]:
    found: Any = thing.bounding_box()
    assert found is not None
    return dict(found)


def middle(thing: Locator) -> tuple[float, float]:
    at = box(thing)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def hand_card(player: Player, card: str) -> Locator:
    return player.page.locator(f"[role=toolbar] [data-card='{card}']")


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("layout", ["auto", "compact", "spread"])
def test_rows_full_of_gaps_fit(person: People, server: Threaded, width: int, layout: str) -> None:
    viewport = {"width": width, "height": 844}
    player = player_at(
        person, place_table(server, find_crowded_table()), {"layout": layout}, viewport=viewport
    )
    player.wait_for_turn()
    assert misfits(player.page) == []
    assert player.page.evaluate(BEYOND) == []
    # Every card in a row is visible, though a run may show only its ends.
    hand_card(player, "*").click()
    expect(player.page.locator("[data-place]").first).to_be_visible()
    settle(player.page)
    assert player.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("kind", ["fitting", "other"])
def test_a_dragged_card_follows_the_pointer_and_can_be_put_back(
    person: People, server: Threaded, kind: str
) -> None:
    player = player_at(person, place_table(server, running_table()))
    player.wait_for_turn()
    settle(player.page)
    cards = player.cards
    name = "r11" if kind == "fitting" else next(card for card in cards if not card.endswith("11"))
    card, mouse = hand_card(player, name), player.page.mouse
    x, y = middle(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 30, y - 200, steps=5)
    there = pytest.approx((x - 30, y - 200), abs=3)
    wait(player.page, lambda: middle(card) == there, "the card does not follow")
    mouse.move(x, y, steps=5)
    mouse.up()
    player.page.wait_for_timeout(200)
    assert player.cards == cards
    expect(player.page.get_by_role("alert")).to_have_text("")
    # The drag was only cancelled, so the next key press counts.
    card.focus()
    player.page.keyboard.press("Enter")
    if kind == "fitting":
        wait(player.page, lambda: name not in player.cards, "the key was lost")
    else:
        expect(player.page.get_by_role("alert")).not_to_have_text("")


def row_card_width(page: Page) -> float:
    found: str = page.locator(".rows").evaluate("each => each.style.getPropertyValue('--lying')")
    return float(found.removesuffix("px"))


@pytest.mark.parametrize("screen", SCREENS)
def test_the_card_size_setting_changes_the_size(
    person: People, server: Threaded, screen: str
) -> None:
    width, height = SCREENS[screen]
    place = place_table(server, running_table())
    hands, rows = [], []
    for size in ("small", "medium", "large"):
        page = browser_of(
            person, place, {"cards": size}, viewport={"width": width, "height": height}
        ).new_page()
        page.goto(place.url)
        expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(20)
        settle(page)
        hands.append(box(page.locator("[role=toolbar] button").first)["width"])
        rows.append(row_card_width(page))
        assert misfits(page) == [], size
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, size
    assert hands[0] < hands[1] < hands[2]
    assert rows[0] < rows[1] < rows[2]


@pytest.mark.parametrize("screen", SHORT)
def test_a_low_screen_shows_hand_and_rows_together(
    person: People, server: Threaded, screen: str
) -> None:
    width, height = SHORT[screen]
    place = place_table(server, running_table())
    page = browser_of(person, place, viewport={"width": width, "height": height}).new_page()
    page.goto(place.url)
    hand = page.get_by_role("toolbar").get_by_role("button")
    expect(hand).to_have_count(20)
    settle(page)
    for thing in [*hand.all(), *page.locator("[data-drop^='row:']").all()]:
        at = box(thing)
        assert at["y"] >= 0
        assert at["y"] + at["height"] <= height
    assert misfits(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_ring_is_visible_on_every_card(
    person: People, server: Threaded, theme: str
) -> None:
    player = player_at(person, place_table(server, running_table()), color_scheme=theme)
    player.wait_for_turn()
    page = player.page
    ring = """card => {
      const { opacity, outlineColor, outlineWidth, boxShadow } = getComputedStyle(card);
      const accent = document.createElement("i");
      accent.style.color = "var(--accent)";
      document.body.append(accent);
      const violet = getComputedStyle(accent).color;
      accent.remove();
      return { opacity, wide: parseFloat(outlineWidth), differs: outlineColor !== violet,
               layers: boxShadow.split("rgb").length - 1 };
    }"""

    def stands_out(card: str) -> bool:
        seen = hand_card(player, card).evaluate(ring)
        shown = seen["opacity"] == "1" and seen["wide"] >= 3
        return bool(shown and seen["differs"] and seen["layers"] >= 2)

    for card in ("r11", next(card for card in player.cards if not card.endswith("11"))):
        page.keyboard.press("Tab")
        hand_card(player, card).focus()
        wait(page, lambda: stands_out(card), f"{card} does not stand out")  # noqa: B023


def test_a_refusal_does_not_cover_the_rows(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), **PHONE)
    player.wait_for_turn()
    card = next(card for card in player.cards if not card.endswith("11"))
    hand_card(player, card).click()
    expect(player.page.get_by_role("alert").locator("> *")).to_be_visible()
    settle(player.page)
    reason = box(player.page.get_by_role("alert").locator("> *"))
    for row in player.page.locator("[data-drop^='row:']").all():
        at = box(row)
        assert reason["y"] >= at["y"] + at["height"] or reason["y"] + reason["height"] <= at["y"]
    assert reason["y"] + reason["height"] <= 844


def test_hand_and_menu_stay_visible_without_the_server(
    person: People, serving: Any, watching: Any
) -> None:
    own = serving()
    place = place_table(own, running_table())
    page = browser_of(person, place, **PHONE).new_page()
    page.goto(place.url)
    expect(page.get_by_role("toolbar").get_by_role("button")).to_have_count(20)
    wait_for_later_parts(page)
    own.stop()
    expect(page.locator(".away")).to_be_visible()
    bar = box(page.get_by_role("navigation").last)
    assert bar["y"] + bar["height"] <= 844
    watching.excuse("WebSocket connection")


def test_undo_has_a_visible_label_on_a_phone(person: People, server: Threaded) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy"])
    player = player_at(person, place, **PHONE)
    word = player.page.get_by_role("button", name="Take back")
    # The opening card of a round and a drawn card end the turn.
    for _ in range(10):
        card = player.wait_for_offer()["kind"] == "card"
        player.play(1)
        if card and word.count():
            break
    expect(word).to_be_visible()
    assert word.inner_text().strip() == "Take back"
    # The word is visible, not only an accessible name.
    assert box(word)["width"] > 80


def test_a_name_of_seven_letters_is_not_cut_off_on_a_phone(
    person: People, server: Threaded
) -> None:
    place = make_table(server.address, "elfer-raus", ["me", "greedy", "greedy", "greedy"])
    page = browser_of(person, place, **PHONE).new_page()
    page.goto(place.url)
    name = page.locator(".seat .name").first
    expect(name).to_be_visible()
    settle(page)
    cut = """name => { name.textContent = "Grandma"; return name.scrollWidth > name.clientWidth }"""
    assert not name.evaluate(cut)


def test_every_row_has_a_visible_frame_in_the_dark_theme(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), color_scheme="dark")
    player.wait_for_turn()
    contrast = """row => {
      const parts = (colour) => {
        const numbers = colour.match(/[\\d.]+/g).map(Number);
        const scale = colour.startsWith("color(") ? 1 : 255;
        const [r, g, b, alpha = 1] = numbers;
        return { rgb: [r / scale, g / scale, b / scale], alpha };
      };
      const light = (rgb) => rgb
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
      const under = parts(getComputedStyle(document.body).backgroundColor).rgb;
      const { rgb, alpha } = parts(getComputedStyle(row).borderTopColor);
      const seen = rgb.map((c, n) => c * alpha + under[n] * (1 - alpha));
      return (light(seen) + 0.05) / (light(under) + 0.05);
    }"""
    for row in player.page.locator("[data-drop^='row:']").all():
        assert row.evaluate(contrast) > 2.5, row.get_attribute("data-drop")

"""A record of every card that a page has ever contained."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

# Recognises a card by its data-card attribute, and by its picture if it has none.
RECORD = """(() => {
  window.seen = new Set();
  window.behind = new Set();
  const NUMBER = "svg[data-colour] text.number";
  const picture = (text) => text.closest("svg").dataset.colour + text.textContent.trim();
  function recordCards() {
    const cards = [...document.querySelectorAll("[data-card]")];
    const drawn = [...document.querySelectorAll(NUMBER)];
    for (const card of cards) window.seen.add(card.dataset.card);
    for (const text of drawn) window.seen.add(picture(text));
    if (!document.querySelector(".curtain")) return;
    const hidden = (element) => !element.closest("[data-drop^='row:']");
    for (const card of cards.filter(hidden)) window.behind.add(card.dataset.card);
    for (const text of drawn.filter(hidden)) window.behind.add(picture(text));
  }
  new MutationObserver(recordCards).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true });
})();"""


def record_cards(context: BrowserContext) -> None:
    """Record all cards in the pages that this browser context opens from now on."""
    context.add_init_script(RECORD)


def take_seen_cards(page: Page) -> set[str]:
    """Return the cards that have been in the page since the last call."""
    return _take(page, "seen")


def find_cards(page: Page) -> set[str]:
    """Return the cards that are in the page now."""
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )
    return set(cards)


def take_cards_behind_curtain(page: Page) -> set[str]:
    """Return the cards outside the rows that were in the page behind a curtain."""
    return _take(page, "behind")


def _take(page: Page, name: str) -> set[str]:
    cards: list[Any] = page.evaluate(
        f"() => {{ const all = [...window.{name}]; window.{name}.clear(); return all; }}"
    )
    return {str(card).removeprefix("*").partition("#")[0] or "*" for card in cards}

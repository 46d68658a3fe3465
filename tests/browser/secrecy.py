"""Every card that a page has ever shown, noticed the moment it is in the page."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

# A card is noticed by its name, and by its picture even where nobody has named it.
NOTICE = """(() => {
  window.seen = new Set();
  window.behind = new Set();
  const NUMBER = "svg[data-colour] text.number";
  const picture = (text) => text.closest("svg").dataset.colour + text.textContent.trim();
  function notice() {
    const cards = [...document.querySelectorAll("[data-card]")];
    const drawn = [...document.querySelectorAll(NUMBER)];
    for (const card of cards) window.seen.add(card.dataset.card);
    for (const text of drawn) window.seen.add(picture(text));
    if (!document.querySelector(".curtain")) return;
    const hidden = (element) => !element.closest("[data-drop^='row:']");
    for (const card of cards.filter(hidden)) window.behind.add(card.dataset.card);
    for (const text of drawn.filter(hidden)) window.behind.add(picture(text));
  }
  new MutationObserver(notice).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true });
})();"""


def notice(context: BrowserContext) -> None:
    """Notice all cards in the pages that this browser opens from now on."""
    context.add_init_script(NOTICE)


def noticed(page: Page) -> set[str]:
    """The cards that were in the page since it was last asked."""
    return _taken(page, "seen")


def lying(page: Page) -> set[str]:
    """The cards that are named in the page now."""
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )
    return set(cards)


def behind_the_curtain(page: Page) -> set[str]:
    """The cards, other than those in the rows, that were in the page together with a curtain."""
    return _taken(page, "behind")


def _taken(page: Page, name: str) -> set[str]:
    cards: list[Any] = page.evaluate(
        f"() => {{ const all = [...window.{name}]; window.{name}.clear(); return all; }}"
    )
    return {str(card).removeprefix("*").partition("#")[0] or "*" for card in cards}

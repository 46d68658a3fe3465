"""Whether a page fits its screen, and fingers its buttons."""

from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
"""A browser on a usual phone."""
LOOKS, PAUSE = 20, 100
"""How often it is looked whether a page scrolls, and milliseconds in between."""
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120)).slice(0, 4);
}"""
# What has a label is as large as the label; a link within a sentence is as large as its words.
TOO_SMALL = """() => {
  const LEAST = 44, HELD = 40, ABOUT = 0.5;
  const selector = "button, a, select, summary, input, label:has(input)";
  const small = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { display } = getComputedStyle(element);
    if (display === "inline" && element.matches("a:not(.button)")) continue;
    if (element.matches("label input, .visually-hidden, .skip")) continue;
    const { width, height } = element.getBoundingClientRect();
    const least = element.matches("[role=toolbar] button") ? HELD : LEAST;
    if (width < least - ABOUT || height < LEAST - ABOUT) {
      small.push(`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return small;
}"""


def misfits(page: Page) -> list[str]:
    """What makes the page scroll sideways, and what is too small to hit."""
    wide: list[Any] = page.evaluate(TOO_WIDE)
    small: list[Any] = page.evaluate(TOO_SMALL)
    return [f"too wide: {what}" for what in wide] + [f"too small: {what}" for what in small]


def scrolls(page: Page) -> bool:
    """Whether the page is higher than its screen, when it has had time to come to rest."""
    for _ in range(LOOKS):
        if not page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            return False
        page.wait_for_timeout(PAUSE)
    return True

"""Checks that a page fits its screen and that its buttons are large enough for fingers."""

from typing import Any

from playwright.sync_api import Page

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
"""The browser options of a typical phone."""
# Counts frames, not milliseconds, because a busy machine draws few of them.
# Ignores infinite animations.
SETTLED = """() => new Promise((settled) => {
  const places = () => [...document.querySelectorAll("body *")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(" ");
  const moving = () => document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity);
  let before = "", same = 0, frames = 0;
  const look = () => {
    const now = places();
    same = now === before && !moving() ? same + 1 : 0;
    before = now;
    if (same === 6 || ++frames === 300) settled();
    else requestAnimationFrame(look);
  };
  document.fonts.ready.then(look);
})"""
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120)).slice(0, 4);
}"""
# A labelled control is as large as its label; a link in a sentence may be as small as its words.
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


CUT = """(selector) => [...document.querySelectorAll(`${selector} *`)].filter((element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
}).map((element) => element.outerHTML.slice(0, 120)).slice(0, 4)"""
# Finds overlapping elements of which neither contains the other.
OVERLAPPING = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
  const found = [];
  all.forEach((one, n) => all.slice(n + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) {
      found.push([one, other].map((element) => element.outerHTML.slice(0, 80)).join(" and "));
    }
  }));
  return found;
}"""


def settle(page: Page) -> None:
    """Wait until nothing on the page has moved for a few frames."""
    page.evaluate(SETTLED)


def find_cut(page: Page, selector: str) -> list[str]:
    """Return the descendants of an element that extend beyond the left or right screen edge."""
    return _settle_and_run(page, CUT, selector)


def find_overlaps(page: Page, selector: str) -> list[str]:
    """Return the elements that overlap each other once nothing moves any more."""
    return _settle_and_run(page, OVERLAPPING, selector)


def _settle_and_run(page: Page, script: str, selector: str) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(script, selector)
    return found


def misfits(page: Page) -> list[str]:
    """Return the elements that make the page scroll sideways or are too small to tap."""
    settle(page)
    wide: list[Any] = page.evaluate(TOO_WIDE)
    small: list[Any] = page.evaluate(TOO_SMALL)
    return [f"too wide: {what}" for what in wide] + [f"too small: {what}" for what in small]


def scrolls(page: Page) -> bool:
    """Return whether the page is taller than its screen once nothing moves any more."""
    settle(page)
    return bool(page.evaluate("document.documentElement.scrollHeight > innerHeight"))

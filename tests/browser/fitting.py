"""Checks that a whole table fits its screen: nothing scrolls, is cut off or covers something."""

from playwright.sync_api import Page

from tests.browser.layout import settle

FAULTS = """() => {
  const ABOUT = 1, TOUCH = 43.5, STRIP = 23.5, LETTER = 11;
  const found = [];
  const name = (element) => {
    const { className, dataset, innerText } = element;
    const shown = element.ariaLabel ?? innerText?.slice(0, 24) ?? "";
    return `${element.tagName.toLowerCase()}.${className?.baseVal ?? className}`
      .slice(0, 40) + ` ${dataset?.card ?? ""} «${shown}»`;
  };
  const box = (element) => element.getBoundingClientRect();
  const visible = (element) => element.checkVisibility({ visibilityProperty: true })
    && box(element).width > 1 && box(element).height > 0
    && !element.closest(".visually-hidden, .flying, dialog");
  const all = (selector, under = document) =>
    [...under.querySelectorAll(selector)].filter(visible);
  const within = (inner, outer, by) => inner.left >= outer.left - by && inner.top >= outer.top - by
    && inner.right <= outer.right + by && inner.bottom <= outer.bottom + by;
  const round = ({ left, top, right, bottom }) =>
    [left, top, right, bottom].map(Math.round).join(" ");
  const game = document.querySelector(".game");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // The page does not scroll.
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight) found.push(`scrolls down by ${scrollHeight - innerHeight}`);
  if (scrollWidth > innerWidth) found.push(`scrolls sideways by ${scrollWidth - innerWidth}`);

  // Everything that can be used is on the screen, large enough, and not covered.
  const overlay = document.querySelector(".look, dialog[open]");
  for (const element of all("button, a, input, summary", game)) {
    const at = box(element), held = element.matches("[role=toolbar] button");
    const card = element.matches(".fan button");
    const exempt = card || element.matches(".slot, label input");
    if (!within(at, screen, ABOUT)) found.push(`off the screen: ${name(element)} ${round(at)}`);
    if (!exempt && (at.width < (held ? STRIP : TOUCH) || at.height < TOUCH)) {
      found.push(`too small: ${name(element)} ${round(at)}`);
    }
    if (overlay || element.matches("input")) continue;
    const [x, y] = held
      ? [at.left + STRIP / 2, at.top + STRIP / 2]
      : card ? [at.left + at.width * 0.25, at.top + at.height * 0.3]
      : [at.left + at.width / 2, at.top + at.height / 2];
    const hit = document.elementFromPoint(x, y);
    const meant = element.contains(hit) || hit?.contains(element)
      || (element.matches(".row") && hit?.closest(".slots"))
      || hit?.closest(".words .whole") || hit?.closest(".reason, .hint, .picked");
    if (!meant) found.push(`covered: ${name(element)} by ${hit && name(hit)}`);
  }

  // Every part of a hand shows at least a strip that a finger finds.
  const hand = all("[role=toolbar] button");
  for (const [n, card] of hand.entries()) {
    const at = box(card), next = hand[n + 1] && box(hand[n + 1]);
    if (next && Math.abs(next.top - at.top) < 2 && next.left - at.left < STRIP) {
      found.push(`a strip of ${Math.round(next.left - at.left)}: ${name(card)}`);
    }
  }

  // No text is cut off, tiny, or on top of another one.
  const texts = [];
  for (const element of all("*", game)) {
    if (element.closest("svg")) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const words = [...element.childNodes].some((node) =>
      node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const hides = (overflow) => ["hidden", "clip"].includes(overflow);
    if (clientWidth > 0 && hides(overflowX) && scrollWidth > clientWidth + ABOUT) {
      found.push(`cut off: ${name(element)} ${scrollWidth} > ${clientWidth}`);
    }
    if (clientHeight > 0 && hides(overflowY) && scrollHeight > clientHeight + 2) {
      found.push(`cut off below: ${name(element)} ${scrollHeight} > ${clientHeight}`);
    }
    if (!words || !visible(element)) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < LETTER) {
      found.push(`tiny: ${name(element)} ${getComputedStyle(element).fontSize}`);
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    const at = box(range);
    const above = ".reason, .hint, .reveal, .look, .bubble, .face, .axis, .slot, [role=toolbar]";
    if (!element.closest(above)) texts.push([element, at]);
    if (!within(at, screen, ABOUT)) found.push(`words off the screen: ${name(element)}`);
    const part = element.closest(".seat, .middle, .board, nav .button");
    if (part && !element.closest(".reason, .hint, .face") && !within(at, box(part), 3)) {
      found.push(`words outside ${part.className}: ${name(element)} ${round(at)}`
        + ` in ${round(box(part))}`);
    }
  }

  texts.forEach(([one, a], n) => texts.slice(n + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // The boxes of two lines that are close to each other overlap, but not their letters.
    const close = 0.35 * Math.min(a.height, b.height);
    if (across > 3 && down > close && !one.contains(other)) {
      found.push(`words on words: ${name(one)} ${round(a)} and ${name(other)} ${round(b)}`);
    }
  }));

  // The parts of the table do not overlap.
  const parts = all(".seat, .game > .board, .status, .tools > *, .lesson, .last, .middle .pile > *,"
    + ".doing .button, .undo .button, .game > .own, .game > nav", game);
  parts.forEach((one, n) => parts.slice(n + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) {
      found.push(`overlap: ${name(one)} ${round(a)} and ${name(other)} ${round(b)}`);
    }
  }));

  // The contents of the board and of the hand stay inside.
  const inside = [
    [".game > .board", "button, p, .name, .pile, .card, .spot, .row, .seat, input, label, li"],
    [".game > .own", "[role=toolbar] button"],
  ];
  for (const [outer, inner] of inside) {
    const around = game.querySelector(outer);
    if (!around || overlay) continue;
    for (const element of all(inner, around)) {
      const at = box(element);
      if (!within(at, box(around), 10)) {
        found.push(`outside ${outer}: ${name(element)} ${round(at)} in ${round(box(around))}`);
      }
    }
  }
  return [...new Set(found)];
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until the table has adapted to it."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def find_faults(page: Page) -> list[str]:
    """Return everything on the table that does not fit the screen."""
    found: list[str] = page.evaluate(FAULTS)
    return found

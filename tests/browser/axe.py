"""Accessibility checks with axe."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Ignores the bar that shows how long a notice will stay.
REST = """window.rest = async () => {
  for (let moving; moving?.length !== 0; ) {
    moving = document.getAnimations().filter(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().endTime < 2000);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}"""
# Card numbers are drawn in SVG; the accessible names spell them out in words.
# Axe works in steps and remembers what it has computed: on a page that changes meanwhile, it
# compares the colour that a text had with the background that it has.
RUN = """async ([tags, attempts]) => {
  let found, changed;
  do {
    await rest();
    changed = false;
    const watch = new MutationObserver(() => (changed = true));
    watch.observe(document, {
      attributes: true, characterData: true, childList: true, subtree: true,
    });
    found = await axe.run(document, {
      runOnly: { type: "tag", values: tags },
      rules: { "label-content-name-mismatch": { enabled: false } },
    });
    changed ||= watch.takeRecords().length > 0;
    watch.disconnect();
  } while (changed && --attempts > 0);
  return found.violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ` + nodes.map((node) =>
      `${node.html.slice(0, 150)} (${node.any.concat(node.all, node.none)
        .map(({ message }) => message).join("; ").slice(0, 200)})`).slice(0, 3).join(" | "));
}"""
START = f"(how) => {{ window.violations = ({RUN})(how) }}"
ATTEMPTS = 20
"""The number of attempts on a page that changes all the time."""
MOMENT = 100
"""Milliseconds: long enough for axe, and shorter than any pause of the app."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _read_source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, *, frozen: bool = False) -> list[str]:
    """Return the violations that axe finds on the page once nothing on it moves or changes.

    If the page's clock is frozen, it runs for a moment, because axe waits for timers.
    """
    # evaluate() bypasses the Content-Security-Policy, which blocks injected scripts.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(f"() => {{ {_read_source()} }}")
    page.evaluate(f"async () => {{ {REST}; await rest(); }}")
    page.evaluate(START, [TAGS, 1 if frozen else ATTEMPTS])
    if frozen:
        for _ in range(MOMENT):
            page.clock.run_for(1)
    found: list[Any] = page.evaluate("() => violations")
    return [str(one) for one in found]

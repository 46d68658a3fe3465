"""Accessibility checks with axe."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Card numbers are drawn in SVG; the accessible names spell them out in words.
RUN = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    rules: { "label-content-name-mismatch": { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ` + nodes.map((node) =>
      `${node.html.slice(0, 150)} (${node.any.concat(node.all, node.none)
        .map(({ message }) => message).join("; ").slice(0, 200)})`).slice(0, 3).join(" | "));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _read_source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds on the page in its current state."""
    # evaluate() bypasses the Content-Security-Policy, which blocks injected scripts.
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(f"() => {{ {_read_source()} }}")
    found: list[Any] = page.evaluate(RUN, TAGS)
    return [str(one) for one in found]

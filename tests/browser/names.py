"""Checks that names are shown in full."""

from playwright.sync_api import Page

from tests.browser.layout import settle

# A word that is broken across two lines has two rectangles.
CUT = """() => [...document.querySelectorAll(".name")].flatMap((name) => {
  const text = name.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE || !name.checkVisibility({ visibilityProperty: true })) {
    return [];
  }
  const place = name.closest("li, section, button, .seat, .turned");
  const about = (what) =>
    [`${what}: ${text.data} in ${name.clientWidth} px of ${place?.parentElement?.className}`];
  const style = getComputedStyle(name);
  if (style.textOverflow === "ellipsis") return about("shortened");
  if (parseFloat(style.fontSize) < 11) return about(`only ${style.fontSize} high`);
  const words = [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
  const hidden = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
  return words.length > 0 ? about("broken") : hidden ? about("hidden") : [];
})"""


def find_cut_names(page: Page) -> list[str]:
    """Return the names that are shortened, too small to read, or broken inside a word."""
    settle(page)
    found: list[str] = page.evaluate(CUT)
    return found

"""The texts of a page, and checks of their language."""

import re
from functools import cache

from playwright.sync_api import Page

from tests.locales.catalogue import catalogue

# Skips language names, which are in their own language, and code, which is in none.
READ = """() => {
  const skipped = "option[lang], code, script, style";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!parent.closest(skipped)) found.push(data);
  }
  for (const element of document.querySelectorAll("[aria-label], [alt], [placeholder], [title]")) {
    if (element.closest(skipped)) continue;
    for (const name of ["aria-label", "alt", "placeholder", "title"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  found.push(document.title);
  return found.map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}"""


def texts(page: Page) -> set[str]:
    """Return all visible texts and accessible names of a page."""
    found: list[str] = page.evaluate(READ)
    return set(found)


def text_of(language: str, message: str) -> str:
    """Return the text of a message without placeholders."""
    return catalogue(language).texts[message].plain


def faults(page: Page, language: str) -> list[str]:
    """Return the texts of a page that are wrong in this language."""
    found = []
    if page.evaluate("document.documentElement.lang") != language:
        found.append("the page declares another language")
    own = catalogue(language).texts
    foreign = {
        text.plain: other
        for other in ("de", "fr", "it", "en")
        if other != language
        for text in catalogue(other).texts.values()
        if not text.variables
    }
    for message in own.values():
        foreign.pop(message.plain, None)
    for text in texts(page):
        if _ids().search(text):
            found.append(f"{text!r} is a message id")
        if "{" in text or "$" in text:
            found.append(f"{text!r} has an unfilled placeholder")
        if text in foreign:
            found.append(f"{text!r} is {foreign[text]}")
    return found


@cache
def _ids() -> re.Pattern[str]:
    """Return a pattern that matches anything that looks like a message id."""
    areas = {message.partition("-")[0] for message in catalogue("en").texts if "-" in message}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(areas))})-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")

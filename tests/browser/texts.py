"""What stands on a page, and whether it is in the person's language."""

import re
from functools import cache

from playwright.sync_api import Page

from tests.locales.catalogue import catalogue

# Names of languages are in their own language, and a code or a command is in none.
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
    """Everything that is read on a page, or read out."""
    found: list[str] = page.evaluate(READ)
    return set(found)


def plain(language: str, message: str) -> str:
    """A message that needs nothing put in."""
    return catalogue(language).texts[message].plain


def faults(page: Page, language: str) -> list[str]:
    """What stands on a page that should not stand there in this language."""
    found = []
    if page.evaluate("document.documentElement.lang") != language:
        found.append("the page says that it is in another language")
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
            found.append(f"{text!r} is a message's id")
        if "{" in text or "$" in text:
            found.append(f"{text!r} is not filled in")
        if text in foreign:
            found.append(f"{text!r} is {foreign[text]}")
    return found


@cache
def _ids() -> re.Pattern[str]:
    """What begins as the ids of messages do, whether there is such a message or not."""
    areas = {message.partition("-")[0] for message in catalogue("en").texts if "-" in message}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(areas))})-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")

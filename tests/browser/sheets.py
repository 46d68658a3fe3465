"""Dialogs and sheets on top of a page, and the choices behind "More" at the end of a round."""

from playwright.sync_api import Page, expect


def open_sheet(page: Page, button: str) -> None:
    """Open a sheet with a button, and wait until its content has been loaded."""
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator("dialog[open] .head ~ *").first).to_be_visible()


def close_sheet(page: Page) -> None:
    """Close the open sheet with the keyboard, and wait until its history entry is gone."""
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The browser goes back in its history asynchronously, and a reload before that would fail.
    page.wait_for_function("() => !history.state?.layer")


def choose_more(page: Page, name: str) -> None:
    """Click a choice behind "More" at the end of a round."""
    more = page.get_by_role("button", name="More", exact=True)
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    page.get_by_role("button", name=name).click()

"""Dialogs and sheets on top of a page."""

from playwright.sync_api import Page, expect


def put_away(page: Page) -> None:
    """Close the open sheet with the keyboard, and wait for its history entry to go."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The browser goes back in its history asynchronously, and a reload meanwhile would fail.
    page.wait_for_function("() => !history.state?.layer")

"""Dialogs and sheets on top of a page."""

from playwright.sync_api import Page, expect


def close_sheet(page: Page) -> None:
    """Close the open sheet with the keyboard, and wait until its history entry is gone."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The browser goes back in its history asynchronously, and a reload before that would fail.
    page.wait_for_function("() => !history.state?.layer")

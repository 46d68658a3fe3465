"""What lies on a page for a while, and is put away again."""

from playwright.sync_api import Page, expect


def put_away(page: Page) -> None:
    """Close what is open with the keyboard, and wait until the way back is tidy too."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The browser steps back in its history in its own time; a reload meanwhile would fail.
    page.wait_for_function("() => !history.state?.layer")

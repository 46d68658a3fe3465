"""Update the pictures of the web app in docs/images (`make screenshots`).

The pictures show a real server in a real browser, with the same deal every time. The players use
the page as those of the browser tests do.
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from build_web import node_binary
from elfer.table import match_commands

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402 - after the path
from tests.browser.chromium import find_chromium  # noqa: E402
from tests.browser.conftest import FLAGS, ORDINARY  # noqa: E402
from tests.browser.layout import settle  # noqa: E402
from tests.browser.player import Player, play_all  # noqa: E402
from tests.browser.tables import make_table, storage_of  # noqa: E402
from tests.server.running import Threaded  # noqa: E402

IMAGES = ROOT / "docs" / "images"
PHONE = (390, 664)
DESKTOP = (1280, 800)
TELEVISION = (1920, 1080)
LARGEST = 120_000
"""The largest size of a picture in bytes."""
CAST = ["me", "easy", "child", "medium", "hard", "expert"]
FACE = 9 + 12 * 4
"""A ponytail in turquoise."""

Scene = Callable[["Studio", Page], None]


class Studio:
    """A browser and a server, for one picture after the other."""

    def __init__(self, browser: Browser, server: Threaded) -> None:
        self.browser = browser
        self.address = server.address

    def open(self, size: tuple[int, int], theme: str, **options: object) -> BrowserContext:
        """Open a browser context of a screen."""
        width, height = size
        return self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if width < 600 else 1,
            has_touch=width < 600,
            color_scheme="dark" if theme == "dark" else "light",
            locale="en-GB",
            reduced_motion="reduce",
            **options,  # type: ignore[arg-type]
        )


def show_page(path: str) -> Scene:
    """Return a scene: a page other than a table."""

    def scene(studio: Studio, page: Page) -> None:
        page.goto(studio.address + path)
        page.locator("main .button, main li").first.wait_for()

    return scene


def show_table(game: str, players: int, steps: int) -> Scene:
    """Return a scene: a match against bots after a few actions of the player."""

    def scene(studio: Studio, page: Page) -> None:
        _sit_down(studio, page, game, players)
        player = Player(page)
        player.play(steps)
        player.wait_for_turn()

    return scene


def show_end(studio: Studio, page: Page) -> None:
    """Play a round of Elfer raus! to its end."""
    _sit_down(studio, page, "junior", 3)
    Player(page).play_to_the_end()


def show_curtain(studio: Studio, page: Page) -> None:
    """Show the curtain between two people who share a device."""
    page.goto(f"{studio.address}/new/elfer-raus")
    page.get_by_text("Several of us on this device").click()
    page.locator("form").get_by_text("3", exact=True).click()
    for seat, name in ((1, "Ann"), (2, "Ben"), (3, "Grandma")):
        page.locator("form .people input").nth(seat - 1).fill(name)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/t/*")
    news = page.locator("dialog.curtain li")
    play_all([Player(page)], until=lambda: news.count() > 1)


def show_television(studio: Studio, page: Page) -> None:
    """Show a television while somebody plays on a phone."""
    phone = studio.open(PHONE, "light").new_page()
    show_table("elfer-raus", 4, 8)(studio, phone)
    page.goto(f"{phone.url}/tv")
    page.locator(".come img").wait_for()


def _sit_down(studio: Studio, page: Page, game: str, players: int) -> None:
    place = make_table(studio.address, game, CAST[:players])
    stored = storage_of(studio.address, place, name="Ann", face=FACE, lessons=False)
    for item in stored["origins"][0]["localStorage"]:
        page.context.add_init_script(
            f"localStorage.setItem({item['name']!r}, {item['value']!r})",
        )
    page.goto(place.url)


PICTURES: dict[str, tuple[tuple[int, int], str, Scene]] = {
    "start-phone": (PHONE, "light", show_page("/")),
    "shelf-phone": (PHONE, "dark", show_page("/shelf")),
    "shelf-desktop": (DESKTOP, "light", show_page("/shelf")),
    "new-table-phone": (PHONE, "light", show_page("/new/elfer-raus")),
    "elfer-raus-phone": (PHONE, "light", show_table("elfer-raus", 4, 8)),
    "elfer-raus-phone-dark": (PHONE, "dark", show_table("elfer-raus", 4, 8)),
    "elfer-raus-desktop": (DESKTOP, "light", show_table("elfer-raus", 6, 6)),
    "master-desktop": (DESKTOP, "dark", show_table("master", 4, 6)),
    "ueberall-anschliessen-phone": (PHONE, "light", show_table("ueberall-anschliessen", 4, 3)),
    "curtain-phone": (PHONE, "dark", show_curtain),
    "end-phone": (PHONE, "light", show_end),
    "television": (TELEVISION, "light", show_television),
}
"""The size, the theme and the scene of each picture."""


def save_picture(page: Page, path: Path) -> None:
    """Save what the page shows, with as many colours as the size of the file allows."""
    settle(page)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if picture.width > DESKTOP[0]:
        picture = picture.resize((DESKTOP[0], picture.height * DESKTOP[0] // picture.width))
    for colours in (256, 128, 64, 32):
        picture.quantize(colours, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= LARGEST:
            return
    sys.exit(f"{path.name} is larger than {LARGEST:,} bytes. Make the screen smaller.")


@contextmanager
def open_studio() -> Iterator[Studio]:
    """Start a server with a fixed deal, and a browser."""
    found = find_chromium()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node_binary())
    with (
        patch.object(match_commands, "seed_of", lambda secret, cuts: ORDINARY),
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
    ):
        server = Threaded(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=found.path,
            chromium_sandbox=False,  # unavailable to root; we open only our own pages
            args=FLAGS,
            env={**os.environ, **found.env},
        )
        yield Studio(browser, server)
        browser.close()
        server.stop()


def main(names: list[str]) -> None:
    """Take the pictures with these names (default: all)."""
    IMAGES.mkdir(exist_ok=True)
    with open_studio() as studio:
        for name in names or PICTURES:
            size, theme, scene = PICTURES[name]
            context = studio.open(size, theme)
            page = context.new_page()
            scene(studio, page)
            save_picture(page, IMAGES / f"{name}.png")
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:])

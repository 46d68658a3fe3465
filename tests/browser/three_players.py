"""Three people with three browsers at one table, whose pages must not leak secrets."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket, expect

from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair
from tests.browser.conftest import People
from tests.browser.player import Before, Player, play_all, wait
from tests.browser.secrecy import record_cards, take_seen_cards
from tests.browser.visits import browser_of, place_table
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, apply_command, live_table_of, waiting_table

NAMED = r"""() => document.documentElement.outerHTML.toLowerCase()
  .match(/\b(red|yellow|green|blue) \d+\b/g) ?? []"""


class Drawer(Player):
    """A player who relies on update messages, since the page can look the same after a move."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._news = 0
        self._known = -1
        page.on("websocket", lambda socket: socket.on("framereceived", self._count_update))

    def _count_update(self, frame: str | bytes) -> None:
        self._news += '"type":"update"' in str(frame).replace(" ", "")

    def step(self) -> bool:
        """Act once if an update has arrived since the last action; return whether it did."""
        news = self._news
        if news == self._known:
            return False
        self._before = Before(sign="", lying="", chosen=False)
        if not super().step():
            return False
        self._known = news
        return True

    def settle(self) -> None:
        """Wait for the update that follows the last action."""
        wait(self.page, lambda: self._news != self._known, "no update arrives")


class Friend(NamedTuple):
    """A person at the table, with the frames that their page has received."""

    seat: int
    player: Player
    frames: list[str]

    def take_frames(self) -> str:
        """Return the frames received since the last call."""
        told = "".join(self.frames)
        self.frames.clear()
        return told


def truth_of(server: Threaded, code: str) -> Any:
    """Return the full state of the current match."""
    match = live_table_of(server, code).table.match
    assert match is not None
    return match.state


def seat_three(
    person: People, server: Threaded, game: str, player: type[Player] = Player, **options: Any
) -> list[Friend]:
    """Seat three people in three browsers and deal the cards."""
    table = waiting_table(game, options).with_chair(2, Chair(player=SEATLESS))
    table = apply_command(replace(table, secret=f"three {game}"), HOST, Start())
    code = place_table(server, table).code
    friends = []
    for seat, who in enumerate((HOST, OTHER, SEATLESS)):
        place = place_table(server, table, who)._replace(code=code)
        context = browser_of(person, place)
        record_cards(context)
        page, frames = context.new_page(), list[str]()
        page.on("websocket", partial(_listen, frames))
        friends.append(Friend(seat, player(page), frames))
        page.goto(place.url)
    for friend in friends:
        expect(friend.player.hand).not_to_have_count(0)
    return friends


def _listen(frames: list[str], socket: WebSocket) -> None:
    socket.on("framereceived", lambda frame: frames.append(str(frame)))


def play_secretly(friends: list[Friend], secrets: Callable[[int], Iterable[str]]) -> None:
    """Play to the end, and check after each move that no page has leaked a secret."""
    players = {friend.player: friend for friend in friends}

    def check(who: Player) -> None:
        who.settle()
        for friend in friends:
            hidden = set(secrets(friend.seat))
            page = friend.player.page
            assert not hidden & take_seen_cards(page), friend.seat
            told = set(re.findall(r'"([rygb]\d+)"', friend.take_frames()))
            assert not hidden & told, friend.seat
            assert not hidden & find_named_cards(page), friend.seat

    play_all(list(players), after=check)


def find_named_cards(page: Page) -> set[str]:
    """Return the cards that are named anywhere in the HTML of a page."""
    found: list[str] = page.evaluate(NAMED)
    return {colour[0] + number for colour, number in map(str.split, found)}

"""Three people with three browsers at one table, in which nothing secret may be seen."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket, expect

from elfer.table.chairs import Chair
from elfer.table.commands import Start
from tests.browser.conftest import People
from tests.browser.player import Before, Player, play_all, wait
from tests.browser.secrecy import notice, noticed
from tests.browser.visits import browser_of, scene
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, keeper_of, said, waiting

NAMED = r"""() => document.documentElement.outerHTML.toLowerCase()
  .match(/\b(red|yellow|green|blue) \d+\b/g) ?? []"""


class Drawer(Player):
    """Somebody for whom all may look as before though something has happened: cards go round."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._news = 0
        self._known = -1
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        self._news += '"type":"update"' in str(frame).replace(" ", "")

    def step(self) -> bool:
        """Do one thing if the page offers one after what was done last; whether it did."""
        news = self._news
        if news == self._known:
            return False
        self._before = Before(sign="", lying="", chosen=False)
        if not super().step():
            return False
        self._known = news
        return True

    def settle(self) -> None:
        """Wait until the table was told of what was done last."""
        wait(self.page, lambda: self._news != self._known, "nothing has happened")


class Friend(NamedTuple):
    """Somebody at the table, with all that the own page was told."""

    seat: int
    player: Player
    frames: list[str]

    def heard(self) -> str:
        """What the page was told since it was last asked."""
        told = "".join(self.frames)
        self.frames.clear()
        return told


def truth_of(server: Threaded, code: str) -> Any:
    """The whole truth of the round that is played at a table."""
    match = keeper_of(server, code).table.match
    assert match is not None
    return match.state


def three(
    person: People, server: Threaded, game: str, player: type[Player] = Player, **options: Any
) -> list[Friend]:
    """Three people who have just been dealt cards."""
    table = waiting(game, options).with_chair(2, Chair(player=SEATLESS))
    table = said(replace(table, secret=f"three {game}"), HOST, Start())
    code = scene(server, table).code
    friends = []
    for seat, who in enumerate((HOST, OTHER, SEATLESS)):
        place = scene(server, table, who)._replace(code=code)
        context = browser_of(person, place)
        notice(context)
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
    """All play to the end; after each move nobody was shown or told what is a secret of others."""
    players = {friend.player: friend for friend in friends}

    def check(who: Player) -> None:
        who.settle()
        for friend in friends:
            hidden = set(secrets(friend.seat))
            page = friend.player.page
            assert not hidden & noticed(page), friend.seat
            told = set(re.findall(r'"([rygb]\d+)"', friend.heard()))
            assert not hidden & told, friend.seat
            assert not hidden & named(page), friend.seat

    play_all(list(players), after=check)


def named(page: Page) -> set[str]:
    """The cards that stand in a page by their names, wherever."""
    found: list[str] = page.evaluate(NAMED)
    return {colour[0] + number for colour, number in map(str.split, found)}

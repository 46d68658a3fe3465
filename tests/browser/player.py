"""Somebody who plays by the screen alone: what the page offers is clicked."""

import time
from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page

PATIENCE = 20
"""Seconds that a page may take for anything."""
BREATH = 15
"""Milliseconds until somebody looks again."""

# All of it is what somebody is told who cannot see: roles, names, states. The order of offers is
# that of a person: open the curtain, lay what fits, choose among what was picked, else a button,
# else something on the board that says that it can be pointed at. Words are not called: whoever
# calls for every card wins and loses the same cards for ever.
# It is looked and clicked in one go, so that nothing can move in between.
LOOK = """(before) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const name = (element) => element.getAttribute("aria-label") ?? element.innerText.trim();
  const hand = all("[role=toolbar] button");
  const actions = all("[role=group][aria-label='What you can do'] button");
  const curtain = document.querySelector("dialog.curtain button");
  const alert = all("[role=alert]").map((each) => each.innerText.trim()).find(Boolean) ?? "";
  const picked = hand.some((card) => card.ariaPressed === "true");
  const fits = hand.findIndex((card) => name(card).endsWith(", fits"));
  const rows = all("[role=group][aria-label='The rows'] > *").map(name);
  const board = document.querySelector(".game > .board");
  const able = all(".game > .board button[data-able]:not(:disabled)")
    .filter((thing) => !thing.closest(".words"));
  const over = document.querySelector("#round-end") !== null;
  const [kind, index, thing] =
    over ? [null] : curtain ? ["curtain", 0, curtain]
    : fits >= 0 && !picked ? ["card", fits, hand[fits]]
    : actions.length > 0 ? ["action", 0, actions[0]]
    : able.length > 0 ? ["board", 0, able[0]] : [null];
  const shown = rows.length > 0 ? rows : [board?.textContent, all(".board [aria-label]").map(name)];
  const lying = JSON.stringify([hand.map(name), shown, curtain && name(curtain), over]);
  const sign = JSON.stringify([lying, actions.map(name), picked]);
  const seen = { offer: null, over, alert, sign, lying, picked, clicked: false };
  if (!kind) return seen;
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  // What lies under something else cannot be pointed at.
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!thing.contains(above)) return seen;
  seen.offer = { kind, index };
  // Of what was picked something may still have to be chosen.
  const changed = before && (before.chosen && !picked
    ? lying !== before.lying : sign !== before.sign);
  if (changed && !alert) {
    thing.click();
    seen.clicked = true;
  }
  return seen;
}"""


class Offer(TypedDict):
    """Something to click: the `curtain`, a `card`, an `action` or on the `board`, and which."""

    kind: str
    index: int


class Look(TypedDict):
    """What somebody sees at a glance."""

    offer: Offer | None
    over: bool
    alert: str
    sign: str
    """All that changes when something is done,"""
    lying: str
    """and what of it changes only when the table has changed."""
    picked: bool
    clicked: bool


class Before(TypedDict):
    """What was there to see when something was last done, and whether a choice was made then."""

    sign: str
    lying: str
    chosen: bool


class Player:
    """Somebody at the table of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = 0
        """How often something was done."""
        self._before = Before(sign="", lying="", chosen=False)

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("toolbar").get_by_role("button")

    @property
    def cards(self) -> list[str]:
        """The names of the own cards, even before there was time to lay them out."""
        hand = self.page.locator("[role=toolbar] button")
        found: list[str] = hand.evaluate_all("all => all.map((each) => each.dataset.card)")
        return found

    @property
    def fitting(self) -> Locator:
        """The own cards that fit."""
        return self.page.get_by_role("button", name=", fits")

    @property
    def rows(self) -> list[str]:
        """The rows, as they are read out."""
        group = self.page.get_by_role("group", name="The rows")
        found: list[str] = group.evaluate(
            "({ children }) => [...children].map((row) => row.ariaLabel)"
        )
        return found

    @property
    def actions(self) -> Locator:
        """The buttons for what can be done besides laying a card."""
        return self.page.get_by_role("group", name="What you can do").get_by_role("button")

    @property
    def end(self) -> Locator:
        """The heading of a round that is over."""
        return self.page.locator("#round-end")

    def look(self) -> Look:
        """What is there to see."""
        return self._looked(None)

    def _looked(self, before: Before | None) -> Look:
        seen: Look = self.page.evaluate(LOOK, before)
        assert not seen["alert"], f"an offered move was refused: {seen['alert']}"
        return seen

    def step(self) -> bool:
        """Do one thing if the page offers one; whether it did."""
        seen = self._looked(self._before)
        if not seen["clicked"]:
            return False
        assert seen["offer"] is not None
        # What was picked is put back at once when the choice is made, before the table knows.
        chosen = seen["picked"] and seen["offer"]["kind"] in ("action", "board")
        self._before = Before(sign=seen["sign"], lying=seen["lying"], chosen=chosen)
        self.moves += 1
        return True

    def wait_for_turn(self) -> None:
        """Wait until the page offers something."""
        wait(self.page, lambda: self.look()["offer"] is not None, "it is never the own turn")

    def offered(self) -> Offer:
        """What the page offers, once it offers something."""
        self.wait_for_turn()
        offer = self.look()["offer"]
        assert offer is not None
        return offer

    def play(self, steps: int) -> None:
        """Do so many things, each when it is offered."""
        target = self.moves + steps
        play_all([self], lambda: self.moves >= target)
        self.settle()

    def settle(self) -> None:
        """Wait until what was done last is to be seen."""
        wait(self.page, lambda: self._settled(self.look()), "nothing has happened")

    def _settled(self, seen: Look) -> bool:
        before = self._before
        if before["chosen"] and not seen["picked"]:
            return seen["lying"] != before["lying"]
        return seen["sign"] != before["sign"]

    def play_to_the_end(self) -> None:
        """Play until the round is over."""
        play_all([self])


def play_all(
    players: Sequence[Player],
    until: Callable[[], bool] = lambda: False,
    after: Callable[[Player], Any] = lambda player: None,
) -> None:
    """Everyone plays by the own screen until the round is over for all; `after` each thing done."""
    idle = time.monotonic()
    while not until():
        done = [player for player in players if player.step() and (after(player) or True)]
        if done:
            idle = time.monotonic()
            continue
        if all(player.look()["over"] for player in players):
            return
        assert time.monotonic() - idle < PATIENCE, "nobody can do anything"
        players[0].page.wait_for_timeout(BREATH)


def wait(page: Page, until: Callable[[], bool], otherwise: str) -> None:
    """Wait, while the page lives, until something is so."""
    start = time.monotonic()
    while not until():
        assert time.monotonic() - start < PATIENCE, otherwise
        page.wait_for_timeout(BREATH)

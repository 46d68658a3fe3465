"""A player who uses only the page and clicks what it offers."""

import time
from collections.abc import Callable, Sequence
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page

from tests.patience import PATIENCE

BREATH = 15
"""Milliseconds between two checks of a page."""

# Uses only what a screen reader knows: roles, names and states. Tries the same things as a person,
# in order: open the curtain, lay a card that fits, press a button, or tap an enabled element of the
# board. Never calls words: players who call for every card win and lose the same cards endlessly.
# Looks and clicks in one evaluation, so that nothing can change in between.
LOOK = """([before, leave]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const name = (element) => element.getAttribute("aria-label") ?? element.innerText.trim();
  const hand = all("[role=toolbar] button");
  const actions = all("[role=group][aria-label='What you can do'] button");
  const usable = actions.filter((action) => !leave.includes(name(action)));
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
    : usable.length > 0 ? ["action", actions.indexOf(usable[0]), usable[0]]
    : able.length > 0 ? ["board", 0, able[0]] : [null];
  const shown = rows.length > 0 ? rows : [board?.textContent, all(".board [aria-label]").map(name)];
  const lying = JSON.stringify([hand.map(name), shown, curtain && name(curtain), over]);
  const sign = JSON.stringify([lying, actions.map(name), picked]);
  const seen = { offer: null, over, alert, sign, lying, picked, clicked: false };
  if (!kind) return seen;
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  // A covered element cannot be clicked. A card may be covered by the next one, except its corner.
  const parts = kind === "card" ? [0.5, 0.15] : [0.5];
  const free = parts.some((part) =>
    thing.contains(document.elementFromPoint(left + width * part, top + height * part)));
  if (!free) return seen;
  seen.offer = { kind, index };
  // A picked card may still need a choice.
  const changed = before && (before.chosen && !picked
    ? lying !== before.lying : sign !== before.sign);
  if (changed && !alert) {
    thing.click();
    seen.clicked = true;
  }
  return seen;
}"""


class Offer(TypedDict):
    """An element to click: the `curtain`, a `card`, an `action` or part of the `board`."""

    kind: str
    index: int


class Look(TypedDict):
    """The visible state of a page."""

    offer: Offer | None
    over: bool
    alert: str
    sign: str
    """Everything that an action can change."""
    lying: str
    """The part of `sign` that changes only with the table."""
    picked: bool
    clicked: bool


class Before(TypedDict):
    """The visible state before the last action, and whether that action was a choice."""

    sign: str
    lying: str
    chosen: bool


class Player:
    """A person at the table of a page; the buttons named in `leave` are never clicked."""

    def __init__(self, page: Page, leave: Sequence[str] = ()) -> None:
        self.page = page
        self._leave = list(leave)
        self.moves = 0
        """The number of actions so far."""
        self._before = Before(sign="", lying="", chosen=False)

    @property
    def hand(self) -> Locator:
        """The player's cards."""
        return self.page.get_by_role("toolbar").get_by_role("button")

    @property
    def cards(self) -> list[str]:
        """The names of the player's cards, even before the page has laid them out."""
        hand = self.page.locator("[role=toolbar] button")
        found: list[str] = hand.evaluate_all("all => all.map((each) => each.dataset.card)")
        return found

    @property
    def fitting(self) -> Locator:
        """The player's cards that fit."""
        return self.page.get_by_role("button", name=", fits")

    @property
    def rows(self) -> list[str]:
        """The rows as a screen reader announces them."""
        group = self.page.get_by_role("group", name="The rows")
        found: list[str] = group.evaluate(
            "({ children }) => [...children].map((row) => row.ariaLabel)"
        )
        return found

    @property
    def actions(self) -> Locator:
        """The buttons for moves other than laying a card."""
        return self.page.get_by_role("group", name="What you can do").get_by_role("button")

    @property
    def end(self) -> Locator:
        """The heading of a finished round."""
        return self.page.locator("#round-end")

    def look(self) -> Look:
        """Return the visible state of the page."""
        return self._look(None)

    def _look(self, before: Before | None) -> Look:
        seen: Look = self.page.evaluate(LOOK, [before, self._leave])
        assert not seen["alert"], f"an offered move was refused: {seen['alert']}"
        return seen

    def step(self) -> bool:
        """Act once if the page offers something; return whether it did."""
        seen = self._look(self._before)
        if not seen["clicked"]:
            return False
        assert seen["offer"] is not None
        # The page puts a picked card back as soon as the choice is made, before the server answers.
        chosen = seen["picked"] and seen["offer"]["kind"] in ("action", "board")
        self._before = Before(sign=seen["sign"], lying=seen["lying"], chosen=chosen)
        self.moves += 1
        return True

    def act(self) -> None:
        """Act once, as soon as the page offers something."""
        wait(self.page, self.step, "the page offers nothing")

    def wait_for_turn(self) -> None:
        """Wait until the page offers something."""
        wait(self.page, lambda: self.look()["offer"] is not None, "the turn never comes")

    def wait_for_offer(self) -> Offer:
        """Wait until the page offers something, and return it."""
        self.wait_for_turn()
        offer = self.look()["offer"]
        assert offer is not None
        return offer

    def play(self, steps: int) -> None:
        """Act this many times, whenever the page offers something."""
        target = self.moves + steps
        play_all([self], lambda: self.moves >= target)
        self.settle()

    def settle(self) -> None:
        """Wait until the page shows the last action."""
        wait(self.page, lambda: self._has_settled(self.look()), "the page does not change")

    def _has_settled(self, seen: Look) -> bool:
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
    """Play until the round is over on all pages, or `until` holds; call `after` after each action.

    Players without cards watch the others, so this fails only if nothing changes on any page.
    """
    idle, signs = time.monotonic(), [""]
    while not until():
        done = [player for player in players if player.step() and (after(player) or True)]
        if done:
            idle = time.monotonic()
            continue
        seen = [player.look() for player in players]
        if all(look["over"] for look in seen):
            return
        before, signs = signs, [look["sign"] for look in seen]
        if signs != before:
            idle = time.monotonic()
        assert time.monotonic() - idle < PATIENCE, "nothing happens, and no page offers anything"
        players[0].page.wait_for_timeout(BREATH)


def wait(page: Page, until: Callable[[], bool], otherwise: str) -> None:
    """Wait until a condition holds while the page keeps running, or fail with `otherwise`."""
    start = time.monotonic()
    while not until():
        assert time.monotonic() - start < PATIENCE, otherwise
        page.wait_for_timeout(BREATH)

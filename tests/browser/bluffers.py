"""Players of the bluffing games who use only the page and are honest when they can be."""

import time
from dataclasses import replace

from elfer.notation.states import state_of
from elfer.table import Table
from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair
from tests.browser.player import Player
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, apply_command, live_table_of, waiting_table

HONEST = ("Pass", "I believe it", "Let it stand")
AGAIN = 3.0
"""Seconds without a change before a player repeats an action."""
# Lays the claimed number if the hand has it; otherwise passes, or lays any card.
STEP = """([before, calls]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (selector) => all(selector).map((each) => each.innerText.trim());
  const alert = words("[role=alert]").find(Boolean) ?? "";
  const curtain = document.querySelector("dialog.curtain button");
  const hand = all("[role=toolbar] button");
  const colours = all("[role=group][aria-label='Say a colour'] button");
  const pile = "[role=group][aria-label='The pile']";
  const sign = JSON.stringify([curtain?.innerText, hand.map((card) => card.dataset.card),
    words(`${pile} .heap, ${pile} .next, .calls, .seat`), colours.length]);
  const seen = { alert, sign, done: null };
  if (alert || sign === before || document.querySelector("#round-end")) return seen;
  const [number] = words(`${pile} .next.lays .number`);
  const call = all(".calls button").find((each) => calls.includes(each.innerText.trim()));
  const honest = hand.find((card) => card.dataset.card.slice(1) === number);
  const card = number === undefined ? null : honest ?? (call ? null : hand[0]);
  const thing = curtain ?? colours[0] ?? card ?? call;
  if (!thing) return seen;
  thing.click();
  return { ...seen, done: true };
}"""


class Bluffer(Player):
    """A player who lays cards, passes, and never questions a claim."""

    calls = HONEST
    _acted = 0.0

    def step(self) -> bool:
        seen = self.page.evaluate(STEP, [self._before["sign"], list(self.calls)])
        assert not seen["alert"], f"an offered move was refused: {seen['alert']}"
        if seen["done"] is None:
            # Another player may have been faster, so repeat an action that arrived too late.
            if time.monotonic() - self._acted > AGAIN:
                self._before["sign"] = ""
            return False
        self._before["sign"], self._acted = seen["sign"], time.monotonic()
        self.moves += 1
        return True


def deal_to_three(game: str = "mogeln", *, together: bool = False) -> Table:
    """Return a table of three people before their first card, on three devices or on one."""
    people = (HOST,) * 3 if together else (HOST, OTHER, SEATLESS)
    chairs = tuple(Chair(player=player) for player in people)
    return apply_command(replace(waiting_table(game), chairs=chairs), HOST, Start())


def hands(server: Threaded, code: str) -> list[set[str]]:
    """Return the actual hand of every seat."""
    match = live_table_of(server, code).table.match
    assert match is not None
    return [set(hand) for hand in state_of(match)["hands"]]

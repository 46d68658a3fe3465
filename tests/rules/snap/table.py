"""A table for Schnipp Schnapp: stacks, piles and calls with their times."""

import json
from typing import Any

from elfer.notation.referee import Referee
from tests.rules.cards import deck, remaining_cards

GAME = "schnipp-schnapp"
SEED = "snap"
CALLS = {"schnapp", "schnipp"}


class Snap:
    """A match from given stacks, top first; seat 0 begins unless another dealer is named.

    All other cards go under the last stack. Every number that is in no other stack is complete
    there and is laid aside immediately, so positions stay small.
    """

    def __init__(self, *stacks: str, players: int = 0, seed: str | None = SEED, **options: Any):
        self._referee = Referee()
        deal = None
        if stacks:
            named = [stack.split() for stack in stacks]
            named[-1] += remaining_cards(deck(GAME), named)
            deal = {"stacks": named}
            options.setdefault("dealer", len(stacks) - 1)
        self.new = self.ask(
            "new",
            game=GAME,
            players=players or len(stacks),
            options=options,
            seed=seed,
            deal=deal,
        )

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        return self._referee.answer(json.dumps({"do": do, **request}).encode())

    def plays(self, seat: int | None, move: str, **more: Any) -> list[dict[str, Any]]:
        answer = self.ask("play", seat=seat, move=move, **more)
        assert answer["ok"], answer
        events: list[dict[str, Any]] = answer["events"]
        return events

    def flips(self, *seats: int) -> None:
        for seat in seats:
            self.plays(seat, "flip")

    def calls(self, *calls: tuple[int, str, float]) -> None:
        for seat, word, at in calls:
            self.plays(seat, word, at=at)

    def settles(self, *calls: tuple[int, str, float]) -> list[dict[str, Any]]:
        """Make these calls and let the referee settle them."""
        self.calls(*calls)
        return self.plays(None, "settle")

    def refuses(
        self, seat: int | None, move: str, error: str, rule: str | None = None, **more: Any
    ) -> None:
        before = self.state
        answer = self.ask("play", seat=seat, move=move, **more)
        assert (answer.get("error"), answer.get("rule")) == (error, rule), answer
        assert self.state == before

    def legal(self, seat: int | None) -> set[str]:
        return set(self.ask("legal", seat=seat)["moves"])

    def view(self, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.ask("view", seat=seat)["view"]
        return view

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.ask("state")["state"]
        return state

    def stack(self, seat: int) -> str:
        return " ".join(self.state["stacks"][seat])

    @property
    def piles(self) -> list[str]:
        return [" ".join(pile) for pile in self.state["piles"]]

    @property
    def middle(self) -> str:
        return " ".join(self.state["middle"])

    @property
    def turn(self) -> int | None:
        turn: int | None = self.state["turn"]
        return turn


def table_with_a_pair(**options: Any) -> Snap:
    """Return a table where seat 2 has just turned over a 1 and seat 0 shows one too."""
    table = Snap("r3 r1 r8 r9", "y5 y6 y8 y4", "g4 g1 g8", **options)
    table.flips(0, 1, 2, 0, 1, 2)
    assert table.piles == ["r1 r3", "y6 y5", "g1 g4"]
    return table


def table_with_middle() -> Snap:
    """Return a table where the middle is r1 on r5 and seat 1 has just turned over y1."""
    table = Snap("r5 r1 r8 r7", "y6 y1 y8", "g7 g1 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, "schnapp", 100))
    table.flips(1)
    assert (table.middle, table.piles) == ("r1 r5", ["", "y1 y6", "g7"])
    return table


def table_with_both_matches() -> Snap:
    """Return a table where seat 2 has just turned over g1, and seat 1 and the middle show a 1."""
    table = Snap("r1 r8", "y1 y8", "g1 g8", "b8")
    table.flips(0)
    table.settles((0, "schnapp", 100))
    table.flips(1, 2)
    assert (table.middle, table.piles) == ("r1", ["", "y1", "g1", ""])
    return table


def check_over(table: Snap, points: list[int], winners: list[int]) -> None:
    """Check that the match is over with these points and that no moves are left."""
    state = table.state
    assert (state["over"], state["round_over"], state["turn"]) == (True, True, None)
    assert (state["points"], state["totals"], state["winners"]) == (points, points, winners)
    assert state["actors"] == []
    for seat in (*range(state["players"]), None):
        assert table.legal(seat) == set()
        table.refuses(seat, "flip", "not-your-turn")

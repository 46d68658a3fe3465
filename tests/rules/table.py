"""A table that sets up positions through the referee's JSON protocol, as any program would."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from elfer.notation.referee import Referee
from tests.rules.cards import deck, join_in_order, remaining_cards
from tests.rules.chance import Dealt

LONG_ENOUGH = 2_000
"""More moves than any round has."""


class Refused(AssertionError):
    """The referee refused a request that a test needs; the message begins with the error code."""


class Table:
    """One match, set up from hands in card notation or from a seed alone.

    All other cards go under the stock, or into the hand of the seat `rest`.
    """

    def __init__(
        self,
        game: str,
        hands: Sequence[str] = (),
        *,
        stock: str = "",
        rest: int | None = None,
        players: int = 0,
        seed: str = "rules",
        **options: Any,
    ) -> None:
        self._referee = Referee()
        deal = None
        if hands:
            deal = _make_deal(deck(game, options.get("without")), hands, stock, rest)
        self._request(
            "new",
            game=game,
            players=players or len(hands),
            options=options,
            seed=seed,
            deal=deal,
        )

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """Return the referee's answer, even if it is a refusal."""
        return self._referee.answer(json.dumps({"do": do, **request}).encode())

    def _request(self, do: str, **request: Any) -> dict[str, Any]:
        answer = self.ask(do, **request)
        if not answer["ok"]:
            raise Refused(f"{answer['error']}: {answer['why']} ({do} {request})")
        return answer

    def plays(self, seat: int, *moves: str) -> None:
        """Make legal moves, one after another."""
        for move in moves:
            self._request("play", seat=seat, move=move)

    def lays(self, seat: int, cards: str) -> None:
        """Play a whole turn: lay these cards, then end the turn."""
        self.plays(seat, *cards.split(), "done")

    def refuses(
        self, seat: int, *moves: str, rule: str | None = None, error: str = "illegal-move"
    ) -> None:
        """Check that each of these moves is refused by that rule and changes nothing."""
        before = self.state
        for move in moves:
            answer = self.ask("play", seat=seat, move=move)
            told = (answer.get("error"), answer.get("rule"))
            assert told == (error, rule), f"{move}: {answer}"
        assert self.state == before

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves of a seat."""
        return set(self._request("legal", seat=seat)["moves"])

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat; None stands for a spectator."""
        view: dict[str, Any] = self._request("view", seat=seat)["view"]
        return view

    def aids(self, seat: int | None) -> dict[str, Any]:
        """Return what the game derives from the view of a seat so that clients can draw it."""
        assert self._referee.history is not None
        match = self._referee.history.match
        return match.game.aids(match.view(seat))

    @property
    def record(self) -> dict[str, Any]:
        """The record so far."""
        record: dict[str, Any] = self._request("record")["record"]
        return record

    @property
    def state(self) -> dict[str, Any]:
        """The complete state."""
        state: dict[str, Any] = self._request("state")["state"]
        return state

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        turn: int | None = self.state["turn"]
        return turn

    @property
    def dealt(self) -> Dealt:
        """All hands and the stock, in the format of `fair_deal`."""
        state = self.state
        return [join_in_order(hand) for hand in state["hands"]], " ".join(state["stock"])

    def hand(self, seat: int) -> str:
        """Return the cards of a hand, in the order of a fresh deck."""
        return self.dealt[0][seat]

    def row(self, colour: str) -> str:
        """Return a row in ascending order."""
        return " ".join(self.state["rows"][colour])

    @property
    def stock(self) -> str:
        """The stock, top first."""
        return self.dealt[1]

    def round_over(self) -> bool:
        """Whether the round has ended."""
        return bool(self.state["round_over"])

    @property
    def points(self) -> list[int] | None:
        """The points of the round just finished."""
        points: list[int] | None = self.state["points"]
        return points

    @property
    def totals(self) -> list[int]:
        """The points of all finished rounds."""
        totals: list[int] = self.state["totals"]
        return totals

    @property
    def winners(self) -> list[int] | None:
        """The winners of the match, once it is over."""
        winners: list[int] | None = self.state["winners"]
        return winners

    def moments(self) -> Iterator[int]:
        """Yield the seat in turn until the round is over; the caller makes a move for each."""
        for _ in range(LONG_ENOUGH):
            if (seat := self.turn) is None:
                return
            yield seat
        raise AssertionError("the round has not ended")

    def finishes_round(self) -> None:
        """Play legal moves until the round is over, preferring lays."""
        for seat in self.moments():
            self.plays(seat, min(self.legal(seat), key=_reluctance))

    def finishes_match(self) -> None:
        """Play in the same way until the last round is over."""
        self.finishes_round()
        while not self.state["over"]:
            self.plays(0, "next")
            self.finishes_round()

    def plays_randomly(self, rng: Random) -> None:
        """Make a random legal move."""
        seat = self.turn
        assert seat is not None
        self.plays(seat, rng.choice(sorted(self.legal(seat))))


def _make_deal(
    cards: list[str], hands: Sequence[str], stock: str, rest: int | None
) -> dict[str, list[Any]]:
    dealt, top = [hand.split() for hand in hands], stock.split()
    others = remaining_cards(cards, [*dealt, top])
    (top if rest is None else dealt[rest]).extend(others)
    return {"hands": dealt, "stock": top}


_RELUCTANT = ("draw", "done", "pass", "swap")


def _reluctance(move: str) -> tuple[int, str]:
    """Return a sort key with lays first and swaps last."""
    verb = move.split(maxsplit=1)[0]
    return _RELUCTANT.index(verb) + 1 if verb in _RELUCTANT else 0, move

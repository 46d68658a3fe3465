"""A table for Farben sammeln: hands, stock and four piles."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.played import MutableMatch
from tests.rules.cards import deck, remaining_cards
from tests.rules.table import Table

GAME = "farben-sammeln"
OPEN = "y1 g1 b1 y2"
"""The default piles 1 to 4 of these tests."""
TAKES = {"take 1", "take 2", "take 3", "take 4"}


def make_deal(
    hands: Sequence[str], stock: str = "", rest: int | None = None, face_up: str = OPEN
) -> dict[str, Any]:
    """Return a deal; all other cards go under the stock, or into the hand of `rest`."""
    deal: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "open": face_up.split(),
    }
    others = remaining_cards(deck(GAME), [*deal["hands"], deal["stock"], deal["open"]])
    (deal["stock"] if rest is None else deal["hands"][rest]).extend(others)
    return deal


def table_of(
    hands: Sequence[str],
    stock: str = "",
    rest: int | None = None,
    face_up: str = OPEN,
    **options: Any,
) -> Table:
    """Return a match of one round from a given deal; seat 1 begins unless another seat deals."""
    table = Table(GAME, players=len(hands))
    request = {"game": GAME, "players": len(hands), "seed": "rules"}
    deal = make_deal(hands, stock, rest, face_up)
    answer = table.ask("new", options={"rounds": 1, **options}, deal=deal, **request)
    assert answer["ok"], answer
    return table


def piles(table: Table) -> list[str]:
    """Return the four piles, top first."""
    return [" ".join(pile) for pile in table.state["piles"]]


def finish_round(played: MutableMatch, rng: Random) -> int:
    """Play at random until the round is over; return the number of turns."""
    turns = 0
    while played.match.outcome is None:
        seat = played.match.turn
        move = rng.choice(played.match.legal(seat))
        turns += move.text in ("done", "close")
        played.play(seat, move.text)
    return turns

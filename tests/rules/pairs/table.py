"""A table for Schwarzer Peter: hands in order, and the card laid aside."""

from typing import Any

from tests.rules.table import Table

GAME = "schwarzer-peter"


def pack(colours: str = "rb", highest: int = 20) -> list[str]:
    """Return the cards of two colours in the order of a fresh deck."""
    return [f"{colour}{value}" for colour in colours for value in range(1, highest + 1)]


def make_deal(hands: list[str], aside: str, pairs_to: int) -> dict[str, Any]:
    """Return a deal of the values 1 to 16; one seat also gets all other cards, which form pairs."""
    lists = [hand.split() for hand in hands]
    named = {card for hand in lists for card in hand} | {aside}
    rest = [card for card in pack(highest=16) if card not in named]
    assert all(twin(card) in rest for card in rest), "the other cards are not all pairs"
    lists[pairs_to] += rest
    return {"hands": lists, "aside": [aside]}


def twin(card: str) -> str:
    """Return the other card of the same number, red or blue."""
    return ("b" if card[0] == "r" else "r") + card[1:]


def table_of(hands: list[str], aside: str, pairs_to: int = 0, **options: Any) -> Table:
    """Return a short match from a given deal; the left neighbour of seat 0 begins."""
    table = Table(GAME, players=len(hands))
    answer = table.ask(
        "new",
        game=GAME,
        players=len(hands),
        options={"short": True, **options},
        seed="rules",
        deal=make_deal(hands, aside, pairs_to),
    )
    assert answer["ok"], answer
    return table


def hands(table: Table) -> list[str]:
    """Return all hands, in order."""
    return [" ".join(hand) for hand in table.state["hands"]]


def ask_new(options: dict[str, Any], deal: Any = None, seed: str | None = "x") -> dict[str, Any]:
    """Return the referee's answer to a request for a two-player match with these options."""
    table = Table(GAME, players=2)
    return table.ask("new", game=GAME, players=2, options=options, seed=seed, deal=deal)

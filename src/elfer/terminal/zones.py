"""What lies on the table besides rows: the middle, piles, claims, a card just turned over."""

from collections.abc import Iterator, Sequence
from typing import Any

from elfer.kernel.seats import Seat
from elfer.terminal.look import NAMES, SYMBOLS, face_of
from elfer.terminal.phrases import listed, many, one, seat_name
from elfer.terminal.sight import View

Cards = int | Sequence[str]
"""Face-down cards are a number, open ones are named, the top first."""


def zones(view: View) -> Iterator[str]:
    """A line for each thing that lies in the middle of the table."""
    if "middle" in view:
        yield f"Middle: {heap(view['middle'])}"
    yield from _claims(view)
    if view.get("turned"):
        yield f"Turned over: {short(view['turned'])}"
    if _piles_of_all(view):
        for number, pile in enumerate(view["piles"], start=1):
            yield f"Pile {number}: {heap(pile)}"
    if count(view.get("aside", 0)):
        yield f"Laid aside: {many(count(view['aside']), 'card', 'cards')}"
    if view.get("places"):
        names = [seat_name(seat, view.get("seat")).lower() for seat in view["places"]]
        yield f"Out, in this order: {listed(names)}"


def _claims(view: View) -> Iterator[str]:
    """What was said of the cards in the middle."""
    if view.get("pile_colour"):
        yield f"This pile is said to be {NAMES[view['pile_colour']]}"
    if view.get("pile_claim") is not None:
        yield f"The card laid last is said to be {one(view['pile_claim'])}"
    elif "pile_claim" in view and "count" not in view:
        yield "A new pile starts: the first card is said to be a 1"
    if "count" in view:
        yield f"The next number is {view['count']}"
    if view.get("completed"):
        yield f"Complete: {listed([NAMES[letter] for letter in view['completed']])}"


def of_seat(view: View, seat: Seat) -> Iterator[str]:
    """What besides a hand lies before a seat, or was said by it."""
    if "stacks" in view:
        yield f"stack of {count(view['stacks'][seat])}"
    if "piles" in view and not _piles_of_all(view):
        pile: Sequence[str] = view["piles"][seat]
        if "stacks" in view and pile:
            yield f"shows {heap(pile)}"
        elif pile:
            yield many(len(pile) // 2, "pair", "pairs")
    if view.get("quartets") and view["quartets"][seat]:
        yield many(len(view["quartets"][seat]), "quartet", "quartets")
    if "won" in view and count(view["won"][seat]):
        yield f"{count(view['won'][seat])} won"
    if "guesses" in view and view["guesses"][seat] is not None:
        yield f"guesses {view['guesses'][seat]}"
    if "chosen" in view and view["chosen"][seat]:
        yield f"chose {short(view['chosen'][seat])}"


def heap(cards: Cards) -> str:
    """Cards one on another: how many, and the top if it lies open."""
    if not count(cards):
        return "empty"
    if isinstance(cards, int):
        return f"{many(cards, 'card', 'cards')}, face down"
    beneath = f" on top of {len(cards) - 1}" if len(cards) > 1 else ""
    return f"{short(cards[0])}{beneath}"


def short(card: str) -> str:
    """A card as a symbol and a number."""
    face = face_of(card)
    return card if face is None else f"{SYMBOLS[face.colour]} {face.value}"


def count(cards: Any) -> int:
    """How many cards these are, named or not."""
    return cards if isinstance(cards, int) else len(cards)


def _piles_of_all(view: View) -> bool:
    """Whether the piles lie in the middle for everyone and not before the seats."""
    return "piles" in view and "stock" in view

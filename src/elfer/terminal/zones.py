"""What lies on the table besides rows: the middle, piles, claims, a card just turned over."""

from collections.abc import Iterator, Sequence
from typing import Any

from elfer.kernel.seats import Seat
from elfer.terminal.look import NAMES, SYMBOLS, face_of
from elfer.terminal.phrases import listed, many, one, seat_name
from elfer.terminal.sight import Sight, View

QUARTETS = "quartets"
Cards = int | Sequence[str]
"""Face-down cards are a number, open ones are named, the top first."""


def zones(sight: Sight) -> Iterator[str]:
    """A line for each thing that lies in the middle of the table."""
    view = sight.view
    if "middle" in view:
        yield f"Middle: {_middle(view)}"
    if not view["round_over"]:
        yield from _claims(sight)
    if view.get("completed"):
        yield f"Complete: {listed([NAMES[letter] for letter in view['completed']])}"
    if view.get("turned"):
        yield f"Turned over: {short(view['turned'])}"
    if _piles_of_all(view):
        for number, pile in enumerate(view["piles"], start=1):
            yield f"Pile {number}: {heap(pile)}"
    if count(view.get("aside", 0)):
        yield f"Laid aside: {_aside(view['aside'])}"
    if view.get("places"):
        names = [seat_name(seat, view.get("seat")).lower() for seat in view["places"]]
        yield f"Out, in this order: {listed(names)}"


def _middle(view: View) -> str:
    """The cards in the middle, those apart that were shown and that nobody has won yet."""
    middle: Cards = view["middle"]
    waiting = count(middle) - view["players"]
    if "guesses" not in view or not isinstance(middle, int) or waiting <= 0:
        return heap(middle)
    return f"{heap(view['players'])}; {waiting} more wait for the next winner"


def _aside(cards: Cards) -> str:
    """What is laid aside; a single card that lies open is named."""
    if not isinstance(cards, int) and len(cards) == 1:
        return short(cards[0])
    return many(count(cards), "card", "cards")


def _claims(sight: Sight) -> Iterator[str]:
    """What was said of the cards in the middle, and what is to be said next."""
    view = sight.view
    if view.get("pile_colour"):
        yield f"This pile is said to be {NAMES[view['pile_colour']]}"
    if "pile_claim" not in view:
        return
    claim, agreed = view["pile_claim"], view["options"].get("count_to")
    last = agreed if isinstance(agreed, int) else sight.places[-1]
    following = view.get("count", 1 if claim in (None, last) else claim + 1)
    if claim is None:
        yield f"A new pile starts: the first card is to be {one(following)}"
    elif claim == last:
        yield f"The card laid last is said to be {one(claim)}, the last number"
        yield (
            f"Who lays now takes this pile out of the game and starts another with {one(following)}"
        )
    else:
        after = f"the next one is to be {one(following)}"
        yield f"The card laid last is said to be {one(claim)}, {after}"


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
    if counted_in(view) != QUARTETS and "won" in view and count(view["won"][seat]):
        yield f"{count(view['won'][seat])} won"
    if "guesses" in view and view["guesses"][seat] is not None:
        yield f"guesses {view['guesses'][seat]}"
    if "chosen" in view and view["chosen"][seat]:
        yield f"chose {short(view['chosen'][seat])}"


def counted_in(view: View) -> str:
    """What decides, and is counted at the end: points, cards won, or quartets."""
    if "quartets" in view and not view["options"].get("together"):
        return QUARTETS
    return "cards" if "won" in view else "points"


def heap(cards: Cards) -> str:
    """Cards one on another: how many, and the top if it lies open."""
    if not count(cards):
        return "empty"
    if isinstance(cards, int):
        return f"{many(cards, 'card', 'cards')}, face down"
    beneath = f" (+{len(cards) - 1} under)" if len(cards) > 1 else ""
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

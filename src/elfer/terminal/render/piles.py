"""Descriptions of cards outside the rows: the middle, piles, claims and turned cards."""

from collections.abc import Iterator, Sequence
from typing import Any

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import NAMES, SYMBOLS, parse_face
from elfer.terminal.render.sight import Sight, View
from elfer.terminal.text.phrases import join_words, name_number, name_seat, pluralize

QUARTETS = "quartets"
Cards = int | Sequence[str]
"""A number of face-down cards, or the names of face-up cards with the top one first."""


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield a line for each pile or card in the middle of the table."""
    view = sight.view
    if "middle" in view:
        yield f"Middle: {_describe_middle_pile(view)}"
    if not view["round_over"]:
        yield from _describe_claims(sight)
    if view.get("completed"):
        yield f"Complete: {join_words([NAMES[letter] for letter in view['completed']])}"
    if view.get("turned"):
        yield f"Turned over: {format_card(view['turned'])}"
    if _has_shared_piles(view):
        for number, pile in enumerate(view["piles"], start=1):
            yield f"Pile {number}: {describe_pile(pile)}"
    if count_cards(view.get("aside", 0)):
        yield f"Laid aside: {_describe_aside(view['aside'])}"
    if view.get("places"):
        names = [name_seat(seat, view.get("seat")).lower() for seat in view["places"]]
        yield f"Out, in this order: {join_words(names)}"


def _describe_middle_pile(view: View) -> str:
    """Return the cards in the middle, with those from undecided tricks listed separately."""
    middle: Cards = view["middle"]
    waiting = count_cards(middle) - view["players"]
    if "guesses" not in view or not isinstance(middle, int) or waiting <= 0:
        return describe_pile(middle)
    return f"{describe_pile(view['players'])}; {waiting} more wait for the next winner"


def _describe_aside(cards: Cards) -> str:
    """Return the cards laid aside; a single face-up card is named."""
    if not isinstance(cards, int) and len(cards) == 1:
        return format_card(cards[0])
    return pluralize(count_cards(cards), "card", "cards")


def _describe_claims(sight: Sight) -> Iterator[str]:
    """Yield the last claim about the middle, and the number to claim next."""
    view = sight.view
    if view.get("pile_colour"):
        yield f"This pile is claimed to be {NAMES[view['pile_colour']]}"
    if "pile_claim" not in view:
        return
    claim, agreed = view["pile_claim"], view["options"].get("count_to")
    last = agreed if isinstance(agreed, int) else sight.places[-1]
    following = view.get("count", 1 if claim in (None, last) else claim + 1)
    if claim is None:
        yield f"New pile: the first claim is {name_number(following)}"
    elif claim == last:
        yield f"The last card was claimed as {name_number(claim)}, the last number"
        yield (
            f"The next card removes this pile and starts a new one with {name_number(following)}"
        )
    else:
        after = f"the next claim is {name_number(following)}"
        yield f"The last card was claimed as {name_number(claim)}; {after}"


def describe_seat(view: View, seat: Seat) -> Iterator[str]:
    """Yield the piles, cards won and guesses of a seat."""
    if "stacks" in view:
        yield f"stack of {count_cards(view['stacks'][seat])}"
    if "piles" in view and not _has_shared_piles(view):
        pile: Sequence[str] = view["piles"][seat]
        if "stacks" in view and pile:
            yield f"shows {describe_pile(pile)}"
        elif pile:
            yield pluralize(len(pile) // 2, "pair", "pairs")
    if view.get("quartets") and view["quartets"][seat]:
        yield pluralize(len(view["quartets"][seat]), "quartet", "quartets")
    if score_unit(view) != QUARTETS and "won" in view and count_cards(view["won"][seat]):
        yield f"{count_cards(view['won'][seat])} won"
    if "guesses" in view and view["guesses"][seat] is not None:
        yield f"guesses {view['guesses'][seat]}"
    if "chosen" in view and view["chosen"][seat]:
        yield f"chose {format_card(view['chosen'][seat])}"


def score_unit(view: View) -> str:
    """Return the unit of the score: points, cards or quartets."""
    if "quartets" in view and not view["options"].get("together"):
        return QUARTETS
    return "cards" if "won" in view else "points"


def describe_pile(cards: Cards) -> str:
    """Return the size of a pile, and its top card if that is face up."""
    if not count_cards(cards):
        return "empty"
    if isinstance(cards, int):
        return f"{pluralize(cards, 'card', 'cards')}, face down"
    beneath = f" (+{len(cards) - 1} under)" if len(cards) > 1 else ""
    return f"{format_card(cards[0])}{beneath}"


def format_card(card: str) -> str:
    """Return a card as a symbol and a number."""
    face = parse_face(card)
    return card if face is None else f"{SYMBOLS[face.colour]} {face.value}"


def count_cards(cards: Any) -> int:
    """Return the number of cards, given as a number or as a list of names."""
    return cards if isinstance(cards, int) else len(cards)


def _has_shared_piles(view: View) -> bool:
    """Return whether the piles are shared, not owned by seats."""
    return "piles" in view and "stock" in view

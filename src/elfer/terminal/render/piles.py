"""Descriptions of cards outside the rows: the middle, piles, claims and turned cards."""

from collections.abc import Iterator, Sequence
from typing import Any

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import format_card
from elfer.terminal.render.sight import Sight, View
from elfer.texts.cards import name_colour

QUARTETS = "quartets"
Cards = int | Sequence[str]
"""A number of face-down cards, or the names of face-up cards with the top one first."""


def describe_middle(sight: Sight) -> Iterator[str]:
    """Yield a line for each pile or card in the middle of the table."""
    view = sight.view
    if "middle" in view:
        yield sight.say("terminal-middle", cards=_describe_middle_pile(sight))
    if not view["round_over"]:
        yield from _describe_claims(sight)
    if view.get("completed"):
        names = (name_colour(letter, sight.messages) for letter in view["completed"])
        yield sight.say("terminal-completed", colours=sight.messages.join(names))
    if view.get("turned"):
        yield sight.say("terminal-turned", face=format_card(view["turned"]))
    if _has_shared_piles(view):
        for number, pile in enumerate(view["piles"], start=1):
            yield _describe_shared_pile(sight, number, pile)
    if count_cards(view.get("aside", 0)):
        yield sight.say("terminal-aside", cards=_describe_aside(sight, view["aside"]))
    if view.get("places"):
        names = (sight.people.name(seat) for seat in view["places"])
        yield sight.say("terminal-places", names=", ".join(names))


def _describe_shared_pile(sight: Sight, number: int, pile: Sequence[str]) -> str:
    if not pile:
        return sight.say("collecting-pile-free", pile=number)
    card, under = format_card(pile[0]), len(pile) - 1
    return sight.say("collecting-pile-spoken", pile=number, card=card, under=under)


def _describe_middle_pile(sight: Sight) -> str:
    """Return the cards in the middle, with those from undecided tricks listed separately."""
    view = sight.view
    middle: Cards = view["middle"]
    waiting = count_cards(middle) - view["players"]
    if "guesses" not in view or not isinstance(middle, int) or waiting <= 0:
        return describe_pile(sight, middle)
    pile = describe_pile(sight, view["players"])
    return sight.say("terminal-waiting", pile=pile, count=waiting)


def _describe_aside(sight: Sight, cards: Cards) -> str:
    """Return the cards laid aside; a single face-up card is named."""
    if not isinstance(cards, int) and len(cards) == 1:
        return format_card(cards[0])
    return sight.say("end-cards", count=count_cards(cards))


def _describe_claims(sight: Sight) -> Iterator[str]:
    """Yield the last claim about the middle, and the number to claim next."""
    view = sight.view
    if view.get("pile_colour"):
        colour = name_colour(view["pile_colour"], sight.messages)
        yield sight.say("terminal-claim-colour", colour=colour)
    if "pile_claim" not in view:
        return
    claim, agreed = view["pile_claim"], view["options"].get("count_to")
    last = agreed if isinstance(agreed, int) else sight.places[-1]
    following = view.get("count", 1 if claim in (None, last) else claim + 1)
    if claim is None:
        yield sight.say("terminal-claim-first", next=following)
    elif claim == last:
        yield sight.say("terminal-claim-last", number=claim)
        yield sight.say("terminal-claim-again", next=following)
    else:
        yield sight.say("terminal-claim", number=claim, next=following)


def describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the piles, cards won and guesses of a seat."""
    view = sight.view
    if "stacks" in view:
        yield sight.say("terminal-stack", count=count_cards(view["stacks"][seat]))
    if "piles" in view and not _has_shared_piles(view):
        pile: Sequence[str] = view["piles"][seat]
        if "stacks" in view and pile:
            yield sight.say("terminal-shows", face=describe_pile(sight, pile))
        elif pile:
            yield sight.say("pairs-count", count=len(pile) // 2)
    if view.get("quartets") and view["quartets"][seat]:
        yield sight.say("snap-quartets", count=len(view["quartets"][seat]))
    if score_unit(view) != QUARTETS and "won" in view and count_cards(view["won"][seat]):
        yield sight.say("table-won", count=count_cards(view["won"][seat]))
    if "guesses" in view and view["guesses"][seat] is not None:
        yield sight.say("terminal-guesses", guess=view["guesses"][seat])
    if "chosen" in view and view["chosen"][seat]:
        yield sight.say("terminal-chose", face=format_card(view["chosen"][seat]))


def score_unit(view: View) -> str:
    """Return the unit of the score: points, cards or quartets."""
    if "quartets" in view and not view["options"].get("together"):
        return QUARTETS
    return "cards" if "won" in view else "points"


def describe_pile(sight: Sight, cards: Cards) -> str:
    """Return the size of a pile, and its top card if that is face up."""
    if not count_cards(cards):
        return sight.say("anywhere-empty")
    if isinstance(cards, int):
        return sight.say("terminal-face-down", count=cards)
    top, under = format_card(cards[0]), len(cards) - 1
    return sight.say("terminal-under", face=top, count=under) if under else top


def describe_collected(sight: Sight, seat: Seat) -> str:
    """Return all cards that lie face up in front of a seat (RA-5, PO-2, ZW-1)."""
    cards = collected_cards(sight.view, seat)
    own = "-own" if seat == sight.people.own else ""
    if cards is None:
        return sight.say("terminal-pile-hidden")
    who = sight.people.name(seat)
    if not cards:
        return sight.say(f"terminal-pile-none{own}", who=who)
    shown = "  ".join(map(format_card, cards))
    return sight.say(f"terminal-pile{own}", who=who, count=len(cards), cards=shown)


def collected_cards(view: View, seat: Seat) -> Sequence[str] | None:
    """Return the cards that a seat has won or laid down; None if the game has no such cards."""
    for key in ("won", "piles"):
        if key in view and not _has_shared_piles(view):
            cards: Cards = view[key][seat]
            if not isinstance(cards, int):
                return cards
    return None


def count_cards(cards: Any) -> int:
    """Return the number of cards, given as a number or as a list of names."""
    return cards if isinstance(cards, int) else len(cards)


def _has_shared_piles(view: View) -> bool:
    """Return whether the piles are shared, not owned by seats."""
    return "piles" in view and "stock" in view

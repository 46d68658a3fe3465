"""Descriptions of piles and stacks that several families share."""

from collections.abc import Iterator, Sequence
from typing import Any

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import format_card
from elfer.terminal.render.screen_data import Sight

Cards = int | Sequence[str]
"""A number of face-down cards, or the names of face-up cards with the top one first."""


def describe_middle_pile(sight: Sight) -> Iterator[str]:
    """Yield the pile in the middle of the table, if the game has one."""
    if "middle" in sight.view:
        yield sight.say("terminal-middle", cards=describe_pile(sight, sight.view["middle"]))


def describe_aside(sight: Sight) -> Iterator[str]:
    """Yield the cards laid aside, if there are any; a single face-up card is named."""
    cards: Cards = sight.view.get("aside", 0)
    if not count_cards(cards):
        return
    if not isinstance(cards, int) and len(cards) == 1:
        yield sight.say("terminal-aside", cards=format_card(cards[0]))
    else:
        count = sight.say("end-cards", count=count_cards(cards))
        yield sight.say("terminal-aside", cards=count)


def describe_stack(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the size of a seat's stack, if the game has stacks."""
    if "stacks" in sight.view:
        yield sight.say("terminal-stack", count=count_cards(sight.view["stacks"][seat]))


def describe_face_up_pile(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the face-up pile in front of a seat, if it has one."""
    pile: Sequence[str] = sight.view["piles"][seat]
    if pile:
        yield sight.say("terminal-shows", face=describe_pile(sight, pile))


def describe_won(sight: Sight, seat: Seat) -> Iterator[str]:
    """Yield the number of cards that a seat has won, if there are any."""
    if "won" in sight.view and count_cards(sight.view["won"][seat]):
        yield sight.say("table-won", count=count_cards(sight.view["won"][seat]))


def describe_pile(sight: Sight, cards: Cards) -> str:
    """Return the size of a pile, and its top card if that is face up."""
    if not count_cards(cards):
        return sight.say("anywhere-empty")
    if isinstance(cards, int):
        return sight.say("terminal-face-down", count=cards)
    top, under = format_card(cards[0]), len(cards) - 1
    return sight.say("terminal-under", face=top, count=under) if under else top


def count_cards(cards: Any) -> int:
    """Return the number of cards, given as a number or as a list of names."""
    return cards if isinstance(cards, int) else len(cards)

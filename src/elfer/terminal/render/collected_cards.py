"""The face-up cards in front of a seat that it has won or laid down."""

from collections.abc import Sequence

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import format_card
from elfer.terminal.render.family_boards.registry import drawing_of
from elfer.terminal.render.piles import Cards
from elfer.terminal.render.screen_data import Sight


def describe_collected(sight: Sight, seat: Seat) -> str:
    """Return a sentence with all face-up cards in front of a seat (RA-5, PO-2, ZW-1)."""
    cards = collected_cards(sight, seat)
    own = "-own" if seat == sight.people.own else ""
    if cards is None:
        return sight.say("terminal-pile-hidden")
    who = sight.people.name(seat)
    if not cards:
        return sight.say(f"terminal-pile-none{own}", who=who)
    shown = "  ".join(map(format_card, cards))
    return sight.say(f"terminal-pile{own}", who=who, count=len(cards), cards=shown)


def collected_cards(sight: Sight, seat: Seat) -> Sequence[str] | None:
    """Return the cards that a seat has won or laid down; None if the game has no such cards."""
    for key in drawing_of(sight).collected:
        if key in sight.view:
            cards: Cards = sight.view[key][seat]
            if not isinstance(cards, int):
                return cards
    return None

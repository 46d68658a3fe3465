"""Single events as clauses and sentences, limited to the knowledge of one viewer."""

from collections.abc import Callable, Mapping
from typing import Any

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import NAMES, name_card
from elfer.terminal.text.phrases import join_words, name_bot, name_number, name_seat, pluralize

SeenEvent = Mapping[str, Any]
"""An event as one viewer may know it."""


def _format_claim(event: SeenEvent) -> str:
    """Return a claim as it was called out."""
    colour = f"{NAMES[event['colour']]} " if event.get("colour") else ""
    return f"{colour}{event['number']}"


def _name_owner(seat: Seat, you: Seat | None) -> str:
    return "your" if seat == you else f"seat {seat}'s"


def _format_revealed_claim(event: SeenEvent, you: Seat | None) -> str:
    """Return the revealed card of a claim and whether the claim was true."""
    verdict = "true" if event["honest"] else "a bluff"
    card = f"{name_card(event['card'])}, so it was {verdict}"
    return f"{_name_owner(event['of'], you)} «{_format_claim(event)}» ({card})"


def _describe_claim(event: SeenEvent, you: Seat | None) -> str:
    card = name_card(event["card"]) if "card" in event else "a card"
    return f"laid {card} face down and said «{_format_claim(event)}»"


def _describe_taking(event: SeenEvent, you: Seat | None) -> str:
    if "pile" in event:
        return f"took {name_card(event['card'])} from pile {event['pile']}"
    cards = pluralize(event["cards"], "card", "cards")
    if "word" in event:
        return f"called «{event['word']}» after {event['at']:g} ms and won {cards}"
    return f"took the pile of {cards}"


def _describe_drawing(event: SeenEvent, you: Seat | None) -> str:
    card = name_card(event["card"]) if "card" in event else "a card"
    giver = event["from"]
    return f"drew {card} from {'you' if giver == you else f'seat {giver}'}"


def _describe_giving(event: SeenEvent, you: Seat | None) -> str:
    whom = "you" if event["to"] == you else f"seat {event['to']}"
    return (
        f"lost {name_card(event['card'])} to {whom}" if "card" in event else f"gave {whom} a card"
    )


def _describe_laying_on_pile(event: SeenEvent, you: Seat | None) -> str:
    return f"laid {name_card(event['card'])} on pile {event['pile']}"


def _describe_laying_in_secret(event: SeenEvent, you: Seat | None) -> str:
    # Everyone does so at the same time; only the viewer's own card is mentioned.
    return f"laid {name_card(event['card'])} face down" if "card" in event else ""


def _describe_catch(event: SeenEvent, you: Seat | None) -> str:
    right = "rightly" if event["right"] else "wrongly"
    whom = "you" if event["of"] == you else f"seat {event['of']}"
    return f"{right} called «Erwischt!» on {whom}"


def _describe_trick(event: SeenEvent, you: Seat | None) -> str:
    cards = join_words([name_card(card) for card in event["cards"]])
    total = f" ({event['sum']} in all)" if "sum" in event else ""
    return f"won {pluralize(event['middle'], 'card', 'cards')}: {cards}{total}"


def _describe_fight(event: SeenEvent, you: Seat | None) -> str:
    return f"won the fight for {pluralize(len(event['cards']), 'card', 'cards')}"


def _describe_loss(event: SeenEvent, you: Seat | None) -> str:
    forfeit = f"; the forfeit: {event['forfeit']}" if event.get("forfeit") else ""
    return f"kept the Schwarzer Peter, {name_card(event['card'])}{forfeit}"


def _describe_onto(event: SeenEvent, you: Seat | None) -> str:
    return f"laid it on {_name_owner(event['owner'], you)} pile"


def _describe_wrong_call(event: SeenEvent, you: Seat | None) -> str:
    cards = pluralize(event["cards"], "card", "cards")
    lost = f" and lost {cards} to the middle" if event["cards"] else ""
    return f"called «{event['word']}» wrongly after {event['at']:g} ms{lost}"


def _describe_seat_change(event: SeenEvent, you: Seat | None) -> str:
    """Return the new occupant of a seat."""
    if event["seat"] == you:
        return ""
    words = {"free": "is free now", "away": "is away, and a bot plays instead"}
    if event["kind"] == "player":
        return f"is {event['name']} now"
    return words.get(event["kind"]) or f"is {name_bot(event['level'])} now"


EventText = Callable[[SeenEvent, Seat | None], str]

ACTIONS: dict[str, EventText] = {
    "claim": _describe_claim,
    "slip": lambda event, you: f"slipped in {name_card(event['card'])}",
    "doubt": lambda event, you: f"doubted {_format_revealed_claim(event, you)}",
    "object": lambda event, you: f"objected to {_format_revealed_claim(event, you)}",
    "caught": _describe_catch,
    "believe": lambda event, you: f"believed {_name_owner(event['of'], you)} last card",
    "accept": lambda event, you: f"accepted {_name_owner(event['of'], you)} last card",
    "take": _describe_taking,
    "guess": lambda event, you: f"guessed {event['guess']}",
    "choose": lambda event, you: (
        f"chose {name_card(event['card']) if 'card' in event else 'a card'}"
    ),
    "trick": _describe_trick,
    "flip": lambda event, you: f"turned over {name_card(event['card'])}",
    "restack": lambda event, you: "turned the pile over",
    "mix": lambda event, you: "shuffled the pile",
    "fight": _describe_fight,
    "give": _describe_giving,
    "pair": lambda event, you: (
        f"laid down the pair {join_words([name_card(c) for c in event['cards']])}"
    ),
    "safe": lambda event, you: "got rid of all cards",
    "lost": _describe_loss,
    "close": lambda event, you: "said «Schluss!»",
    "mid": lambda event, you: "laid it in the middle",
    "onto": _describe_onto,
    "own": lambda event, you: "kept it",
    "stopp": lambda event, you: f"called «Stopp!» on {_name_owner(event['culprit'], you)} card",
    "out": lambda event, you: "got rid of all cards",
    "call": lambda event, you: f"called «{event['word']}» after {event['at']:g} ms",
    "late": lambda event, you: f"called «{event['word']}» too late, after {event['at']:g} ms",
    "wrong": _describe_wrong_call,
    "chair": _describe_seat_change,
    "handicap": lambda event, you: f"got a head start of {event['handicap']} ms in calling",
    "undone": lambda event, you: "took back the last move",
    "quartet": lambda event, you: f"laid aside the four {event['number']}s",
}
"""The clause for an action of a seat, by event type; empty where it is not worth mentioning."""


def describe_action(event: SeenEvent, you: Seat | None) -> str | None:
    """Return the clause that follows the name of the seat; None for an unknown event."""
    kind = event["type"]
    if kind == "draw" and "from" in event:
        return _describe_drawing(event, you)
    if kind == "lay" and "pile" in event:
        return _describe_laying_on_pile(event, you)
    if kind == "lay" and "row" not in event and "place" not in event:
        return _describe_laying_in_secret(event, you)
    saying = ACTIONS.get(kind)
    return None if saying is None else saying(event, you)


def _describe_undecided_trick(event: SeenEvent, you: Seat | None) -> str:
    total = f"; the sum is {event['sum']}" if "sum" in event else ""
    cards = join_words([name_card(card) for card in event["cards"]])
    return f"Undecided: {cards}{total}. The cards wait for the next winner."


def _describe_undecided_calls(event: SeenEvent, you: Seat | None) -> str:
    names = join_words([name_seat(seat, you) for seat in event["seats"]])
    times = join_words([f"{at:g}" for at in event["times"]])
    return f"{names} called «{event['word']}» after {times} ms, at the same time: undecided."


OCCURRENCES: dict[str, EventText] = {
    "pile-away": lambda event, you: (
        f"The pile of {pluralize(event['cards'], 'card', 'cards')} is out of the game."
    ),
    "all-passed": lambda event, you: f"Nobody laid the {event['number']}.",
    "trick": _describe_undecided_trick,
    "tie": lambda event, you: f"Both turned over {name_number(event['value'])}.",
    "fight": lambda event, you: "Nobody could go on: the cards of the fight are out.",
    "restock": lambda event, you: (
        f"{pluralize(event['cards'], 'card', 'cards')} under the piles were shuffled "
        "into a new stock."
    ),
    "undecided": _describe_undecided_calls,
    "settle": lambda event, you: "",
    "joined": lambda event, you: f"{event['name']} has joined the table.",
    "request": lambda event, you: f"Somebody would like to take over seat {event['chair']}.",
    "agreed": lambda event, you: "Somebody agrees.",
    "declined": lambda event, you: "Somebody declines, so the bot plays on.",
    "withdrawn": lambda event, you: "The request for a seat was withdrawn.",
    "renamed": lambda event, you: f"Somebody is called {event['name']} now.",
    "reaction": lambda event, you: f"«{event['reaction'].capitalize()}!»",
    "started": lambda event, you: f"Match {event['match']} begins.",
}
"""The sentence for an event without a seat, by event type."""


def describe_occurrence(event: SeenEvent, you: Seat | None) -> str | None:
    """Return the sentence for an event without a seat; None for an unknown event."""
    saying = OCCURRENCES.get(event["type"])
    return None if saying is None else saying(event, you)

"""Single events in words, as far as the one who hears them may know."""

from collections.abc import Callable, Mapping
from typing import Any

from elfer.kernel.seats import Seat
from elfer.terminal.look import NAMES, spoken
from elfer.terminal.phrases import a_bot, listed, many, one, seat_name

Seen = Mapping[str, Any]
"""An event as somebody may know it."""


def _said(event: Seen) -> str:
    """A claim as it was called out."""
    colour = f"{NAMES[event['colour']]} " if event.get("colour") else ""
    return f"{colour}{event['number']}"


def _whose(seat: Seat, you: Seat | None) -> str:
    return "your" if seat == you else f"seat {seat}'s"


def _shown(event: Seen, you: Seat | None) -> str:
    """What came out when a claim was doubted."""
    verdict = "true" if event["honest"] else "a bluff"
    card = f"{spoken(event['card'])}, so it was {verdict}"
    return f"{_whose(event['of'], you)} «{_said(event)}» ({card})"


def _claimed(event: Seen, you: Seat | None) -> str:
    card = spoken(event["card"]) if "card" in event else "a card"
    return f"laid {card} face down and said «{_said(event)}»"


def _taken(event: Seen, you: Seat | None) -> str:
    if "pile" in event:
        return f"took {spoken(event['card'])} from pile {event['pile']}"
    cards = many(event["cards"], "card", "cards")
    if "word" in event:
        return f"called «{event['word']}» after {event['at']:g} ms and won {cards}"
    return f"took the pile of {cards}"


def _drawn(event: Seen, you: Seat | None) -> str:
    card = spoken(event["card"]) if "card" in event else "a card"
    giver = event["from"]
    return f"drew {card} from {'you' if giver == you else f'seat {giver}'}"


def _given(event: Seen, you: Seat | None) -> str:
    whom = "you" if event["to"] == you else f"seat {event['to']}"
    return f"lost {spoken(event['card'])} to {whom}" if "card" in event else f"gave {whom} a card"


def _laid_on_pile(event: Seen, you: Seat | None) -> str:
    return f"laid {spoken(event['card'])} on pile {event['pile']}"


def _laid_in_secret(event: Seen, you: Seat | None) -> str:
    # Everyone does so at once; only one's own card is worth a word.
    return f"laid {spoken(event['card'])} face down" if "card" in event else ""


def _caught(event: Seen, you: Seat | None) -> str:
    right = "rightly" if event["right"] else "wrongly"
    whom = "you" if event["of"] == you else f"seat {event['of']}"
    return f"{right} called «Erwischt!» on {whom}"


def _trick(event: Seen, you: Seat | None) -> str:
    cards = listed([spoken(card) for card in event["cards"]])
    total = f" ({event['sum']} in all)" if "sum" in event else ""
    return f"won {many(event['middle'], 'card', 'cards')}: {cards}{total}"


def _fight(event: Seen, you: Seat | None) -> str:
    return f"won the fight for {many(len(event['cards']), 'card', 'cards')}"


def _lost(event: Seen, you: Seat | None) -> str:
    forfeit = f"; the forfeit: {event['forfeit']}" if event.get("forfeit") else ""
    return f"kept the Schwarzer Peter, {spoken(event['card'])}{forfeit}"


def _onto(event: Seen, you: Seat | None) -> str:
    return f"laid it on {_whose(event['owner'], you)} pile"


def _wrong(event: Seen, you: Seat | None) -> str:
    cards = many(event["cards"], "card", "cards")
    lost = f" and lost {cards} to the middle" if event["cards"] else ""
    return f"called «{event['word']}» wrongly after {event['at']:g} ms{lost}"


def _chair(event: Seen, you: Seat | None) -> str:
    """Who has a seat from now on."""
    if event["seat"] == you:
        return ""
    words = {"free": "is free now", "away": "is away, and a bot sits in"}
    if event["kind"] == "player":
        return f"is {event['name']} now"
    return words.get(event["kind"]) or f"is {a_bot(event['level'])} now"


Saying = Callable[[Seen, Seat | None], str]

DEEDS: dict[str, Saying] = {
    "claim": _claimed,
    "slip": lambda event, you: f"slipped in {spoken(event['card'])}",
    "doubt": lambda event, you: f"doubted {_shown(event, you)}",
    "object": lambda event, you: f"objected to {_shown(event, you)}",
    "caught": _caught,
    "believe": lambda event, you: f"believed {_whose(event['of'], you)} last card",
    "accept": lambda event, you: f"accepted {_whose(event['of'], you)} last card",
    "take": _taken,
    "guess": lambda event, you: f"guessed {event['guess']}",
    "choose": lambda event, you: f"chose {spoken(event['card']) if 'card' in event else 'a card'}",
    "trick": _trick,
    "flip": lambda event, you: f"turned over {spoken(event['card'])}",
    "restack": lambda event, you: "turned the pile over",
    "mix": lambda event, you: "shuffled the pile",
    "fight": _fight,
    "give": _given,
    "pair": lambda event, you: f"laid down the pair {listed([spoken(c) for c in event['cards']])}",
    "safe": lambda event, you: "got rid of all cards",
    "lost": _lost,
    "close": lambda event, you: "said «Schluss!»",
    "mid": lambda event, you: "laid it in the middle",
    "onto": _onto,
    "own": lambda event, you: "kept it",
    "stopp": lambda event, you: f"called «Stopp!» on {_whose(event['culprit'], you)} card",
    "out": lambda event, you: "got rid of all cards",
    "call": lambda event, you: f"called «{event['word']}» after {event['at']:g} ms",
    "late": lambda event, you: f"called «{event['word']}» too late, after {event['at']:g} ms",
    "wrong": _wrong,
    "chair": _chair,
    "handicap": lambda event, you: f"got a head start of {event['handicap']} ms in calling",
    "undone": lambda event, you: "took back the last move",
    "quartet": lambda event, you: f"laid aside the four {event['number']}s",
}
"""What a seat did, to follow its name; nothing where it is not worth a word."""


def deed(event: Seen, you: Seat | None) -> str | None:
    """What a seat did, to follow its name; None if there are no words for it here."""
    kind = event["type"]
    if kind == "draw" and "from" in event:
        return _drawn(event, you)
    if kind == "lay" and "pile" in event:
        return _laid_on_pile(event, you)
    if kind == "lay" and "row" not in event and "place" not in event:
        return _laid_in_secret(event, you)
    saying = DEEDS.get(kind)
    return None if saying is None else saying(event, you)


def _nobody_won(event: Seen, you: Seat | None) -> str:
    total = f"; the sum is {event['sum']}" if "sum" in event else ""
    cards = listed([spoken(card) for card in event["cards"]])
    return f"Undecided: {cards}{total}. The cards wait for the next winner."


def _undecided(event: Seen, you: Seat | None) -> str:
    names = listed([seat_name(seat, you) for seat in event["seats"]])
    times = listed([f"{at:g}" for at in event["times"]])
    return f"{names} called «{event['word']}» after {times} ms, at the same time: undecided."


HAPPENINGS: dict[str, Saying] = {
    "pile-away": lambda event, you: (
        f"The pile of {many(event['cards'], 'card', 'cards')} is out of the game."
    ),
    "all-passed": lambda event, you: f"Nobody laid the {event['number']}.",
    "trick": _nobody_won,
    "tie": lambda event, you: f"Both have turned over {one(event['value'])}.",
    "fight": lambda event, you: "Nobody could go on: the cards of the fight are out.",
    "restock": lambda event, you: (
        f"{many(event['cards'], 'card', 'cards')} under the piles were shuffled into a new stock."
    ),
    "undecided": _undecided,
    "settle": lambda event, you: "",
    "joined": lambda event, you: f"{event['name']} has come to the table.",
    "renamed": lambda event, you: f"Somebody is called {event['name']} now.",
    "reaction": lambda event, you: f"«{event['reaction'].capitalize()}!»",
    "started": lambda event, you: f"Match {event['match']} begins.",
}
"""What happened to nobody in particular, as sentences."""


def happening(event: Seen, you: Seat | None) -> str | None:
    """What happened to nobody in particular; None if there are no words for it here."""
    saying = HAPPENINGS.get(event["type"])
    return None if saying is None else saying(event, you)

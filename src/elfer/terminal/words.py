"""Events in words: what happened, said as people at a table would say it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from elfer.kernel.seats import Seat
from elfer.terminal.look import NAMES, face_of, spoken
from elfer.terminal.phrases import listed, names_of, seat_name
from elfer.terminal.sayings import Seen, deed, happening
from elfer.terminal.sight import View

ENDINGS = {
    "out": "somebody has no cards left",
    "full": "every place is filled",
    "closed": "somebody had only one colour",
    "through": "all cards have been played",
    "peter": "only the Schwarzer Peter is left",
    "quartets": "all quartets are laid aside",
    "alone": "only one player has cards left",
    "all-out": "all cards are in the middle",
    "colours": "all four colours are away",
    "played-through": "all cards have been played",
    "all-won": "somebody has won all cards",
    "passes": "everyone passed on twenty numbers in a row",
    "turn-overs": "enough cards have been turned over",
}
ELSE = "it has gone on long enough"
"""Why a game ends that could go on for ever."""
LAYING = ("lay", "bridge")
MOST_DEEDS, FIRST_DEEDS, LAST_DEEDS = 16, 4, 3
MOST_SENTENCES, FIRST_SENTENCES, LAST_SENTENCES = 24, 4, 8
"""From how many on only the first and the last are told."""


def sentences(events: Sequence[Seen], view: View, you: Seat | None = None) -> list[str]:
    """What happened, one sentence for what a seat did at a stretch; the view is the one after."""
    told: list[str] = []
    groups = [list(group) for _, group in groupby(events, key=lambda event: event["seat"])]
    for index, group in enumerate(groups):
        seat = group[0]["seat"]
        if seat is None:
            told += filter(None, (_announcement(event, you) for event in group))
            continue
        going_on = index == len(groups) - 1 and view["turn"] == seat
        clauses = list(_clauses(group, view, you, going_on=going_on))
        if clauses:
            told.append(f"{seat_name(seat, you)} {listed(_in_short(clauses))}.")
    return told


def news(events: Sequence[Seen], view: View, you: Seat | None = None) -> list[str]:
    """What happened since somebody last looked: of very much, only how it began and ended."""
    told = sentences(events, view, you)
    if len(told) <= MOST_SENTENCES:
        return told
    left_out = len(told) - FIRST_SENTENCES - LAST_SENTENCES
    return [*told[:FIRST_SENTENCES], f"… {left_out} turns later:", *told[-LAST_SENTENCES:]]


def _in_short(clauses: Sequence[str]) -> Sequence[str]:
    """What a seat did; of very much, only how it began and ended."""
    if len(clauses) <= MOST_DEEDS:
        return clauses
    left_out = len(clauses) - FIRST_DEEDS - LAST_DEEDS
    return [*clauses[:FIRST_DEEDS], f"… {left_out} steps later", *clauses[-LAST_DEEDS:]]


def _clauses(
    group: Sequence[Seen], view: View, you: Seat | None, *, going_on: bool
) -> Iterator[str]:
    """What one seat did, step by step; a turn is not said to be done when cards were laid."""
    for kind, run in groupby(group, key=_kind):
        events = list(run)
        deeds = [deed(event, you) for event in events]
        if deeds[0] is not None:
            yield from filter(None, deeds)
        elif kind != "done":
            yield _at_a_stretch(kind, events, view)
        elif len(group) == 1:
            yield "ended the turn"
    # Where a drawn card that fits must be laid, not laying it tells everyone that it did not.
    if group[-1]["type"] == "draw" and "must" in view.get("progress", ()) and not going_on:
        yield "could not lay"


def _at_a_stretch(kind: str, events: Sequence[Seen], view: View) -> str:
    """Several events of one kind in a row, as one clause."""
    if kind == "lay":
        return f"laid {_laid(events, mixed=_mixed(view))}"
    if kind == "draw":
        return f"drew {_drawn(events)}"
    if kind == "swap":
        return f"swapped {listed([spoken(event['card']) for event in events])} for a joker"
    if kind == "bonus":
        rows = listed([NAMES[event["row"]] for event in events])
        return f"took a bonus card for half of the {rows} row"
    return "passed" if kind == "pass" else f"played {kind}"


def _kind(event: Seen) -> str:
    kind: str = event["type"]
    return "lay" if kind in LAYING else kind


def _laid(events: Sequence[Seen], *, mixed: bool) -> str:
    """Cards as they were laid, with the rows where these have cards of all colours."""
    if mixed and len({event["row"] for event in events}) == 1:
        return f"{_cards([event['card'] for event in events])} on the {_row(events[0])} row"
    if mixed:
        return listed([f"{spoken(event['card'])} on the {_row(event)} row" for event in events])
    if all(event["type"] == "lay" for event in events):
        return _cards([_placed(event) for event in events])
    return listed([_bridged(event) for event in events])


def _mixed(view: View) -> bool:
    """Whether some card lies in the row of another colour."""
    rows: Mapping[str, Sequence[str]] = view.get("rows", {})
    return any(
        face.colour != letter
        for letter, cards in rows.items()
        for card in cards
        if (face := face_of(card))
    )


def _row(event: Seen) -> str:
    return NAMES[event["row"]]


def _placed(event: Seen) -> str:
    """A card of the notation; a joker together with the place that it fills."""
    card: str = event["card"]
    return f"{card}{event['place']}" if face_of(card) is None else card


def _bridged(event: Seen) -> str:
    bridge = f" over a bridge from the {NAMES[event['bridge']]} row" if "bridge" in event else ""
    return f"{spoken(_placed(event))}{bridge}"


def _drawn(events: Sequence[Seen]) -> str:
    """The cards for who drew them, only their number for everyone else."""
    if all("card" in event for event in events):
        return _cards([event["card"] for event in events])
    return "a card" if len(events) == 1 else f"{len(events)} cards"


def _cards(cards: Sequence[str]) -> str:
    """Cards in a row; a colour is said once for those that follow each other: blue 9 and 8."""
    parts = []
    before = ""
    for card in cards:
        face = face_of(card)
        plain = face is not None and not face.joker
        parts.append(card[1:] if plain and card[0] == before else spoken(card))
        before = card[0] if plain else ""
    return listed(parts)


def _announcement(event: Seen, you: Seat | None) -> str:
    """What happened to everyone."""
    if event["type"] == "deal":
        again = "" if not event["redeals"] else ", again because nobody could begin"
        return f"{seat_name(event['dealer'], you)} dealt round {event['round']}{again}."
    if event["type"] == "round-over":
        why = ENDINGS.get(event["ending"], ELSE)
        return f"Round {event['round']} is over: {why}. {names_of(event['won'], you)} won it."
    if event["type"] == "over":
        return f"The match is over. {names_of(event['winners'], you)} won."
    return happening(event, you) or ""

"""Runs of events as sentences."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import NAMES, name_card, parse_face
from elfer.terminal.render.sight import View
from elfer.terminal.text.event_clauses import SeenEvent, describe_action, describe_occurrence
from elfer.terminal.text.phrases import join_words, name_seat, name_seats

ENDINGS = {
    "out": "somebody has no cards left",
    "full": "every place is filled",
    "closed": "somebody had only one colour",
    "through": "all cards have been played",
    "peter": "only the Schwarzer Peter is left",
    "quartets": "all quartets are laid aside",
    "alone": "only one player has cards left",
    "all-out": "all cards are in the middle",
    "colours": "all four colours are out of the game",
    "played-through": "all cards have been played",
    "all-won": "somebody has won all cards",
    "passes": "everyone passed on twenty numbers in a row",
    "turn-overs": "enough cards have been turned over",
}
OTHER_ENDING = "the round was long enough"
"""The reason for an ending that has no text of its own."""
LAY_TYPES = ("lay", "bridge")
MOST_ACTIONS, FIRST_ACTIONS, LAST_ACTIONS = 16, 4, 3
MOST_SENTENCES, FIRST_SENTENCES, LAST_SENTENCES = 24, 4, 8
"""Longer lists are cut to the first and the last entries."""


def describe_events(events: Sequence[SeenEvent], view: View, you: Seat | None = None) -> list[str]:
    """Return one sentence for each run of events of a seat; `view` is the view after them."""
    told: list[str] = []
    groups = [list(group) for _, group in groupby(events, key=lambda event: event["seat"])]
    for index, group in enumerate(groups):
        seat = group[0]["seat"]
        if seat is None:
            told += filter(None, (_describe_for_all(event, you) for event in group))
            continue
        going_on = index == len(groups) - 1 and view["turn"] == seat
        clauses = list(_clauses(group, view, you, going_on=going_on))
        if clauses:
            told.append(f"{name_seat(seat, you)} {join_words(_shorten(clauses))}.")
    return told


def summarize_events(events: Sequence[SeenEvent], view: View, you: Seat | None = None) -> list[str]:
    """Return the sentences about events, shortened in the middle if there are too many."""
    told = describe_events(events, view, you)
    if len(told) <= MOST_SENTENCES:
        return told
    left_out = len(told) - FIRST_SENTENCES - LAST_SENTENCES
    return [*told[:FIRST_SENTENCES], f"… {left_out} turns later:", *told[-LAST_SENTENCES:]]


def _shorten(clauses: Sequence[str]) -> Sequence[str]:
    """Return the clauses, shortened in the middle if there are too many."""
    if len(clauses) <= MOST_ACTIONS:
        return clauses
    left_out = len(clauses) - FIRST_ACTIONS - LAST_ACTIONS
    return [*clauses[:FIRST_ACTIONS], f"… {left_out} steps later", *clauses[-LAST_ACTIONS:]]


def _clauses(
    group: Sequence[SeenEvent], view: View, you: Seat | None, *, going_on: bool
) -> Iterator[str]:
    """Yield the clauses for the actions of one seat."""
    for kind, run in groupby(group, key=_kind):
        events = list(run)
        deeds = [describe_action(event, you) for event in events]
        if deeds[0] is not None:
            yield from filter(None, deeds)
        elif kind != "done":
            yield _describe_run(kind, events, view)
        elif len(group) == 1:
            yield "ended the turn"
    # If players must lay a drawn card that fits, not laying it shows that it did not fit.
    if group[-1]["type"] == "draw" and "must" in view.get("progress", ()) and not going_on:
        yield "could not lay"


def _describe_run(kind: str, events: Sequence[SeenEvent], view: View) -> str:
    """Return one clause for several events of one kind."""
    if kind == "lay":
        return f"laid {_describe_laid(events, mixed=_has_mixed_rows(view))}"
    if kind == "draw":
        return f"drew {_describe_drawn(events)}"
    if kind == "swap":
        return f"swapped {join_words([name_card(event['card']) for event in events])} for a joker"
    if kind == "bonus":
        rows = join_words([NAMES[event["row"]] for event in events])
        return f"took a bonus card for half of the {rows} row"
    return "passed" if kind == "pass" else f"played {kind}"


def _kind(event: SeenEvent) -> str:
    kind: str = event["type"]
    return "lay" if kind in LAY_TYPES else kind


def _describe_laid(events: Sequence[SeenEvent], *, mixed: bool) -> str:
    """Return the cards laid, with their rows if rows can hold cards of other colours."""
    if mixed and len({event["row"] for event in events}) == 1:
        return f"{_name_cards([event['card'] for event in events])} on the {_row(events[0])} row"
    if mixed:
        return join_words(
            [f"{name_card(event['card'])} on the {_row(event)} row" for event in events]
        )
    if all(event["type"] == "lay" for event in events):
        return _name_cards([_card_with_place(event) for event in events])
    return join_words([_describe_bridge(event) for event in events])


def _has_mixed_rows(view: View) -> bool:
    """Return whether a card lies in the row of another colour."""
    rows: Mapping[str, Sequence[str]] = view.get("rows", {})
    return any(
        face.colour != letter
        for letter, cards in rows.items()
        for card in cards
        if (face := parse_face(card))
    )


def _row(event: SeenEvent) -> str:
    return NAMES[event["row"]]


def _card_with_place(event: SeenEvent) -> str:
    """Return a card in notation; a joker comes with the place that it fills."""
    card: str = event["card"]
    return f"{card}{event['place']}" if parse_face(card) is None else card


def _describe_bridge(event: SeenEvent) -> str:
    bridge = f" over a bridge from the {NAMES[event['bridge']]} row" if "bridge" in event else ""
    return f"{name_card(_card_with_place(event))}{bridge}"


def _describe_drawn(events: Sequence[SeenEvent]) -> str:
    """Return the cards drawn, or only their number if they are hidden."""
    if all("card" in event for event in events):
        return _name_cards([event["card"] for event in events])
    return "a card" if len(events) == 1 else f"{len(events)} cards"


def _name_cards(cards: Sequence[str]) -> str:
    """Return the names of cards; a repeated colour is named once: blue 9 and 8."""
    parts = []
    before = ""
    for card in cards:
        face = parse_face(card)
        plain = face is not None and not face.joker
        parts.append(card[1:] if plain and card[0] == before else name_card(card))
        before = card[0] if plain else ""
    return join_words(parts)


def _describe_for_all(event: SeenEvent, you: Seat | None) -> str:
    """Return the sentence about an event that concerns all seats."""
    if event["type"] == "deal":
        again = "" if not event["redeals"] else ", again because nobody could begin"
        return f"{name_seat(event['dealer'], you)} dealt round {event['round']}{again}."
    if event["type"] == "round-over":
        why = ENDINGS.get(event["ending"], OTHER_ENDING)
        return f"Round {event['round']} is over: {why}. {name_seats(event['won'], you)} won it."
    if event["type"] == "over":
        return f"The match is over. {name_seats(event['winners'], you)} won."
    return describe_occurrence(event, you) or ""

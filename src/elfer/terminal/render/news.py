"""Recent events as lines: one line for all successive events of a seat."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from elfer.terminal.render.screen_data import Sight
from elfer.texts.cards import name_card
from elfer.texts.endings import describe_ending, name_winners
from elfer.texts.narration import SeenEvent, collect_variables, narrate

MOST_ACTIONS, FIRST_ACTIONS, LAST_ACTIONS = 16, 4, 3
MOST_LINES, FIRST_LINES, LAST_LINES = 24, 4, 8
"""Longer lists are cut to the first and the last entries."""
SEVERAL = {"lay": "terminal-lay-several", "draw": "terminal-draw-several"}
"""The messages for several cards in a row, by event type."""


def describe_events(events: Sequence[SeenEvent], sight: Sight) -> list[str]:
    """Return one line for all successive events of a seat; `sight` is the sight after them."""
    told: list[str] = []
    for seat, run in groupby(events, key=lambda event: event["seat"]):
        group = list(run)
        if seat is None:
            told += filter(None, (_describe_for_all(event, sight) for event in group))
            continue
        sentences = [said for said in _describe_run(group, sight) if said]
        if sentences:
            told.append(" ".join(_shorten(sentences, sight)))
    return told


def summarize_events(events: Sequence[SeenEvent], sight: Sight) -> list[str]:
    """Return the lines about events, shortened in the middle if there are too many."""
    told = describe_events(events, sight)
    if len(told) <= MOST_LINES:
        return told
    later = sight.say("terminal-turns-later", count=len(told) - FIRST_LINES - LAST_LINES)
    return [*told[:FIRST_LINES], later, *told[-LAST_LINES:]]


def _shorten(sentences: Sequence[str], sight: Sight) -> Sequence[str]:
    """Return the sentences, shortened in the middle if there are too many."""
    if len(sentences) <= MOST_ACTIONS:
        return sentences
    left_out = len(sentences) - FIRST_ACTIONS - LAST_ACTIONS
    later = sight.say("terminal-steps-later", count=left_out)
    return [*sentences[:FIRST_ACTIONS], later, *sentences[-LAST_ACTIONS:]]


def _describe_run(group: Sequence[SeenEvent], sight: Sight) -> Iterator[str]:
    """Yield the sentences about the events of one seat."""
    if len(group) > 1:  # the end of a turn is worth a sentence only on its own
        group = [event for event in group if event["type"] != "done"]
    for kind, run in groupby(group, key=_kind):
        events = list(run)
        if kind in SEVERAL and len(events) > 1:
            yield _describe_several(kind, events, sight)
        else:
            yield from (_describe(event, sight) for event in events)


def _kind(event: SeenEvent) -> str:
    """Return the type of an event whose cards can be listed together; otherwise an empty string."""
    kind: str = event["type"]
    card, row = event.get("card"), event.get("row")
    if kind == "draw" and "from" not in event:
        return kind
    if kind != "lay" or not isinstance(card, str) or not card[1:].isdecimal():
        return ""
    return kind if "place" in event or row == card[0] else ""


def _describe_several(kind: str, events: Sequence[SeenEvent], sight: Sight) -> str:
    """Return one sentence about several cards that a seat has laid or drawn."""
    seat = events[0]["seat"]
    own = "-own" if seat == sight.people.own else ""
    given: dict[str, str | int] = {"who": sight.people.name(seat), "count": len(events)}
    known = all("card" in event for event in events)
    if known:
        cards = (name_card(event["card"], sight.messages) for event in events)
        given["cards"] = sight.messages.join(cards)
    key = "terminal-shown-draw" if kind == "draw" and known and not own else SEVERAL[kind] + own
    return sight.messages.format_complete(key, given)


def _describe(event: SeenEvent, sight: Sight) -> str:
    """Return a sentence about one event; a call includes its time."""
    if _is_told_twice(event, sight):
        return ""
    said = _describe_shown(event, sight) or narrate(
        event, sight.people, sight.game.family, sight.messages
    )
    if said and event["type"] == "trick" and "sum" in event:  # its sentence names only the sum
        cards = (name_card(card, sight.messages) for card in event["cards"])
        said += f" {sight.say('terminal-revealed', cards=sight.messages.join(cards))}"
    times = event.get("times") or ([event["at"]] if "at" in event else [])
    if said and times:
        seconds = (sight.say("snap-seconds", seconds=at / 1000) for at in times)
        return f"{said} ({', '.join(seconds)})"
    return said


def _describe_shown(event: SeenEvent, sight: Sight) -> str:
    """Return a sentence that names a card which only spectators of a replay can see."""
    key = f"terminal-shown-{event['type']}"
    if event["seat"] == sight.people.own or "card" not in event or not sight.messages.has(key):
        return ""
    given = collect_variables(event, sight.people, sight.messages)
    given["cards"] = name_card(event["card"], sight.messages)
    given["who"] = sight.people.name(event["seat"])
    given |= {"number": given["claim"]} if "claim" in given else {}
    return sight.messages.format_complete(key, given)


def _is_told_twice(event: SeenEvent, sight: Sight) -> bool:
    """Return whether another event says the same: a card drawn from a hand has two events."""
    own = sight.people.own
    if event["type"] == "draw" and "from" in event:
        return bool(event["from"] == own)
    return bool(event["type"] == "give" and sight.game.family == "pairs" and event["seat"] != own)


def _describe_for_all(event: SeenEvent, sight: Sight) -> str:
    """Return the sentences about an event that concerns all seats."""
    people, messages, said = sight.people, sight.messages, _describe(event, sight)
    if event["type"] == "deal" and event["redeals"]:
        return f"{said} {sight.say('event-redealt')}"
    if event["type"] == "round-over":
        ending = describe_ending(event["ending"], _empty_hands(sight), people, messages)
        won = name_winners("winner-round", event["won"], people, messages)
        return " ".join(filter(None, (ending or said, won)))
    if event["type"] == "over":
        won = name_winners("winner-match", event["winners"], people, messages)
        return " ".join(filter(None, (said, won)))
    return said


def _empty_hands(sight: Sight) -> list[int]:
    """Return the seats without cards in hand."""
    return [seat for seat, hand in enumerate(sight.view.get("hands") or ()) if not hand]

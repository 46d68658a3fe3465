"""Descriptions of the players at a table, and the arguments that seat them again."""

from collections.abc import Mapping, Sequence

from elfer.engine.seats import Seat
from elfer.terminal.text.phrases import join_words

PERSON = "you"
DEFAULT_BOT = "easy"
"""The bot at every seat that the command line does not name."""


def default_seating(players: int, others: str = DEFAULT_BOT) -> list[str]:
    """Return a person at seat 0 and bots at all other seats."""
    return [PERSON, *[others] * (players - 1)]


def describe_players(occupants: Sequence[str]) -> str:
    """Return one sentence that says who plays."""
    people = [seat for seat, name in enumerate(occupants) if name == PERSON]
    parts = []
    if len(people) == 1:
        parts.append(f"you are seat {people[0]}")
    elif people:
        parts.append(f"people: {_join_seats(people)}")
    for bot in dict.fromkeys(name for name in occupants if name != PERSON):
        seats = [seat for seat, name in enumerate(occupants) if name == bot]
        parts.append(f"{bot} bot{'' if len(seats) == 1 else 's'}: {_join_seats(seats)}")
    sentence = "; ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}."


def describe_head_starts(starts: Mapping[Seat, int]) -> str:
    """Return one sentence about the head starts; an empty text if there are none."""
    if not starts:
        return ""
    seats = join_words([f"seat {seat} ({ms} ms)" for seat, ms in starts.items()])
    return f"Head start in calling: {seats}."


def seat_arguments(occupants: Sequence[str]) -> list[str]:
    """Return the shortest command-line arguments that seat the same players again."""
    if list(occupants) == default_seating(len(occupants)):
        return []
    named = [(seat, name) for seat, name in enumerate(occupants) if name != DEFAULT_BOT]
    if PERSON not in occupants and occupants[0] == DEFAULT_BOT:
        named.insert(0, (0, DEFAULT_BOT))  # otherwise a person would sit there
    return [word for seat, name in named for word in ("--seat", f"{seat}={name}")]


def head_start_arguments(starts: Mapping[Seat, int]) -> list[str]:
    """Return the command-line arguments that give the same head starts again."""
    return [word for seat, ms in starts.items() for word in ("--handicap", f"{seat}={ms}")]


def _join_seats(seats: Sequence[Seat]) -> str:
    return join_words([f"seat {seat}" for seat in seats])

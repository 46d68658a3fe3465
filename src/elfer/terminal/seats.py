"""Who sits where: people and bots, as the command line names them."""

from collections.abc import Sequence

from elfer.bots import BOTS
from elfer.kernel.errors import BadRequest, quoted
from elfer.kernel.seats import Seat
from elfer.terminal.phrases import listed

PERSON = "you"
PEOPLE = (PERSON, "human")
USUAL_BOT = "easy"
"""Who plays against somebody who has not said whom he wants."""


def seated(texts: Sequence[str], players: int, others: str = USUAL_BOT) -> list[str]:
    """Who sits at each seat, from texts like `2` and `1=random`; you sit at 0 unless said."""
    chosen: dict[Seat, str] = {}
    for text in texts:
        seat, who = _read(text, players)
        if seat in chosen:
            raise BadRequest(f"Seat {seat} is named twice; one can sit there.")
        chosen[seat] = who
    if PERSON not in chosen.values():
        chosen.setdefault(0, PERSON)
    return [chosen.get(seat, others) for seat in range(players)]


def seat_in(text: str, players: int) -> Seat:
    """The seat of that number, or a refusal that says which there are."""
    if text not in map(str, range(players)):
        raise BadRequest(
            f"There is no seat {quoted(text)}; with {players} players seats are 0 to {players - 1}."
        )
    return int(text)


def seat_words(who: Sequence[str]) -> list[str]:
    """The words of the command line that seat these again; as few as will do."""
    if list(who) == seated([], len(who)):
        return []
    named = [(seat, name) for seat, name in enumerate(who) if name != USUAL_BOT]
    if PERSON not in who and who[0] == USUAL_BOT:
        named.insert(0, (0, USUAL_BOT))  # or else a person would sit there
    return [word for seat, name in named for word in ("--seat", f"{seat}={name}")]


def company(who: Sequence[str]) -> str:
    """Who plays, in one sentence."""
    people = [seat for seat, name in enumerate(who) if name == PERSON]
    parts = []
    if people:
        parts.append(f"you are seat {people[0]}" if len(people) == 1 else f"people: {_and(people)}")
    for bot in dict.fromkeys(name for name in who if name != PERSON):
        seats = [seat for seat, name in enumerate(who) if name == bot]
        parts.append(f"{bot} bot{'' if len(seats) == 1 else 's'}: {_and(seats)}")
    sentence = "; ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _and(seats: Sequence[Seat]) -> str:
    return listed([f"seat {seat}" for seat in seats])


def _read(text: str, players: int) -> tuple[Seat, str]:
    number, sign, who = text.partition("=")
    seat = seat_in(number.strip(), players)
    name = who.strip().lower() if sign else PERSON
    if name in PEOPLE:
        return seat, PERSON
    if name not in BOTS:
        known = ", ".join((PERSON, *BOTS))
        raise BadRequest(f"Nobody called {quoted(who)} can sit at seat {seat}; there are {known}.")
    return seat, name

"""An evening: a match from the first screen to the last line, and perhaps another one."""

from pathlib import Path

from rich.console import Console

from elfer.kernel.seats import Seat, round_from
from elfer.table.hints import ADVISER, NO_HINT
from elfer.terminal.farewell import finished, unfinished
from elfer.terminal.head_starts import in_words
from elfer.terminal.keyboard import Ask
from elfer.terminal.play import LEAVING, Answers, Client, Left
from elfer.terminal.record_file import save, saved_as
from elfer.terminal.seats import company
from elfer.terminal.sitting import Sitting
from elfer.terminal.watch import watch
from elfer.terminal.whys import advice

ANOTHER = "again = the same cards, rematch = new cards and seats, Enter = leave: "


def spend(
    sitting: Sitting,
    console: Console,
    ask: Ask,
    delay: float,
    saved: Path | None,
    *,
    stay: bool = False,
) -> int:
    """Play or watch a match and keep its record; 130 if people interrupted it.

    Who may stay is asked for another match after each one.
    """
    while True:
        file = None if saved is None else saved_as(saved, sitting.table.match_number)
        status = _one_match(sitting, console, ask, delay, file)
        if not (stay and sitting.people and sitting.match.over and _another(sitting, console, ask)):
            return status


def _one_match(
    sitting: Sitting, console: Console, ask: Ask, delay: float, saved: Path | None
) -> int:
    status = 0
    console.print("\n".join(_welcome(sitting, promised=saved is not None)))
    try:
        if sitting.people:
            Client(sitting, console, ask, _answers(sitting)).play()
        else:
            watch(sitting, console, delay)
    except Left:
        pass
    except EOFError:
        console.print()
    except KeyboardInterrupt:
        console.print()
        status = 130 if sitting.people else 0
    match = sitting.match
    if saved is not None:
        save(saved, sitting.record())
    last = unfinished(saved)
    if match.over:
        last = finished(match, sitting.who, sitting.helped, sitting.only_person, saved)
    for line in last:
        console.print(line, soft_wrap=line.startswith(" "))  # a command stays whole, to be copied
    return 0 if match.over else status


def _another(sitting: Sitting, console: Console, ask: Ask) -> bool:
    """Let another match begin, if people want one."""
    begin = {"again": sitting.again, "rematch": sitting.rematch}
    try:
        while word := ask(ANOTHER).strip().lower():
            if word in begin:
                begin[word]()
                return True
            if word in LEAVING:
                return False
            console.print("Type again or rematch, or only Enter.")
    except (EOFError, KeyboardInterrupt):
        console.print()
    return False


def _welcome(sitting: Sitting, *, promised: bool) -> list[str]:
    match = sitting.match
    start = sitting.people[0] if sitting.people else 0
    order = round_from(start, match.players, match.game.direction)
    ready = " Type ? whenever you do not know what to type." if sitting.people else ""
    return [
        f"{match.game.name}, {match.players} players. {company(sitting.who)}",
        f"Turns go round like this: {', '.join(map(str, order))}.{ready}",
        *filter(None, [in_words(sitting.helped)]),
        *([_shuffle(sitting)] if promised and sitting.promise is not None else []),
    ]


def _answers(sitting: Sitting) -> Answers:
    return {
        "hint": lambda seat: _hint(sitting, seat),
        "shuffle": lambda seat: _shuffle(sitting),
    }


def _hint(sitting: Sitting, seat: Seat) -> str:
    thinks = sitting.hint(seat)
    return NO_HINT if thinks is None else advice(ADVISER, thinks)


def _shuffle(sitting: Sitting) -> str:
    """What is known of the shuffle before the end."""
    if sitting.promise is None:
        return "The cards come from the seed that was given."
    return f"The cards come from a secret that is promised by its SHA-256:\n  {sitting.promise}"

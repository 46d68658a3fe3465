"""A match from the first screen to the last line."""

from pathlib import Path

from rich.console import Console

from elfer.kernel.seats import round_from
from elfer.terminal.farewell import finished, unfinished
from elfer.terminal.keyboard import Ask
from elfer.terminal.play import Client, Left
from elfer.terminal.record_file import save
from elfer.terminal.seats import company
from elfer.terminal.sitting import Sitting
from elfer.terminal.watch import watch


def spend(sitting: Sitting, console: Console, ask: Ask, delay: float, saved: Path | None) -> int:
    """Play or watch a match and keep its record; 130 if people interrupted it."""
    status = 0
    console.print("\n".join(_welcome(sitting)))
    try:
        if sitting.people:
            Client(sitting, console, ask).play()
        else:
            watch(sitting, console, delay)
    except Left:
        pass
    except EOFError:
        console.print()
    except KeyboardInterrupt:
        console.print()
        status = 130 if sitting.people else 0
    match = sitting.played.match
    if saved is not None:
        save(saved, sitting.played)
    last = finished(match, sitting.only_person, saved) if match.over else unfinished(saved)
    console.print("\n".join(last), soft_wrap=True)
    return 0 if match.over else status


def _welcome(sitting: Sitting) -> list[str]:
    match = sitting.played.match
    start = sitting.people[0] if sitting.people else 0
    order = round_from(start, match.players, match.game.direction)
    ready = " Type ? whenever you do not know what to type." if sitting.people else ""
    return [
        f"{match.game.name}, {match.players} players. {company(sitting.who)}",
        f"Turns go round like this: {', '.join(map(str, order))}.{ready}",
    ]

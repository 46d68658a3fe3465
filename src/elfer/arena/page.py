"""Notes as tables of a page, between marks."""

from collections.abc import Iterable, Sequence

from elfer.arena.ladder import STEPS
from elfer.arena.notebook import Note
from elfer.arena.trial import Verdict
from elfer.games import game_named
from elfer.kernel.errors import BadRequest

SIGNS = {Verdict.HOLDS: "✓", Verdict.FAILS: "✗", Verdict.OPEN: "?"}
NOTHING = "Nothing has been measured yet."


def with_part(page: str, name: str, part: str) -> str:
    """A page with this part between its marks, in the place of what was there; or a refusal."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise BadRequest(f"The page has no place for it between {begin} and {end}.")
    return f"{before}{begin}\n{part}\n{end}{after}"


def ladder_table(notes: Sequence[Note]) -> str:
    """A line for each game and number of players, a column for each step of the ladder."""
    if not notes:
        return _paragraphs(NOTHING)
    heads = [f"`{one}` : `{others}`" for one, others in STEPS]
    lines = [_line("game", "players", "fair", *heads), _line(*["---"] * (3 + len(heads)))]
    for game, players in dict.fromkeys((note["game"], note["players"]) for note in notes):
        found = {
            (note["one"], note["others"]): note
            for note in notes
            if (note["game"], note["players"]) == (game, players)
        }
        cells = [_cell(found[step]) if step in found else "" for step in STEPS]
        name = game_named(game).name
        lines.append(_line(name, str(players), _percent(1 / players), *cells))
    return _paragraphs(_source(notes), "\n".join(lines))


def standard_table(notes: Sequence[Note]) -> str:
    """For each game a line for each two bots, a column for each number of players."""
    if not notes:
        return _paragraphs(NOTHING)
    return _paragraphs(_source(notes), *_standard_tables(notes))


def _standard_tables(notes: Sequence[Note]) -> Iterable[str]:
    for game in dict.fromkeys(note["game"] for note in notes):
        mine = [note for note in notes if note["game"] == game]
        numbers = sorted({note["players"] for note in mine})
        lines = [
            _line(game_named(game).name, *(f"{number} players" for number in numbers)),
            _line(*["---"] * (1 + len(numbers))),
            _line("fair share", *(_percent(1 / number) for number in numbers)),
        ]
        for one, others in dict.fromkeys((note["one"], note["others"]) for note in mine):
            found = {
                note["players"]: note
                for note in mine
                if (note["one"], note["others"]) == (one, others)
            }
            cells = (_cell(found[each], line=True) if each in found else "" for each in numbers)
            lines.append(_line(f"`{one}` against `{others}`", *cells))
        yield "\n".join(lines)


def _cell(note: Note, *, line: bool = False) -> str:
    """The share of wins, its interval, the line to be reached if there is one, and the deals."""
    share = f"**{_percent(note['share'])}**"
    interval = f"({_number(note['low'])}–{_number(note['high'])})"
    wanted = f", line {_number(note['above'])}" if line and note["above"] > note["fair"] else ""
    sign = SIGNS[Verdict(note["verdict"])]
    return f"{share} {interval}{wanted} {sign} <sub>{note['deals']:,}</sub>"


def _source(notes: Sequence[Note]) -> str:
    """What the numbers were made with."""
    seeds = sorted({note["seed"] for note in notes})
    budgets = sorted({note["budget"] for note in notes})
    return f"Seed {_listed(seeds)}, {_listed([f'{each:,}' for each in budgets])} playouts a move."


def _listed(parts: Iterable[object]) -> str:
    return ", ".join(map(str, parts))


def _paragraphs(*parts: str) -> str:
    return "\n" + "\n\n".join(parts) + "\n"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _percent(share: float) -> str:
    return f"{_number(share)} %"


def _number(share: float) -> str:
    return f"{100 * share:.1f}"

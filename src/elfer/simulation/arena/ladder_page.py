"""Tables of the ladder and the standard lines, between markers in a Markdown page."""

from collections.abc import Iterable, Sequence

from elfer.engine.errors import BadRequest
from elfer.games import game_named
from elfer.simulation.arena.ladder_plan import STEPS
from elfer.simulation.arena.results_file import Note, read_search
from elfer.simulation.arena.search_counts import reported_name
from elfer.simulation.arena.trial import Verdict

SIGNS = {Verdict.HOLDS: "✓", Verdict.FAILS: "✗", Verdict.OPEN: "?"}
NOTHING = "Nothing has been measured yet."


def new_page(name: str) -> str:
    """Return a page with a title and the markers of this part."""
    return f"# {name.capitalize()}\n\n<!-- {name} -->\n<!-- end of {name} -->\n"


def replace_part(page: str, name: str, part: str) -> str:
    """Return a page with this part between its markers; raise BadRequest if they are missing."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise BadRequest(f"The page lacks the markers {begin} and {end}. Add them.")
    return f"{before}{begin}\n{part}\n{end}{after}"


def ladder_table(notes: Sequence[Note]) -> str:
    """Return a table with a row for each game and number of players, and a column for each step."""
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
    """Return a table for each game: a row for each pair of bots, a column for each player count."""
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
    """Return the share of wins, its interval, the line to reach if any, and the deals."""
    share = f"**{_percent(note['share'])}**"
    interval = f"({_number(note['low'])}–{_number(note['high'])})"
    wanted = f", line {_number(note['above'])}" if line and note["above"] > note["fair"] else ""
    sign = SIGNS[Verdict(note["verdict"])]
    name = reported_name(note["one"], note["game"], note["budget"], read_search(note))
    aside = "" if name == note["one"] else f" {name}"
    return f"{share} {interval}{wanted} {sign} <sub>{note['deals']:,}{aside}</sub>"


def _source(notes: Sequence[Note]) -> str:
    """Return the seed, the playouts and the version behind the numbers."""
    seeds = sorted({note["seed"] for note in notes})
    budgets = sorted({note["budget"] for note in notes})
    versions = sorted({note["version"] for note in notes if "version" in note})
    made_by = f", Elfer {_join(versions)}" if versions else ""
    playouts = _join([f"{each:,}" for each in budgets])
    return f"Seed {_join(seeds)}, {playouts} playouts a move{made_by}."


def _join(parts: Iterable[object]) -> str:
    return ", ".join(map(str, parts))


def _paragraphs(*parts: str) -> str:
    return "\n" + "\n\n".join(parts) + "\n"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _percent(share: float) -> str:
    return f"{_number(share)} %"


def _number(share: float) -> str:
    return f"{100 * share:.1f}"

"""The summary of a study, for pages and posters: facts, subtitle and method."""

from typing import NamedTuple

from elfer import __version__
from elfer.simulation.durations import pace_of
from elfer.studies.figures import Figures, format_skill, format_start, make_figures
from elfer.studies.formatting import (
    format_count,
    format_date,
    format_half_width,
    format_percent,
    format_range,
    format_signed,
)
from elfer.studies.pictures.endings import describe_endings
from elfer.studies.results import StudyResult

_NO_SKILL = "No skill shown"


class Fact(NamedTuple):
    """A large word and a small line below it."""

    large: str
    small: str


def list_facts(result: StudyResult) -> list[Fact]:
    """Return the most important facts."""
    figures = make_figures(result)
    middle, low, high = figures["minutes"]
    turns = figures["turns"][0]
    found = [
        Fact(
            f"{middle} min", f"{format_range(low, high)} in eight out of ten games; {turns} turns"
        ),
        Fact(
            headline_skill(figures),
            f"the better bot wins {format_percent(result.skill.value, 1)} "
            f"({format_half_width(result.skill.half_width)}) where "
            f"{format_percent(result.skill.fair, 1)} would be fair",
        ),
    ]
    if figures["start"] is not None and result.start is not None:
        off = figures["start"]["share"] - figures["start"]["fair"]
        half = format_half_width(result.start.half_width)
        found.append(
            Fact(f"Going first: {format_signed(off)} {half} points", format_start(figures["start"]))
        )
    return found


def headline_skill(figures: Figures) -> str:
    """Return the measured amount of skill in a few words; “mostly luck” is a result too."""
    skill = figures["skill"]
    shown = skill.get("shown", True) and skill["high"] >= skill["fair"]
    return format_skill(figures).capitalize() if shown else _NO_SKILL


def format_subtitle(result: StudyResult) -> str:
    """Return the numbers of players, rounds and games, and the date."""
    rounds = "one round" if result.rounds == 1 else f"{result.rounds} rounds"
    games = f"{format_count(result.games, 'game')} between bots"
    return f"{result.players} players, {rounds} · {games} · {format_date(result.date)}"


def describe_method(result: StudyResult) -> list[str]:
    """Return sentences about how the study was measured."""
    duel, pace = result.duels[result.players], pace_of(result.game)
    numbers = ", ".join(str(players) for players in result.tallies)
    each = " each" if len(result.tallies) > 1 else ""
    dealt_again = result.tally.redeals / result.tally.matches
    ties = result.tally.ties / result.tally.matches
    sentences = [
        f"Played by {result.engine} on {format_date(result.date)} with seed {result.seed}; "
        "the same seed gives the same numbers.",
        f"Elfer {__version__}, bots and rules {result.made_with}. None of these bots searches.",
        f"Everything except luck and skill: “{result.level}” bots at all seats; "
        f"{format_count(result.tally.matches, 'game')}{each} for {numbers} players.",
        f"Luck and skill: one “{duel.one}” bot among “{duel.others}” bots, {duel.games:,} games "
        f"for {result.players} players, from every seat with the same deals; a shared win counts "
        "as a fraction of a win. People can be better than both bots, so there may be more skill "
        "in the game.",
        f"Minutes: {pace.deal} seconds to deal and count a round, {pace.turn} for a turn, "
        f"{pace.lay} to lay a card, {pace.draw} to draw one. These are estimates: nobody "
        "was timed.",
        f"± marks the 95 % confidence interval. {describe_endings(result)}",
    ]
    if ties:
        sentences.append(f"{format_percent(ties, 1)} of the games had several winners.")
    if round(dealt_again, 2):
        sentences.append(f"Cards were dealt again {dealt_again:.2f} times per game.")
    return sentences

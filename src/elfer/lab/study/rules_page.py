"""What was measured, as the last section of a game's rules page."""

import textwrap

from elfer.lab.study.figures import Figures
from elfer.lab.study.pictures.numbers import spoken_date, spoken_range
from elfer.lab.study.scale import SKILL_WORDS, START_WORDS

HEADING = "## In figures"
WIDTH = 100


def with_figures(page: str, game: str, figures: Figures) -> str:
    """A rules page with these figures, in the place of those that it had."""
    rules = page.partition(HEADING)[0].rstrip()
    return f"{rules}\n\n{HEADING}\n\n{section(game, figures)}\n"


def section(game: str, figures: Figures) -> str:
    """The figures as a list."""
    middle, low, high = figures["minutes"]
    turns = spoken_range(figures["turns"][1], figures["turns"][2])
    rounds = "" if figures["rounds"] == 1 else f" for {figures['rounds']} rounds"
    minutes = "minute" if high == 1 else "minutes"
    skill, start = figures["skill"], figures["start"]
    lines = [
        f"Measured over {figures['games']:,} games of bots on {spoken_date(figures['date'])}; "
        f"this is for {figures['players']} players and the usual options.",
        "",
        f"- **Length:** about {middle} {minutes}{rounds}; eight games of ten take "
        f"{spoken_range(low, high)} {minutes} and {turns} turns. The minutes are an estimate.",
        f"- **Luck and skill:** {SKILL_WORDS[skill['step']]}. One bot `{figures['better']}` among "
        f"`{figures['plain']}` wins {skill['share']} % ({skill['low']} to {skill['high']}); "
        f"{skill['fair']} % would be fair.",
    ]
    if start is not None:
        lines.append(
            f"- **Who begins:** {START_WORDS[start['step']]}: {start['share']} % of all wins "
            f"({start['low']} to {start['high']}); {start['fair']} % would be fair."
        )
    lines += ["", f"`elfer study {game}` draws more of it."]
    return "\n".join(_filled(line) for line in lines)


def _filled(line: str) -> str:
    """A line as wide as the others of these pages."""
    return textwrap.fill(line, WIDTH, subsequent_indent="  " * line.startswith("-"))

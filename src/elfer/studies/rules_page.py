"""The section of a game's rules page with the measured figures."""

import textwrap

from elfer.studies.figures import Figures, format_skill, format_start
from elfer.studies.formatting import format_date, format_range

HEADING = "## In figures"
WIDTH = 100


def replace_figures(page: str, game: str, figures: Figures) -> str:
    """Return a rules page with these figures in place of the old ones."""
    rules = page.partition(HEADING)[0].rstrip()
    return f"{rules}\n\n{HEADING}\n\n{format_section(game, figures)}\n"


def format_section(game: str, figures: Figures) -> str:
    """Return the figures as Markdown."""
    middle, low, high = figures["minutes"]
    turns = format_range(figures["turns"][1], figures["turns"][2])
    rounds = "" if figures["rounds"] == 1 else f" for {figures['rounds']} rounds"
    minutes = "minute" if high == 1 else "minutes"
    skill, start = figures["skill"], figures["start"]
    lines = [
        f"Measured over {figures['games']:,} games between bots on {format_date(figures['date'])}, "
        f"with seed {figures['seed']} and the default options. These figures are for "
        f"{figures['players']} players; the ranges in brackets are 95 % confidence intervals.",
        "",
        f"- **Length:** about {middle} {minutes}{rounds}; eight games out of ten take "
        f"{format_range(low, high)} {minutes} and {turns} turns. The minutes are an estimate.",
        f"- **Luck and skill:** {format_skill(figures)}. One `{figures['better']}` bot among "
        f"`{figures['plain']}` bots wins {skill['share']} % of the games "
        f"({skill['low']} to {skill['high']}); "
        f"{skill['fair']} % would be fair.",
    ]
    if start is not None:
        lines.append(
            f"- **Who begins:** {format_start(start)}: {start['share']} % of all wins "
            f"({start['low']} to {start['high']}); {start['fair']} % would be fair."
        )
    lines += ["", f"`elfer study {game}` measures this again and draws more pictures."]
    return "\n".join(_wrap(line) for line in lines)


def _wrap(line: str) -> str:
    """Return a line wrapped to the width of these pages."""
    return textwrap.fill(line, WIDTH, subsequent_indent="  " * line.startswith("-"))

"""The result of a league as JSON, as a page and as a picture."""

import json
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from elfer import __version__
from elfer.simulation.confidence_intervals import Mean
from elfer.simulation.league.measure import Strength

INK, FAINT, COLOURS = "#22303c", "#8a97a3", ("#c8452f", "#3a6ea5")


def as_json(
    game: str, players: int, seed: int, deals: int, made_with: str, found: Sequence[Strength]
) -> dict[str, Any]:
    """Return the result as JSON, with shares from 0 to 1."""
    return {
        "game": game,
        "version": __version__,
        "made_with": made_with,
        "players": players,
        "seed": seed,
        "deals": deals,
        "fair_share": 1 / players,
        "bots": [
            {
                "bot": each.bot,
                "worst": each.worst._asdict(),
                "mean": each.mean,
                "exploitability": each.exploitability._asdict(),
                "shares": {name: share._asdict() for name, share in each.shares.items()},
                "responses": {name: share._asdict() for name, share in each.response.items()},
            }
            for each in found
        ],
    }


def format_json(results: Sequence[dict[str, Any]]) -> str:
    """Return several results as text, one number of players after the other."""
    return json.dumps(results, indent=1) + "\n"


def format_page(name: str, results: Sequence[dict[str, Any]], picture: str) -> str:
    """Return a page in Markdown with a table for each number of players and a picture."""
    parts = [
        f"# The league of {name}",
        "Each bot plays every deal from every seat, against one kind of player at all other seats. "
        "The numbers are its shares of all wins, with 95 % intervals. The last rows are shares "
        "that the best response found wins against the bot: the nearer to the fair share, the "
        "harder the bot is to exploit.",
        f"![Shares of wins]({picture})",
    ]
    parts += [_table(result) for result in results]
    return "\n\n".join(parts) + "\n"


def _table(result: dict[str, Any]) -> str:
    bots = result["bots"]
    lines = [
        f"## {result['players']} players",
        f"Fair share {result['fair_share']:.1%}, {result['deals']:,} deals, seed {result['seed']}, "
        f"Elfer {result['version']}, bots and rules {result['made_with']}.",
        "\n".join(
            [
                _line("opponents", *(f"`{each['bot']}`" for each in bots)),
                _line(*["---"] * (1 + len(bots))),
                *(
                    _line(name, *(_share(each["shares"][name]) for each in bots))
                    for name in bots[0]["shares"]
                ),
                _line("worst", *(_share(each["worst"]) for each in bots)),
                _line("mean", *(f"{each['mean']:.1%}" for each in bots)),
                *(
                    _line(
                        f"best response by {name} wins",
                        *(_share(each["responses"].get(name)) for each in bots),
                    )
                    for name in bots[0]["responses"]
                ),
            ]
        ),
    ]
    return "\n\n".join(lines)


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _share(share: dict[str, float | None] | None) -> str:
    if share is None:
        return ""
    value, low, high = (share[name] for name in Mean._fields)
    return f"{value:.1%}" + ("" if low is None else f" ({low:.1%}–{high:.1%})")


def draw_picture(name: str, results: Sequence[dict[str, Any]]) -> bytes:
    """Return a picture (PNG) of the shares against each kind of opponents."""
    figure = Figure(figsize=(9.6, 0.9 + 3.2 * len(results)), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(f"{name}: shares of wins in the league", color=INK, x=0.02, ha="left")
    axes = figure.subplots(len(results), 1, squeeze=False)[:, 0]
    for axis, result in zip(axes, results, strict=True):
        names = [*result["bots"][0]["shares"]]
        for number, bot in enumerate(result["bots"]):
            shares = [bot["shares"][each] for each in names]
            places = [place + 0.2 * number - 0.1 for place in range(len(names))]
            values = [100 * share["value"] for share in shares]
            reach = [100 * ((share["high"] or share["value"]) - share["value"]) for share in shares]
            axis.errorbar(places, values, reach, fmt="o", color=COLOURS[number], label=bot["bot"])
        axis.axhline(100 * result["fair_share"], color=FAINT, linestyle="--", linewidth=1)
        axis.set_xticks(range(len(names)), names, fontsize=8)
        axis.set_ylabel("% of wins", color=INK)
        axis.set_title(f"{result['players']} players", loc="left", color=INK, fontsize=10)
        axis.legend(frameon=False, fontsize=8)
        axis.spines[["top", "right"]].set_visible(False)
    written = BytesIO()
    with rc_context():
        figure.savefig(written, dpi=150, metadata={"Software": None}, format="png")
    return written.getvalue()

"""The plots of a report: wins, length and points."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from elfer import __version__
from elfer.games import game_named
from elfer.simulation.confidence_intervals import Estimate, Spread
from elfer.simulation.durations import STEP
from elfer.simulation.report import Report, describe_assumptions

INK, FAINT, FILL, MARK = "#22303c", "#8a97a3", "#8fb3d9", "#c8452f"
COLUMNS = 2
MOST_BARS = 60
"""The largest number of bars in a distribution; beyond that, neighbours share a bar."""

UNSEEN = 0.001
"""The share of a distribution cut off at either end, where bars are too small to see."""

Panel = Callable[[Axes, Report], None]


def draw_report(report: Report, file: Path) -> None:
    """Write the plots as PNG or SVG, depending on the suffix of the file's name."""
    panels: list[Panel] = [_draw_seats]
    if report.distances:
        panels.append(_draw_distances)
    panels.append(_draw_length)
    if report.points is not None:
        panels.append(_draw_points)
    rows = -(-len(panels) // COLUMNS)
    room = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, hspace=0.06, wspace=0.04)
    figure = Figure(figsize=(9.6, 0.9 + 3.1 * rows), layout=room)
    FigureCanvasAgg(figure)
    figure.suptitle(_title(report), x=0.02, ha="left", color=INK, fontsize=13, weight="bold")
    axes = list(figure.subplots(rows, COLUMNS, squeeze=False).flat)
    for axis, panel in zip(axes, panels, strict=False):
        _clean_axis(axis)
        panel(axis, report)
    for axis in axes[len(panels) :]:
        axis.set_axis_off()
    figure.supxlabel(_small_print(report), x=0.02, ha="left", color=FAINT, fontsize=7.5)
    # No date and no random ids, so that the same numbers give the same file.
    metadata = {"Software": None} if file.suffix == ".png" else {"Date": None}
    with rc_context({"svg.hashsalt": "elfer"}):
        figure.savefig(file, dpi=150, metadata=metadata, format=file.suffix[1:])


def _title(report: Report) -> str:
    game = game_named(report.series.game).name
    return f"{game}, {report.series.players} players"


def _small_print(report: Report) -> str:
    series = report.series
    names = [seat.bot for seat in report.seats]
    bots = names[0] if len(set(names)) == 1 else ", ".join(names)
    played = report.tally.matches
    games = f"{played:,} {'game' if played == 1 else 'games'}, bots: {bots}, seed {series.seed}"
    made_by = f"Elfer {__version__}, bots and rules {report.made_with}"
    assumptions = describe_assumptions(series.game)
    return f"{games}. Error bars: 95 % confidence. {made_by}.\n{assumptions}"


def _clean_axis(axis: Axes) -> None:
    """Hide the lines of an axis that carry no information."""
    axis.spines[["top", "right"]].set_visible(False)
    axis.spines[["left", "bottom"]].set_color(FAINT)
    axis.tick_params(colors=FAINT, labelcolor=INK, labelsize=8.5)


def _set_titles(axis: Axes, title: str, below: str) -> None:
    axis.set_title(title, loc="left", color=INK, fontsize=10)
    axis.set_xlabel(below, color=INK, fontsize=8.5)


def _explain_line(axis: Axes, words: str) -> None:
    """Write above the plot what its coloured line means."""
    axis.set_title(words, loc="right", color=MARK, fontsize=8)


def _draw_seats(axis: Axes, report: Report) -> None:
    mixed = len(set(report.series.bots)) > 1
    names = [
        f"{number}\n{seat.bot}" if mixed else str(number)
        for number, seat in enumerate(report.seats)
    ]
    _draw_shares(axis, names, [seat.share for seat in report.seats])
    _set_titles(axis, "Wins by seat", "seat")


def _draw_distances(axis: Axes, report: Report) -> None:
    names = ["starts", *(f"+{number}" for number in range(1, len(report.distances)))]
    _draw_shares(axis, names, [wins.share for wins in report.distances])
    _set_titles(axis, "Wins by order of play", "turns after the starting player")


def _draw_shares(axis: Axes, names: Sequence[str], shares: Sequence[Estimate]) -> None:
    """Draw shares in per cent with their intervals, and a line at the equal share."""
    values = [100 * each.value for each in shares]
    reach = [
        [100 * (each.value - each.low) for each in shares],
        [100 * (each.high - each.value) for each in shares],
    ]
    # Draw points, because bars from zero would hide small differences.
    positions = range(len(names))
    axis.errorbar(
        positions, values, reach, fmt="o", color=INK, ecolor=INK, capsize=4, markersize=5, zorder=3
    )
    equal = sum(values) / len(values)
    axis.axhline(equal, color=MARK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    _explain_line(axis, f"- - equal shares: {equal:.1f} %")
    for place, value in zip(positions, values, strict=True):
        axis.annotate(
            f"{value:.1f} %",
            (place, value),
            xytext=(8, -3),
            textcoords="offset points",
            color=INK,
            fontsize=8,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axis.set_xticks(positions, names)
    axis.set_xlim(-0.5, len(names) - 0.2)
    far = max(max(each) for each in reach) + max(abs(value - equal) for value in values)
    room = max(1.3 * far, 1)
    axis.set_ylim(max(equal - room, -1), min(equal + room, 102))
    axis.yaxis.set_major_formatter("{x:g} %")


def _draw_length(axis: Axes, report: Report) -> None:
    counts = Counter({second // STEP: count for second, count in report.tally.seconds.items()})
    _draw_bars(axis, counts, STEP / 60, report.minutes.spread)
    turns = f"{report.turns.mean.value:.0f} turns on average"
    _set_titles(axis, "Length", f"minutes that people would take ({turns})")


def _draw_points(axis: Axes, report: Report) -> None:
    assert report.points is not None
    _draw_bars(axis, report.tally.scores, 1, report.points)
    best = game_named(report.series.game).best
    _set_titles(axis, "Points of a seat", f"points ({best} win)")


def _draw_bars(axis: Axes, counts: Counter[int], unit: float, found: Spread) -> None:
    """Draw a distribution in per cent; neighbours share a bar if there are many numbers."""
    first, last = _visible_range(counts)
    width = -(-(last - first + 1) // MOST_BARS)
    bars: Counter[int] = Counter()
    for number in range(first, last + 1):
        bars[(number - first) // width] += counts[number]
    axis.bar(
        [(first + place * width) * unit for place in bars],
        [100 * count / counts.total() for count in bars.values()],
        width=width * unit * 0.94,
        align="edge",
        color=FILL,
    )
    axis.axvline(found.median, color=MARK, linewidth=1)
    _explain_line(
        axis, f"| median {found.median:.3g}, 90 % from {found.low:.3g} to {found.high:.3g}"
    )
    axis.yaxis.set_major_formatter("{x:g} %")


def _visible_range(counts: Counter[int]) -> tuple[int, int]:
    """Return the first and last numbers of a distribution whose bars are large enough to see."""
    ends = []
    for numbers in (sorted(counts), sorted(counts, reverse=True)):
        passed = 0
        for number in numbers:
            passed += counts[number]
            if passed > counts.total() * UNSEEN:
                ends.append(number)
                break
    return ends[0], ends[1]

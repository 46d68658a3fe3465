"""A report as a picture: who wins, how long it takes, how the points are spread."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from elfer.games import game_named
from elfer.lab.estimates import Estimate, Spread
from elfer.lab.minutes import STEP
from elfer.lab.report import Report, assumptions

INK, FAINT, FILL, MARK = "#22303c", "#8a97a3", "#8fb3d9", "#c8452f"
COLUMNS = 2
MOST_BARS = 60
"""So many bars of a distribution can be told apart; where there are more, neighbours join."""

UNSEEN = 0.001
"""So small a share at either end could not be seen; it would only push the others together."""

Panel = Callable[[Axes, Report], None]


def drawn(report: Report, file: Path) -> None:
    """Write the picture; what the file's name ends with says which kind."""
    panels: list[Panel] = [_seats]
    if report.distances:
        panels.append(_distances)
    panels.append(_length)
    if report.points is not None:
        panels.append(_points)
    rows = -(-len(panels) // COLUMNS)
    room = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, hspace=0.06, wspace=0.04)
    figure = Figure(figsize=(9.6, 0.9 + 3.1 * rows), layout=room)
    FigureCanvasAgg(figure)
    figure.suptitle(_title(report), x=0.02, ha="left", color=INK, fontsize=13, weight="bold")
    axes = list(figure.subplots(rows, COLUMNS, squeeze=False).flat)
    for axis, panel in zip(axes, panels, strict=False):
        _plain(axis)
        panel(axis, report)
    for axis in axes[len(panels) :]:
        axis.set_axis_off()
    figure.supxlabel(_small_print(report), x=0.02, ha="left", color=FAINT, fontsize=7.5)
    # The same numbers give the same file: no date in it, and no names made by chance.
    metadata = {"Software": None} if file.suffix == ".png" else {"Date": None}
    with rc_context({"svg.hashsalt": "elfer"}):
        figure.savefig(file, dpi=150, metadata=metadata, format=file.suffix[1:])


def _title(report: Report) -> str:
    game = game_named(report.series.game).name
    return f"{game}, {report.series.players} players"


def _small_print(report: Report) -> str:
    series = report.series
    bots = series.bots[0] if len(set(series.bots)) == 1 else ", ".join(series.bots)
    games = f"{report.tally.matches:,} games, bots: {bots}, seed {series.seed}."
    return f"{games} Bars at a share: 95 % confidence.\n{assumptions(series.game)}"


def _plain(axis: Axes) -> None:
    """An axis with no more lines than it needs."""
    axis.spines[["top", "right"]].set_visible(False)
    axis.spines[["left", "bottom"]].set_color(FAINT)
    axis.tick_params(colors=FAINT, labelcolor=INK, labelsize=8.5)


def _headed(axis: Axes, title: str, below: str) -> None:
    axis.set_title(title, loc="left", color=INK, fontsize=10)
    axis.set_xlabel(below, color=INK, fontsize=8.5)


def _marked(axis: Axes, words: str) -> None:
    """What the coloured line means, where nothing is drawn."""
    axis.set_title(words, loc="right", color=MARK, fontsize=8)


def _seats(axis: Axes, report: Report) -> None:
    mixed = len(set(report.series.bots)) > 1
    names = [
        f"{number}\n{seat.bot}" if mixed else str(number)
        for number, seat in enumerate(report.seats)
    ]
    _shares(axis, names, [seat.share for seat in report.seats])
    _headed(axis, "Wins by seat", "seat")


def _distances(axis: Axes, report: Report) -> None:
    names = ["starts", *(f"+{number}" for number in range(1, len(report.distances)))]
    _shares(axis, names, [wins.share for wins in report.distances])
    _headed(axis, "Wins from the starting player on", "turns after the starting player")


def _shares(axis: Axes, names: Sequence[str], shares: Sequence[Estimate]) -> None:
    """Shares in per cent with their intervals, and what each would have if all were equal."""
    values = [100 * each.value for each in shares]
    reach = [
        [100 * (each.value - each.low) for each in shares],
        [100 * (each.high - each.value) for each in shares],
    ]
    # From zero on, differences that matter would not be seen; so there are points, not bars.
    places = range(len(names))
    axis.errorbar(
        places, values, reach, fmt="o", color=INK, ecolor=INK, capsize=4, markersize=5, zorder=3
    )
    equal = sum(values) / len(values)
    axis.axhline(equal, color=MARK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    _marked(axis, f"- - all alike: {equal:.1f} %")
    for place, value in zip(places, values, strict=True):
        axis.annotate(
            f"{value:.1f} %",
            (place, value),
            xytext=(8, -3),
            textcoords="offset points",
            color=INK,
            fontsize=8,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axis.set_xticks(places, names)
    axis.set_xlim(-0.5, len(names) - 0.2)
    far = max(max(each) for each in reach) + max(abs(value - equal) for value in values)
    room = max(1.3 * far, 1)
    axis.set_ylim(max(equal - room, -1), min(equal + room, 102))
    axis.yaxis.set_major_formatter("{x:g} %")


def _length(axis: Axes, report: Report) -> None:
    counts = Counter({second // STEP: count for second, count in report.tally.seconds.items()})
    _bars(axis, counts, STEP / 60, report.minutes.spread)
    turns = f"{report.turns.mean.value:.0f} turns in the mean"
    _headed(axis, "Length", f"minutes that people would take ({turns})")


def _points(axis: Axes, report: Report) -> None:
    assert report.points is not None
    _bars(axis, report.tally.scores, 1, report.points)
    best = game_named(report.series.game).best
    _headed(axis, "Points of a seat", f"points ({best} win)")


def _bars(axis: Axes, counts: Counter[int], unit: float, found: Spread) -> None:
    """A distribution: the share of each number, or of neighbours if there are many, in per cent."""
    first, last = _reach(counts)
    width = -(-(last - first + 1) // MOST_BARS)
    joined: Counter[int] = Counter()
    for number in range(first, last + 1):
        joined[(number - first) // width] += counts[number]
    axis.bar(
        [(first + place * width) * unit for place in joined],
        [100 * count / counts.total() for count in joined.values()],
        width=width * unit * 0.94,
        align="edge",
        color=FILL,
    )
    axis.axvline(found.median, color=MARK, linewidth=1)
    _marked(axis, f"| half up to {found.median:.3g}, 90 % from {found.low:.3g} to {found.high:.3g}")
    axis.yaxis.set_major_formatter("{x:g} %")


def _reach(counts: Counter[int]) -> tuple[int, int]:
    """The first and the last number of a distribution that can be seen."""
    ends = []
    for numbers in (sorted(counts), sorted(counts, reverse=True)):
        passed = 0
        for number in numbers:
            passed += counts[number]
            if passed > counts.total() * UNSEEN:
                ends.append(number)
                break
    return ends[0], ends[1]

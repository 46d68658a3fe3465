/** Computes the lines, labels and axes of the score chart. */

/** The totals of one player, from the start. */
export interface Curve {
  seat: number;
  /** The position of each total. */
  points: { x: number; y: number }[];
  /** The vertical position of the name, moved apart from the others. */
  label: number;
}

export interface Chart {
  width: number;
  height: number;
  /** The start and the end of the lines; the names come after the end. */
  left: number;
  right: number;
  curves: Curve[];
  /** The marks on the axis, at round numbers. */
  marks: { value: number; y: number }[];
  /** The rounds that are labelled. */
  rounds: { round: number; x: number }[];
}

const WIDTH = 320;
const HEIGHT = 200;
const LEFT = 32;
const RIGHT = 112;
const TOP = 12;
const BOTTOM = 26;
const LABEL = 17;
const MOST_MARKS = 5;
const MOST_ROUNDS = 10;

/** Builds the chart of the totals after these rounds; `sums` has one list per round. */
export function buildChart(rounds: readonly number[], sums: readonly (readonly number[])[]): Chart {
  const seats = sums[0]?.length ?? 0;
  const [low, high, step] = chooseScale([0, ...sums.flat()]);
  const last = Math.max(rounds.at(-1) ?? 1, 1);
  const across = (round: number) => LEFT + (round / last) * (WIDTH - LEFT - RIGHT);
  const up = (sum: number) =>
    HEIGHT - BOTTOM - ((sum - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const curves = Array.from({ length: seats }, (_, seat) => {
    const places = rounds.map((round, at) => ({ x: across(round), y: up(sums[at]?.[seat] ?? 0) }));
    return { seat, points: [{ x: across(0), y: up(0) }, ...places], label: 0 };
  });
  const labels = spreadLabels(curves.map((curve) => curve.points.at(-1)?.y ?? 0));
  const marks = [];
  for (let value = low; value <= high; value += step) marks.push({ value, y: up(value) });
  const every = Math.ceil(last / MOST_ROUNDS);
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: WIDTH - RIGHT,
    curves: curves.map((curve, seat) => ({ ...curve, label: labels[seat] ?? 0 })),
    marks,
    rounds: rounds
      .filter((round) => round % every === 0 || round === last)
      .map((round) => ({ round, x: across(round) })),
  };
}

/** Chooses round bounds for the totals, and the step between the marks. */
export function chooseScale(sums: readonly number[]): [low: number, high: number, step: number] {
  const low = Math.min(...sums);
  const high = Math.max(...sums, low + 1);
  const rough = (high - low) / (MOST_MARKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step, step];
}

/** Moves labels apart so that they neither overlap nor leave the chart. */
export function spreadLabels(heights: readonly number[]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let free = TOP;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, free);
    free = (moved[at] ?? 0) + LABEL;
  }
  free = HEIGHT - TOP;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, free);
    free = (moved[at] ?? 0) - LABEL;
  }
  return moved;
}

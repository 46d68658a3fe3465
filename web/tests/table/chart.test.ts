import { describe, expect, test } from "vitest";
import type { View } from "../../src/stores/table.svelte";
import { buildChart, chooseScale, spreadLabels } from "../../src/table/results/chart";
import {
  findWinners,
  type ScoredRound,
  ScoreHistory,
  toLines,
} from "../../src/table/results/scores.svelte";

const ROUNDS: ScoredRound[] = [
  { round: 1, won: [0], points: [0, 10], totals: [0, 10] },
  { round: 2, won: [1], points: [7, 0], totals: [7, 10] },
  { round: 3, won: [0], points: [0, 5], totals: [7, 15] },
  { round: 4, won: [1], points: [3, 0], totals: [10, 15] },
];

function selectRounds(...rounds: number[]): ScoredRound[] {
  return ROUNDS.filter(({ round }) => rounds.includes(round));
}

describe("the score sheet", () => {
  test("has one line for each round", () => {
    const lines = toLines(ROUNDS).map(({ from, to, points }) => [from, to, points]);
    expect(lines).toEqual([
      [1, 1, [0, 10]],
      [2, 2, [7, 0]],
      [3, 3, [0, 5]],
      [4, 4, [3, 0]],
    ]);
  });

  test("has one line for all earlier rounds", () => {
    const [before, last] = toLines(selectRounds(4));
    expect(before).toEqual({ from: 1, to: 3, won: [], points: [7, 15], totals: [7, 15] });
    expect(last).toMatchObject({ from: 4, to: 4, points: [3, 0], totals: [10, 15] });
  });

  test("derives a single missed round from the totals", () => {
    expect(toLines(selectRounds(1, 3))[1]).toMatchObject({ from: 2, to: 2, points: [7, 0] });
  });

  test("notes a round once, and adds its winner when known", () => {
    const sheet = new ScoreHistory("ABCDEF", 1);
    const view = { round: 2, round_over: true, points: [1, 2], totals: [3, 4] } as View;
    sheet.note({ ...view, round_over: false }, []);
    expect(sheet.lines).toEqual([]);
    sheet.note(view, []);
    sheet.note(view, [{ type: "round-over", seat: null, round: 2, won: [0] }]);
    sheet.note(view, []);
    expect(sheet.winnersOf(2)).toEqual([0]);
    expect(sheet.lines.map(({ from, points }) => [from, points])).toEqual([
      [1, [2, 2]],
      [2, [1, 2]],
    ]);
  });

  test("takes the winners from the right round", () => {
    const events = [
      { type: "round-over", seat: null, round: 1, won: [1] },
      { type: "deal", seat: null, round: 2 },
    ];
    expect(findWinners(1, events)).toEqual([1]);
    expect(findWinners(2, events)).toBeNull();
  });
});

describe("the chart", () => {
  test("runs from zero to the final totals, within its frame", () => {
    const chart = buildChart(
      [1, 2, 3],
      [
        [0, 10],
        [7, 10],
        [7, -15],
      ],
    );
    expect(chart.curves).toHaveLength(2);
    for (const { points, label } of chart.curves) {
      expect(points).toHaveLength(4);
      for (const { x, y } of [...points, { x: 0, y: label }]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(chart.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(chart.height);
      }
    }
    expect(chart.curves[0]?.points[0]).toEqual(chart.curves[1]?.points[0]);
    expect(chart.marks.map(({ value }) => value)).toEqual([-20, -10, 0, 10]);
  });

  test("has few marks, at round numbers", () => {
    expect(chooseScale([0, 0])).toEqual([0, 1, 1]);
    expect(chooseScale([0, 4])).toEqual([0, 4, 1]);
    expect(chooseScale([-3, 171])).toEqual([-50, 200, 50]);
  });

  test("skips some of many round numbers", () => {
    const rounds = Array.from({ length: 100 }, (_, n) => n + 1);
    const chart = buildChart(
      rounds,
      rounds.map((n) => [n, 2 * n]),
    );
    expect(chart.rounds.length).toBeLessThanOrEqual(11);
    expect(chart.rounds.at(-1)?.round).toBe(100);
  });

  test("keeps six names apart, even at the edges", () => {
    for (const heights of [
      [12, 12, 12, 12, 12, 12],
      [188, 188, 188, 188, 188, 188],
      [50, 51, 90],
    ]) {
      const apart = spreadLabels(heights).sort((one, other) => one - other);
      apart.forEach((height, n) => {
        expect(height - (apart[n - 1] ?? -100)).toBeGreaterThanOrEqual(17);
        expect(height).toBeGreaterThanOrEqual(12);
        expect(height).toBeLessThanOrEqual(188);
      });
    }
  });
});

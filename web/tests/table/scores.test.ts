import { expect, test } from "vitest";
import { type ScoreLine, shortenLines } from "../../src/table/results/scores.svelte";

const line = (round: number): ScoreLine => ({
  from: round,
  to: round,
  won: [0],
  points: [1, 2],
  totals: [round, 2 * round],
});

test("a sheet that fits stays unchanged", () => {
  const lines = [1, 2, 3].map(line);
  expect(shortenLines(lines, 3)).toEqual(lines);
  expect(shortenLines([], 3)).toEqual([]);
});

test("a long sheet merges the early rounds into one line with their sum", () => {
  const lines = [1, 2, 3, 4, 5].map(line);
  const early = { from: 1, to: 3, won: [], points: [3, 6], totals: [3, 6] };
  expect(shortenLines(lines, 3)).toEqual([early, line(4), line(5)]);
});

import { expect, test } from "vitest";
import { type Line, shortened } from "../src/lib/sheet.svelte";

const line = (round: number): Line => ({
  from: round,
  to: round,
  won: [0],
  points: [1, 2],
  totals: [round, 2 * round],
});

test("a sheet that fits is as it is", () => {
  const lines = [1, 2, 3].map(line);
  expect(shortened(lines, 3)).toEqual(lines);
  expect(shortened([], 3)).toEqual([]);
});

test("of a long one the early rounds are one line, with their sum", () => {
  const lines = [1, 2, 3, 4, 5].map(line);
  const early = { from: 1, to: 3, won: [], points: [3, 6], totals: [3, 6] };
  expect(shortened(lines, 3)).toEqual([early, line(4), line(5)]);
});

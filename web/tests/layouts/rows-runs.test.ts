/** A row consists of runs, each divided into piles around the number that the row starts with. */
import { expect, test } from "vitest";
import { arrangePiles, findRuns, measureWidth, NEXT } from "../../src/layouts/rows/runs";

test("an empty row has no runs", () => {
  expect(findRuns([])).toEqual([]);
});

test("a run has piles around the eleven, with its ends on top", () => {
  expect(findRuns(["r9", "r10", "r11", "r12", "r13"], [11])).toEqual([
    { first: 9, last: 13, piles: [["r10", "r9"], ["r11"], ["r12", "r13"]] },
  ]);
});

test("a run has piles around whichever number the row starts with", () => {
  expect(findRuns(["b6", "b7", "b8"], [7])[0]?.piles).toEqual([["b6"], ["b7"], ["b8"]]);
});

test("a run with several starting numbers is divided into two halves", () => {
  expect(findRuns(["b6", "b7", "b8", "b9"], [7, 8])[0]?.piles).toEqual([
    ["b7", "b6"],
    ["b8", "b9"],
  ]);
});

test("a gap makes two runs", () => {
  const found = findRuns(["g1", "g2", "g19", "g20"]);
  expect(found.map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [19, 20],
  ]);
  expect(found[0]?.piles).toEqual([["g1"], ["g2"]]);
});

test("a joker counts as its number", () => {
  expect(findRuns(["*b10", "b11"])).toEqual([{ first: 10, last: 11, piles: [["*b10"], ["b11"]] }]);
});

test("cards of other colours count by their number", () => {
  expect(findRuns(["y10", "r11", "g12"], [11])[0]?.piles).toEqual([["y10"], ["r11"], ["g12"]]);
});

test("a compact row shows the next cards beside its runs", () => {
  const items = arrangePiles(["r10", "r11"], [9, 12], [11]);
  expect(items.map(({ key, value, apart }) => [key, value, apart])).toEqual([
    ["next9", 9, false],
    ["run10", null, false],
    ["next12", 12, false],
  ]);
  expect(measureWidth(items)).toBeGreaterThan(2 + 2 * NEXT);
});

test("a compact row sets a next card apart from a run that it does not touch", () => {
  expect(arrangePiles(["r2"], [11], [11]).map(({ apart }) => apart)).toEqual([false, true]);
});

test("an empty row that takes any number has one place", () => {
  const items = arrangePiles([], [1, 2, 3, 4, 5, 6, 7], [11]);
  expect(items).toEqual([{ key: "any", run: null, value: null, apart: false }]);
});

/** A row consists of runs, each divided into piles around the eleven. */
import { expect, test } from "vitest";
import { findRuns } from "../../src/layouts/rows/runs";

test("an empty row has no runs", () => {
  expect(findRuns([])).toEqual([]);
});

test("a run has piles around the eleven, with its ends on top", () => {
  expect(findRuns(["r9", "r10", "r11", "r12", "r13"])).toEqual([
    { first: 9, last: 13, piles: [["r10", "r9"], ["r11"], ["r12", "r13"]] },
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
  expect(findRuns(["y10", "r11", "g12"])[0]?.piles).toEqual([["y10"], ["r11"], ["g12"]]);
});

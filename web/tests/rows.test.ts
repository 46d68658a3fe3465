/** A row lies in runs, each in piles around its eleven. */
import { expect, test } from "vitest";
import { runs } from "../src/lib/rows";

test("nothing lies there", () => {
  expect(runs([])).toEqual([]);
});

test("around the eleven, with the ends on top", () => {
  expect(runs(["r9", "r10", "r11", "r12", "r13"])).toEqual([
    { first: 9, last: 13, piles: [["r10", "r9"], ["r11"], ["r12", "r13"]] },
  ]);
});

test("a gap makes two runs", () => {
  const found = runs(["g1", "g2", "g19", "g20"]);
  expect(found.map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [19, 20],
  ]);
  expect(found[0]?.piles).toEqual([["g1"], ["g2"]]);
});

test("a joker lies for its number", () => {
  expect(runs(["*b10", "b11"])).toEqual([{ first: 10, last: 11, piles: [["*b10"], ["b11"]] }]);
});

test("other colours count by their number", () => {
  expect(runs(["y10", "r11", "g12"])[0]?.piles).toEqual([["y10"], ["r11"], ["g12"]]);
});

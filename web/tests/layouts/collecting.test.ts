import { expect, test } from "vitest";
import { sumColours, sumOfFirstCard } from "../../src/layouts/collecting/sums";

const HAND = ["r19", "r17", "r12", "r8", "b20", "b14", "b9", "g3", "y1"];

test("a hand has a sum for each of its colours", () => {
  expect(sumColours(HAND)).toEqual([
    { colour: "r", sum: 56 },
    { colour: "y", sum: 1 },
    { colour: "g", sum: 3 },
    { colour: "b", sum: 43 },
  ]);
  expect(sumColours(["g5"])).toEqual([{ colour: "g", sum: 5 }]);
  expect(sumColours([])).toEqual([]);
});

test("the sum is above the first card of its colour", () => {
  expect(sumOfFirstCard("b20", HAND)).toEqual({ colour: "b", sum: 43 });
  expect(sumOfFirstCard("b14", HAND)).toBeNull();
});

/** Bridges of this round lie where they were built, as long as what they led to lies there. */
import { expect, test } from "vitest";
import { built } from "../src/layouts/rows/built";
import { spot } from "../src/layouts/rows/spot";
import { breadth } from "../src/lib/rows";
import type { Logged } from "../src/lib/table.svelte";

function log(...events: Record<string, unknown>[]): Logged[] {
  return events.map((event, number) => ({
    number,
    event: { type: "bridge", seat: 0, ...event },
    then: { chairs: [], people: [] },
  }));
}

test("a joker's place counts like its card's", () => {
  const told = log({ place: "r7", bridge: "b" }, { place: "y3", bridge: "b" });
  expect([...built(told, { r: ["*r7"], y: ["y3"] })]).toEqual([
    ["r7", "b"],
    ["y3", "b"],
  ]);
});

test("what was undone or belongs to the round before is gone", () => {
  const told = log({ place: "r7", bridge: "b" }, { type: "deal" }, { place: "y3", bridge: "b" });
  expect(built(told, { r: ["r7"], y: [] }).size).toBe(0);
});

test("a row is as broad as its piles and gaps", () => {
  expect(breadth([])).toBe(0);
  expect(breadth(["r11"])).toBe(1);
  expect(breadth(["r9", "r10", "r11", "r13"])).toBeCloseTo(3 + 0.14 + 0.35);
});

test("in two lines the second half lies below the first", () => {
  expect(spot(11, { columns: 21, lines: 2 })).toEqual({ nth: 10, of: 11, line: 0 });
  expect(spot(12, { columns: 21, lines: 2 })).toEqual({ nth: 0, of: 11, line: 1 });
});

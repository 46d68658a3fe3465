/** Bridges of this round stay as long as the card that they lead to. */
import { expect, test } from "vitest";
import { findBridges } from "../../src/layouts/rows/bridges";
import { findSpot } from "../../src/layouts/rows/places";
import { arrangePiles, measureWidth, NEXT } from "../../src/layouts/rows/runs";
import type { LogEntry } from "../../src/stores/table.svelte";

function log(...events: Record<string, unknown>[]): LogEntry[] {
  return events.map((event, number) => ({
    number,
    event: { type: "bridge", seat: 0, ...event },
    then: { chairs: [], people: [], game: "master", match: 1, seats: [0] },
  }));
}

test("a place with a joker counts like one with its card", () => {
  const told = log({ place: "r7", bridge: "b" }, { place: "y3", bridge: "b" });
  expect([...findBridges(told, { r: ["*r7"], y: ["y3"] })]).toEqual([
    ["r7", "b"],
    ["y3", "b"],
  ]);
});

test("bridges that were undone or belong to the previous round are gone", () => {
  const told = log({ place: "r7", bridge: "b" }, { type: "deal" }, { place: "y3", bridge: "b" });
  expect(findBridges(told, { r: ["r7"], y: [] }).size).toBe(0);
});

test("a row is as wide as its piles, its ghosts and the gaps between them", () => {
  expect(measureWidth(arrangePiles([], [], [11]))).toBe(0);
  expect(measureWidth(arrangePiles(["r11"], [], [11]))).toBe(1);
  const cards = ["r9", "r10", "r11", "r13"];
  expect(measureWidth(arrangePiles(cards, [], [11]))).toBeCloseTo(3 + 0.14 + 0.35);
  expect(measureWidth(arrangePiles(["r11"], [10], [11]))).toBeCloseTo(1 + 0.14 + NEXT);
});

test("ghosts lie between the runs, and the start of a row stays visible", () => {
  const items = arrangePiles(["r1", "r2", "r7", "r8"], [3, 6, 9], [7]);
  expect(items.map(({ run, value }) => run?.piles ?? value)).toEqual([
    [["r1"], ["r2"]],
    3,
    6,
    [["r7"], ["r8"]],
    9,
  ]);
  expect(items.map(({ apart }) => apart)).toEqual([false, false, true, false, false]);
});

test("a row that begins with any number has one ghost without a number", () => {
  const all = Array.from({ length: 20 }, (_, n) => n + 1);
  expect(arrangePiles([], all, [])).toEqual([{ key: "any", run: null, value: null, apart: false }]);
});

test("in two lines the second half is below the first", () => {
  expect(findSpot(11, { columns: 21, lines: 2 })).toEqual({ nth: 10, of: 11, line: 0 });
  expect(findSpot(12, { columns: 21, lines: 2 })).toEqual({ nth: 0, of: 11, line: 1 });
});

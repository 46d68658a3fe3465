import { describe, expect, test } from "vitest";
import { read } from "../src/layouts/guesses/guess";
import { placed, share, ticks } from "../src/layouts/guesses/line";
import { lastTrick } from "../src/layouts/guesses/trick";
import type { Happening, Logged } from "../src/lib/table.svelte";

const RANGE = { least: 4, most: 80 };

describe("a number line", () => {
  test("has its ends at its ends", () => {
    expect([share(4, RANGE), share(42, RANGE), share(80, RANGE)]).toEqual([0, 0.5, 1]);
  });

  test("is labelled at its ends and at round numbers that have room", () => {
    expect(ticks({ least: 2, most: 40 })).toEqual([2, 5, 10, 15, 20, 25, 30, 35, 40]);
    expect(ticks(RANGE)).toEqual([4, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(ticks({ least: 6, most: 120 })).toEqual([6, 20, 40, 60, 80, 100, 120]);
  });

  test.each([1, 2])("has labels in %i lines that never lie on each other", (lanes) => {
    const guesses = [
      [4, 4, 4, 4],
      [80, 80, 79, 80],
      [40, 41, 42, 41],
      [4, 30, 50, 80],
    ];
    for (const each of guesses) {
      const marks = each.map((guess, seat) => ({ seat, guess }));
      const labels = placed(marks, RANGE, 400, 90, lanes);
      expect(labels).toHaveLength(4);
      for (const { left, lane, seat } of labels) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(310 + 1e-9);
        const others = labels.filter((other) => other.lane === lane && other.seat !== seat);
        for (const other of others) expect(Math.abs(other.left - left)).toBeGreaterThan(89.9);
      }
    }
  });

  test("has a label that is alone right over its number", () => {
    expect(placed([{ seat: 0, guess: 42 }], RANGE, 400, 90, 1)[0]?.left).toBe(155);
  });
});

test.each(["", " ", "NaN", "1e9", "zwölf", "3.5", "-4", "0x10", "12345", "4 2", "∞"])(
  "%j is no guess",
  (typed) => {
    expect(read(typed)).toBeNull();
  },
);

test.each([
  ["37", 37],
  [" 8 ", 8],
  ["007", 7],
])("%j is a guess", (typed, number) => {
  expect(read(typed)).toBe(number);
});

test("the last trick is that of this game", () => {
  const trick: Happening = { type: "trick", seat: null, cards: ["r1", "b2"], sum: 3 };
  const log = (...events: Happening[]): Logged[] =>
    events.map((event, number) => ({ number, event, then: { chairs: [], people: [] } }));
  const guess: Happening = { type: "guess", seat: 0, guess: 4 };
  const anew: Happening = { type: "started", seat: null };
  expect(lastTrick(log(trick, guess))).toMatchObject({ number: 0, sum: 3, winner: null });
  expect(lastTrick(log(trick, anew, guess))).toBeNull();
  expect(lastTrick([])).toBeNull();
});

import { describe, expect, test } from "vitest";
import { listTicks, placeLabels, positionOf } from "../../src/layouts/guessing/number-line";
import { lastTrick, parseGuess } from "../../src/layouts/guessing/state";
import type { GameEvent, LogEntry } from "../../src/stores/table.svelte";

const RANGE = { least: 4, most: 80 };

describe("a number line", () => {
  test("puts the first and the last number at its ends", () => {
    expect([positionOf(4, RANGE), positionOf(42, RANGE), positionOf(80, RANGE)]).toEqual([
      0, 0.5, 1,
    ]);
  });

  test("labels its ends and round numbers that fit", () => {
    expect(listTicks({ least: 2, most: 40 })).toEqual([2, 5, 10, 15, 20, 25, 30, 35, 40]);
    expect(listTicks(RANGE)).toEqual([4, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(listTicks({ least: 6, most: 120 })).toEqual([6, 20, 40, 60, 80, 100, 120]);
  });

  test.each([1, 2])("has labels in %i lanes that never overlap", (lanes) => {
    const guesses = [
      [4, 4, 4, 4],
      [80, 80, 79, 80],
      [40, 41, 42, 41],
      [4, 30, 50, 80],
    ];
    for (const each of guesses) {
      const marks = each.map((guess, seat) => ({ seat, guess }));
      const labels = placeLabels(marks, RANGE, 400, 90, lanes);
      expect(labels).toHaveLength(4);
      for (const { left, lane, seat } of labels) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(310 + 1e-9);
        const others = labels.filter((other) => other.lane === lane && other.seat !== seat);
        for (const other of others) expect(Math.abs(other.left - left)).toBeGreaterThan(89.9);
      }
    }
  });

  test("puts a single label exactly above its number", () => {
    expect(placeLabels([{ seat: 0, guess: 42 }], RANGE, 400, 90, 1)[0]?.left).toBe(155);
  });
});

test.each(["", " ", "NaN", "1e9", "zwölf", "3.5", "-4", "0x10", "12345", "4 2", "∞"])(
  "%j is not a guess",
  (typed) => {
    expect(parseGuess(typed)).toBeNull();
  },
);

test.each([
  ["37", 37],
  [" 8 ", 8],
  ["007", 7],
])("%j is a guess", (typed, number) => {
  expect(parseGuess(typed)).toBe(number);
});

test("the last trick belongs to the current game", () => {
  const trick: GameEvent = { type: "trick", seat: null, cards: ["r1", "b2"], sum: 3 };
  const log = (...events: GameEvent[]): LogEntry[] =>
    events.map((event, number) => ({
      number,
      event,
      then: { chairs: [], people: [], game: "ratefix", match: 1, seats: [0] },
    }));
  const guess: GameEvent = { type: "guess", seat: 0, guess: 4 };
  const anew: GameEvent = { type: "started", seat: null };
  expect(lastTrick(log(trick, guess))).toMatchObject({ number: 0, sum: 3, winner: null });
  expect(lastTrick(log(trick, anew, guess))).toBeNull();
  expect(lastTrick([])).toBeNull();
});

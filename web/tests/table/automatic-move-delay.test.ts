/** The pauses before automatic moves cannot be told from a person's own choices. */
import { describe, expect, test } from "vitest";
import { drawPause, LONGEST, OwnPace, SHORTEST } from "../../src/table/match/automatic-move-delay";

const DRAWS = 400;
const QUARTILES = [0.25, 0.5, 0.75];

/** The last choices of people, in milliseconds. */
const PEOPLE: Record<string, readonly number[]> = {
  hasty: [310, 420, 380, 500, 350, 290, 610, 450],
  quick: [720, 810, 900, 760, 1_100, 950, 840, 1_300],
  usual: [1_400, 2_600, 1_900, 3_100, 2_200, 1_700, 4_000, 2_500],
  thoughtful: [3_800, 5_200, 4_400, 6_900, 3_100, 4_900, 5_300, 7_400],
  slow: [8_000, 15_000, 11_000, 9_500, 12_800, 10_200, 14_100, 8_700],
  uneven: [900, 12_000, 1_500, 9_000, 2_000, 14_000, 1_100, 10_000],
};
const LEFT_ALONE = ["hasty", "slow", "uneven"];

function paceOf(times: readonly number[]): OwnPace {
  const pace = new OwnPace();
  for (const time of times) pace.remember(time, true);
  return pace;
}

function drawPauses(times: readonly number[]): number[] {
  const pauses = Array.from({ length: DRAWS }, () => drawPause(times));
  return pauses.filter((pause) => pause !== null).toSorted((one, other) => one - other);
}

function quartiles(times: readonly number[]): number[] {
  const sorted = times.toSorted((one, other) => one - other);
  return QUARTILES.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

describe.each(Object.entries(PEOPLE))("a %s person", (name, times) => {
  const pauses = drawPauses(paceOf(times).times);

  test("makes their own moves if the app cannot take as long", () => {
    expect(pauses.length).toBe(LEFT_ALONE.includes(name) ? 0 : DRAWS);
  });

  test("takes equally long with and without a choice", () => {
    if (pauses.length === 0) return;
    for (const chosen of quartiles(times)) {
      expect(chosen).toBeGreaterThanOrEqual(Math.min(...pauses));
      expect(chosen).toBeLessThanOrEqual(Math.max(...pauses));
    }
    for (const pause of quartiles(pauses)) {
      expect(pause).toBeGreaterThanOrEqual(Math.min(...times));
      expect(pause).toBeLessThanOrEqual(Math.max(...times));
    }
  });

  test("never waits for exactly as long as the app may", () => {
    expect(pauses.filter((pause) => pause === SHORTEST || pause === LONGEST)).toEqual([]);
    expect(pauses.filter((pause) => pause < SHORTEST || pause > LONGEST)).toEqual([]);
    expect(new Set(pauses).size).toBe(pauses.length);
  });
});

test("a person whose choices are unknown is like a quick player", () => {
  const pace = new OwnPace();
  expect(pace.unknown).toBe(true);
  const [least, median, most] = quartiles(drawPauses(pace.times));
  expect(least).toBeGreaterThan(1_000);
  expect(median).toBeLessThan(2_500);
  expect(most).toBeLessThan(3_500);
});

test("one slow choice ends the pauses of a quick player", () => {
  const pace = paceOf([9_000]);
  expect(pace.unknown).toBe(false);
  expect(drawPause(pace.times)).toBeNull();
});

test("other choices count until enough turns have been ended by choice", () => {
  const pace = new OwnPace();
  for (const time of [4_000, 4_200]) pace.remember(time, false);
  expect(Math.min(...drawPauses(pace.times))).toBeGreaterThan(3_000);
  for (const time of [1_000, 1_100, 1_200]) pace.remember(time, true);
  expect(Math.max(...drawPauses(pace.times))).toBeLessThan(1_500);
});

test("only recent choices count", () => {
  const pace = paceOf([...Array<number>(8).fill(5_000), ...Array<number>(8).fill(1_000)]);
  expect(Math.max(...drawPauses(pace.times))).toBeLessThanOrEqual(1_200);
});

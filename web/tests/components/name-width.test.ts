import { expect, test } from "vitest";
import { estimateLongestWord, estimateWidth, shareWidth } from "../../src/components/name-width";

/** The real widths in Nunito at the strong weight, in em. */
const REAL = { Professor: 4.44, Madame: 3.99, Renard: 3.34, Maximiliane: 5.63, Lotte: 2.41 };

test("the estimate is a little more than the real width", () => {
  for (const [word, width] of Object.entries(REAL)) {
    expect(estimateWidth(word)).toBeGreaterThanOrEqual(width);
    expect(estimateWidth(word)).toBeLessThan(width * 1.2);
  }
});

test("the longest word of a name counts, up to a space or a hyphen", () => {
  expect(estimateLongestWord("Madame Renard")).toBe(estimateWidth("Madame"));
  expect(estimateLongestWord("Anna-Maria")).toBe(estimateWidth("Anna-"));
  expect(estimateLongestWord("Professor Elf 2")).toBe(estimateWidth("Professor"));
});

test("signs of other scripts are as wide as they are high, and accents have no width", () => {
  expect(estimateWidth("美咲")).toBeGreaterThan(2);
  expect(estimateWidth("e\u0301")).toBe(estimateWidth("e"));
});

test("long names share the room that short ones leave", () => {
  const parts = shareWidth(["Professor Elf", "Pip", "Madame Renard"]).map(({ part }) => part);
  expect(parts[1]).toBe(0);
  expect(parts[0]).toBeGreaterThan(parts[2] ?? 1);
  expect((parts[0] ?? 0) + (parts[2] ?? 0)).toBeCloseTo(1);
  expect(shareWidth(["Pip", "Lotte"]).map(({ part }) => part)).toEqual([0, 0]);
});

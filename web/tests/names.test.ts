import { describe, expect, test } from "vitest";
import { nameProblem, tidyName } from "../src/lib/names";

describe("a name", () => {
  test.each([
    "Ann",
    "Ömer 2",
    "Jean-Luc",
    "D’Arcy",
    "O'Neil",
    "J. R.",
    "李雷",
    "a".repeat(20),
    "é",
  ])("%s is one", (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    ["", "empty"],
    [" \t", "empty"],
    ["a".repeat(21), "long"],
    ["a".repeat(10_000), "long"],
    ["Ann\u0007", "letters"],
    ["Ann\u202eeve", "letters"],
    ["<b>", "letters"],
    ["...", "letters"],
    ["😀", "letters"],
  ])("%j is none", (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  test("has no needless spaces", () => {
    expect(tidyName("  Ann \n Lee ")).toBe("Ann Lee");
  });
});

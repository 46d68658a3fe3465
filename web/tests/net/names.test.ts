import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkName, normalizeName } from "../../src/net/validation";

/** Typed texts and the resulting names, or null; the server's tests read the same file. */
const { names } = JSON.parse(
  readFileSync(new URL("../../../tests/data/names.json", import.meta.url), "utf8"),
) as { names: [string, string | null][] };

describe("a name", () => {
  test.each(names)("%j is %j", (typed, name) => {
    expect(checkName(typed) === null ? normalizeName(typed) : null).toBe(name);
  });

  test.each([
    ["", "empty"],
    [" \t", "empty"],
    ["a".repeat(21), "long"],
    ["a".repeat(10_000), "long"],
    ["Ann\u0007", "letters"],
  ])("%j is invalid", (name, problem) => {
    expect(checkName(name)).toBe(problem);
  });

  test("loses extra spaces", () => {
    expect(normalizeName("  Ann \n Lee ")).toBe("Ann Lee");
  });
});

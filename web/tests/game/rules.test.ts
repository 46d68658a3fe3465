import { describe, expect, test } from "vitest";
import { nearestRule, rulesAddress } from "../../src/game/rules";

describe("the address of a rule", () => {
  test.each([
    ["junior", null, "/rules/junior"],
    ["junior", "JU-4", "/rules/junior#ju-4"],
  ])("%s, %s", (game, rule, address) => {
    expect(rulesAddress(game, rule)).toBe(address);
  });
});

describe("the nearest rule", () => {
  const rules = ["CL-1", "CL-9", "CL-10", "G-3", "G-11"];

  test.each([
    ["CL-9", "CL-9"],
    ["CL-12", "CL-10"],
    ["CL-4", "CL-1"],
    ["G-99", "G-11"],
    ["XX-1", "CL-1"],
    ["nonsense", "CL-1"],
  ])("to %s is %s", (wanted, nearest) => {
    expect(nearestRule(wanted, rules)).toBe(nearest);
  });

  test("does not exist on an empty page", () => {
    expect(nearestRule("CL-1", [])).toBeNull();
  });
});

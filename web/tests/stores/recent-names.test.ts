import { beforeEach, expect, test, vi } from "vitest";
import { loadRecentNames, saveRecentNames } from "../../src/stores/planned-seats";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("the latest names come first, without duplicates", () => {
  saveRecentNames(["Ben", "Cleo"]);
  saveRecentNames([" Dora ", "Ben"]);
  expect(loadRecentNames()).toEqual(["Dora", "Ben", "Cleo"]);
});

test("a table without other players keeps the names, and old names are dropped", () => {
  saveRecentNames(["A", "B", "C", "D", "E"]);
  saveRecentNames([]);
  expect(loadRecentNames()).toEqual(["A", "B", "C", "D", "E"]);
  saveRecentNames(["F"]);
  expect(loadRecentNames()).toEqual(["F", "A", "B", "C", "D"]);
});

test.each(["{", "7", '{"0":"Ben"}', '["<b>", 3, null]'])("%s contains no names", (text) => {
  stored.set("elfer-companions", text);
  expect(loadRecentNames()).toEqual([]);
});

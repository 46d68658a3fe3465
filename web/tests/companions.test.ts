import { beforeEach, expect, test, vi } from "vitest";
import { companions, keepCompanions } from "../src/lib/companions";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("those who played last come first, each once", () => {
  keepCompanions(["Ben", "Cleo"]);
  keepCompanions([" Dora ", "Ben"]);
  expect(companions()).toEqual(["Dora", "Ben", "Cleo"]);
});

test("a table without others forgets nobody, and not everybody is kept for ever", () => {
  keepCompanions(["A", "B", "C", "D", "E"]);
  keepCompanions([]);
  expect(companions()).toEqual(["A", "B", "C", "D", "E"]);
  keepCompanions(["F"]);
  expect(companions()).toEqual(["F", "A", "B", "C", "D"]);
});

test.each(["{", "7", '{"0":"Ben"}', '["<b>", 3, null]'])("%s is nobody", (text) => {
  stored.set("elfer-companions", text);
  expect(companions()).toEqual([]);
});

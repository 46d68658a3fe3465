/** Bots by name: who is who at a table, and why they do things. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ShownChair } from "../src/wire/types";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { chairName, sibling } = await import("../src/lib/chairs");
const { faceSeed } = await import("../src/lib/faces");
const { keepLevel, lastLevel } = await import("../src/lib/levels");
const { settings } = await import("../src/lib/settings.svelte");
const { readPart, speak } = await import("../src/lib/texts.svelte");
const { whySentences } = await import("../src/lib/why");
const { looks } = await import("../src/art/portraits");
const { LEVELS } = await import("../src/data/bots");

const bot = (level: string, number?: number): ShownChair =>
  number === undefined ? { kind: "bot", level } : { kind: "bot", level, number };
const ann: ShownChair = { kind: "player", player: "p0", name: "Ann" };
const people = { who: "Lotte", seat: (seat: number) => `seat ${seat}` };

beforeEach(async () => {
  await speak();
  await readPart("bots");
});

describe("who is who", () => {
  test("several of a level have numbers, in the order of who sat down", () => {
    const chairs = [ann, bot("easy"), bot("hard"), bot("easy"), bot("greedy")];
    const names = chairs.map((_, seat) => chairName(chairs, seat));
    expect(names).toEqual(["Ann", "Lotte", "Mrs Fox", "Lotte 2", "Bot 5"]);
    expect(chairs.map((_, seat) => sibling(chairs, seat)).slice(1)).toEqual([0, 0, 1, 0]);
  });

  test("a name and a face go along from seat to seat", () => {
    const before = [ann, bot("easy"), bot("easy")];
    const after = [bot("easy", 3), ann, bot("easy", 2)];
    expect(chairName(after, 2)).toBe(chairName(before, 1));
    expect(chairName(after, 0)).toBe(chairName(before, 2));
    expect(faceSeed(after, 0)).toBe(faceSeed(before, 2));
  });

  test("up to four alike look different, and every level but the die has a portrait", () => {
    for (const level of LEVELS.filter((each) => each !== "random")) {
      const seen = [0, 1, 2, 3].map((seed) => JSON.stringify(looks(level, seed)));
      expect(new Set(seen).size).toBe(4);
    }
    expect(looks("greedy", 0)).toBeNull();
  });
});

describe("levels", () => {
  test("the last one chosen is the next one offered; an unknown one is none", () => {
    expect(lastLevel()).toBe("easy");
    keepLevel("hard");
    expect(lastLevel()).toBe("hard");
    settings.level = "genius";
    expect(lastLevel()).toBe("easy");
  });

  test("they are the engine's", () => {
    const source = readFileSync(
      new URL("../../src/elfer/bots/__init__.py", import.meta.url),
      "utf8",
    );
    const known = /^LEVELS = \(([^)]*)\)/m.exec(source)?.[1] ?? "";
    expect(Array.from(known.matchAll(/"(\w+)"/g), (found) => found[1])).toEqual([...LEVELS]);
  });
});

describe("why", () => {
  test.each([
    ["keeps-back", { card: "g10" }, "That way the green 10 stays in hand for later."],
    ["opens-for-others", { card: "r9 b9" }, "Then somebody else can lay the red 9 and blue 9."],
    ["searched", { best: 61, second: 55 }, /wins 61 rounds of 100, the second best move 55/],
    ["overlooked", { card: "*" }, "There is a better place for a joker, but it was overlooked."],
    ["keeps-back", {}, "There is a reason for it that has no words here yet."],
    ["of-another-version", { card: "r1" }, "There is a reason for it that has no words here yet."],
  ])("%s with %o", (why, facts, said) => {
    expect(whySentences([{ why, facts: facts as Record<string, string> }], people)).toEqual([
      said instanceof RegExp ? expect.stringMatching(said) : said,
    ]);
  });

  test("nothing is said twice, and where there is nothing to say that is said", () => {
    const twice = { why: "high-card", facts: {} };
    expect(whySentences([twice, twice], people)).toHaveLength(1);
    expect(whySentences([], people)).toEqual(["There is no special reason for it."]);
    expect(whySentences([], people, false)).toEqual(["Lotte no longer knows why."]);
  });
});

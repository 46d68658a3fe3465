/** The names of bots at a table, and the reasons for their moves. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ShownChair } from "../../src/wire/types";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { chairName, countSameLevelBefore } = await import("../../src/stores/seats");
const { faceSeed } = await import("../../src/stores/seats");
const { savePreferredLevel, preferredLevel } = await import("../../src/stores/levels");
const { settings } = await import("../../src/device/settings.svelte");
const { loadMessages, loadLanguage } = await import("../../src/i18n/i18n.svelte");
const { explainBotMove } = await import("../../src/i18n/bot-reasons");
const { characterLooks } = await import("../../src/art/portraits");
const { LEVELS, pickCast, STRENGTHS } = await import("../../src/game/bots");

const bot = (level: string, number?: number): ShownChair =>
  number === undefined ? { kind: "bot", level } : { kind: "bot", level, number };
const ann: ShownChair = { kind: "player", player: "p0", name: "Ann" };
const people = { who: "Lotte", seat: (seat: number) => `seat ${seat}` };

beforeEach(async () => {
  await loadLanguage();
  await loadMessages("bots");
});

describe("names and faces", () => {
  test("bots of one level are numbered in the order in which they sat down", () => {
    const chairs = [ann, bot("easy"), bot("hard"), bot("easy"), bot("greedy")];
    const names = chairs.map((_, seat) => chairName(chairs, seat));
    expect(names).toEqual(["Ann", "Lotte", "Mrs Fox", "Lotte 2", "Bot 5"]);
    expect(chairs.map((_, seat) => countSameLevelBefore(chairs, seat)).slice(1)).toEqual([
      0, 0, 1, 0,
    ]);
  });

  test("a bot keeps its name and face from seat to seat", () => {
    const before = [ann, bot("easy"), bot("easy")];
    const after = [bot("easy", 3), ann, bot("easy", 2)];
    expect(chairName(after, 2)).toBe(chairName(before, 1));
    expect(chairName(after, 0)).toBe(chairName(before, 2));
    expect(faceSeed(after, 0)).toBe(faceSeed(before, 2));
  });

  test("up to four bots of one level look different, and all levels except random have a portrait", () => {
    for (const level of LEVELS.filter((each) => each !== "random")) {
      const seen = [0, 1, 2, 3].map((seed) => JSON.stringify(characterLooks(level, seed)));
      expect(new Set(seen).size).toBe(4);
    }
    expect(characterLooks("greedy", 0)).toBeNull();
  });
});

describe("levels", () => {
  test("a cast has different characters around its strength", () => {
    expect(pickCast("easy", 3)).toEqual(["easy", "child", "medium"]);
    expect(pickCast("expert", 3)).toEqual(["expert", "hard", "medium"]);
    expect(pickCast("easy", 1, ["easy", "child"])).toEqual(["medium"]);
    for (const strength of STRENGTHS) expect(new Set(pickCast(strength, 5)).size).toBe(5);
  });

  test("the last strength chosen is the default; an unknown one is ignored", () => {
    expect(preferredLevel()).toBe("easy");
    savePreferredLevel("hard");
    expect(preferredLevel()).toBe("hard");
    settings.level = "random";
    expect(preferredLevel()).toBe("easy");
  });

  test("the levels are those of the engine", () => {
    const source = readFileSync(
      new URL("../../../src/elfer/bots/levels.py", import.meta.url),
      "utf8",
    );
    const known = /^LEVELS = \(([^)]*)\)/m.exec(source)?.[1] ?? "";
    expect(Array.from(known.matchAll(/"(\w+)"/g), (found) => found[1])).toEqual([...LEVELS]);
  });
});

describe("reasons", () => {
  test.each([
    ["keeps-back", { card: "g10" }, "That way the green 10 stays in hand for later."],
    [
      "opens-for-others",
      { card: "r9 b9" },
      "After that, another player can lay the red 9 and blue 9.",
    ],
    ["searched", { best: 61, second: 55 }, /wins 61 out of 100 rounds, the second-best move 55/],
    ["overlooked", { card: "*" }, "There’s a better place for a joker, but it was overlooked."],
    ["keeps-back", {}, "There’s a reason for it, but it has no words here yet."],
    [
      "of-another-version",
      { card: "r1" },
      "There’s a reason for it, but it has no words here yet.",
    ],
  ])("%s with %o", (why, facts, said) => {
    expect(explainBotMove([{ why, facts: facts as Record<string, string> }], people)).toEqual([
      said instanceof RegExp ? expect.stringMatching(said) : said,
    ]);
  });

  test("no reason is repeated, and the lack of a reason is mentioned", () => {
    const twice = { why: "high-card", facts: {} };
    expect(explainBotMove([twice, twice], people)).toHaveLength(1);
    expect(explainBotMove([], people)).toEqual(["There’s no special reason for it."]);
    expect(explainBotMove([], people, false)).toEqual(["Lotte no longer knows why."]);
  });
});

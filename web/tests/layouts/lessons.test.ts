/** A lesson disappears once a player has done what it says, in every layout. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layout as anywhere } from "../../src/layouts/anywhere/layout";
import { layout as bluffing } from "../../src/layouts/bluffing/layout";
import { layout as collecting } from "../../src/layouts/collecting/layout";
import { layout as duel } from "../../src/layouts/duel/layout";
import { layout as guessing } from "../../src/layouts/guessing/layout";
import { isFollowed, type Layout } from "../../src/layouts/layout";
import { layout as pairs } from "../../src/layouts/pairs/layout";
import { layout as rows } from "../../src/layouts/rows/layout";
import { layout as snap } from "../../src/layouts/snap/layout";
import { layout as tricks } from "../../src/layouts/tricks/layout";
import type { View } from "../../src/stores/table.svelte";
import type { ShownMove } from "../../src/wire/types";

/** Describes a move by the things that it touches: "hand:r1 row:r". */
function move(touched: string): ShownMove {
  const touches = touched.split(" ").map((thing): [string, string] => {
    const [kind = "", key = ""] = thing.split(":");
    return [kind, key];
  });
  return { text: touched, touches };
}

/** Each lesson: its view, the moves that follow it, and other moves that are possible. */
const LESSONS: readonly (readonly [
  Layout,
  lesson: string,
  view: object,
  follow: string[],
  others: string[],
])[] = [
  [rows, "lay", {}, ["hand:r12 row:r", "hand:g3 row:g"], ["stock:", "button:done"]],
  [rows, "draw", {}, ["stock:"], ["button:pass"]],
  [rows, "end", {}, ["button:done"], []],
  [rows, "pass", {}, ["button:pass"], []],
  [rows, "swap", {}, ["hand:r12 joker:r12"], ["hand:r12 row:r", "stock:"]],
  [rows, "bridge", {}, ["hand:r12 bridge:y row:r"], ["hand:r14 row:r", "button:done"]],
  [bluffing, "lay", {}, ["hand:r1 pile:", "hand:r2 pile:"], []],
  [bluffing, "question", {}, ["hand:r1 pile:", "button:doubt"], []],
  [bluffing, "call", {}, ["button:caught"], ["hand:r1 slip:"]],
  [bluffing, "last", {}, ["button:believe", "button:doubt"], []],
  [bluffing, "colour", {}, ["hand:r1 colour:r pile:1"], ["button:object"]],
  [guessing, "own", { hand: ["r1"] }, ["guess:12", "guess:13"], []],
  [guessing, "blind", {}, ["guess:12", "guess:13"], []],
  [snap, "flip", { piles: [[], []], middle: [], won: [0, 0] }, ["stack:own"], ["button:snap"]],
  [snap, "call", { piles: [["r1"]], middle: [], won: [0] }, ["button:snap"], ["stack:own"]],
  [anywhere, "flip", { turned: null }, ["stack:own"], ["button:stopp"]],
  [anywhere, "lay", { turned: "r1" }, ["turned: middle:", "turned: pile:1"], ["button:stopp"]],
  [anywhere, "stopp", { turn: 1, turned: null }, ["button:stopp"], []],
  [collecting, "take", {}, ["stock:", "pile:1"], []],
  [collecting, "take", { piles: [] }, ["stock:"], []],
  [collecting, "lay", {}, ["hand:r1 pile:1", "hand:r1 pile:2"], []],
  [collecting, "end", {}, ["button:done"], []],
  [collecting, "close", {}, ["button:close", "button:done"], []],
  [tricks, "choose", {}, ["hand:r1", "hand:r2"], []],
  [duel, "flip", { piles: [[], []] }, ["stack:own"], []],
  [duel, "again", { piles: [["r1"], ["g1"]] }, ["stack:own"], []],
  [pairs, "draw", {}, ["neighbour:1", "neighbour:2"], []],
];

test.each(LESSONS)("$0.name: $1", (layout, lesson, values, follow, others) => {
  const view = { seat: 0, turn: 0, ...values } as unknown as View;
  const moves = [...follow, ...others].map(move);
  expect(layout.lesson(view, moves)).toBe(lesson);
  for (const each of moves) {
    const followed = isFollowed(layout, lesson, { view, moves, move: each });
    expect(followed, each.text).toBe(follow.includes(each.text));
  }
});

test("no lesson is left out", () => {
  const folder = new URL("../../../locales/en/", import.meta.url);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const written = [...texts.matchAll(/^lesson-(\w+-\w+) =/gm)].map(([, name]) => name);
  const tested = LESSONS.map(([layout, lesson]) => `${layout.name}-${lesson}`);
  expect(new Set(tested)).toEqual(new Set(written));
});

/** Which calls belong to the card that was decided last. */
import { expect, test } from "vitest";
import { justTurned, lastDecided } from "../src/layouts/snap/calls";
import { keyOf } from "../src/layouts/snap/keys";
import { justKept } from "../src/layouts/anywhere/lying";
import type { Happening, Logged } from "../src/lib/table.svelte";

const then = { chairs: [], people: [] };
const log = (...events: Happening[]): Logged[] =>
  events.map((event, number) => ({ number, event, then }));
const flip = (seat: number, card: string): Happening => ({ type: "flip", seat, card });
const settle: Happening = { type: "settle", seat: null };
const take: Happening = { type: "take", seat: 1, word: "schnapp", at: 410, cards: 3 };
const late: Happening = { type: "late", seat: 0, word: "schnapp", at: 900 };
const wrong: Happening = { type: "wrong", seat: 2, word: "schnipp", at: 200, cards: 1 };

test("the quickest comes first, with the card it was about", () => {
  const found = lastDecided(log(flip(0, "r7"), settle, take, late, wrong));
  expect(found.cards).toEqual(["r7"]);
  expect(found.calls.map(({ seat, at }) => [seat, at])).toEqual([
    [2, 200],
    [1, 410],
    [0, 900],
  ]);
  expect(found.fresh).toBe(true);
});

test("they stay until the next card is decided", () => {
  const before = [flip(0, "r7"), settle, take, flip(1, "b2")];
  expect(lastDecided(log(...before)).calls).toHaveLength(1);
  expect(lastDecided(log(...before)).fresh).toBe(false);
  expect(lastDecided(log(...before, settle)).calls).toEqual([]);
});

test("a card may be decided by the next one", () => {
  const found = lastDecided(log(flip(0, "r7"), take, flip(1, "b2")));
  expect(found.calls.map(({ seat }) => seat)).toEqual([1]);
  expect(found.cards).toEqual(["r7"]);
});

test("all who called at once are named, without a time", () => {
  const undecided: Happening = { type: "undecided", seat: null, word: "schnapp", seats: [0, 2] };
  const { calls } = lastDecided(log(flip(0, "r7"), flip(1, "y7"), settle, undecided));
  expect(calls.map(({ seat, at }) => [seat, at])).toEqual([
    [0, null],
    [2, null],
  ]);
});

test("nothing has happened yet", () => {
  expect(lastDecided([])).toEqual({ cards: [], calls: [], fresh: true });
  expect(justTurned([])).toEqual([]);
});

test("what was turned over lies there until it is decided", () => {
  expect(justTurned(log(flip(2, "b1"), settle, flip(0, "r7"), flip(1, "y7")))).toEqual([0, 1]);
  expect(justTurned(log(flip(0, "r7"), settle))).toEqual([]);
});

test("everyone has keys of their own", () => {
  const keys = [0, 1, 2, 3, 4, 5].flatMap((n) => [keyOf("schnipp", n, 6), keyOf("schnapp", n, 6)]);
  expect(new Set(keys).size).toBe(12);
  expect(keyOf("schnapp", 0, 1)).toBe("ArrowRight");
});

test("a card on the own pile can be stopped until the next one is turned over", () => {
  const own: Happening = { type: "own", seat: 2, card: "r7" };
  expect(justKept(log(flip(2, "r7"), own))).toBe(2);
  expect(justKept(log(flip(2, "r7"), own, flip(0, "b2")))).toBeNull();
  expect(justKept([])).toBeNull();
});

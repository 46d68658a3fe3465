/** The calls for the last decided card, and cards that can still be stopped. */
import { expect, test } from "vitest";
import { lastKeptCard } from "../../src/layouts/anywhere/state";
import { findLastDecided, findUndecidedSeats, keyOf } from "../../src/layouts/snap/calls";
import type { GameEvent, LogEntry } from "../../src/stores/table.svelte";

const then = { chairs: [], people: [], game: "schnipp-schnapp", match: 1, seats: [0] };
const log = (...events: GameEvent[]): LogEntry[] =>
  events.map((event, number) => ({ number, event, then }));
const flip = (seat: number, card: string): GameEvent => ({ type: "flip", seat, card });
const settle: GameEvent = { type: "settle", seat: null };
const take: GameEvent = { type: "take", seat: 1, word: "schnapp", at: 410, cards: 3 };
const late: GameEvent = { type: "late", seat: 0, word: "schnapp", at: 900 };
const wrong: GameEvent = { type: "wrong", seat: 2, word: "schnipp", at: 200, cards: 1 };

test("the quickest call comes first, with its card", () => {
  const found = findLastDecided(log(flip(0, "r7"), settle, take, late, wrong));
  expect(found.cards).toEqual(["r7"]);
  expect(found.calls.map(({ seat, at }) => [seat, at])).toEqual([
    [2, 200],
    [1, 410],
    [0, 900],
  ]);
  expect(found.fresh).toBe(true);
});

test("calls stay until the next card is decided", () => {
  const before = [flip(0, "r7"), settle, take, flip(1, "b2")];
  expect(findLastDecided(log(...before)).calls).toHaveLength(1);
  expect(findLastDecided(log(...before)).fresh).toBe(false);
  expect(findLastDecided(log(...before, settle)).calls).toEqual([]);
});

test("calls can be decided before the next card is turned over", () => {
  const found = findLastDecided(log(flip(0, "r7"), take, flip(1, "b2")));
  expect(found.calls.map(({ seat }) => seat)).toEqual([1]);
  expect(found.cards).toEqual(["r7"]);
});

test("simultaneous calls are listed without a time", () => {
  const undecided: GameEvent = { type: "undecided", seat: null, word: "schnapp", seats: [0, 2] };
  const { calls } = findLastDecided(log(flip(0, "r7"), flip(1, "y7"), settle, undecided));
  expect(calls.map(({ seat, at }) => [seat, at])).toEqual([
    [0, null],
    [2, null],
  ]);
});

test("there are no calls at the start", () => {
  expect(findLastDecided([])).toEqual({ cards: [], calls: [], fresh: true });
  expect(findUndecidedSeats([])).toEqual([]);
});

test("a turned card stays until it is decided", () => {
  expect(findUndecidedSeats(log(flip(2, "b1"), settle, flip(0, "r7"), flip(1, "y7")))).toEqual([
    0, 1,
  ]);
  expect(findUndecidedSeats(log(flip(0, "r7"), settle))).toEqual([]);
});

test("every player has their own keys", () => {
  const keys = [0, 1, 2, 3, 4, 5].flatMap((n) => [keyOf("schnipp", n, 6), keyOf("schnapp", n, 6)]);
  expect(new Set(keys).size).toBe(12);
  expect(keyOf("schnapp", 0, 1)).toBe("ArrowRight");
});

test("a card on a player's own pile can be stopped until the next one is turned over", () => {
  const own: GameEvent = { type: "own", seat: 2, card: "r7" };
  expect(lastKeptCard(log(flip(2, "r7"), own))).toEqual({ seat: 2, card: "r7", over: false });
  expect(lastKeptCard(log(flip(2, "r7"), own, flip(0, "b2")))).toBeNull();
  expect(lastKeptCard([])).toBeNull();
});

test("the last card of a stack can be stopped too, although it turned the pile over", () => {
  const own: GameEvent = { type: "own", seat: 2, card: "r7" };
  const restack = (seat: number): GameEvent => ({ type: "restack", seat, cards: 4 });
  const kept = log(flip(2, "r7"), own, restack(2));
  expect(lastKeptCard(kept)).toEqual({ seat: 2, card: "r7", over: true });
  const stopp: GameEvent = { type: "stopp", seat: 0, culprit: 2 };
  expect(lastKeptCard(log(flip(2, "r7"), own, restack(2), stopp))).toBeNull();
  expect(lastKeptCard(log(flip(2, "r7"), own, restack(2), flip(0, "b2")))).toBeNull();
  expect(lastKeptCard(log(flip(0, "b2"), { type: "mid", seat: 0 }, restack(0)))).toBeNull();
});

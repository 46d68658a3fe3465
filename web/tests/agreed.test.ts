import { expect, test, vi } from "vitest";
import type { Game } from "../src/lib/api";

vi.stubGlobal("localStorage", undefined);
const { choices, differing, told } = await import("../src/lib/agreed");

const GAME: Game = {
  id: "any",
  highest: 20,
  best: "fewest",
  name: "Any",
  players: [2, 6],
  options: {
    dealer: { type: "seat", default: 0 },
    rounds: { type: "number", min: 1, max: 100, default: null, nullable: true },
    without: { type: "colour", values: ["r", "y"], players: [2, 2], default: null, nullable: true },
    order: { type: "colours", values: ["r", "y"], count: 2, default: ["r", "y"] },
  },
};

test("an option is only asked for where so many play", () => {
  expect(choices(GAME, 2, {}).map(({ name }) => name)).toContain("without");
  expect(choices(GAME, 3, {}).map(({ name }) => name)).not.toContain("without");
});

test("only what differs is told", () => {
  expect(told(GAME, 2, {})).toEqual({});
  expect(told(GAME, 2, { without: "r", order: ["r", "y"], dealer: 1 })).toEqual({
    dealer: 1,
    without: "r",
  });
});

test("what was chosen for two is not told for three", () => {
  expect(told(GAME, 3, { without: "r" })).toEqual({});
});

test("a seat that is no longer there is not told", () => {
  expect(told(GAME, 3, { dealer: 3 })).toEqual({});
  expect(told(GAME, 4, { dealer: 3 })).toEqual({ dealer: 3 });
});

test("as many rounds as players is what is usual where nothing was chosen", () => {
  expect(differing(GAME, 4, { rounds: 4 })).toEqual([]);
  expect(differing(GAME, 4, { rounds: 5 }).map(({ name }) => name)).toEqual(["rounds"]);
});

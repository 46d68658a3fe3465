import { expect, test, vi } from "vitest";
import type { Game } from "../../src/net/api";

vi.stubGlobal("localStorage", undefined);
const { listOptions, changedOptions, toWireOptions } = await import("../../src/i18n/options");

const GAME: Game = {
  id: "any",
  highest: 20,
  best: "fewest",
  direction: "clockwise",
  family: "rows",
  any_colour: false,
  name: "Any",
  players: [2, 6],
  options: {
    dealer: { type: "seat", default: 0 },
    rounds: { type: "number", min: 1, max: 100, default: null, nullable: true },
    without: { type: "colour", values: ["r", "y"], players: [2, 2], default: null, nullable: true },
    order: { type: "colours", values: ["r", "y"], count: 2, default: ["r", "y"] },
  },
};

test("an option applies only to its numbers of players", () => {
  expect(listOptions(GAME, 2, {}).map(({ name }) => name)).toContain("without");
  expect(listOptions(GAME, 3, {}).map(({ name }) => name)).not.toContain("without");
});

test("lists only options that differ from the default", () => {
  expect(toWireOptions(GAME, 2, {})).toEqual({});
  expect(toWireOptions(GAME, 2, { without: "r", order: ["r", "y"], dealer: 1 })).toEqual({
    dealer: 1,
    without: "r",
  });
});

test("omits an option that does not apply to three players", () => {
  expect(toWireOptions(GAME, 3, { without: "r" })).toEqual({});
});

test("omits a seat that no longer exists", () => {
  expect(toWireOptions(GAME, 3, { dealer: 3 })).toEqual({});
  expect(toWireOptions(GAME, 4, { dealer: 3 })).toEqual({ dealer: 3 });
});

test("the number of players is the default number of rounds", () => {
  expect(changedOptions(GAME, 4, { rounds: 4 })).toEqual([]);
  expect(changedOptions(GAME, 4, { rounds: 5 }).map(({ name }) => name)).toEqual(["rounds"]);
});

import { describe, expect, test } from "vitest";
import { listReactions, type Occasion } from "../../src/game/feelings";

function react(event: Occasion["event"], facts: Partial<Occasion> = {}) {
  return listReactions({ event, family: "rows", drewBefore: false, fillsRow: false, ...facts });
}

describe("reactions to events", () => {
  test("drawing hurts, and drawing again hurts aloud", () => {
    const event = { type: "draw", seat: 2 };
    expect(react(event)).toEqual([{ seat: 2, feeling: "sad" }]);
    expect(react(event, { drewBefore: true })).toEqual([{ seat: 2, feeling: "sad", sign: "oops" }]);
  });

  test("a card that only one player knows changes nothing", () => {
    const event = { type: "draw", seat: 2 };
    expect(react({ ...event, card: "r11" })).toEqual(react(event));
    expect(react({ type: "slip", seat: 1, card: "r3" }, { family: "bluffing" })).toEqual([]);
    expect(react({ type: "choose", seat: 1, card: "r3" }, { family: "tricks" })).toEqual([]);
  });

  test("drawing is an ordinary turn in other families", () => {
    expect(react({ type: "draw", seat: 1 }, { family: "collecting" })).toEqual([]);
    expect(react({ type: "draw", seat: 1, from: 0 }, { family: "pairs" })).toEqual([]);
  });

  test("the last card of a row is a joy", () => {
    const event = { type: "lay", seat: 0, card: "r20", row: "r" };
    expect(react(event)).toEqual([]);
    expect(react(event, { fillsRow: true })).toEqual([{ seat: 0, feeling: "glad", sign: "clap" }]);
  });

  test("a pile is a burden or a prize", () => {
    const event = { type: "take", seat: 1, cards: 7 };
    expect(react(event, { family: "bluffing" })[0]?.feeling).toBe("sad");
    expect(react(event, { family: "snap" })[0]?.feeling).toBe("glad");
  });

  test("both people of a stop react", () => {
    const event = { type: "stopp", seat: 0, culprit: 2 };
    expect(react(event, { family: "anywhere" })).toEqual([
      { seat: 2, feeling: "sad", sign: "oops" },
      { seat: 0, feeling: "glad" },
    ]);
  });
});

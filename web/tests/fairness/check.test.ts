import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  checkShuffle,
  deriveSeed,
  type Evidence,
  type Shuffle,
  type What,
} from "../../src/fairness/check";
import type { Notes } from "../../src/fairness/notes";
import { hashHex } from "../../src/fairness/sha256";
import { deal, drawStarter, randomNumbers, shuffle, sortDeck } from "../../src/fairness/shuffle";
import type { Frame } from "../../src/net/api";

const NEXT = "the commitment for the next deal";

/** A match as the engine recorded it. */
interface Made {
  match: number;
  record: { seed: string; shuffle: Shuffle };
  frames: Frame[];
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), "utf8")) as T;
}

/** Loads a match of the engine, with the notes of a device that was there from the start. */
function loadEvidence(name: string, made: Made = read<Made>(name)): Evidence {
  const { match, record, frames } = made;
  const first = frames.find((frame) => frame.move === null);
  const hands = first?.state.hands as string[][] | undefined;
  // With stacks, players have seen only the top of their own.
  const cards = [...(hands?.[0] ?? first?.deal?.stacks?.[0]?.slice(0, 1) ?? [])];
  const notes: Notes = {
    promises: [{ match: match - 1, commitment: record.shuffle.commitment }],
    cuts: record.shuffle.cuts.flatMap((text) =>
      text === null ? [] : [{ match: match - 1, text }],
    ),
    hands: [{ match, round: 1, seat: 0, cards }],
  };
  return { shuffle: record.shuffle, seed: record.seed, frames, match, next: NEXT, notes };
}

function verdicts(given: Evidence): Record<What, string> {
  const found = checkShuffle(given).map(({ what, verdict }) => [what, verdict]);
  return Object.fromEntries(found) as Record<What, string>;
}

function finding(given: Evidence, what: What) {
  return checkShuffle(given).find((one) => one.what === what);
}

type Start = { hands: string[][]; stock: string[]; dealer: number; turn: number };

function findFirstFrame(given: Evidence, round: number): Frame {
  const frame = given.frames.find((one) => one.move === null && one.round === round);
  expect(frame).toBeDefined();
  return frame as Frame;
}

/** Returns the state at the start of a round, for tampering. */
function findFirstState(given: Evidence, round: number): Start {
  return findFirstFrame(given, round).state as Start;
}

describe("the shuffle", () => {
  const COLOURS = ["r", "y", "g", "b"];
  const DECK = COLOURS.flatMap((colour) =>
    Array.from({ length: 20 }, (_, n) => `${colour}${n + 1}`),
  );

  test("matches the worked example in the notation", () => {
    const stream = randomNumbers("elfer", "1/deal/0");
    const first = [1, 2, 3, 4, 5].map(() => stream.next().value);
    expect(first).toEqual([2365054976, 167220551, 3489784017, 2539069686, 2116572052]);
    const deck = shuffle(DECK, "elfer", "1/deal/0");
    expect(deck.slice(0, 5)).toEqual(["y5", "b10", "b3", "y6", "b16"]);
    expect(deck.slice(-4)).toEqual(["b17", "g18", "b7", "r17"]);
    expect(drawStarter("elfer", 1, 4)).toBe(3);
  });

  test("starts from a fresh deck, whatever the order of the given cards", () => {
    expect(sortDeck(["*", "b2", "g10", "*", "r11", "r2"])).toEqual([
      "r2",
      "r11",
      "g10",
      "b2",
      "*",
      "*",
    ]);
    expect(shuffle([...DECK].reverse(), "elfer", "1/deal/0")[0]).toBe("y5");
  });

  test("deals one card at a time, to the left or to the right", () => {
    const deck = shuffle(DECK, "elfer", "1/deal/0");
    const left = deal(deck, [15, 15, 15, 15], 0, 1);
    expect(left.hands.map((hand) => hand[0])).toEqual(["y6", "y5", "b10", "b3"]);
    expect(left.rest.slice(0, 3)).toEqual(["y2", "b1", "r1"]);
    const right = deal(deck, [15, 15, 15, 15], 0, -1);
    expect(right.hands.map((hand) => hand[0])).toEqual(["y6", "b3", "b10", "y5"]);
  });

  test("gives the first seats one card more if the deck cannot be divided evenly", () => {
    const { hands, rest } = deal(["r1", "r2", "r3", "r4", "r5"], [1, 2, 2], 0, 1);
    expect(hands).toEqual([["r3"], ["r1", "r4"], ["r2", "r5"]]);
    expect(rest).toEqual([]);
  });
});

test("seed and commitment match the example in the notation", () => {
  const secret = "the server's secret";
  expect(hashHex(secret)).toMatch(/^472b36ea.*9759$/);
  expect(deriveSeed(secret, ["c0ffee", null, "11"])).toMatch(/^251a844f.*5742$/);
  expect(deriveSeed(secret, [null])).toBe(hashHex(`${secret}/`));
});

describe("an honest match", () => {
  test.each(["several-rounds", "redeal", "same-cards-again"])("%s", (name) => {
    const all = Object.values(verdicts(loadEvidence(name)));
    expect(all).toEqual(["kept", "kept", "kept", "kept", "kept", "kept"]);
  });

  test("passes without any cut", () => {
    expect(verdicts(loadEvidence("no-cut"))).toMatchObject({
      cut: "unknown",
      seed: "kept",
      deal: "kept",
    });
  });

  test("gets every round checked and its redeals counted", () => {
    expect(finding(loadEvidence("several-rounds"), "deal")).toMatchObject({
      rounds: 3,
      redeals: 0,
    });
    expect(finding(loadEvidence("redeal"), "deal")).toMatchObject({ rounds: 2, redeals: 2 });
    expect(finding(loadEvidence("several-rounds"), "seed")).toMatchObject({ cuts: 2 });
  });

  test("leaves some steps open for a device that joined later", () => {
    const given = loadEvidence("several-rounds");
    const late = { ...given, notes: { promises: [], cuts: [], hands: [] } };
    expect(verdicts(late)).toEqual({
      promise: "unknown",
      secret: "kept",
      cut: "unknown",
      seed: "kept",
      deal: "kept",
      hand: "unknown",
    });
  });

  test("may repeat the cards of an older commitment", () => {
    const given = loadEvidence("several-rounds");
    const notes = { ...given.notes, promises: [{ match: 0, commitment: NEXT }] };
    expect(verdicts({ ...given, notes })).toMatchObject({ promise: "unknown" });
  });
});

describe("the check fails", () => {
  test("if the secret does not match the commitment", () => {
    const given = loadEvidence("several-rounds");
    given.shuffle.secret += "!";
    const found = verdicts(given);
    expect(found).toMatchObject({ secret: "broken", seed: "broken", deal: "broken" });
  });

  test("if commitment and secret were both replaced", () => {
    const given = loadEvidence("several-rounds");
    given.shuffle.secret = "another";
    given.shuffle.commitment = hashHex("another");
    given.seed = deriveSeed("another", given.shuffle.cuts);
    expect(verdicts(given)).toMatchObject({ promise: "broken", secret: "kept", deal: "broken" });
  });

  test("if a cut was replaced", () => {
    const given = loadEvidence("several-rounds");
    given.shuffle.cuts[0] = "c0ffed";
    expect(verdicts(given)).toMatchObject({ seed: "broken", deal: "broken" });
  });

  test("if our cut was left out, even if everything else matches", () => {
    const given = loadEvidence("no-cut");
    given.notes.cuts = [{ match: 0, text: "beef" }];
    expect(verdicts(given)).toMatchObject({ cut: "broken", seed: "kept" });
  });

  test("if a cut was moved to another seat", () => {
    const given = loadEvidence("several-rounds");
    given.shuffle.cuts = [null, "c0ffee", "11"];
    expect(verdicts(given)).toMatchObject({ seed: "broken" });
  });

  test.each([1, 2, 3])("if two cards of round %i changed hands", (round) => {
    const given = loadEvidence("several-rounds");
    const [one, other] = findFirstState(given, round).hands as [string[], string[]];
    [one[0], other[0]] = [other[0] as string, one[0] as string];
    expect(verdicts(given)).toMatchObject({ seed: "kept", deal: "broken" });
  });

  test("if the stock had another order", () => {
    const given = loadEvidence("redeal");
    findFirstState(given, 2).stock.reverse();
    expect(verdicts(given)).toMatchObject({ deal: "broken" });
  });

  test("if another seat dealt, or dealt in the other direction", () => {
    const given = loadEvidence("several-rounds");
    findFirstState(given, 1).dealer = 1;
    expect(verdicts(given)).toMatchObject({ deal: "broken" });
    const turned = loadEvidence("several-rounds");
    for (const { state } of turned.frames) state.turn = 2 - (state.turn as number);
    expect(verdicts(turned)).toMatchObject({ deal: "broken" });
  });

  test("if there was a redeal without a reason", () => {
    const given = loadEvidence("several-rounds");
    const state = findFirstState(given, 1);
    const sizes = state.hands.map((hand) => hand.length);
    const deck = shuffle([...state.hands.flat(), ...state.stock], String(given.seed), "1/deal/1");
    const second = deal(deck, sizes, state.dealer, -1);
    state.hands = second.hands;
    state.stock = second.rest;
    findFirstFrame(given, 1).deal = { hands: second.hands, stock: second.rest };
    expect(verdicts(given)).toMatchObject({ seed: "kept", deal: "broken" });
  });

  test("if another seat should have been drawn by lot", () => {
    const given = loadEvidence("same-cards-again");
    const state = findFirstState(given, 1);
    state.turn = (state.turn + 1) % 3;
    expect(verdicts(given)).toMatchObject({ deal: "broken" });
  });

  test("if a repeated round is not the one that the record names", () => {
    const given = loadEvidence("same-cards-again");
    given.shuffle.round = 1;
    expect(verdicts(given)).toMatchObject({ deal: "broken" });
  });

  test("if the record does not contain the cards that we held", () => {
    const given = loadEvidence("several-rounds");
    given.notes.hands[0]?.cards.splice(0, 1, String(findFirstState(given, 1).stock[0]));
    expect(verdicts(given)).toMatchObject({ hand: "broken", deal: "kept" });
  });
});

describe("every arrangement of cards", () => {
  const games = Object.entries(read<Record<string, Made>>("other-games"));

  test.each(games)("%s passes", (name, made) => {
    const kept = { seed: "kept", deal: "kept", hand: "kept" };
    expect(verdicts(loadEvidence(name, made))).toMatchObject(kept);
  });

  test.each(games)("%s: a hand that differs from the one we saw is detected", (name, made) => {
    const given = loadEvidence(name, structuredClone(made));
    const { deal } = findFirstFrame(given, 1);
    const others = (deal?.hands ?? deal?.stacks)?.[1] ?? [];
    given.notes.hands[0]?.cards.splice(0, 1, others[0] as string);
    expect(verdicts(given)).toMatchObject({ hand: "broken", deal: "kept" });
  });

  test.each(games.filter(([name]) => name !== "hoechste-karte"))(
    "%s: another seed deals other cards",
    (name, made) => {
      const given = loadEvidence(name, structuredClone(made));
      given.shuffle.cuts[1] = "beef";
      expect(verdicts(given)).toMatchObject({ deal: "broken" });
    },
  );

  test.each(games)("%s: a card at the wrong seat is detected", (name, made) => {
    const given = loadEvidence(name, structuredClone(made));
    const { state } = findFirstFrame(given, 1);
    const [one, other] = (state.hands ?? state.stacks) as [string[], string[]];
    const [first, second] = [one.at(-1) as string, other.at(-1) as string];
    one.splice(-1, 1, second);
    other.splice(-1, 1, first);
    expect(verdicts(given)).toMatchObject({ seed: "kept", deal: "broken" });
  });
});

test("makes no claim if the record does not describe the deal", () => {
  const given = loadEvidence("no-cut");
  for (const frame of given.frames) delete frame.deal;
  expect(verdicts(given)).toMatchObject({ deal: "unknown", seed: "kept" });
});

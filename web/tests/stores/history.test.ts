/** The history uses the names of the time, match by match, and has no incomplete sentences. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, LogEntry, Roster } from "../../src/stores/log";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { createAudience } = await import("../../src/stores/seats");
const { buildHistory, lastSentence } = await import("../../src/stores/history");
const { findRosters } = await import("../../src/stores/log");
const { loadLanguage } = await import("../../src/i18n/i18n.svelte");
const { narrate } = await import("../../src/i18n/narration");

const NAMES = ["Ann", "Bob", "Cleo"];
const people = NAMES.map((name) => ({ id: name, name }));

/** Returns the roster on Ann's device; with each match everyone moves on by one seat. */
function roster(match: number, game = "elfer-raus"): Roster {
  const chairs = NAMES.map((_, seat) => {
    const name = NAMES[(seat + NAMES.length + 1 - match) % NAMES.length] ?? "";
    return { kind: "player" as const, player: name, name };
  });
  return { chairs, people, game, match, seats: [(match - 1) % NAMES.length] };
}

function table(now: Roster, ...entries: [Roster, GameEvent][]) {
  const log: LogEntry[] = entries.map(([then, event], number) => ({ number, event, then }));
  const matchLog = log.filter(({ then }) => then.match === now.match);
  return { sight: null, roster: now, log, matchLog };
}

const lay = (seat: number, card: string): GameEvent => ({ type: "lay", seat, card, row: card[0] });
const draw = (seat: number, card?: string): GameEvent =>
  card === undefined ? { type: "draw", seat } : { type: "draw", seat, card };
const started = (match: number): GameEvent => ({ type: "started", seat: null, match, seats: [] });

beforeEach(() => loadLanguage());

test("an event keeps the seats of its match", () => {
  const [first, second] = [roster(1), roster(2)];
  const seen = buildHistory(
    table(
      second,
      [first, started(1)],
      [first, draw(0, "r7")],
      [first, draw(1)],
      [first, lay(2, "b3")],
      [second, started(2)],
      [second, draw(0)],
      [second, draw(1, "g9")],
    ),
  );
  expect(seen.map(({ match }) => match)).toEqual([2, 1]);
  expect(seen.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ["You drew the green 9.", "Cleo drew a card.", "The cards are dealt. Here we go!"],
    [
      "Cleo laid the blue 3.",
      "Bob drew a card.",
      "You drew the red 7.",
      "The cards are dealt. Here we go!",
    ],
  ]);
});

test("a match has the game that was played, not one that was chosen before or after it", () => {
  const joined: GameEvent = { type: "joined", seat: null, player: "Bob" };
  const other: GameEvent = { type: "configured", seat: null, game: "master", players: 3 };
  const [waits, plays] = [roster(0, "junior"), roster(1)];
  const seen = buildHistory(
    table(
      { ...plays, game: "master" },
      [waits, joined],
      [plays, started(1)],
      [{ ...plays, game: "master" }, other],
    ),
  );
  expect(seen.map(({ match, game, lines }) => [match, game, lines.length])).toEqual([
    [1, "elfer-raus", 3],
  ]);
});

test("the last sentence belongs to the current match", () => {
  const [first, second] = [roster(1), roster(2)];
  expect(lastSentence(table(second, [first, lay(0, "r7")]), Infinity)).toBe("");
  const both = table(second, [first, lay(0, "r7")], [second, lay(0, "r8")], [second, lay(1, "r9")]);
  expect(lastSentence(both, Infinity)).toBe("You laid the red 9.");
  expect(lastSentence(both, 2)).toBe("Cleo laid the red 8.");
});

test("missed events are sorted into their matches", () => {
  const [first, second] = [roster(1), roster(2)];
  const over: GameEvent = { type: "over", seat: null };
  const missed = [lay(0, "r7"), over, started(2), lay(1, "b3")];
  expect(findRosters(missed, first, second)).toEqual([first, first, second, second]);
  expect(findRosters(missed.slice(3), second, second)).toEqual([second]);
  expect(findRosters(missed, null, second)).toEqual([second, second, second, second]);
});

test.each([
  ["a drawn card that was not shown", draw(0), "Ann drew a card."],
  ["a joker that was not shown", { ...draw(0), from: 1 }, "Ann drew a card from Bob."],
  ["a choice that was not shown", { type: "choose", seat: 0 }, "Ann has chosen."],
  ["somebody unknown", { type: "joined", seat: null, player: "nobody" }, ""],
  ["a card that is not named", { type: "lay", seat: 0 }, ""],
])("no sentence has a gap: %s", (_, event, text) => {
  expect(narrate(event, createAudience(table(roster(1))))).toBe(text);
});

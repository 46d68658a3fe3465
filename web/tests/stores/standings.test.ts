/** The running score: names, faces and leaders. */
import { beforeAll, expect, test, vi } from "vitest";
import type { TableCard } from "../../src/wire/types";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { loadLanguage } = await import("../../src/i18n/i18n.svelte");
const { rankStandings } = await import("../../src/stores/standings");

beforeAll(() => loadLanguage());

function card(given: Pick<TableCard, "chairs" | "standings">): TableCard {
  return { people: [], ...given } as unknown as TableCard;
}

const ANN = { kind: "player" as const, player: "p0", name: "Ann" };

test("nobody is listed before a match has ended", () => {
  expect(rankStandings(card({ chairs: [ANN] }), "p0")).toEqual([]);
});

test("the leaders come first, and the only person on this device is marked", () => {
  const ranked = rankStandings(
    card({
      chairs: [{ kind: "bot", level: "easy" }, ANN],
      standings: [
        { ...ANN, won: 1, played: 3 },
        { kind: "bot", level: "easy", number: 1, won: 2, played: 3 },
      ],
    }),
    "p0",
  );
  expect(ranked.map(({ name, won, leads, own }) => [name, won, leads, own])).toEqual([
    ["Lotte", 2, true, false],
    ["Ann", 1, false, true],
  ]);
});

test('several people on one device are not "you"', () => {
  const ranked = rankStandings(
    card({
      chairs: [ANN, { ...ANN, name: "Ben" }],
      standings: [
        { ...ANN, won: 1, played: 1 },
        { ...ANN, name: "Ben", won: 0, played: 1 },
      ],
    }),
    "p0",
  );
  expect(ranked.map(({ name, own }) => [name, own])).toEqual([
    ["Ann", false],
    ["Ben", false],
  ]);
});

test("bots that have left are told apart from those that sit there", () => {
  const ranked = rankStandings(
    card({
      chairs: [ANN, { kind: "bot", level: "easy" }],
      standings: [
        { kind: "bot", level: "easy", number: 3, won: 0, played: 1 },
        { kind: "bot", level: "easy", number: 2, won: 0, played: 1 },
        { kind: "bot", level: "hard", number: 4, won: 0, played: 1 },
      ],
    }),
    "p0",
  );
  expect(ranked.map(({ name, leads }) => [name, leads])).toEqual([
    ["Lotte 2", false],
    ["Lotte", false],
    ["Mrs Fox", false],
  ]);
});

/** Every section of the instructions has its texts, and every text is shown. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BACK, BONUS, BRIDGE, GAP, PICTURES, SPACE, SPECIALS, SWAP } from "../../src/game/howto";

const ROOT = new URL("../../../", import.meta.url);
const GAMES = readdirSync(new URL("docs/games", ROOT)).map((name) => name.replace(/\.md$/, ""));
const ALWAYS = ["goal", "start", "turn", "end"];
const TEXT = readFileSync(new URL("locales/en/howto.ftl", ROOT), "utf8");

/** Lists the sections in the instructions of a game. */
function listSections(game: string): string[] {
  return Array.from(
    TEXT.matchAll(new RegExp(`^howto-${game}-([a-z]+) =`, "gm")),
    ([, id]) => id ?? "",
  );
}

test.each(GAMES)("%s has texts for exactly its sections", (game) => {
  expect(listSections(game).sort()).toEqual([...ALWAYS, ...(SPECIALS[game] ?? [])].sort());
});

test("extra sections and pictures belong to existing games", () => {
  const named = [...Object.keys(SPECIALS), ...Object.keys(PICTURES)];
  expect(named.filter((game) => !GAMES.includes(game))).toEqual([]);
});

test.each(Object.entries(PICTURES))("the pictures of %s use known pieces", (game, pictures) => {
  const pieces = new RegExp(
    `^(${[BACK, BONUS, BRIDGE, GAP, SPACE, SWAP].join("|")}|\\*|\\*?[rygb]([1-9]|1\\d|20))$`,
  );
  for (const [point, picture] of Object.entries(pictures)) {
    expect(listSections(game)).toContain(point);
    expect(picture.filter((piece) => !pieces.test(piece))).toEqual([]);
  }
});

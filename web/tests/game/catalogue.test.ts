import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GROUPS, MINIATURES } from "../../src/game/shelf";
import { findNearestPace, PACES } from "../../src/game/bots";
import { BOXES } from "../../src/game/boxes";
import { FAMILIES, isFamily } from "../../src/game/families";

const ROOT = new URL("../../../", import.meta.url);
/** The ids of the games, taken from the names of their pages. */
const GAMES = readdirSync(new URL("docs/games", ROOT)).map((name) => name.replace(/\.md$/, ""));

describe("the shelf", () => {
  test("has every game in at least one box, and nothing else", () => {
    const boxed = new Set(BOXES.flatMap(({ games }) => games.map(({ id }) => id)));
    expect([...boxed].sort()).toEqual([...GAMES].sort());
  });

  test("has every game in one group, with a picture", () => {
    expect(GROUPS.flatMap(({ games }) => games).sort()).toEqual([...GAMES].sort());
    expect(Object.keys(MINIATURES).sort()).toEqual([...GAMES].sort());
  });

  test("lists no game twice in a box", () => {
    for (const { games } of BOXES)
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });
});

test("every family of the rules has a layout", () => {
  const folders = readdirSync(new URL("src/elfer/games", ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
    .map(({ name }) => name);
  expect([...FAMILIES].sort()).toEqual(folders.sort());
});

test("only the data of boxes and instructions mention games", () => {
  const data = [
    "game/boxes.ts",
    "game/howto.ts",
    "game/shelf.ts",
    "art/boxes.ts",
    "art/Box.svelte",
  ];
  const named = new RegExp(`["'\`](?:${GAMES.filter((id) => !isFamily(id)).join("|")})["'\`]`);
  const sources = readdirSync(new URL("web/src", ROOT), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(ts|svelte)$/.test(name) && !data.includes(name));
  expect(sources.length).toBeGreaterThan(100);
  const namesGame = (name: string) =>
    named.test(readFileSync(new URL(`web/src/${name}`, ROOT), "utf8"));
  expect(sources.filter(namesGame)).toEqual([]);
});

test.each(["de", "fr", "it", "en"])("boxes and games have names in %s", (language) => {
  const text = readFileSync(new URL(`locales/${language}/games.ftl`, ROOT), "utf8");
  const wanted = [
    ...BOXES.map(({ id }) => `box-${id}`),
    ...GAMES.flatMap((id) => [`game-${id}`, `game-${id}-about`]),
  ];
  expect(wanted.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
});

test("every pace has a nearest choice", () => {
  expect(findNearestPace(0)).toBe(PACES[0].milliseconds);
  expect(findNearestPace(950)).toBe(900);
  expect(findNearestPace(60_000)).toBe(PACES.at(-1)?.milliseconds);
});

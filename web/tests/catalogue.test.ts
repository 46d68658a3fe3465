import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nearestPace, PACES } from "../src/data/bots";
import { BOXES } from "../src/data/boxes";
import { SHOWN } from "../src/data/shown";

const ROOT = new URL("../../", import.meta.url);
/** Every game has a page of that name. */
const GAMES = readdirSync(new URL("docs/games", ROOT)).map((name) => name.replace(/\.md$/, ""));

describe("the shelf", () => {
  test("has every game in some box, and nothing else", () => {
    const boxed = new Set(BOXES.flatMap(({ games }) => games.map(({ id }) => id)));
    expect([...boxed].sort()).toEqual([...GAMES].sort());
  });

  test("has no game twice in a box", () => {
    for (const { games } of BOXES)
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });
});

test("every game has a layout", () => {
  expect([...SHOWN].sort()).toEqual([...GAMES].sort());
});

test.each(["de", "fr", "it", "en"])("boxes and games have names in %s", (language) => {
  const text = readFileSync(new URL(`locales/${language}/games.ftl`, ROOT), "utf8");
  const wanted = [
    ...BOXES.map(({ id }) => `box-${id}`),
    ...GAMES.flatMap((id) => [`game-${id}`, `game-${id}-about`]),
  ];
  expect(wanted.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
});

test("any pace has one of ours beside it", () => {
  expect(nearestPace(0)).toBe(PACES[0].milliseconds);
  expect(nearestPace(950)).toBe(900);
  expect(nearestPace(60_000)).toBe(PACES.at(-1)?.milliseconds);
});

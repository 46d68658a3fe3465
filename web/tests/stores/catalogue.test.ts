import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Game } from "../../src/net/api";

const facts = { name: "", options: {}, highest: 20, best: null, direction: "clockwise" } as const;

function game(id: string, family: string, any_colour = false): Game {
  return { ...facts, id, family, any_colour, players: [2, 6] };
}

const SENT = [
  game("one", "rows"),
  game("two", "rows", true),
  game("three", "snap"),
  game("four", "not-yet-known"),
];

/** Loads a fresh store, with a server that gives these answers in order. */
async function loadStore(...answers: (Game[] | Error)[]) {
  vi.resetModules();
  const fetched = vi.fn(async () => {
    const answer = answers.shift() ?? SENT;
    if (answer instanceof Error) throw answer;
    return { ok: true, json: async () => ({ games: answer }) };
  });
  vi.stubGlobal("fetch", fetched);
  const catalogue = await import("../../src/stores/catalogue.svelte");
  return { ...catalogue, fetched };
}

beforeEach(() => vi.unstubAllGlobals());

describe("the catalogue", () => {
  test("has no games before it is loaded", async () => {
    const { familyOf, findGame, hasMixedRows, isTimed, playableGames } = await loadStore();
    expect(familyOf("one")).toBeNull();
    expect(findGame("one")).toBeNull();
    expect(hasMixedRows("two")).toBe(false);
    expect(isTimed("three")).toBe(false);
    expect(playableGames()).toEqual([]);
  });

  test("has the family and the facts of every game", async () => {
    const { familyOf, hasMixedRows, isTimed, loadCatalogue } = await loadStore();
    await loadCatalogue();
    expect(["one", "two", "three", "four", undefined].map(familyOf)).toEqual([
      "rows",
      "rows",
      "snap",
      null,
      null,
    ]);
    expect(["one", "two", "three"].map(hasMixedRows)).toEqual([false, true, false]);
    expect(["one", "three", "four"].map(isTimed)).toEqual([false, true, false]);
  });

  test("offers only games that this app can draw", async () => {
    const { loadCatalogue, playableGames } = await loadStore();
    await loadCatalogue();
    expect(playableGames().map(({ id }) => id)).toEqual(["one", "two", "three"]);
  });

  test("is loaded once, and again after a failure", async () => {
    const { familyOf, fetched, loadCatalogue } = await loadStore(new Error("offline"), SENT);
    await expect(loadCatalogue()).rejects.toThrow("offline");
    await loadCatalogue();
    await loadCatalogue();
    expect(familyOf("three")).toBe("snap");
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test("a game of an unknown family is drawn in rows", async () => {
  await loadStore();
  const { loadLayout } = await import("../../src/layouts/layouts");
  expect((await loadLayout("four")).name).toBe("rows");
  expect((await loadLayout("three")).name).toBe("snap");
});

/** The registry of layouts: rows is bundled, the other families are loaded on demand. */
import type { Family } from "../game/families";
import { familyOf, loadCatalogue } from "../stores/catalogue.svelte";
import type { Layout } from "./layout";
import { layout as rows } from "./rows/layout";

const LAYOUTS: Readonly<Record<Family, () => Layout | Promise<Layout>>> = {
  rows: () => rows,
  // Master shares the layout of the row games: layouts/rows also draws jokers and bridges.
  master: () => rows,
  bluffing: async () => (await import("./bluffing/layout")).layout,
  guessing: async () => (await import("./guessing/layout")).layout,
  snap: async () => (await import("./snap/layout")).layout,
  anywhere: async () => (await import("./anywhere/layout")).layout,
  collecting: async () => (await import("./collecting/layout")).layout,
  tricks: async () => (await import("./tricks/layout")).layout,
  duel: async () => (await import("./duel/layout")).layout,
  pairs: async () => (await import("./pairs/layout")).layout,
};

/** Loads the layout of a game; a game of an unknown family is drawn in rows. */
export async function loadLayout(game: string): Promise<Layout> {
  await loadCatalogue();
  return LAYOUTS[familyOf(game) ?? "rows"]();
}

/** The layouts: the usual one is there at once, the others come when they are needed. */
import { KINDS, type Kind } from "../data/shown";
import type { Layout } from "./layout";
import { rows } from "./rows/rows";

const LAYOUTS: Readonly<Record<Kind, () => Layout | Promise<Layout>>> = {
  rows: () => rows,
  claims: async () => (await import("./claims/claims")).claims,
  tricks: async () => (await import("./tricks/tricks")).tricks,
  pairs: async () => (await import("./pairs/pairs")).pairs,
  guesses: async () => (await import("./guesses/guesses")).guesses,
  collecting: async () => (await import("./collecting/collecting")).collecting,
  anywhere: async () => (await import("./anywhere/anywhere")).anywhere,
  snap: async () => (await import("./snap/snap")).snap,
};

/** What kind of game it is; one that is not known lies in rows. */
export function kindOf(game: string): Kind {
  return KINDS[game] ?? "rows";
}

/** How a game lies on the table. */
export async function layoutOf(game: string): Promise<Layout> {
  return LAYOUTS[kindOf(game)]();
}

/** The layouts: the usual one is there at once, the others come when they are needed. */
import { KINDS, type Kind } from "../data/shown";
import type { Layout } from "./layout";
import { rows } from "./rows/rows";

const LAYOUTS: Readonly<Record<Kind, () => Layout | Promise<Layout>>> = {
  rows: () => rows,
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

/** Bridges that were built in this round, as far as one was told of them. */
import type { Logged } from "../../lib/table.svelte";

/** A bridge: the row that it comes from, by the place that it leads to. */
export type Bridges = ReadonlyMap<string, string>;

/** The bridges of this round to places that are still taken: a move may have been undone. */
export function built(
  log: readonly Logged[],
  rows: Readonly<Record<string, readonly string[]>>,
): Bridges {
  const dealt = log.findLastIndex(({ event }) => event.type === "deal");
  const taken = new Set(Object.values(rows).flatMap((cards) => cards.map(unmarked)));
  const found = new Map<string, string>();
  for (const { event } of log.slice(dealt + 1)) {
    const { type, place, bridge } = event;
    if (type !== "bridge" || typeof place !== "string" || typeof bridge !== "string") continue;
    if (taken.has(place)) found.set(place, bridge);
  }
  return found;
}

/** A place by its name alone, whether a joker lies there or not. */
export function unmarked(card: string): string {
  return card.replace("*", "");
}

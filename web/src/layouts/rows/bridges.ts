/** The bridges built in this round, as far back as the log goes. */
import type { LogEntry } from "../../stores/table.svelte";

/** Bridges: the row that each one comes from, by the place that it leads to. */
export type Bridges = ReadonlyMap<string, string>;

/**
 * Finds the bridges of this round whose places are still occupied, since a move may have been
 * undone.
 */
export function findBridges(
  log: readonly LogEntry[],
  rows: Readonly<Record<string, readonly string[]>>,
): Bridges {
  const dealt = log.findLastIndex(({ event }) => event.type === "deal");
  const taken = new Set(Object.values(rows).flatMap((cards) => cards.map(withoutJokerMark)));
  const found = new Map<string, string>();
  for (const { event } of log.slice(dealt + 1)) {
    const { type, place, bridge } = event;
    if (type !== "bridge" || typeof place !== "string" || typeof bridge !== "string") continue;
    if (taken.has(place)) found.set(place, bridge);
  }
  return found;
}

/** The name of a place, without the mark for a joker on it. */
export function withoutJokerMark(card: string): string {
  return card.replace("*", "");
}

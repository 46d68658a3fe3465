/** The news on the curtain for the next player of a shared device: only events that everyone has seen. */
import { narrate } from "../../i18n/narration";
import { createAudience } from "../../stores/seats";
import type { Table, View } from "../../stores/table.svelte";

/** The most sentences that people read before their turn. */
const MOST = 4;
/** Events that only say that a turn is over. */
const DULL: readonly string[] = ["done"];

/** A sentence about another player's action. */
export interface NewsLine {
  number: number;
  seat: number;
  text: string;
}

/** Lists what the others have done in this round since a seat last acted, the newest last. */
export function listNews(table: Pick<Table, "sight" | "roster" | "matchLog">, seat: number) {
  const log = table.matchLog;
  const start = log.findLastIndex(({ event }) => event.seat === seat || event.type === "deal") + 1;
  return log
    .slice(start)
    .flatMap(({ number, event, then }): NewsLine[] => {
      if (event.seat === null || DULL.includes(event.type)) return [];
      const text = narrate(event, createAudience(table, then));
      return text === "" ? [] : [{ number, seat: event.seat, text }];
    })
    .slice(-MOST);
}

/** Counts the cards of a seat as everyone sees them. */
export function countCards(view: View, seat: number): number {
  const held = ((view.hands ?? view.stacks) as (number | unknown[])[] | undefined)?.[seat];
  return Array.isArray(held) ? held.length : (held ?? 0);
}

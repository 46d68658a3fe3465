/** What was shown to all when somebody did not believe it. */
import type { Happening, Logged } from "../../lib/table.svelte";

export interface Revealed {
  /** The number of the event, so that the same is not shown twice. */
  number: number;
  /** Who laid what was questioned, and what he had said; null where only cards were counted. */
  of: number;
  claim: number | null;
  card: string | null;
  /** Whether whoever laid has played fair. */
  fair: boolean;
  /** What came of it: who takes the pile. */
  taken: Logged | null;
}

/** Whether something is shown to all. */
export function shows(event: Happening): boolean {
  return "honest" in event || "right" in event;
}

/** The last time that something was shown; null where nothing was yet. */
export function revealed(log: readonly Logged[]): Revealed | null {
  const index = log.findLastIndex(({ event }) => shows(event));
  const shown = log[index];
  if (!shown) return null;
  const { event, number } = shown;
  const next = log[index + 1];
  return {
    number,
    of: Number(event.of),
    claim: typeof event.number === "number" ? event.number : null,
    card: typeof event.card === "string" ? event.card : null,
    fair: event.honest === true || event.right === false,
    taken: next?.event.type === "take" ? next : null,
  };
}

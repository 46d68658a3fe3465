/** The last revealed trick of a guessing game, and the parsing of a typed guess. */
import type { LogEntry } from "../../stores/table.svelte";

export interface Trick {
  /** The number of the event. */
  number: number;
  cards: readonly string[];
  sum: number;
  guesses: readonly (number | null)[];
  nearest: readonly number[];
  /** The seat that takes the cards; null if several guesses were equally near. */
  winner: number | null;
  /** The number of cards to take. */
  middle: number;
}

/** Events that start a new game, after which the last trick is gone. */
const STARTS = ["started", "deal"];

/** The last revealed trick of this game, or null. */
export function lastTrick(log: readonly LogEntry[]): Trick | null {
  const found = log.findLast(({ event }) => event.type === "trick" || STARTS.includes(event.type));
  if (found?.event.type !== "trick") return null;
  const { number, event } = found;
  return {
    number,
    cards: event.cards as string[],
    sum: event.sum as number,
    guesses: event.guesses as (number | null)[],
    nearest: event.nearest as number[],
    winner: event.seat,
    middle: event.middle as number,
  };
}

/** Parses a whole number of at most four digits; null for any other text. */
export function parseGuess(typed: string): number | null {
  const figures = typed.trim();
  return /^\d{1,4}$/.test(figures) ? Number(figures) : null;
}

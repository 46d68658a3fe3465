/** A trick that was guessed at, as it was shown. */
import type { Logged } from "../../lib/table.svelte";

export interface Trick {
  /** Which of all that happened it was. */
  number: number;
  cards: readonly string[];
  sum: number;
  guesses: readonly (number | null)[];
  nearest: readonly number[];
  /** Who takes the cards; nobody if several were equally near. */
  winner: number | null;
  /** How many cards there are to take. */
  middle: number;
}

/** With these a new game begins, and what was shown before is gone. */
const ANEW = ["started", "deal"];

/** The last trick of this game that was shown. */
export function lastTrick(log: readonly Logged[]): Trick | null {
  const found = log.findLast(({ event }) => event.type === "trick" || ANEW.includes(event.type));
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

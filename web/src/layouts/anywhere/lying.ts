/** What lies on the table where cards are laid on everybody's piles. */
import type { Logged, View } from "../../lib/table.svelte";

export interface Lying {
  /** How many cards each seat has face down. */
  stacks: readonly number[];
  /** The open piles, their tops first. */
  piles: readonly string[][];
  middle: readonly string[];
  /** The card that is turned over and not yet laid. */
  turned: string | null;
  /** Who has no cards any more, the first one first. */
  places: readonly number[];
}

/** What a view says of it; in a replay the stacks are open. */
export function lyingIn(view: View): Lying {
  const { stacks = [], piles = [], middle = [], turned = null, places = [] } = view;
  return {
    stacks: (stacks as (number | string[])[]).map((one) => (Array.isArray(one) ? one.length : one)),
    piles: piles as string[][],
    middle: middle as string[],
    turned: turned as string | null,
    places: places as number[],
  };
}

const STEPS: readonly string[] = ["flip", "mid", "own", "onto", "stopp"];

/** Who has just laid a card on the own pile, until the next one is turned over. */
export function justKept(log: readonly Logged[]): number | null {
  const last = log.findLast(({ event }) => STEPS.includes(event.type))?.event;
  return last?.type === "own" ? last.seat : null;
}

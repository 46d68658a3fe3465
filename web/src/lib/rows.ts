/** Rows as they lie: runs of neighbouring numbers, and what of them is to be seen. */
import { face } from "./cards";

/** Some cards on each other; the last one lies on top. */
export type Pile = readonly string[];

/** Cards without a gap, from the lowest to the highest. */
export interface Run {
  first: number;
  last: number;
  piles: Pile[];
}

/** A row lies around its eleven, which stays in sight. */
export const MIDDLE = 11;

/** The runs of a row, each as the piles in which it lies when little room is wanted. */
export function runs(cards: readonly string[]): Run[] {
  const found: string[][] = [];
  for (const card of cards) {
    const run = found.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && value(before) + 1 === value(card)) run.push(card);
    else found.push([card]);
  }
  return found.map((run) => ({
    first: value(run[0] ?? ""),
    last: value(run.at(-1) ?? ""),
    piles: piled(run),
  }));
}

/** Low cards on the left with the lowest on top, the eleven, high cards on the right. */
function piled(run: string[]): Pile[] {
  const middle = run.findIndex((card) => value(card) === MIDDLE);
  const low = middle < 0 ? run.slice(0, run.length >> 1) : run.slice(0, middle);
  const high = middle < 0 ? run.slice(run.length >> 1) : run.slice(middle + 1);
  const centre = middle < 0 ? [] : run.slice(middle, middle + 1);
  return [low.reverse(), centre, high].filter((pile) => pile.length > 0);
}

/** Room between two runs and between two piles of a run, in widths of a card. */
export const BETWEEN_RUNS = 0.35;
export const BETWEEN_PILES = 0.14;

/** How many widths of a card a row takes that lies in piles. */
export function breadth(cards: readonly string[]): number {
  const found = runs(cards);
  const piles = found.reduce((sum, run) => sum + run.piles.length, 0);
  const gaps = Math.max(found.length - 1, 0);
  return piles + (piles - found.length) * BETWEEN_PILES + gaps * BETWEEN_RUNS;
}

/** A card's number. */
export function value(card: string): number {
  return face(card).value ?? 0;
}

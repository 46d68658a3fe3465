/** Runs of a row: consecutive numbers, the piles they form, and their labels. */
import { parseCard } from "../../game/cards";
import { rowName } from "../../i18n/cards";
import { t } from "../../i18n/i18n.svelte";

/** Cards on top of each other, the top card last. */
export type Pile = readonly string[];

/** Cards with consecutive numbers, from the lowest to the highest. */
export interface Run {
  first: number;
  last: number;
  piles: Pile[];
}

/** The number at the centre of a row, whose card stays visible. */
export const MIDDLE = 11;

/** Finds the runs of a row, each divided into the piles of the compact display. */
export function findRuns(cards: readonly string[]): Run[] {
  const found: string[][] = [];
  for (const card of cards) {
    const run = found.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && cardValue(before) + 1 === cardValue(card)) run.push(card);
    else found.push([card]);
  }
  return found.map((run) => ({
    first: cardValue(run[0] ?? ""),
    last: cardValue(run.at(-1) ?? ""),
    piles: splitIntoPiles(run),
  }));
}

/** Splits a run into the low cards with the lowest on top, the eleven, and the high cards. */
function splitIntoPiles(run: string[]): Pile[] {
  const middle = run.findIndex((card) => cardValue(card) === MIDDLE);
  const low = middle < 0 ? run.slice(0, run.length >> 1) : run.slice(0, middle);
  const high = middle < 0 ? run.slice(run.length >> 1) : run.slice(middle + 1);
  const centre = middle < 0 ? [] : run.slice(middle, middle + 1);
  return [low.reverse(), centre, high].filter((pile) => pile.length > 0);
}

/** The space between two runs, and between two piles of a run, in card widths. */
export const BETWEEN_RUNS = 0.35;
export const BETWEEN_PILES = 0.14;

/** Measures the width of a compact row, in card widths. */
export function measureWidth(cards: readonly string[]): number {
  const found = findRuns(cards);
  const piles = found.reduce((sum, run) => sum + run.piles.length, 0);
  const gaps = Math.max(found.length - 1, 0);
  return piles + (piles - found.length) * BETWEEN_PILES + gaps * BETWEEN_RUNS;
}

/** The label of a row for screen readers: its name and its cards. */
export function rowLabel(letter: string, cards: readonly string[], mixed: boolean): string {
  const lying = findRuns(cards).map(({ first, last }) =>
    first === last ? String(first) : t("table-run", { first, last }),
  );
  return t("table-row", {
    row: rowName(letter, mixed),
    cards: lying.length === 0 ? t("table-row-empty") : lying.join(", "),
  });
}

export function cardValue(card: string): number {
  return parseCard(card).value ?? 0;
}

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

/** A part of a compact row: a run, or the ghost of the next card. */
export interface PiledItem {
  key: string;
  run: Run | null;
  /** The number of the next card; null if the row takes any number. */
  value: number | null;
  /** Whether numbers are missing between the part before and this one. */
  apart: boolean;
}

/** More next places than this mean that a row begins with any number. */
export const ANY = 6;

/** Finds the runs of a row, each divided into the piles of the compact display. */
export function findRuns(cards: readonly string[], starts: readonly number[] = []): Run[] {
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
    piles: splitIntoPiles(run, starts),
  }));
}

/**
 * Splits a run into the low cards with the lowest on top, the card that the row started with, and
 * the high cards. If the run has no such card, or several, it is split into two halves.
 */
function splitIntoPiles(run: string[], starts: readonly number[]): Pile[] {
  const middles = run.filter((card) => starts.includes(cardValue(card)));
  const middle = middles.length === 1 ? run.indexOf(middles[0] ?? "") : -1;
  const low = middle < 0 ? run.slice(0, run.length >> 1) : run.slice(0, middle);
  const high = middle < 0 ? run.slice(run.length >> 1) : run.slice(middle + 1);
  const centre = middle < 0 ? [] : run.slice(middle, middle + 1);
  return [low.reverse(), centre, high].filter((pile) => pile.length > 0);
}

/** The space between two runs, and between two piles of a run, in card widths. */
export const BETWEEN_RUNS = 0.35;
export const BETWEEN_PILES = 0.14;
/** The width of the ghost of the next card in a compact row, in card widths. */
export const NEXT = 0.78;

/** Arranges the runs of a compact row and the ghosts of its next cards by number. */
export function arrangePiles(
  cards: readonly string[],
  next: readonly number[],
  starts: readonly number[],
): PiledItem[] {
  if (cards.length === 0 && next.length > ANY) {
    return [{ key: "any", run: null, value: null, apart: false }];
  }
  const runs = findRuns(cards, starts).map((run) => ({ run, value: null, at: run }));
  const ghosts = next.map((value) => ({ run: null, value, at: { first: value, last: value } }));
  const sorted = [...runs, ...ghosts].sort((one, two) => one.at.first - two.at.first);
  return sorted.map(({ run, value, at }, n) => {
    const before = sorted[n - 1]?.at.last;
    return {
      key: `${run ? "run" : "next"}${at.first}`,
      run,
      value,
      apart: before !== undefined && before + 1 < at.first,
    };
  });
}

/** Measures the width of a compact row, in card widths. */
export function measureWidth(items: readonly PiledItem[]): number {
  return items.reduce((sum, { run, apart }, n) => {
    const between = n === 0 ? 0 : apart ? BETWEEN_RUNS : BETWEEN_PILES;
    const piles = run?.piles.length ?? 0;
    return sum + between + (run ? piles + (piles - 1) * BETWEEN_PILES : NEXT);
  }, 0);
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

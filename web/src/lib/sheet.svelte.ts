/** The score sheet of a match: what each round was worth, as far as this device was there. */
import { keep, keptValue } from "./keep";
import type { Happening, View } from "./table.svelte";

/** A round that is over. */
export interface Scored {
  round: number;
  /** Who won it; null if nobody has told us. */
  won: number[] | null;
  points: number[];
  totals: number[];
}

/** A line of the sheet: one round, or all those that nobody here has seen. */
export interface Line {
  from: number;
  to: number;
  won: number[];
  points: number[];
  totals: number[];
}

/** At most so many lines: all the early rounds are one. */
export function shortened(lines: readonly Line[], most: number): Line[] {
  const early = lines.slice(0, lines.length - most + 1);
  const [first, last] = [early[0], early.at(-1)];
  if (first === undefined || last === undefined || lines.length <= most) return [...lines];
  const { to, totals } = last;
  return [{ from: first.from, to, won: [], points: totals, totals }, ...lines.slice(early.length)];
}

interface Kept {
  code: string;
  match: number;
  rounds: Scored[];
}

const KEY = "elfer-sheets";
const MOST_SHEETS = 10;

export class Sheet {
  #rounds: Scored[] = $state.raw([]);

  constructor(
    readonly code: string,
    readonly match: number,
  ) {
    const sheet = sheets().find((one) => one.code === code && one.match === match);
    this.#rounds = sheet?.rounds ?? [];
  }

  /** Writes down a round that is over; what happened may tell who won it. */
  note(view: View, events: readonly Happening[]): void {
    if (!view.round_over || view.points === null || view.totals === null) return;
    const known = this.#rounds.find((one) => one.round === view.round);
    const won = winnersOf(view.round, events) ?? known?.won ?? null;
    if (known !== undefined && JSON.stringify(known.won) === JSON.stringify(won)) return;
    const scored = { round: view.round, won, points: view.points, totals: view.totals };
    const others = this.#rounds.filter((one) => one.round !== view.round);
    this.#rounds = [...others, scored].sort((one, other) => one.round - other.round);
    const sheet: Kept = { code: this.code, match: this.match, rounds: this.#rounds };
    keep(KEY, JSON.stringify([...without(sheet), sheet].slice(-MOST_SHEETS)));
  }

  /** Who won a round, if it is known. */
  won(round: number): number[] | null {
    return this.#rounds.find((one) => one.round === round)?.won ?? null;
  }

  /** The sheet, line by line. */
  get lines(): Line[] {
    return linesOf(this.#rounds);
  }
}

/** Who won a round, as it was told when it ended. */
export function winnersOf(round: number, events: readonly Happening[]): number[] | null {
  const over = events.findLast((event) => event.type === "round-over" && event.round === round);
  return Array.isArray(over?.won) ? (over.won as number[]) : null;
}

/** Known rounds as lines; what lies between them follows from the totals. */
export function linesOf(rounds: readonly Scored[]): Line[] {
  const lines: Line[] = [];
  let last = { round: 0, totals: null as number[] | null };
  for (const { round, won, points, totals } of rounds) {
    if (round > last.round + 1) {
      const before = totals.map((total, seat) => total - (points[seat] ?? 0));
      const missed = before.map((total, seat) => total - (last.totals?.[seat] ?? 0));
      const [from, to] = [last.round + 1, round - 1];
      lines.push({ from, to, won: [], points: missed, totals: before });
    }
    lines.push({ from: round, to: round, won: won ?? [], points, totals });
    last = { round, totals };
  }
  return lines;
}

function sheets(): Kept[] {
  const kept = keptValue<unknown>(KEY, []);
  return Array.isArray(kept) ? (kept as Kept[]) : [];
}

function without({ code, match }: Kept): Kept[] {
  return sheets().filter((one) => one.code !== code || one.match !== match);
}

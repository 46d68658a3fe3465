/** The scores of a match, round by round, as far as this device has seen them. */
import { readValue, writeText } from "../../device/storage";
import type { GameEvent, View } from "../../stores/table.svelte";

/** A finished round. */
export interface ScoredRound {
  round: number;
  /** The winners; null if unknown. */
  won: number[] | null;
  points: number[];
  totals: number[];
}

/** A line of the score sheet: one round, or all rounds that this device has not seen. */
export interface ScoreLine {
  from: number;
  to: number;
  won: number[];
  points: number[];
  totals: number[];
}

/** Shortens the sheet to a maximum number of lines by merging the early rounds. */
export function shortenLines(lines: readonly ScoreLine[], most: number): ScoreLine[] {
  const early = lines.slice(0, lines.length - most + 1);
  const [first, last] = [early[0], early.at(-1)];
  if (first === undefined || last === undefined || lines.length <= most) return [...lines];
  const { to, totals } = last;
  return [{ from: first.from, to, won: [], points: totals, totals }, ...lines.slice(early.length)];
}

interface StoredScores {
  code: string;
  match: number;
  rounds: ScoredRound[];
}

const KEY = "elfer-sheets";
const MOST_SHEETS = 10;

export class ScoreHistory {
  #rounds: ScoredRound[] = $state.raw([]);

  constructor(
    readonly code: string,
    readonly match: number,
  ) {
    const sheet = readAll().find((one) => one.code === code && one.match === match);
    this.#rounds = sheet?.rounds ?? [];
  }

  /** Notes a finished round; the events may name its winners. */
  note(view: View, events: readonly GameEvent[]): void {
    if (!view.round_over || view.points === null || view.totals === null) return;
    const known = this.#rounds.find((one) => one.round === view.round);
    const won = findWinners(view.round, events) ?? known?.won ?? null;
    if (known !== undefined && JSON.stringify(known.won) === JSON.stringify(won)) return;
    const scored = { round: view.round, won, points: view.points, totals: view.totals };
    const others = this.#rounds.filter((one) => one.round !== view.round);
    this.#rounds = [...others, scored].sort((one, other) => one.round - other.round);
    const sheet: StoredScores = { code: this.code, match: this.match, rounds: this.#rounds };
    writeText(KEY, JSON.stringify([...readOthers(sheet), sheet].slice(-MOST_SHEETS)));
  }

  /** The winners of a round, if known. */
  winnersOf(round: number): number[] | null {
    return this.#rounds.find((one) => one.round === round)?.won ?? null;
  }

  /** The lines of the sheet. */
  get lines(): ScoreLine[] {
    return toLines(this.#rounds);
  }
}

/** Finds the winners of a round in its last event. */
export function findWinners(round: number, events: readonly GameEvent[]): number[] | null {
  const over = events.findLast((event) => event.type === "round-over" && event.round === round);
  return Array.isArray(over?.won) ? (over.won as number[]) : null;
}

/** Converts the known rounds to lines; the rounds between them follow from the totals. */
export function toLines(rounds: readonly ScoredRound[]): ScoreLine[] {
  const lines: ScoreLine[] = [];
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

function readAll(): StoredScores[] {
  const kept = readValue<unknown>(KEY, []);
  return Array.isArray(kept) ? (kept as StoredScores[]) : [];
}

function readOthers({ code, match }: StoredScores): StoredScores[] {
  return readAll().filter((one) => one.code !== code || one.match !== match);
}

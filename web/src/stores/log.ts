/** Log entries: an event with the people at the table at that time; session storage keeps them across a reload. */
import type { TableCard } from "../wire/types";

export type GameEvent = { type: string; seat: number | null } & Record<string, unknown>;

/** The people and seats of a table at one moment, as seen from this device. */
export interface Roster extends Pick<TableCard, "chairs" | "people" | "game" | "match"> {
  /** The seats of this device. */
  seats: readonly number[];
}

/** An event with its number, and the roster at that time. */
export interface LogEntry {
  number: number;
  event: GameEvent;
  then: Roster;
}

const LONGEST = 120;
const KEY = "elfer-history";

interface StoredLog {
  code: string;
  log: LogEntry[];
}

/** Finds the roster for each of these events, which may include the start of a new match. */
export function findRosters(
  events: readonly GameEvent[],
  before: Roster | null,
  now: Roster,
): Roster[] {
  const begun = events.findLastIndex(({ type }) => type === "started");
  return events.map((_, n) => (before !== null && n < begun ? before : now));
}

/** Saves the newest entries of a table. */
export function saveLog(code: string, log: readonly LogEntry[]): void {
  try {
    const kept: StoredLog = { code, log: log.slice(-LONGEST) };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // the log starts again after a reload
  }
}

/** Loads the saved entries of a table. */
export function loadLog(code: string): LogEntry[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StoredLog | null;
    return kept?.code === code ? kept.log : [];
  } catch {
    return [];
  }
}
